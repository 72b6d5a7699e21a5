extension Picture {
  /// The same in white, black and the color of what is chosen, with lines twice as thick.
  public var inHighContrast: Picture {
    var picture = self
    picture.items = items.map(\.inHighContrast)
    return picture
  }
}

extension Picture.Item {
  fileprivate var inHighContrast: Picture.Item {
    switch self {
    case .rectangle(let frame, let fill, let stroke, let lineWidth, let cornerRadius):
      .rectangle(
        frame, fill: fill?.strong, stroke: stroke?.strong, lineWidth: 2 * lineWidth,
        cornerRadius: cornerRadius)
    case .circle(let center, let radius, let fill, let stroke, let lineWidth):
      .circle(
        center: center, radius: radius, fill: fill?.strong, stroke: stroke?.strong,
        lineWidth: 2 * lineWidth)
    case .line(let from, let to, let color, let lineWidth):
      .line(from: from, to: to, color: color.strong, lineWidth: 2 * lineWidth)
    case .trail(let points, let color, let lineWidth):
      .trail(points, color: color.strong, lineWidth: 2 * lineWidth)
    case .text(let block):
      .text(block.inHighContrast)
    case .group(let items, let scale, let origin, let clip):
      .group(items.map(\.inHighContrast), scale: scale, origin: origin, clip: clip)
    }
  }
}

extension TextBlock {
  fileprivate var inHighContrast: TextBlock {
    var block = self
    block.color = color.strong
    return block
  }
}

extension Color {
  fileprivate var strong: Color {
    self == Palette.ground || self == Palette.chosen ? self : Palette.text
  }
}
