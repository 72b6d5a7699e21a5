import Simulation
import SpaceAndTime

/// One view drawn as a wireframe that can be told by its shape.
struct ViewDrawing {
  private static let fontSize = 14.0
  private static let inset = 4.0

  let view: VisibleView
  let language: String?
  var textScale = 1.0

  private var frame: Rect { view.frame }
  private var color: Color { view.isEnabled ? Palette.text : Palette.faintText }

  var items: [Picture.Item] {
    switch view.kind.name {
    case "view", "element", "stack", "scrollView", "table", "collection":
      view.text == nil ? [] : [label()]
    case "label": [label()]
    case "header": [label(isBold: true)]
    case "image", "swiftUIImage": image
    case "switch": [label()] + toggle
    case "slider", "progress", "swiftUIProgressView":
      view.text == nil ? track : [label(isAbove: true)] + track
    case "textField", "secureField", "searchField", "textView": field
    case "button", "link", "tabBarItem": control
    // What lies over the screen hides what is behind it.
    case "alert", "actionSheet", "popover", "menu": [box(fill: Palette.ground), label()]
    default: [box(), label()]
    }
  }

  private var control: [Picture.Item] {
    [
      .rectangle(
        frame, fill: view.isSelected ? Palette.chosen : nil,
        stroke: view.isEnabled ? Palette.control : Palette.outline,
        lineWidth: view.isSelected ? 3 : 1.5, cornerRadius: 8),
      label(
        alignment: .center,
        color: view.isSelected ? Palette.ground : view.isEnabled ? Palette.control : color,
        isBold: view.isSelected),
    ]
  }

  /// A crossed frame is an image, as in any wireframe.
  private var image: [Picture.Item] {
    let lines: [Picture.Item] = [
      .line(
        from: Point(x: frame.minX, y: frame.minY), to: Point(x: frame.maxX, y: frame.maxY),
        color: Palette.outline, lineWidth: 1),
      .line(
        from: Point(x: frame.maxX, y: frame.minY), to: Point(x: frame.minX, y: frame.maxY),
        color: Palette.outline, lineWidth: 1),
    ]
    return [box()] + lines + [label(alignment: .center)]
  }

  /// The line below is thick while typing goes there; what only says what to type is faint.
  private var field: [Picture.Item] {
    let line = Picture.Item.line(
      from: Point(x: frame.minX, y: frame.maxY - 2), to: Point(x: frame.maxX, y: frame.maxY - 2),
      color: color, lineWidth: view.isEditing ? 5 : 2)
    return [box(), line, label(color: view.isPlaceholder ? Palette.faintText : nil)]
  }

  /// The knob stands right when on, and is filled then.
  private var toggle: [Picture.Item] {
    let isOn = (view.share ?? 0) > 0.5
    let radius = max(4, min(frame.size.height, 30) / 2 - 3)
    let width = min(frame.size.width, 51)
    let track = Rect(
      x: frame.maxX - width, y: frame.center.y - radius - 3, width: width, height: 2 * radius + 6)
    let knob = Point(x: isOn ? track.maxX - radius - 3 : track.minX + radius + 3, y: track.center.y)
    return [
      .rectangle(
        track, fill: isOn ? Palette.chosen : nil, stroke: color, lineWidth: 2,
        cornerRadius: radius + 3),
      .circle(
        center: knob, radius: radius, fill: isOn ? Palette.ground : nil, stroke: color,
        lineWidth: 2),
    ]
  }

  private var track: [Picture.Item] {
    let part = min(max(view.share ?? 0, 0), 1)
    // A name stands above it.
    let middle = view.text == nil ? frame.center.y : frame.minY + frame.size.height * 0.8
    let start = Point(x: frame.minX, y: middle)
    let here = Point(x: frame.minX + frame.size.width * part, y: middle)
    let line = Picture.Item.line(
      from: start, to: Point(x: frame.maxX, y: middle), color: Palette.outline, lineWidth: 2)
    let filled = Picture.Item.line(from: start, to: here, color: Palette.chosen, lineWidth: 6)
    guard view.kind.name == "slider" else { return [line, filled] }
    return [
      line, filled,
      .circle(center: here, radius: 9, fill: Palette.ground, stroke: color, lineWidth: 2),
    ]
  }

  private func box(fill: Color? = nil) -> Picture.Item {
    .rectangle(
      frame, fill: view.isSelected ? Palette.ground : fill, stroke: Palette.outline,
      lineWidth: view.isSelected ? 3 : 1, cornerRadius: 3)
  }

  private func label(
    alignment: TextBlock.Alignment = .leading, color: Color? = nil, isBold: Bool = false,
    isAbove: Bool = false
  ) -> Picture.Item {
    let inset = min(Self.inset, frame.size.width / 10)
    return .text(
      TextBlock(
        shownText,
        frame: Rect(
          x: frame.minX + inset, y: frame.minY, width: max(1, frame.size.width - 2 * inset),
          height: frame.size.height * (isAbove ? 0.6 : 1)),
        fontSize: min(Self.fontSize * textScale, max(8, frame.size.height * 0.8)),
        color: color ?? self.color,
        alignment: alignment, verticalAlignment: .middle, isBold: isBold, language: language))
  }

  private var shownText: String {
    guard let text = view.text, !text.isEmpty else { return view.image ?? "" }
    return text
  }
}
