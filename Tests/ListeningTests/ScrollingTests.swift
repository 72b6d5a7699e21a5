import FileBackend
import Gestures
import ScreenReader
import Simulation
import SpaceAndTime
import TestSupport
import Testing

@Suite("Scrolling by pages")
struct ScrollingTests {
  private static func rows(_ count: Int) -> String {
    (0..<count).map { index in
      """
      { id: "row\(index)", kind: "cell", frame: [0, \(index * 100), 390, 100], accessibilityLabel: "Row \(index)",
        isAccessibilityElement: true },
      """
    }.joined()
  }

  private static let list = """
    { id: "list", kind: "table", frame: [0, 0, 390, 400], views: [\(rows(8))] },
    """

  private func heard(_ listener: inout Listener) -> (cues: [String], words: [String]) {
    let events = listener.happened()
    return (
      events.compactMap { if case .earcon(let earcon) = $0 { earcon.rawValue } else { nil } },
      events.compactMap { if case .speak(let words) = $0 { words.text } else { nil } }
    )
  }

  @Test("A flick that scrolls nothing thuds and tells where that is, the first time too")
  func ends() throws {
    var listener = try Listener(Self.list)
    _ = listener.happened()
    listener.make(.threeFingerFlickDown)
    #expect(heard(&listener) == (["boundary"], ["rows 1 to 4 of 8"]))
    listener.make(.oneFingerFlickRight)
    _ = listener.happened()
    listener.make(.threeFingerFlickDown)
    #expect(heard(&listener) == (["boundary"], ["rows 1 to 4 of 8"]))
    listener.make(.threeFingerFlickUp)
    #expect(heard(&listener) == (["scroll"], ["rows 5 to 8 of 8"]))
    listener.make(.threeFingerFlickUp)
    #expect(heard(&listener) == (["boundary"], ["rows 5 to 8 of 8"]))
    listener.make(.threeFingerFlickDown)
    #expect(heard(&listener) == (["scroll"], ["rows 1 to 4 of 8"]))
  }

  @Test("An app that tells the same page again has come to its end, wherever the cursor is")
  func ownPages() throws {
    var listener = try Listener(
      """
      { id: "a", kind: "button", frame: [0, 0, 390, 44], text: "A" },
      { id: "b", kind: "button", frame: [0, 60, 390, 44], text: "B" },
      """, state: "page: 1",
      on: """
        scroll: [{ add: { page: 1 }, atMost: 2 }, { post: "pageScrolled", message: "Page {page} of 2" }]
        """)
    _ = listener.happened()
    listener.make(.threeFingerFlickLeft)
    #expect(heard(&listener) == (["scroll"], ["Page 2 of 2"]))
    listener.make(.oneFingerFlickRight)
    _ = listener.happened()
    listener.make(.threeFingerFlickLeft)
    #expect(heard(&listener) == (["boundary"], ["Page 2 of 2"]))
  }

  private static func pages(_ direction: String) throws -> SimulatedApp {
    let x = direction == "rtl" ? [800, 400, 0] : [0, 400, 800]
    let views = x.enumerated().map { index, left in
      """
      { id: "a\(index)", kind: "button", frame: [\(left + 20), 20, 100, 44], text: "A\(index)" },
      { id: "b\(index)", kind: "button", frame: [\(left + 20), 120, 100, 44], text: "B\(index)" },
      """
    }.joined()
    let file = """
      { id: "test", title: "Test", layoutDirection: "\(direction)", size: [400, 800], views: [
        { id: "top", kind: "label", frame: [0, 0, 400, 40], text: "Top" },
        { id: "pager", kind: "scrollView", frame: [0, 100, 400, 400], contentSize: [1200, 400],
          isPagingEnabled: true, views: [\(views)] } ] }
      """
    return try ScreenFile.load(Array(file.utf8), file: "test.json5").app
  }

  @Test("A flick to an element on the next page rests at the whole page")
  func paged() throws {
    var listener = Listener(app: try Self.pages("ltr"), vocabulary: try .shipped())
    listener.make(.oneFingerFlickRight)
    let order = listener.app.screen.elements.map(\.id)
    let steps = try #require(order.firstIndex(of: "a1"))
    while listener.reader.cursor != order[steps] { listener.make(.oneFingerFlickRight) }
    #expect(listener.app.screen.scrollAreas["pager"]?.offset.x == 400)
    _ = listener.spoken()
    listener.make(.threeFingerTap)
    #expect(listener.spoken().last?.hasPrefix("Page 2 of 3") == true)
    listener.make(.threeFingerFlickLeft)
    #expect(listener.spoken() == ["page 3 of 3"])
    #expect(listener.app.screen.scrollAreas["pager"]?.offset.x == 800)
  }

  @Test("From right to left pages begin at the right, and are counted from there")
  func pagesFromTheRight() throws {
    var listener = Listener(app: try Self.pages("rtl"), vocabulary: try .shipped())
    #expect(listener.app.screen.scrollAreas["pager"]?.offset.x == 800)
    listener.make(.oneFingerFlickLeft)
    #expect(listener.reader.cursor == "a0")
    _ = listener.spoken()
    listener.make(.threeFingerTap)
    #expect(listener.spoken().last?.hasPrefix("Page 1 of 3") == true)
    listener.make(.threeFingerFlickRight)
    #expect(listener.spoken() == ["page 2 of 3"])
    listener.make(.threeFingerFlickRight, .threeFingerTap)
    #expect(listener.spoken().first == "page 3 of 3")
    listener.make(.threeFingerFlickLeft)
    #expect(listener.spoken().last == "page 2 of 3")
  }

  @Test("A list that is being refreshed is not refreshed a second time")
  func refreshing() throws {
    var listener = try Listener(
      """
      { id: "list", kind: "table", frame: [0, 0, 390, 400], views: [\(Self.rows(8))],
        on: { refresh: [{ wait: 2 }, { add: { news: 1 } }] } },
      """, state: "news: 0")
    listener.make(.threeFingerFlickDown)
    #expect(listener.spoken().last == "Refreshing")
    listener.make(.threeFingerFlickDown)
    #expect(!listener.spoken().contains("Refreshing"))
    listener.pass(5000)
    #expect(listener.app.value(of: "news") == .number(1))
    listener.make(.threeFingerFlickDown)
    listener.pass(5000)
    #expect(listener.app.value(of: "news") == .number(2))
  }
}
