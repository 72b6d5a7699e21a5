import CairoBackend
import Canvas
import Foundation
import SpaceAndTime
import Testing

@Suite("Drawing with Cairo", .serialized)
@MainActor
struct CairoPainterTests {
  private let painter = CairoPainter()
  private let page = Size(width: 300, height: 100)

  private func block(
    _ text: String, width: Double = 300, height: Double = 100, fontSize: Double = 20,
    alignment: TextBlock.Alignment = .leading, language: String? = nil
  ) -> TextBlock {
    TextBlock(
      text, frame: Rect(x: 0, y: 0, width: width, height: height), fontSize: fontSize,
      color: .white, alignment: alignment, language: language)
  }

  private func image(_ items: Picture.Item..., scale: Double = 1) -> PixelImage {
    painter.image(of: Picture(size: page, items: items), scale: scale)
  }

  @Test("Nothing drawn is black, every pixel")
  func black() {
    let empty = image()
    #expect(empty.bytes.count == 300 * 100 * 4)
    #expect(empty.litPart(of: Rect(origin: .zero, size: page)) == 0)
  }

  @Test(
    "Text is drawn in any script, and none of it as boxes",
    arguments: [
      ("en", "Pepperoni, 245 rubles"), ("ru", "Пепперони, 245 рублей"),
      ("th", "พิซซ่าหน้าเปปเปอโรนี"), ("vi", "Bánh pizza xúc xích, cỡ vừa"),
      ("zh", "意大利辣香肠比萨，中号"),
    ])
  func scripts(language: String, text: String) {
    let block = block(text, language: language)
    #expect(painter.unknownGlyphs(in: block) == 0)
    let area = Rect(origin: .zero, size: painter.size(of: block))
    let drawn = image(.text(block))
    #expect(drawn.litPart(of: area) > 0.05)
    #expect(area.size.height > 15 && area.size.width > 100)
    let below = Rect(x: 0, y: area.maxY + 2, width: 300, height: 100 - area.maxY - 2)
    #expect(drawn.litPart(of: below) == 0)
  }

  @Test(
    "What a small frame can't hold is cut, in any script",
    arguments: [
      ("en", "Screen time limits"), ("zh", "屏幕使用时间"), ("th", "พิซซ่าหน้าเปปเปอโรนี"),
      ("ja", "スクリーンタイム"),
    ], [1.0, 2.0])
  func smallFrame(text: (language: String, text: String), scale: Double) {
    let small = block(text.text, width: 30, height: 16, fontSize: 11, language: text.language)
    let drawn = image(.text(small), scale: scale)
    let below = Rect(x: 0, y: 20 * scale, width: 300 * scale, height: 80 * scale)
    #expect(drawn.litPart(of: below) == 0)
    #expect(drawn.litPart(of: Rect(x: 0, y: 0, width: 30 * scale, height: 16 * scale)) > 0.01)
  }

  @Test("A character that no font has is counted")
  func unknown() {
    #expect(painter.unknownGlyphs(in: block("\u{10FFFD}")) == 1)
  }

  @Test("Long text wraps, and what does not fit ends in an ellipsis")
  func wrapping() {
    let long = String(repeating: "Order a pizza. ", count: 40)
    let line = painter.size(of: block("Order")).height
    let high = painter.size(of: block(long))
    #expect(high.width <= 300)
    #expect(high.height > 5 * line)
    let drawn = painter.image(
      of: Picture(
        size: Size(width: 300, height: 200), items: [.text(block(long, height: 2.2 * line))]))
    #expect(drawn.litPart(of: Rect(x: 0, y: line, width: 300, height: line)) > 0)
    #expect(drawn.litPart(of: Rect(x: 0, y: 2.3 * line, width: 300, height: 60)) == 0)
  }

  @Test(
    "Text stands where it is told to", arguments: [TextBlock.Alignment.leading, .center, .trailing])
  func alignment(alignment: TextBlock.Alignment) {
    let drawn = image(.text(block("I", alignment: alignment)))
    let thirds = (0..<3).map {
      drawn.litPart(of: Rect(x: Double($0) * 100, y: 0, width: 100, height: 100)) > 0
    }
    #expect(thirds == [alignment == .leading, alignment == .center, alignment == .trailing])
  }

