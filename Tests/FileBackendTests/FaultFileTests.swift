import FileBackend
import Foundation
import Lessons
import Simulation
import TestSupport
import Testing

@Suite("Fault files")
struct FaultFileTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try write(
      """
      { id: "light", state: { lamp: false }, views: [
        { id: "row", kind: "view", frame: [0, 0, 390, 60], views: [
          { id: "lamp", kind: "button", frame: [0, 0, 99, 40], image: "l.png",
            on: { activate: [{ set: { lamp: true } }], longPress: [], magicTap: [{ push: "about" }] } },
          { kind: "label", frame: [100, 0, 99, 40], text: "Lamp" } ] } ] }
      """, to: "light")
    try write(
      "{ id: \"about\", views: [{ id: \"note\", kind: \"label\", frame: [0, 0, 99, 40], text: \"Old\" }] }",
      to: "about")
  }

  private func write(_ text: String, to name: String) throws {
    try Data(text.utf8).write(to: folder.url.appending(path: "\(name).json5"))
  }

  private func load(
    repair: String = "{ views: { lamp: { accessibilityLabel: \"Lamp\" } } }", more: String = ""
  ) throws -> FaultFile.Loaded {
    try write(
      """
      { id: "dark", title: "Dark", kind: "name", screen: "light", subject: "It", say: "So.",
        repair: \(repair),
        changes: ["- l, button"], errand: { ask: "On.", goal: { state: { lamp: true } } },
        proof: "cheaper", code: { swift: "a", swiftUI: "b" }, test: "c", \(more) }
      """, to: "dark")
    return try FaultFile.load(folder.url.appending(path: "dark.json5").path)
  }

  private func stops(_ library: ScreenLibrary, _ screen: String = "light") -> [String?] {
    SimulatedApp(library: library, start: screen).screen.elements.map(\.content.label)
  }

  @Test("A repair changes what it names, on the screen, in views and in views without ids")
  func repairs() throws {
    let pair = try load(
      repair: """
        [{ title: "Room", views: { lamp: { image: null, text: "Lamp",
            on: { longPress: null } }, "row.*1": { hidden: true } } },
          { screen: "about", views: { note: { text: "New" } } }]
        """
    ).pair
    #expect(stops(pair.broken) == ["l", "Lamp"])
    #expect(stops(pair.repaired) == ["Lamp"])
    #expect(stops(pair.broken, "about") == ["Old"])
    #expect(stops(pair.repaired, "about") == ["New"])
    var app = SimulatedApp(library: pair.repaired, start: "light")
    #expect(app.screen.title == "Room")
    let opened = app.respond(to: .longPress("lamp"), at: .zero)
    #expect(!opened.isHandled, "null takes an answer away")
    let lit = app.respond(to: .activate("lamp"), at: .zero)
    #expect(lit.isHandled, "answers that are not named stay")
  }

  @Test(
    "What a repair gets wrong is named with its own file and line",
    arguments: [
      (
        "{ views: { lamp: { accessibilityLable: \"x\" } } }", "dark.json5:2:30",
        "accessibilityLabel?"
      ),
      ("{ views: { lmap: { text: \"x\" } } }", "dark.json5:2:22", "Did you mean lamp?"),
      ("{ views: { lamp: { isOn: true } } }", "dark.json5:2:36", "has no isOn"),
      ("{ views: { lamp: { text: \"{lam}\" } } }", "dark.json5:2:36", "Did you mean lamp?"),
      ("{ views: { lamp: { accessibilityElements: [\"rwo\"] } } }", "dark.json5:2:54", "row?"),
      ("{ titel: \"x\" }", "dark.json5:2:13", "Did you mean title?"),
      ("{ id: \"x\" }", "dark.json5:2:13", "does not change the id"),
      ("{ screen: \"lihgt\", title: \"x\" }", "dark.json5:2:21", "Did you mean light?"),
      ("{ on: { activate: 3 } }", "dark.json5:2:29", "a list of actions"),
    ])
  func mistakes(repair: String, place: String, sentence: String) throws {
    let problem = try #require(throws: FileProblem.self) { try load(repair: repair) }
    #expect(problem.description.contains(place), "\(problem)")
    #expect(problem.sentence.contains(sentence), "\(problem)")
  }

  @Test("Where the repair belongs, and what to check, are read where they are written")
  func place() throws {
    let fault = try load(more: "place: \"In viewDidLoad.\", checklist: \"Lamps have names.\"")
      .pair.fault
    #expect(fault.place(in: .swift) == "In viewDidLoad.")
    #expect(fault.place(in: .swiftUI) == "In viewDidLoad.")
    let split = try load(more: "place: { swift: \"In viewDidLoad.\", swiftUI: \"In body.\" }").pair
      .fault
    #expect(split.place(in: .swiftUI) == "In body.")
    // The line that is shown then is one in Swift, and so is its place.
    #expect(split.place(in: .kotlin) == "In viewDidLoad.")
    #expect(fault.checklist == "Lamps have names.")
    #expect(try load().pair.fault.places.isEmpty)
  }

  @Test(
    "What a fault lacks or mistypes is named",
    arguments: [
      ("prof: 1", "Did you mean proof?"), ("tells: [\"x\"]", "understanding\" alone"),
    ])
  func keys(more: String, sentence: String) throws {
    let problem = try #require(throws: FileProblem.self) { try load(more: more) }
    #expect(problem.sentence.contains(sentence), "\(problem)")
  }
}
