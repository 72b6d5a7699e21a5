import AccessibilityTree
import SpaceAndTime
import TestSupport
import Testing

@Suite("Finding stops on a screen")
struct AccessibleScreenTests {
  @Test("The topmost of overlapping stops is under the finger")
  func overlap() {
    let screen = AccessibleScreen(
      id: "s", title: "",
      root: .view(
        "root", [.stop("back", 0, 0, 100, 100), .stop("front", 50, 50, 100, 100)]))
    #expect(screen.position(at: Point(x: 60, y: 60)).map { screen.elements[$0].id } == "front")
    #expect(screen.position(at: Point(x: 10, y: 10)).map { screen.elements[$0].id } == "back")
    #expect(screen.position(at: Point(x: 300, y: 10)) == nil)
    #expect(screen.position(at: Point(x: 10, y: -500)) == nil)
  }

  @Test("Scrolled content is found where it is now, and only inside its window")
  func scrolling() {
    let list = AccessibilityNode.view(
      "list", frame: Rect(x: 0, y: 100, width: 390, height: 200),
      (0..<10).map { .stop("row \($0)", 0, 100 + Double($0) * 100, 390, 100) }
    ) {
      $0.scrolling = ScrollArea(contentSize: Size(width: 390, height: 1000))
    }
    var screen = AccessibleScreen(
      id: "s", title: "", root: .view("root", [list, .stop("below", 0, 500, 390, 40)]))
    func name(_ y: Double) -> String? {
      screen.position(at: Point(x: 10, y: y)).map { screen.elements[$0].id }
    }
    #expect(name(150) == "row 0")
    #expect(name(350) == nil)
    screen.scrollAreas["list"]?.offset = Point(x: 0, y: 350)
    #expect(name(150) == "row 4")
    #expect(name(520) == "below")
    #expect(screen.position(of: "row 4").map(screen.frame(at:))?.minY == 150)
    #expect(screen.position(of: "row 4").map(screen.needsScrolling(to:)) == false)
    #expect(screen.position(of: "row 3").map(screen.needsScrolling(to:)) == true)
    #expect(screen.position(of: "below").map(screen.needsScrolling(to:)) == false)
  }

  @Test("Any frames, found quickly, are found as by looking at all of them", arguments: 0..<20)
  func sameAsSearching(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let views = (0..<200).map { index -> AccessibilityNode in
      .stop(
        "\(index)", .random(in: -50...400, using: &random),
        .random(in: -50...900, using: &random), .random(in: 0...200, using: &random),
        index % 7 == 0 ? 900 : .random(in: 0...120, using: &random))
    }
    let screen = AccessibleScreen(id: "s", title: "", root: .view("root", views))
    for _ in 0..<200 {
      let point = Point(
        x: .random(in: -60...460, using: &random), y: .random(in: -60...960, using: &random))
      let searched = screen.elements
        .filter { $0.frame.contains(point) }
        .max { $0.drawingOrder < $1.drawingOrder }
      #expect(screen.position(at: point).map { screen.elements[$0].id } == searched?.id)
    }
  }

  @Test("Frames of absurd size are no trouble", arguments: [1e300, -1e300, .infinity, .nan])
  func absurd(number: Double) {
    let screen = AccessibleScreen(
      id: "s", title: "",
      root: .view(
        "root",
        [
          .stop("a", number, number, 40, 40), .stop("b", 0, 0, number, number),
          .stop("c", 10, 10, 40, 40),
        ]))
    #expect(screen.elements.count == 3)
    #expect(screen.position(at: Point(x: 20, y: 20)) != nil || number.isNaN)
  }

  @Test("Stops are listed by trait, heading level and links")
  func lists() {
    let screen = AccessibleScreen(
      id: "s", title: "",
      root: .view(
        "root",
        [
          .stop("a", 0, 0, traits: [.header, .button]) { $0.content.headingLevel = 2 },
          .stop("b", 0, 100),
          .stop("c", 0, 200, traits: .header) {
            $0.content.links = [TextLink(range: 0..<1, destination: "x")]
          },
        ]))
    #expect(screen.positions(with: .header) == [0, 2])
    #expect(screen.positions(with: .button) == [0])
    #expect(screen.positions(with: .link) == [])
    #expect(screen.positions(ofHeadingLevel: 2) == [0])
    #expect(screen.positionsWithLinks == [2])
  }
}
