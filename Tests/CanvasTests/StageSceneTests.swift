import CairoBackend
import Canvas
import Gestures
import Hands
import Simulation
import SpaceAndTime
import Testing

@Suite("What the window shows", .serialized)
@MainActor
struct StageSceneTests {
  private let painter = CairoPainter()
  private let layout = StageLayout(width: 390, height: 979)

  private func image(_ scene: StageScene) -> PixelImage {
    painter.image(of: scene.picture(measure: painter.size))
  }

  private var scene: StageScene { StageScene(layout: layout) }

  private func caption(_ text: String, textScale: Double = 1) -> CaptionStrip {
    CaptionStrip(text, frame: layout.captions, textScale: textScale)
  }

  private func view(_ name: String, _ text: String? = nil) -> VisibleView {
    let kind = ViewKindCatalog.kind(named: name)!
    let frame = Rect(x: 20, y: 100, width: 200, height: 60)
    var view = VisibleView(id: name, kind: kind, frame: frame, window: frame)
    view.text = text
    return view
  }

  private func isInside(_ frame: Rect, _ area: Rect) -> Bool {
    let slack = 0.001
    return frame.minX >= area.minX - slack && frame.maxX <= area.maxX + slack
      && frame.minY >= area.minY - slack && frame.maxY <= area.maxY + slack
  }

  @Test("In high contrast there is only black, white and one color, and lines are thicker")
  func highContrast() {
    var scene = scene
    var dim = view("button", "Order")
    dim.isEnabled = false
    var on = view("switch", "Music")
    on.share = 1
    scene.screen = DrawnScreen(
      views: [dim, on, view("image"), view("slider"), view("textField", "Name")],
      cursor: Rect(x: 20, y: 100, width: 200, height: 60))
    scene.caption = caption("Order, dimmed, button")
    let usual = scene.picture(measure: painter.size)
    scene.hasHighContrast = true
    let strong = scene.picture(measure: painter.size)
    #expect(strong != usual)
    #expect(Set(colors(in: strong.items)) == [Palette.ground, Palette.text, Palette.chosen])
    #expect(Set(colors(in: usual.items)).count > 3)
    let widths = zip(lineWidths(in: strong.items), lineWidths(in: usual.items))
    #expect(widths.allSatisfy { $0 == 2 * $1 })
  }

  @Test("What lies over a screen hides what is behind it", arguments: ["popover", "alert"])
  func overlay(kind: String) throws {
    let screen = DrawnScreen(views: [view("label", "Behind"), view(kind)], cursor: nil)
    guard case .rectangle(let frame, let fill, _, _, _)? = screen.items.dropFirst().first else {
      Issue.record("No box is drawn")
      return
    }
    #expect(frame == view(kind).frame)
    #expect(fill == Palette.ground)
  }

  @Test("A large cursor is a thicker outline in the same place, with its dark edge round it")
  func largeCursor() {
    let cursor = Rect(x: 20, y: 100, width: 200, height: 60)
    var screen = DrawnScreen(views: [], cursor: cursor)
    let usual = lineWidths(in: screen.items)
    screen.hasLargeCursor = true
    let large = lineWidths(in: screen.items)
    #expect(large.count == 2)
    #expect(zip(large, usual).allSatisfy { $0 > $1 })
    #expect(large[0] > large[1])
    #expect(colors(in: screen.items) == [Palette.ground, Palette.cursor])
  }

  private func colors(in items: [Picture.Item]) -> [Color] {
    items.flatMap { item -> [Color] in
      switch item {
      case .rectangle(_, let fill, let stroke, _, _): [fill, stroke].compactMap { $0 }
      case .circle(_, _, let fill, let stroke, _): [fill, stroke].compactMap { $0 }
      case .line(_, _, let color, _), .trail(_, let color, _): [color]
      case .text(let block): [block.color]
      case .group(let items, _, _, _): colors(in: items)
      }
    }
  }

  private func lineWidths(in items: [Picture.Item]) -> [Double] {
    items.flatMap { item -> [Double] in
      switch item {
      case .rectangle(_, _, _, let width, _), .circle(_, _, _, _, let width),
        .line(_, _, _, let width), .trail(_, _, let width):
        [width]
      case .text: []
      case .group(let items, _, _, _): lineWidths(in: items)
      }
    }
  }

  @Test("Drawn texts grow where their frame has room, and never out of it")
  func textScale() {
    func sizes(_ scale: Double, height: Double) -> [Double] {
      var view = view("label", "Order")
      view.frame.size.height = height
      var screen = DrawnScreen(views: [view], cursor: nil)
      screen.textScale = scale
      return screen.items.flatMap { item -> [Double] in
        switch item {
        case .text(let block): [block.fontSize]
        case .group(let items, _, _, _):
          items.compactMap { if case .text(let block) = $0 { block.fontSize } else { nil } }
        default: []
        }
      }
    }
    #expect(sizes(1, height: 60) == [14])
    #expect(sizes(2, height: 60) == [28])
    #expect(sizes(2, height: 20) == [16])
  }

  @Test("While the curtain is down everything above the captions is black")
  func curtain() {
    var scene = scene
    scene.caption = caption("Pepperoni, from 245 rubles, button")
    let drawn = image(scene)
    let above = Rect(x: 0, y: 0, width: 390, height: layout.captions.minY)
    #expect(drawn.litPart(of: above) == 0)
    #expect(drawn.litPart(of: layout.captions) > 0.01)
  }

  @Test("Without captions nothing is lit at all")
  func nothing() {
    #expect(image(scene).litPart(of: Rect(x: 0, y: 0, width: 390, height: 979)) == 0)
  }

