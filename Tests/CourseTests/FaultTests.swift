import FileBackend
import Foundation
import Lessons
import Practice
import Routes
import Simulation
import Speech
import TestSupport
import Testing

@Suite("The faults")
struct FaultTests {
  static let files = LessonFolder.faultFiles(below: ShippedCourse.lessons.path)

  private func setup() throws -> PracticeSession.Setup {
    let words = packageRoot.appending(path: "Assets/Words")
    let coach = try WordsFile.load(words.appending(path: "coach.en.json5").path)
    let misses = try WordsFile.load(words.appending(path: "misses.en.json5").path)
    return PracticeSession.Setup(
      vocabulary: try Vocabulary.shipped(), coachWords: coach.completed(by: misses))
  }

  @Test("Each is what its file says: heard, proved, and finished by learners", arguments: files)
  func proved(file: String) throws {
    let loaded = try FaultFile.load(file)
    #expect(try FaultCheck(setup: setup()).findings(in: loaded.pair) == [])
  }

  @Test(
    "Each has its line in every language, its place, and a line for the checklist", arguments: files
  )
  func complete(file: String) throws {
    let fault = try FaultFile.load(file).pair.fault
    for language in CodeLanguage.allCases {
      #expect(fault.code[language]?.isEmpty == false, "\(language)")
    }
    let places = CodeLanguage.allCases.map { fault.places[$0] ?? "" }
    #expect(Set(places).count == places.count, "Each language has a place of its own.")
    let appleTerms = [
      "view did", "viewDid", "Interface Builder", "cellForRow", "didSet", "configure",
    ]
    for text in places.dropFirst() {
      #expect(!appleTerms.contains(where: text.contains), "\(text)")
    }
    for text in places + [fault.checklist] {
      #expect(text.last == "." && PromptCheck.problem(with: text) == nil, "\(text)")
    }
  }

  @Test("What can't be taken back is told, with the way to begin anew")
  func misses() throws {
    let file = try #require(Self.files.first { $0.hasSuffix("/unnamed-button.json5") })
    let pair = try FaultFile.load(file).pair
    var course = Course(lessons: [], apps: [:])
    course.add(pair)
    var rehearsal = Rehearsal(
      PracticeSession(course: course, opening: .lesson(pair.lessonID), setup: try setup()))
    let script = """
      one-finger-flick-right
      one-finger-flick-right
      one-finger-flick-right
      one-finger-double-tap
      key f8
      """
    rehearsal.run(try GestureScript(parsing: script))
    let heard = rehearsal.log.compactMap {
      if case .coach(_, let text, _) = $0.what { text } else { nil }
    }
    #expect(heard.contains { $0.hasPrefix("The recording is discarded now.") }, "\(heard)")
    #expect(rehearsal.session.situation?.state["isDiscarded"] == .flag(false))
  }

  @Test("Whatever one press makes unreachable is told", arguments: files)
  func deadEnds(file: String) throws {
    let pair = try FaultFile.load(file).pair
    let finder = RouteFinder(vocabulary: try .shipped())
    for library in [pair.broken, pair.repaired] {
      let start = SimulatedApp(library: library, start: pair.screen)
      let goal = pair.errand.goal
      guard case .found = try finder.route(from: start, to: goal) else { continue }
      for element in start.screen.elements {
        var app = start
        guard app.respond(to: .activate(element.id), at: .zero).isHandled,
          app.state != start.state, finder.moves(from: app, to: goal, limit: 4_000) == nil,
          case .none = try finder.route(from: app, to: goal)
        else { continue }
        let situation = Situation(screen: app.screen.id, state: app.state)
        #expect(
          pair.errand.misses.contains { $0.when.isMet(in: situation, since: StepTrace()) },
          "\(element.id) on \(app.screen.id): nothing leads on from there, and nobody says so.")
      }
    }
  }

  private func findings(
    _ id: String, _ change: (inout FaultPair) -> Void
  ) throws -> [FaultCheck.Finding] {
    let file = try #require(Self.files.first { $0.hasSuffix("/\(id).json5") })
    var pair = try FaultFile.load(file).pair
    change(&pair)
    return try FaultCheck(setup: setup()).findings(in: pair)
  }

  @Test("A proof that does not hold is found", arguments: [FaultProof.cheaper, .newlyPossible])
  func wrongProof(proof: FaultProof) throws {
    #expect(try findings("unnamed-button") { $0.proof = proof }.map(\.key) == ["proof"])
  }

  @Test("Broken and repaired the wrong way round are found, whatever the proof")
  func swapped() throws {
    for id in ["unnamed-button", "cell-of-four-stops", "slider-without-adjustable"] {
      let keys = try findings(id) { swap(&$0.broken, &$0.repaired) }.map(\.key)
      #expect(keys.contains("changes"), "\(id)")
      #expect(keys.count > 1, "\(id): \(keys)")
    }
  }

  @Test("A change that is not written is found, and told as it is written")
  func unwritten() throws {
    let found = try findings("unnamed-button") { $0.changes.removeLast() }
    #expect(found.map(\.key) == ["changes"])
    #expect(found.first?.sentence.hasSuffix("[\"- btn_c_32, button\", \"+ Save, button\"]") == true)
  }

  @Test("Hints of an errand that are no ladder are found, on each of the two screens")
  func hints() throws {
    let found = try findings("unnamed-button") {
      $0.errand.hintsBefore.removeLast()
      $0.errand.hintsAfter = []
    }
    #expect(found.map(\.key) == ["errand", "errand"])
    #expect(found.first?.sentence.hasPrefix("Two hints are too few") == true)
  }

  @Test("Something that can't be done after the repair is found")
  func impossible() throws {
    let found = try findings("unnamed-button") { $0.errand.goal.screen = "nowhere" }
    #expect(found.map(\.key) == ["errand"])
  }
}
