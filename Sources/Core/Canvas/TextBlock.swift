import SpaceAndTime

/// Text that wraps within a frame; what does not fit ends in an ellipsis.
public struct TextBlock: Hashable, Sendable {
  public enum Alignment: String, Hashable, Sendable {
    /// Left, or right where the text is written from right to left.
    case leading
    case center
    case trailing
  }

  public enum VerticalAlignment: String, Hashable, Sendable {
    case top
    case middle
    case bottom
  }

  public var text: String
  public var frame: Rect
  /// In points.
  public var fontSize: Double
  public var color: Color
  public var alignment: Alignment
  public var verticalAlignment: VerticalAlignment
  public var isBold: Bool
  /// A BCP 47 tag, so that Han characters get the right shapes; nil leaves it to the font.
  public var language: String?

  public init(
    _ text: String, frame: Rect, fontSize: Double, color: Color,
    alignment: Alignment = .leading, verticalAlignment: VerticalAlignment = .top,
    isBold: Bool = false, language: String? = nil
  ) {
    self.text = text
    self.frame = frame
    self.fontSize = fontSize
    self.color = color
    self.alignment = alignment
    self.verticalAlignment = verticalAlignment
    self.isBold = isBold
    self.language = language
  }
}

/// How large a text will be when drawn: wrapped to the width of its frame, as high as it needs.
///
/// Fonts belong to whoever draws, so pictures that depend on them are composed with this.
public typealias TextMeasure = (TextBlock) -> Size