  @Test(
    "A caption is set smaller until all of it fits, and large ones are larger",
    arguments: [5, 20, 40])
  func captionSize(words: Int) throws {
    let text = String(repeating: "rubles ", count: words)
    func size(_ strip: CaptionStrip) throws -> TextBlock {
      let blocks = strip.items(measure: painter.size).compactMap {
        if case .text(let block) = $0 { block } else { nil }
      }
      return try #require(blocks.first)
    }
    let block = try size(caption(text))
    #expect(painter.size(of: block).height <= block.frame.size.height)
    #expect(isInside(block.frame, layout.captions))
    #expect(try size(caption("Back", textScale: 1.6)).fontSize > size(caption("Back")).fontSize)
  }

  @Test(
    "Raised, every kind of view shows what it says", arguments: ViewKindCatalog.kinds.map(\.name))
  func kinds(kind: String) {
    func drawn(_ text: String?) -> PixelImage {
      var scene = scene
      scene.screen = DrawnScreen(views: [view(kind, text)], cursor: nil)
      return image(scene)
    }
    #expect(drawn(nil) != drawn("Pizza"))
    let place = Rect(x: 10, y: 90, width: 220, height: 80).offset(by: layout.canvas.origin)
    #expect(drawn("Pizza").litPart(of: place) > 0)
  }

  @Test("A switch, a choice, a slider and a field show how they stand by shape, not color alone")
  func values() {
    func shape(_ kind: String, _ change: (inout VisibleView) -> Void) -> [Bool] {
      var view = view(kind, "A")
      change(&view)
      var scene = scene
      scene.screen = DrawnScreen(views: [view], cursor: nil)
      let drawn = image(scene)
      return (15..<225).flatMap { x in
        (95..<165).map { y in
          let (red, green, blue) = drawn[x, y + Int(layout.canvas.minY)]
          return Int(red) + Int(green) + Int(blue) > 200
        }
      }
    }
    #expect(shape("switch") { $0.share = 1 } != shape("switch") { $0.share = 0 })
    #expect(shape("slider") { $0.share = 0.2 } != shape("slider") { $0.share = 0.7 })
    #expect(shape("button") { $0.isSelected = true } != shape("button") { $0.isSelected = false })
    #expect(shape("textField") { $0.isEditing = true } != shape("textField") { _ in })
  }

  @Test("The cursor is outlined, also over what is bright")
  func cursor() {
    var bright = view("button", "Pizza")
    bright.isSelected = true
    var scene = scene
    scene.screen = DrawnScreen(views: [bright], cursor: nil)
    let without = image(scene)
    scene.screen?.cursor = bright.frame
    #expect(image(scene) != without)
  }

  @Test("What the views around it hide is not drawn")
  func clipped() {
    var half = view("button", "Pizza")
    half.window = Rect(x: 20, y: 100, width: 200, height: 30)
    var scene = scene
    scene.screen = DrawnScreen(views: [half], cursor: nil)
    let drawn = image(scene)
    let below = Rect(x: 10, y: 131, width: 300, height: 100).offset(by: layout.canvas.origin)
    #expect(drawn.litPart(of: below) == 0)
  }

  @Test("The contact panel shows each finger with its number and its way")
  func contacts() {
    var trails = ContactTrails()
    for touch in GestureStrokes().touches(for: .threeFingerFlickDown, starting: .zero) {
      trails.receive(touch)
    }
    #expect(trails.trails.map(\.number) == [1, 2, 3])
    #expect(trails.trails.allSatisfy { !$0.isDown && $0.points.count > 5 })
    var scene = scene
    scene.contacts = trails
    scene.considered = ["Three fingers, flick down"]
    let area = Rect(x: 0, y: 0, width: 390, height: layout.captions.minY)
    #expect(image(scene).litPart(of: area) > 0.005)
    trails.receive(
      Touch(time: .zero, finger: 9, phase: .down, position: Point(x: 50, y: 50)))
    #expect(trails.trails.count == 1)
  }

  @Test("A trail keeps its ends however long it is drawn")
  func longTrail() {
    var trails = ContactTrails()
    trails.receive(Touch(time: .zero, finger: 0, phase: .down, position: .zero))
    for step in 1...10_000 {
      trails.receive(
        Touch(time: .zero, finger: 0, phase: .move, position: Point(x: Double(step), y: 0)))
    }
    #expect(trails.trails[0].points.count <= 400)
    #expect(trails.trails[0].points.first == .zero)
    #expect(trails.trails[0].points.last == Point(x: 10_000, y: 0))
  }

  @Test("A panel keeps to its place, however many lines it has", arguments: [1, 12, 60, 400])
  func panel(count: Int) {
    var scene = scene
    scene.panel = TextPanel(
      title: "Inspector", lines: (0..<count).map { "Line \($0) of the panel" })
    let blocks = scene.picture(measure: painter.size).items.compactMap {
      if case .text(let block) = $0 { block } else { nil }
    }
    #expect(blocks.count == count + 1 || (count > 12 && blocks.count > 30))
    for block in blocks { #expect(isInside(block.frame, layout.canvas)) }
    for (upper, lower) in zip(blocks, blocks.dropFirst()) {
      #expect(upper.frame.maxY <= lower.frame.minY)
    }
  }

  @Test("Sticky fingers that wait are marked where they are")
  func placed() {
    var scene = scene
    scene.placedFingers = [Point(x: 100, y: 400)]
    let place = Rect(x: 88, y: 388, width: 24, height: 24).offset(by: layout.canvas.origin)
    #expect(image(scene).litPart(of: place) > 0.05)
  }
}
