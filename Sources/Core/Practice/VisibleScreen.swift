import Simulation
import SpaceAndTime

/// What the eye would see of the screen in front, for when the curtain is up.
public struct VisibleScreen: Hashable, Sendable {
  /// From back to front.
  public var views: [VisibleView]
  /// Where the cursor's element is on the glass; nil where the screen has none.
  public var cursor: Rect?
  /// A BCP 47 tag.
  public var language: String?
}

extension PracticeSession {
  /// Nil before the session has begun, and while the curtain is down.
  public var visibleScreen: VisibleScreen? {
    isCurtainDown ? nil : layers.last?.visibleScreen
  }
}

extension Layer {
  fileprivate var visibleScreen: VisibleScreen {
    let screen = app.screen
    let cursor = reader.cursor.flatMap { screen.position(of: $0) }.map { screen.frame(at: $0) }
    return VisibleScreen(views: app.visibleViews, cursor: cursor, language: screen.language)
  }
}
