import SpaceAndTime

/// The last thing spoken, at the foot of the window.
///
/// A long text is set smaller until it fits, but never below `smallestSize`; what then is still too
/// long ends in an ellipsis, and is whole in the last ten messages.
public struct CaptionStrip: Hashable, Sendable {
  public static let size = 20.0
  public static let smallestSize = 13.0
  private static let margin = 12.0

  public var text: String
  /// Its part of the window, in points.
  public var frame: Rect
  /// How much larger than usual it is set where it fits.
  public var textScale: Double
  /// A BCP 47 tag.
  public var language: String?

  public init(_ text: String, frame: Rect, textScale: Double = 1, language: String? = nil) {
    self.text = text
    self.frame = frame
    self.textScale = textScale
    self.language = language
  }

  public func items(measure: TextMeasure) -> [Picture.Item] {
    guard !text.isEmpty else { return [] }
    let inside = Rect(
      x: frame.minX + Self.margin, y: frame.minY + Self.margin / 2,
      width: frame.size.width - 2 * Self.margin, height: frame.size.height - Self.margin)
    var block = TextBlock(
      text, frame: inside, fontSize: Self.size * textScale, color: Palette.text,
      alignment: .center, verticalAlignment: .middle, language: language)
    while block.fontSize > Self.smallestSize, measure(block).height > inside.size.height {
      block.fontSize = max(Self.smallestSize, block.fontSize - 2)
    }
    return [
      .rectangle(frame, fill: Palette.ground, stroke: nil, lineWidth: 0, cornerRadius: 0),
      .text(block),
    ]
  }
}
