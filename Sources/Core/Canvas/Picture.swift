import SpaceAndTime

/// What to draw, as values, from back to front.
public struct Picture: Hashable, Sendable {
  public var size: Size
  public var items: [Item]

  public init(size: Size, items: [Item] = []) {
    self.size = size
    self.items = items
  }

  public enum Item: Hashable, Sendable {
    case rectangle(Rect, fill: Color?, stroke: Color?, lineWidth: Double, cornerRadius: Double)
    case circle(center: Point, radius: Double, fill: Color?, stroke: Color?, lineWidth: Double)
    case line(from: Point, to: Point, color: Color, lineWidth: Double)
    case text(TextBlock)
  }
}

/// Red, green, blue and opacity, each 0 to 1.
public struct Color: Hashable, Sendable {
  public var red: Double
  public var green: Double
  public var blue: Double
  public var alpha: Double

  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  public static let black = Color(red: 0, green: 0, blue: 0)
  public static let white = Color(red: 1, green: 1, blue: 1)
}

/// Text that wraps within a frame.
public struct TextBlock: Hashable, Sendable {
  public enum Alignment: String, Hashable, Sendable {
    case leading
    case center
    case trailing
  }

  public var text: String
  public var frame: Rect
  /// In points.
  public var fontSize: Double
  public var color: Color
  public var alignment: Alignment
  public var isBold: Bool
  /// A BCP 47 tag, so that Han characters get the right shapes; nil leaves it to the font.
  public var language: String?

  public init(
    _ text: String, frame: Rect, fontSize: Double, color: Color,
    alignment: Alignment = .leading, isBold: Bool = false, language: String? = nil
  ) {
    self.text = text
    self.frame = frame
    self.fontSize = fontSize
    self.color = color
    self.alignment = alignment
    self.isBold = isBold
    self.language = language
  }
}
