import FileBackend
import Foundation
import Gestures
import Lessons
import Practice
import Simulation
import SpaceAndTime
import TestSupport
import Testing

@Suite("Repairing a screen in an editor")
struct RepairTests {
  /// A sitting that is told of saves as they come.
  private struct Sitting {
    var session: PracticeSession
    var now = Instant.zero
    let pair: FaultPair

    init(_ id: String) throws {
      pair = try FaultFile.load(
        packageRoot.appending(path: "Lessons/09-faults/\(id).json5").path
      ).pair
      var course = Course(lessons: [], apps: [:])
      course.add(pair)
      course.repair(pair, file: "screen.json5", library: pair.broken)
      session = try PracticeTests.session(.repair(id), course: course)
    }

    /// What is said or recorded, to the end of it.
    mutating func hear(_ effects: [PracticeEffect]) -> [String] {
      var heard: [String] = []
      var rest = effects
      while !rest.isEmpty {
        var next: [PracticeEffect] = []
        for effect in rest {
          switch effect {
          case .speech(.start(let id, let utterance)):
            heard.append(utterance.text)
            now = now + 1000
            next += session.speechFinished(id, at: now)
          case .measureRepair: heard.append("measure")
          case .record(.lessonFinished): heard.append("finished")
          default: break
          }
        }
        rest = next
      }
      return heard
    }

    mutating func save(_ saved: SavedScreen) -> [String] {
      now = now + 1000
      return hear(session.screenSaved(saved, at: now))
    }

    mutating func measure() throws -> [String] {
      let question = try #require(session.repairQuestion)
      return hear(session.repairMeasured(question.answer(), at: now))
    }
  }

  @Test("Each good save is heard and measured, until the errand is at par")
  func saves() throws {
    var sitting = try Sitting("cell-of-four-stops")
    let start = sitting.hear(sitting.session.start(at: sitting.now))
    #expect(start.contains("Open the chat with Deniz."))
    #expect(start.contains("Chats, heading"))
    #expect(try sitting.measure() == ["The errand takes 7 gestures now. 4 are enough."])
    #expect(sitting.save(.screen(sitting.pair.broken)).contains("measure"))
    #expect(try sitting.measure() == ["The errand takes 7 gestures now. 4 are enough."])
    #expect(sitting.save(.screen(sitting.pair.repaired)).contains("Chats, heading"))
    let done = try sitting.measure()
    #expect(done.first == "Heard now: Ben, See you on Friday, 9:40, button.")
    #expect(done.contains("Repaired! The errand takes 4 gestures, and no fewer are needed."))
    #expect(done.contains("finished"))
    #expect(sitting.session.isGoalReached)
    #expect(try !sitting.measure().contains("finished"), "it is finished once")
  }

  @Test("A broken save is told with its place, and the last good screen stays")
  func broken() throws {
    var sitting = try Sitting("unnamed-button")
    _ = sitting.hear(sitting.session.start(at: sitting.now))
    let heard = sitting.save(.problem("A view has no key x.", line: 7, column: 30))
    #expect(
      heard == [
        "Line 7, column 30. A view has no key x.", "You go on hearing the last good screen.",
      ])
    #expect(sitting.session.situation?.screen == "recorder")
    #expect(sitting.save(.gone).first?.hasPrefix("The file is gone.") == true)
    #expect(sitting.session.situation?.screen == "recorder")
  }

  @Test("Where words are missing, they are named; a measure of an older save is no news")
  func words() throws {
    var sitting = try Sitting("unnamed-button")
    _ = sitting.hear(sitting.session.start(at: sitting.now))
    #expect(try sitting.measure().first?.hasSuffix("still not heard: Save, button.") == true)
    let old = try #require(sitting.session.repairQuestion).answer()
    _ = sitting.save(.screen(sitting.pair.repaired))
    #expect(sitting.hear(sitting.session.repairMeasured(old, at: sitting.now)) == [])
    #expect(try sitting.measure().contains("finished"))
  }

  /// The app of a fault in the learner's own copy, with something replaced in its file.
  private func edited(_ id: String, _ old: String, _ new: String) throws -> ScreenLibrary {
    let folder = try TemporaryFolder()
    let path = packageRoot.appending(path: "Lessons/09-faults/\(id).json5").path
    let file = try RepairFile(of: FaultFile.load(path), in: folder.url.path)
    let text = try String(contentsOfFile: file.path, encoding: .utf8)
    try #require(text.contains(old))
    try text.replacing(old, with: new).write(toFile: file.path, atomically: true, encoding: .utf8)
    return try file.load()
  }

  @Test("A save that takes the way away, or makes it longer, is told to do so")
  func worse() throws {
    var sitting = try Sitting("cell-of-four-stops")
    _ = sitting.hear(sitting.session.start(at: sitting.now))
    _ = try sitting.measure()
    let hidden = try edited(
      "cell-of-four-stops", "kind: \"table\",", "kind: \"table\", hidden: true,")
    _ = sitting.save(.screen(hidden))
    #expect(
      try sitting.measure().last == "There was a way before this save. Now there is none.")
    _ = sitting.save(.screen(sitting.pair.repaired))
    _ = try sitting.measure()
    _ = sitting.save(.screen(sitting.pair.broken))
    #expect(
      try sitting.measure().last
        == "The errand takes 7 gestures now, more than before this save. 4 are enough.")
  }

  @Test("What was heard before has to stay, stops have to differ, and words to begin a stop")
  func notRepaired() throws {
    var sitting = try Sitting("cell-of-four-stops")
    _ = sitting.hear(sitting.session.start(at: sitting.now))
    _ = try sitting.measure()
    let cells = try edited(
      "cell-of-four-stops", "kind: \"cell\",",
      "kind: \"cell\", isAccessibilityElement: true, accessibilityLabel: \"x\",")
    _ = sitting.save(.screen(cells))
    let told1 = try sitting.measure()
    #expect(
      told1.last
        == "Several stops sound the same now. Give each a name of its own.")

    sitting = try Sitting("unnamed-button")
    _ = sitting.hear(sitting.session.start(at: sitting.now))
    _ = try sitting.measure()
    let save = "image: \"btn_c_32.png\","
    let other = try edited("unnamed-button", save, save + " accessibilityLabel: \"Do not Save\",")
    _ = sitting.save(.screen(other))
    let told2 = try sitting.measure()
    #expect(
      told2.last?.hasSuffix("still not heard: Save, button.") == true)
    let headless = try edited("unnamed-button", "text: \"New recording\",", "hidden: true,")
    _ = sitting.save(.screen(headless))
    let told3 = try sitting.measure()
    #expect(
      told3.last == "What was heard before is gone: New recording, heading.")
  }

  @Test("The cursor stays on its element when the screen is saved")
  func cursor() throws {
    var sitting = try Sitting("unnamed-button")
    _ = sitting.hear(sitting.session.start(at: sitting.now))
    for _ in 0..<4 {
      sitting.now = sitting.now + 1000
      let flick = RecognizedGesture(
        gesture: .oneFingerFlickRight, time: sitting.now, position: .zero)
      _ = sitting.hear(sitting.session.gesture(.recognized(flick), at: sitting.now))
    }
    #expect(sitting.session.situation?.cursor == "save")
    #expect(sitting.save(.screen(sitting.pair.repaired)).contains("Save, button"))
    #expect(sitting.session.situation?.cursor == "save")
  }
}
