import Canvas
import SpaceAndTime
import Testing

@Suite("The stage in a window")
struct StageLayoutTests {
  @Test(
    "The phone fits above the strip, in its own proportions, in any window",
    arguments: [(390, 979), (1280, 1024), (3840, 2160), (300, 2000), (1, 1), (0, 0)])
  func fits(width: Int, height: Int) {
    let layout = StageLayout(width: width, height: height)
    let inside = 0.001
    #expect(layout.canvas.size == .phone)
    #expect(layout.canvas.minX > -inside && layout.canvas.minY > -inside)
    #expect(layout.canvas.maxX < layout.size.width + inside)
    #expect(layout.canvas.maxY < layout.captions.minY + inside)
    #expect(abs(layout.captions.maxY - layout.size.height) < inside)
    #expect(layout.captions.size.width == layout.size.width)
    #expect(abs(layout.size.width * layout.pixelsPerPoint - Double(max(width, 1))) < inside)
  }

  @Test("A pixel is a point of the phone, also beside it")
  func points() {
    let layout = StageLayout(width: 1280, height: 1024)
    let corner = layout.canvas.origin * layout.pixelsPerPoint
    #expect(layout.canvasPoint(x: corner.x, y: corner.y) == .zero)
    let left = layout.canvasPoint(x: 0, y: 0)
    #expect(left.x < 0)
    let right = layout.canvasPoint(x: 1280, y: 0)
    #expect(abs(right.x - 390 + left.x) < 0.001)
  }
}
