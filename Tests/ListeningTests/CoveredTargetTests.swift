import AccessibilityTree
import Gestures
import Routes
import ScreenReader
import Simulation
import TestSupport
import Testing

@Suite("What a double tap touches")
struct CoveredTargetTests {
  /// A stop below, and a view that lies over it and is no stop.
  private func screen(_ below: String, over cover: String) -> String {
    """
    { id: "below", frame: [0, 100, 390, 100], accessibilityLabel: "Below", \(below) },
    { id: "cover", frame: [100, 120, 190, 60], isAccessibilityElement: false, \(cover),
      on: { activate: [{ set: { who: "cover" } }] } },
    """
  }

  private let answers = "on: { activate: [{ set: { who: \"below\" } }] }"

  private func answerer(_ views: String) throws -> String? {
    var listener = try Listener(views, state: "who: \"\"")
    listener.make(.oneFingerDoubleTap)
    return listener.app.value(of: "who")?.description
  }

  @Test(
    "What lies over the middle of a stop answers instead of it",
    arguments: ["button", "link", "cell"])
  func covered(kind: String) throws {
    let below = "kind: \"\(kind)\", isAccessibilityElement: true, \(answers)"
    #expect(try answerer(screen(below, over: "kind: \"view\"")) == "cover")
    // A picture or a text lets the finger through unless it answers; so does what is not there.
    #expect(try answerer(screen(below, over: "kind: \"view\", hidden: true")) == "below")
    let beside = screen(below, over: "kind: \"view\"")
      .replacing("[100, 120, 190, 60]", with: "[0, 100, 150, 100]")
    #expect(try answerer(beside) == "below")
  }

  @Test("A cover that answers nothing leaves the stop dead, as on a phone")
  func dead() throws {
    let views = """
      { id: "below", kind: "button", frame: [0, 100, 390, 100], text: "Below", \(answers) },
      { id: "cover", kind: "view", frame: [0, 0, 390, 844] },
      """
    #expect(try answerer(views) == "")
    #expect(try answerer(views.replacing("\"view\"", with: "\"label\"")) == "below")
  }

  @Test("What answers by itself, without a touch, is not covered by anything")
  func element() throws {
    let below = "kind: \"element\", \(answers)"
    #expect(try answerer(screen(below, over: "kind: \"view\"")) == "below")
  }

  @Test("An activation point beside the cover reaches the stop")
  func activationPoint() throws {
    let below = "kind: \"button\", accessibilityActivationPoint: [20, 150], \(answers)"
    #expect(try answerer(screen(below, over: "kind: \"view\"")) == "below")
  }

  @Test("A switch and a segment under a cover stay as they are")
  func controls() throws {
    let toggle = screen("kind: \"switch\", bind: \"isOn\"", over: "kind: \"view\"")
    var listener = try Listener(toggle, state: "who: \"\", isOn: false")
    listener.make(.oneFingerDoubleTap)
    #expect(listener.app.value(of: "isOn") == .flag(false))
    #expect(listener.app.value(of: "who") == .text("cover"))

    let segments = """
      { id: "size", kind: "segmentedControl", frame: [0, 100, 390, 40], bind: "size",
        items: ["Small", "Large"] },
      { id: "cover", kind: "view", frame: [195, 100, 195, 40] },
      """
    var other = try Listener(segments, state: "size: 0")
    other.make(.oneFingerFlickRight, .oneFingerDoubleTap)
    #expect(other.app.value(of: "size") == .number(0))
    other.make(.oneFingerFlickLeft, .oneFingerDoubleTap)
    #expect(other.app.value(of: "size") == .number(0))
  }

  @Test("A row longer than its window is touched where it can be seen")
  func longRow() throws {
    let views = """
      { id: "list", kind: "scrollView", frame: [0, 100, 390, 200], views: [
        { id: "row", kind: "button", frame: [0, 0, 390, 1000], text: "Row", \(answers) } ] },
      { id: "bar", kind: "view", frame: [0, 300, 390, 544] },
      """
    #expect(try answerer(views) == "below")
  }

  @Test("No route leads through what is covered")
  func routes() throws {
    let views = screen("kind: \"button\", \(answers)", over: "kind: \"view\"")
    let listener = try Listener(views, state: "who: \"\"")
    func finds(_ who: String) throws -> Bool {
      let goal = Goal(state: Condition([.init(name: "who", test: .equals(.text(who)))]))
      let result = try RouteFinder(vocabulary: try .shipped()).route(from: listener.app, to: goal)
      if case .found = result { return true } else { return false }
    }
    #expect(try finds("cover"))
    #expect(try !finds("below"))
  }
}
