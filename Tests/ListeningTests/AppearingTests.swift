import FileBackend
import Gestures
import ScreenReader
import Simulation
import TestSupport
import Testing

@Suite("Screens that appear again")
struct AppearingTests {
  private func listener(_ opening: String) throws -> Listener {
    let under = """
      { id: "under", title: "Under", state: { seen: 0 }, views: [
        { id: "first", kind: "button", frame: [0, 0, 390, 44], text: "First" },
        { id: "open", kind: "button", frame: [0, 60, 390, 44], text: "Open",
          on: { activate: [\(opening)] } } ],
        on: { appear: [{ add: { seen: 1 } }] } }
      """
    let over = """
      { id: "over", title: "Over", views: [
        { id: "close", kind: "button", frame: [0, 0, 390, 44], text: "Close",
          on: { activate: [{ dismiss: true }] } } ] }
      """
    let screens = try [under, over].map {
      try ScreenFile.description(Array($0.utf8), file: "test.json5")
    }
    let app = SimulatedApp(library: ScreenLibrary(screens), start: "under")
    return Listener(app: app, vocabulary: try .shipped())
  }

  @Test(
    "What lay over a part of a screen leaves it as it was; the cursor returns to what opened that",
    arguments: [
      ("alert", 1), ("actionSheet", 1), ("sheet", 1), ("popover", 1), ("overlay", 1),
      ("fullScreen", 2),
    ])
  func presented(style: String, times: Double) throws {
    var listener = try listener("{ present: \"over\", style: \"\(style)\" }")
    listener.make(.oneFingerFlickRight, .oneFingerDoubleTap)
    #expect(listener.app.screen.id == "over")
    listener.explore(listener.center(of: "close"))
    listener.make(.oneFingerDoubleTap)
    #expect(listener.app.screen.id == "under")
    #expect(listener.reader.cursor == "open")
    #expect(listener.app.value(of: "seen") == .number(times))
  }

  @Test("What was pushed away appears again")
  func pushed() throws {
    var listener = try listener("{ push: \"over\" }")
    listener.make(.oneFingerFlickRight, .oneFingerDoubleTap)
    listener.make(.twoFingerScrub)
    #expect(listener.reader.cursor == "open")
    #expect(listener.app.value(of: "seen") == .number(2))
  }
}
