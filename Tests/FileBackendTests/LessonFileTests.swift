import FileBackend
import Foundation
import Gestures
import Lessons
import Practice
import ScreenReader
import Simulation
import Speech
import TestSupport
import Testing

@Suite("Lesson files")
struct LessonFileTests {
  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "lessons-\(UUID())")
    try FileManager.default.createDirectory(
      at: folder.appending(path: "Lessons/01-first"), withIntermediateDirectories: true)
    try write(
      "{ id: \"hall\", state: { lamp: false }, views: [{ id: \"lamp\", kind: \"switch\", frame: [0, 0, 99, 40], bind: \"lamp\" }] }",
      to: "Lessons/hall.json5")
  }

  private func write(_ text: String, to path: String) throws {
    try Data(text.utf8).write(to: folder.appending(path: path))
  }

  private func load(_ text: String, named name: String = "light") throws -> LessonFile.Loaded {
    try write(text, to: "Lessons/01-first/\(name).json5")
    return try LessonFile.load(folder.appending(path: "Lessons/01-first/\(name).json5").path)
  }

  private func lesson(step: String = "", round: String = "", top: String = "") -> String {
    """
    { id: "light", title: "Light", \(top)
      rounds: [{ id: "one", screen: "hall", \(round)
        steps: [{ id: "on", say: "Switch it on.", finish: { state: { lamp: true } }, \(step) }] }] }
    """
  }

  @Test("Everything that a lesson can say is read")
  func everything() throws {
    let loaded = try load(
      lesson(
        step: """
          expects: ["one-finger-double-tap"], hints: ["a", "b", "c"], praise: "Good.",
          wrong: { "one-finger-tap": "Once more." },
          misses: [{ when: { cursor: "lamp" }, say: "Too far." }],
          """,
        round: """
          title: "One", say: ["Hello."], par: 3, captions: false, praise: ["Done."],
          misses: [{ when: { screen: "hall" }, say: "The hall." }],
          goal: { any: [{ screen: "hall", cursor: "lamp" }, { gesture: "explore", times: 2 },
            { visited: ["a*", "b"] }, { earcon: "boundary" }, { activated: "lamp" },
            { escaped: true }, { command: "repeat" }, { screenGoal: true },
            { rotor: "containers", faster: 20 }, { rotor: "custom:Notes", slower: 5 },
            { speechHeld: true, speechResumed: true },
            { gesture: "explore", cursor: "lamp", earcon: "boundary", screen: "hall" },
            { rotor: "containers", times: 2, gesture: "explore" }] }, slower: 25,
          """,
        top: """
          kind: "errand", summary: "On.",
          faults: [{ id: "x", title: "X", elements: ["hall/lamp"], say: "Why." }],
          """))
    let lesson = loaded.lesson
    #expect(lesson.chapter == "01-first")
    #expect(lesson.kind == .errand)
    #expect(lesson.faults == [Fault(id: "x", title: "X", elements: ["hall/lamp"], say: "Why.")])
    let round = try #require(lesson.rounds.first)
    #expect(round.par == 3)
    #expect(!round.showsCaptions)
    #expect(round.rateShift == -25)
    #expect(
      round.goal
        == .any([
          .all([.screen("hall"), .cursor("lamp")]), .gesture(.explore, times: 2),
          .all([.visited("a*"), .visited("b")]), .earcon(.boundary, times: 1),
          .asked(.activate, "lamp"), .asked(.escape, nil), .command("repeat"), .screenGoal,
          .all([.rotor(.containers), .rateMoved(20)]),
          .all([.rotor(RotorID(rawValue: "custom:Notes")), .rateMoved(-5)]),
          .all([.speechHeld, .speechResumed]),
          .all([
            .screen("hall"),
            .answered(GestureAnswer(.explore, cursor: "lamp", earcon: .boundary), times: 1),
          ]), .answered(GestureAnswer(.explore, rotor: .containers), times: 2),
        ]))
    let step = try #require(round.steps.first)
    #expect(step.expects == [.oneFingerDoubleTap])
    #expect(step.hints == ["a", "b", "c"])
    #expect(step.praise == ["Good."])
    #expect(step.wrong == [.oneFingerTap: "Once more."])
    #expect(step.misses == [LessonMiss(when: .cursor("lamp"), say: "Too far.")])
    #expect(round.misses == [LessonMiss(when: .screen("hall"), say: "The hall.")])
    #expect(lesson.texts.contains("Too far.") && lesson.texts.contains("The hall."))
    #expect(loaded.apps["hall"]?.contains("hall") == true)
  }

  @Test("Who checks a folder hears which file is in hand, of how many")
  func counting() throws {
    try write(lesson(step: "hints: [\"a\", \"b\", \"c\"]"), to: "Lessons/01-first/light.json5")
    let words = packageRoot.appending(path: "Assets/Words/coach.en.json5").path
    let setup = PracticeSession.Setup(
      vocabulary: try Vocabulary.shipped(), coachWords: try WordsFile.load(words))
    var begun: [String] = []
    let check = LessonCheck(path: folder.appending(path: "Lessons").path, setup: setup) {
      begun.append("\($0) of \($1)")
    }
    #expect(check.problems.isEmpty, "\(check.problems)")
    #expect(begun == ["1 of 2", "2 of 2"])

    try write(lesson(step: "hints: [\"a\", \"b\"]"), to: "Lessons/01-first/light.json5")
    let short = LessonCheck(path: folder.appending(path: "Lessons").path, setup: setup)
    #expect(short.problems.map(\.sentence).count == 1)
    #expect(short.problems.first?.sentence.contains("Two hints are too few") == true)
  }

  @Test(
    "A mistake is named with its line and what was probably meant",
    arguments: [
      ("step", "finsih: {}", 3, "Did you mean finish?"),
      ("step", "expects: [\"one-finger-flick-rigth\"]", 3, "Did you mean one-finger-flick-right?"),
      ("step", "wrong: { \"one-finger-tab\": \"x\" }", 3, "Did you mean one-finger-tap?"),
      ("step", "hints: [\"a\", \"b\", \"c\", \"d\"]", 3, "three hints at most"),
      ("round", "par: 0,", 2, "from 1"), ("round", "goal: {},", 2, "The goal is empty"),
      ("round", "goal: { state: { lmap: true } },", 2, "Did you mean lamp?"),
      ("round", "goal: { screen: \"hal\" },", 2, "Did you mean hall?"),
      ("round", "goal: { rotor: \"containres\" },", 2, "Did you mean containers?"),
      ("round", "goal: { speechHeld: false },", 2, "Write speechHeld: true, or leave it out"),
      ("round", "misses: [{ say: \"x\" }],", 2, "A miss needs when"),
      ("round", "faster: 0,", 2, "from 1"), ("top", "order: -1,", 1, "from 0"),
      ("round", "goal: { earcon: \"bondary\" },", 2, "Did you mean boundary?"),
      ("top", "kind: \"exam\",", 1, "not known"),
      ("top", "titel: \"x\",", 1, "Did you mean title?"),
    ])
  func mistakes(place: String, text: String, line: Int, part: String) {
    let source =
      switch place {
      case "step": lesson(step: text)
      case "round": lesson(round: text)
      default: lesson(top: text)
      }
    let problem = #expect(throws: FileProblem.self) { try load(source) }
    #expect(problem?.position?.line == line, "\(problem.map(String.init(describing:)) ?? "")")
    #expect(problem?.sentence.contains(part) == true, "\(problem?.sentence ?? "")")
  }

  @Test(
    "What a lesson cannot do without is asked for",
    arguments: [
      ("{ title: \"x\", rounds: [] }", "has no id"), ("{ id: \"light\" }", "has no title"),
      ("{ id: \"light\", title: \"x\" }", "has no rounds"),
      ("{ id: \"light\", title: \"x\", rounds: [{ id: \"r\" }] }", "no screen"),
      ("{ id: \"light\", title: \"x\", rounds: [{ id: \"r\", screen: \"hall\" }] }", "no end"),
      (
        "{ id: \"other\", title: \"x\", rounds: [{ id: \"r\", screen: \"hall\", goal: { screenGoal: true } }] }",
        "same name"
      ),
      (
        "{ id: \"light\", title: \"x\", rounds: [{ id: \"r\", screen: \"hal\", goal: { screenGoal: true } }] }",
        "There is no screen hal"
      ),
      ("{ id: ", "end"), ("", ""), ("[]", "object"),
    ])
  func missing(source: String, part: String) {
    let problem = #expect(throws: FileProblem.self) { try load(source) }
    #expect(part.isEmpty || problem?.sentence.contains(part) == true, "\(problem?.sentence ?? "")")
  }

  @Test("A folder loads what is right and names what is not")
  func folders() throws {
    _ = try load(lesson())
    try write("{ id: \"bad\" }", to: "Lessons/01-first/bad.json5")
    let loaded = LessonFolder.load(folder.appending(path: "Lessons").path)
    #expect(loaded.lessons.map(\.id) == ["light"])
    #expect(loaded.problems.count == 1)
    #expect(loaded.problems.first?.file.hasSuffix("bad.json5") == true)
  }

  @Test("Lessons of a chapter come in their order, those without one last, by name")
  func order() throws {
    for (id, order) in [("a", 20), ("b", nil), ("c", 10), ("d", nil)] as [(String, Int?)] {
      let text = lesson(top: order.map { "order: \($0)," } ?? "")
        .replacingOccurrences(of: "\"light\"", with: "\"\(id)\"")
      _ = try load(text, named: id)
    }
    let loaded = LessonFolder.load(folder.appending(path: "Lessons").path)
    #expect(loaded.problems.isEmpty)
    #expect(loaded.lessons.map(\.id) == ["c", "a", "b", "d"])
  }
}
