import SpaceAndTime

/// All that the window shows at one moment, as values; `picture` puts it together.
public struct StageScene: Hashable, Sendable {
  public var layout: StageLayout
  /// Nil while the curtain is down: then the phone is black.
  public var screen: DrawnScreen?
  /// Nil while captions are off.
  public var caption: CaptionStrip?
  /// The inspector, or another list over the foot of the phone.
  public var panel: TextPanel?
  /// Nil while the contact panel (F9) is off.
  public var contacts: ContactTrails?
  /// What the recognizer takes the fingers for, in words; shown with the contacts.
  public var considered: [String] = []
  /// Where sticky fingers wait, in points of the phone.
  public var placedFingers: [Point] = []
  /// Only white, black and yellow, and thicker lines.
  public var hasHighContrast = false

  public init(layout: StageLayout) {
    self.layout = layout
  }

  public func picture(measure: TextMeasure) -> Picture {
    var picture = Picture(size: layout.size)
    if let screen { onPhone(screen.items, &picture) }
    if contacts != nil || !placedFingers.isEmpty {
      // Fingers are followed where they leave the phone.
      let stage = Rect(
        x: 0, y: 0, width: layout.size.width, height: layout.captions.minY)
      picture.items.append(
        .group(
          (contacts ?? ContactTrails()).items(placed: placedFingers), scale: 1,
          origin: layout.canvas.origin, clip: stage))
    }
    let area = layout.canvas
    if let panel { picture.items += panel.items(in: area, measure: measure) }
    if contacts != nil, !considered.isEmpty {
      let top = Rect(
        x: area.minX, y: area.minY, width: area.size.width, height: area.size.height / 3)
      picture.items += TextPanel(title: "", lines: considered).items(in: top, measure: measure)
    }
    if let caption { picture.items += caption.items(measure: measure) }
    return hasHighContrast ? picture.inHighContrast : picture
  }

  private func onPhone(_ items: [Picture.Item], _ picture: inout Picture) {
    let canvas = layout.canvas
    picture.items.append(.group(items, scale: 1, origin: canvas.origin, clip: canvas))
    picture.items.append(
      .rectangle(canvas, fill: nil, stroke: Palette.outline, lineWidth: 1, cornerRadius: 0))
  }
}