  @Test("Text from right to left begins at the right")
  func rightToLeft() {
    let drawn = image(.text(block("שלום")))
    #expect(drawn.litPart(of: Rect(x: 200, y: 0, width: 100, height: 100)) > 0)
    #expect(drawn.litPart(of: Rect(x: 0, y: 0, width: 100, height: 100)) == 0)
  }

  @Test("A rectangle fills its pixels and no others, at any scale", arguments: [1.0, 2, 3])
  func rectangle(scale: Double) {
    let drawn = image(
      .rectangle(
        Rect(x: 10, y: 20, width: 30, height: 40), fill: Color(red: 1, green: 0.5, blue: 0),
        stroke: nil, lineWidth: 0, cornerRadius: 0), scale: scale)
    let inside = drawn[Int(20 * scale), Int(30 * scale)]
    #expect(inside.red == 255 && abs(Int(inside.green) - 128) <= 1 && inside.blue == 0)
    let lit = drawn.litPart(of: Rect(x: 0, y: 0, width: 300 * scale, height: 100 * scale))
    #expect(abs(lit - 1_200.0 / 30_000) < 1e-9)
  }

  @Test("A group is scaled, moved and clipped")
  func group() {
    let white = Picture.Item.rectangle(
      Rect(x: 0, y: 0, width: 100, height: 100), fill: .white, stroke: nil, lineWidth: 0,
      cornerRadius: 0)
    let drawn = image(
      .group(
        [white], scale: 0.5, origin: Point(x: 100, y: 10),
        clip: Rect(x: 0, y: 0, width: 120, height: 100)))
    #expect(drawn.litPart(of: Rect(x: 100, y: 10, width: 20, height: 50)) == 1)
    #expect(
      abs(drawn.litPart(of: Rect(x: 0, y: 0, width: 300, height: 100)) - 1_000.0 / 30_000) < 1e-9)
  }

  @Test("A trail and a circle leave their marks")
  func marks() {
    let drawn = image(
      .trail(
        [Point(x: 10, y: 10), Point(x: 50, y: 50), Point(x: 10, y: 90)], color: .white, lineWidth: 4
      ),
      .circle(center: Point(x: 200, y: 50), radius: 30, fill: nil, stroke: .white, lineWidth: 4))
    #expect(drawn[30, 30].red == 255)
    #expect(drawn[200, 50].red == 0)
    #expect(drawn[230, 50].red == 255)
  }

  @Test("PNG and PDF come out as such, one page for each picture")
  func files() throws {
    let picture = Picture(size: page, items: [.text(block("Привет"))])
    let png = painter.png(of: picture, scale: 2)
    #expect(png.prefix(8) == [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
    #expect(png[16..<24] == [0, 0, 2, 88, 0, 0, 0, 200])
    let pdf = painter.pdf(of: [picture, picture, picture])
    #expect(pdf.prefix(5) == Array("%PDF-".utf8)[...])
    let text = String(decoding: pdf, as: UTF8.self)
    #expect(text.contains("/Count 3"))
  }

  @Test(
    "Odd texts are drawn, not fallen over", arguments: ["", "\0", "a\0b", "\n\n", "\u{202E}x", "👩‍👩‍👧‍👦"])
  func oddTexts(text: String) {
    _ = image(.text(block(text)))
    #expect(painter.size(of: block(text)).height > 0)
  }

  @Test("A long text costs no more than one that is read")
  func longText() {
    let long = String(repeating: "word ", count: 200_000)
    #expect(painter.size(of: block(long)).height < 10_000)
  }

  @Test("Fonts may be looked for on another thread")
  func warmUp() async {
    await Task.detached { CairoPainter.warmUp() }.value
    #expect(painter.unknownGlyphs(in: block("Curtain")) == 0)
  }
}
