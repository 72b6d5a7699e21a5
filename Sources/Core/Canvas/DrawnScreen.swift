import Simulation
import SpaceAndTime

/// The app's screen while the curtain is up, drawn plainly: frames, texts, the cursor's outline.
public struct DrawnScreen: Hashable, Sendable {
  /// From back to front, in points of the screen.
  public var views: [VisibleView]
  /// The element under the cursor.
  public var cursor: Rect?
  /// A BCP 47 tag.
  public var language: String?
  /// How much larger than usual texts are, where their frames have room.
  public var textScale = 1.0
  /// A thicker outline round the cursor.
  public var hasLargeCursor = false

  public init(views: [VisibleView], cursor: Rect?, language: String? = nil) {
    self.views = views
    self.cursor = cursor
    self.language = language
  }

  /// In points of the screen.
  public var items: [Picture.Item] {
    var items = views.flatMap { view -> [Picture.Item] in
      let drawing = ViewDrawing(view: view, language: language, textScale: textScale).items
      return view.window == view.frame
        ? drawing : [.group(drawing, scale: 1, origin: .zero, clip: view.window)]
    }
    if let cursor { items += outline(cursor) }
    return items
  }

  /// Light within dark, so that it stands out from whatever is below.
  private func outline(_ frame: Rect) -> [Picture.Item] {
    let width = hasLargeCursor ? 9.0 : 3
    return [(Palette.ground, width + 4), (Palette.cursor, width)].map { color, width in
      .rectangle(frame, fill: nil, stroke: color, lineWidth: width, cornerRadius: 6)
    }
  }
}
