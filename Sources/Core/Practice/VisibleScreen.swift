import AccessibilityTree
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
  /// Nil before the session has begun, and while the curtain is down; with VoiceOver off there is
  /// no curtain.
  public var visibleScreen: VisibleScreen? {
    guard let layer = layers.last, !isCurtainDown || !layer.isVoiceOverOn else { return nil }
    return layer.visibleScreen
  }
}

extension PracticeSession {
  /// What those see who watch: the same screen, whatever the curtain does.
  public var watchedScreen: VisibleScreen? { layers.last?.visibleScreen }
}

extension Layer {
  fileprivate var visibleScreen: VisibleScreen {
    if let panel = reader.panelScreen { return look(of: panel) }
    let screen = app.screen
    let cursor = reader.cursor.flatMap { screen.position(of: $0) }.map { screen.frame(at: $0) }
    let views = app.visibleViews.map(named)
    return VisibleScreen(views: views, cursor: cursor, language: screen.language)
  }

  /// A control of Curtain's own with its name, which nothing beside it shows.
  private func named(_ view: VisibleView) -> VisibleView {
    guard let row = systemScreen?.rows.first(where: { $0.id == view.id }) else { return view }
    switch row {
    case .slider(_, let name, _), .seconds(_, let name, _, _, _):
      var view = view
      view.text = name
      return view
    case .choice(_, let name, _, _):
      var view = view
      view.text = [name, view.text].compactMap(\.self).joined(separator: ": ")
      return view
    case .heading, .text, .button, .toggle, .item, .field: return view
    }
  }

  /// A panel of VoiceOver's own lies over the app like a screen.
  private func look(of panel: AccessibleScreen) -> VisibleScreen {
    let views = panel.elements.map { element in
      let traits = element.content.traits
      let isField = traits.isTextField || traits.contains(.searchField)
      let name = isField ? "textField" : traits.isDisjoint(with: .button) ? "label" : "button"
      guard let kind = ViewKindCatalog.kind(named: name) else {
        preconditionFailure("There is no kind of view called \(name)")
      }
      var view = VisibleView(
        id: element.id, kind: kind, frame: element.frame, window: element.frame)
      let texts = [element.content.label, element.content.value].compactMap(\.self)
      view.text = texts.filter { !$0.isEmpty }.joined(separator: ": ")
      return view
    }
    let cursor = reader.cursor.flatMap { panel.position(of: $0) }.map { panel.frame(at: $0) }
    return VisibleScreen(views: views, cursor: cursor, language: panel.language)
  }
}
