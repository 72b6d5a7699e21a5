import SpaceAndTime

/// A screen on paper, on which each element has the number of gestures that it takes to reach.
///
/// The number says it all; color and the width of the edge repeat it in four bands, whose scale
/// stands below in words.
public struct PriceMap: Hashable, Sendable {
  public struct Place: Hashable, Sendable {
    /// In points of the screen before scrolling.
    public var frame: Rect
    public var cost: Int
    /// False where there may be a cheaper way.
    public var isProven: Bool
    /// What is heard there.
    public var text: String
    /// A BCP 47 tag.
    public var language: String?

    public init(frame: Rect, cost: Int, isProven: Bool, text: String, language: String? = nil) {
      self.frame = frame
      self.cost = cost
      self.isProven = isProven
      self.text = text
      self.language = language
    }

    fileprivate var number: String { (isProven ? "" : "≤") + String(cost) }
  }

  /// How far away something is, by the gestures it takes.
  public enum Band: String, Hashable, Sendable, CaseIterable {
    case atHand = "at-hand"
    case near
    case far
    case veryFar = "very-far"

    public init(cost: Int) {
      self = Band.allCases.last { cost >= $0.costs.lowerBound } ?? .atHand
    }

    /// In gestures.
    public var costs: ClosedRange<Int> {
      switch self {
      case .atHand: 0...2
      case .near: 3...5
      case .far: 6...10
      case .veryFar: 11...Int.max
      }
    }

    /// Darker with every band, so that they differ without hues, too.
    public var color: Color {
      switch self {
      case .atHand: Color(red: 1, green: 0.98, blue: 0.86)
      case .near: Color(red: 1, green: 0.82, blue: 0.42)
      case .far: Color(red: 0.9, green: 0.5, blue: 0.25)
      case .veryFar: Color(red: 0.4, green: 0.14, blue: 0.05)
      }
    }

    /// What is written on it.
    public var ink: Color { self == .veryFar ? .white : .black }

    fileprivate var edge: Double {
      switch self {
      case .atHand: 1
      case .near: 2
      case .far: 3
      case .veryFar: 4
      }
    }
  }

  /// What is written beside the map.
  public struct Texts: Hashable, Sendable {
    public var title: String
    public var explanation: String
    public var bands: [Band: String]
    /// Names the lower edge of the glass, where more lies below.
    public var edge: String
    /// Says that some elements are not drawn; how many stands behind it.
    public var leftOut: String
    public var language: String?

    public init(
      title: String, explanation: String, bands: [Band: String], edge: String, leftOut: String,
      language: String?
    ) {
      self.title = title
      self.explanation = explanation
      self.bands = bands
      self.edge = edge
      self.leftOut = leftOut
      self.language = language
    }
  }

  public var places: [Place]
  /// Of the glass, in points.
  public var screen: Size
  public var texts: Texts

  private static let margin = 16.0
  private static let numberSize = 18.0
  private static let textSize = 11.0
  /// What lies further to the right or further down is counted and not drawn (points).
  private static let largest = Size(width: 1_600, height: 12_000)

  public init(places: [Place], screen: Size, texts: Texts) {
    self.places = places
    self.screen = screen
    self.texts = texts
  }

  public func picture(measure: TextMeasure) -> Picture {
    let drawn = places.filter(isDrawable)
    let width = min(
      Self.largest.width, drawn.map(\.frame.maxX).reduce(screen.width, max))
    let height = min(
      Self.largest.height, drawn.map(\.frame.maxY).reduce(screen.height, max))
    let paper = width + 2 * Self.margin
    var top = Self.margin
    var items: [Picture.Item] = []
    func write(_ text: String, size: Double, isBold: Bool = false) {
      var block = TextBlock(
        text, frame: Rect(x: Self.margin, y: top, width: width, height: 0), fontSize: size,
        color: .black, isBold: isBold, language: texts.language)
      block.frame.size.height = measure(block).height
      items.append(.text(block))
      top = block.frame.maxY + size / 2
    }
    write(texts.title, size: 18, isBold: true)
    write(texts.explanation, size: 13)
    items.append(
      .group(
        map(of: drawn, width: width, height: height), scale: 1,
        origin: Point(x: Self.margin, y: top),
        clip: Rect(x: Self.margin, y: top, width: width, height: height)))
    top += height + Self.margin
    for band in Band.allCases {
      let count = drawn.count { Band(cost: $0.cost) == band }
      items += scale(band, count: count, top: top, width: width)
      top += 30
    }
    let leftOut = places.count - drawn.count
    if leftOut > 0 { write("\(texts.leftOut) (\(leftOut))", size: 13) }
    let size = Size(width: paper, height: top + Self.margin)
    let ground = Picture.Item.rectangle(
      Rect(origin: .zero, size: size), fill: .white, stroke: nil, lineWidth: 0, cornerRadius: 0)
    return Picture(size: size, items: [ground] + items)
  }

