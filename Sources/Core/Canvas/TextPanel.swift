import SpaceAndTime

/// A title and lines over the screen: the inspector (F10), the last ten messages (F4), the keys.
public struct TextPanel: Hashable, Sendable {
  public static let fontSize = 15.0
  public static let smallestSize = 10.0
  private static let margin = 14.0

  /// May be empty.
  public var title: String
  public var lines: [String]
  /// How much larger than usual they are set where they fit.
  public var textScale: Double

  public init(title: String, lines: [String], textScale: Double = 1) {
    self.title = title
    self.lines = lines
    self.textScale = textScale
  }

  /// The panel at the foot of a part of the window, as high as its lines need; all lines are set
  /// smaller together until they fit, and those that still do not are left out.
  public func items(in area: Rect, measure: TextMeasure) -> [Picture.Item] {
    var size = Self.fontSize * textScale
    var blocks = blocks(size: size, in: area, measure: measure)
    while size > Self.smallestSize, height(of: blocks) > area.size.height {
      size -= 1
      blocks = self.blocks(size: size, in: area, measure: measure)
    }
    blocks.removeAll { $0.frame.maxY + Self.margin - area.minY > area.size.height }
    guard !blocks.isEmpty else { return [] }
    let down = area.size.height - height(of: blocks)
    let frame = Rect(
      x: area.minX, y: area.minY + down, width: area.size.width, height: height(of: blocks))
    return [
      .rectangle(
        frame, fill: Palette.ground, stroke: Palette.outline, lineWidth: 2, cornerRadius: 8)
    ]
      + blocks.map { block in
        var block = block
        block.frame = block.frame.offset(by: Point(x: area.minX, y: frame.minY - area.minY))
        block.frame.origin.y += area.minY
        return .text(block)
      }
  }

  /// The lines one below the other, from zero.
  private func blocks(size: Double, in area: Rect, measure: TextMeasure) -> [TextBlock] {
    var top = Self.margin
    let width = max(1, area.size.width - 2 * Self.margin)
    let titled = (title.isEmpty ? [] : [(title, true)]) + lines.map { ($0, false) }
    return titled.map { line, isTitle in
      var block = TextBlock(
        line, frame: Rect(x: Self.margin, y: top, width: width, height: 0), fontSize: size,
        color: Palette.text, isBold: isTitle)
      block.frame.size.height = measure(block).height
      top = block.frame.maxY + size / 3
      return block
    }
  }

  private func height(of blocks: [TextBlock]) -> Double {
    (blocks.last?.frame.maxY ?? 0) + Self.margin
  }
}