  private func isDrawable(_ place: Place) -> Bool {
    let frame = place.frame
    return frame.size.width > 0 && frame.size.height > 0 && frame.minX < Self.largest.width
      && frame.minY < Self.largest.height && frame.maxX > 0 && frame.maxY > 0
  }

  // MARK: - The map

  private func map(of drawn: [Place], width: Double, height: Double) -> [Picture.Item] {
    let gray = Color(red: 0.45, green: 0.45, blue: 0.45)
    var items: [Picture.Item] = [
      .rectangle(
        Rect(x: 0, y: 0, width: width, height: height),
        fill: Color(red: 0.95, green: 0.95, blue: 0.95), stroke: gray, lineWidth: 1,
        cornerRadius: 0)
    ]
    if height > screen.height {
      items.append(
        .line(
          from: Point(x: 0, y: screen.height), to: Point(x: width, y: screen.height), color: gray,
          lineWidth: 2))
      items.append(
        .text(
          TextBlock(
            texts.edge, frame: Rect(x: 0, y: screen.height + 1, width: width - 4, height: 16),
            fontSize: Self.textSize, color: .black, alignment: .trailing,
            language: texts.language)))
    }
    // The small ones lie on the large ones that hold them.
    func area(_ place: Place) -> Double { place.frame.size.width * place.frame.size.height }
    for place in drawn.sorted(by: { area($0) > area($1) }) { items += self.items(of: place) }
    return items
  }

  private func items(of place: Place) -> [Picture.Item] {
    let band = Band(cost: place.cost)
    let frame = place.frame
    let size = min(Self.numberSize, max(7, frame.size.height * 0.7))
    let digits = Double(place.number.count) * size * 0.68 + 8
    let isNarrow = frame.size.width < digits + 40
    var items: [Picture.Item] = [
      .rectangle(
        inset(frame, by: band.edge / 2), fill: band.color, stroke: .black, lineWidth: band.edge,
        cornerRadius: 4),
      .text(
        TextBlock(
          place.number,
          frame: Rect(
            x: frame.minX + (isNarrow ? 0 : 6), y: frame.minY,
            width: isNarrow ? frame.size.width : digits, height: frame.size.height),
          fontSize: min(size, isNarrow ? max(7, frame.size.width / 2) : size), color: band.ink,
          alignment: isNarrow ? .center : .leading, verticalAlignment: .middle, isBold: true)),
    ]
    guard !isNarrow else { return items }
    items.append(
      .text(
        TextBlock(
          place.text,
          frame: Rect(
            x: frame.minX + digits + 6, y: frame.minY + 2,
            width: frame.size.width - digits - 12, height: max(8, frame.size.height - 4)),
          fontSize: min(Self.textSize, max(6, frame.size.height * 0.6)), color: band.ink,
          verticalAlignment: .middle, language: place.language)))
    return items
  }

  private func inset(_ frame: Rect, by edge: Double) -> Rect {
    Rect(
      x: frame.minX + edge, y: frame.minY + edge,
      width: max(1, frame.size.width - 2 * edge), height: max(1, frame.size.height - 2 * edge))
  }

  // MARK: - The scale

  private func scale(_ band: Band, count: Int, top: Double, width: Double) -> [Picture.Item] {
    let box = Rect(x: Self.margin, y: top, width: 56, height: 24)
    let costs = band.costs
    let range =
      costs.upperBound == .max ? "\(costs.lowerBound)+" : "\(costs.lowerBound)–\(costs.upperBound)"
    return [
      .rectangle(
        inset(box, by: band.edge / 2), fill: band.color, stroke: .black, lineWidth: band.edge,
        cornerRadius: 4),
      .text(
        TextBlock(
          range, frame: box, fontSize: 12, color: band.ink, alignment: .center,
          verticalAlignment: .middle, isBold: true)),
      .text(
        TextBlock(
          "\(texts.bands[band] ?? "") (\(count))",
          frame: Rect(x: box.maxX + 10, y: top, width: width - 66, height: 24), fontSize: 13,
          color: .black, verticalAlignment: .middle, language: texts.language)),
    ]
  }
}
