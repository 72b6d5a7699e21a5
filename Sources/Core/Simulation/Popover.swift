import AccessibilityTree
import SpaceAndTime

/// The way out of a popover that UIKit adds to what the app put in (voiceover.md 4.7).
enum Popover {
  static let dismissID = "system.dismissPopover"
  /// In points.
  private static let height = 44.0

  /// Below the content of a screen that is shown as a popover, and behind it.
  static func dismissNode(_ size: Size, _ texts: SystemTexts) -> AccessibilityNode {
    var node = AccessibilityNode(
      id: dismissID,
      frame: Rect(x: 0, y: size.height - height, width: size.width, height: height))
    node.isAccessibilityElement = true
    node.content.label = texts.dismissPopup
    node.content.traits = .button
    return node
  }
}

extension SimulatedApp {
  /// Leaves a menu, a calendar, an alert or a popover that is a view of the screen, where nobody answered an
  /// escape from inside; false where there is none around.
  mutating func closeView(around index: Int, source: String?) -> Bool {
    let scene = builder.scene(at: index)
    if let closing = scene.closing {
      return apply(closing, to: index, source: source ?? scene.view.id)
    }
    guard
      let view = simulated.chain(from: index).map({ simulated.records[$0].view })
        .first(where: { $0.kind.presentation != nil })
    else { return false }
    if let actions = view.handlers[.escape] {
      run(actions, from: source)
    } else if case .presented(let style) = front.arrival,
      view.kind != .menu, [.alert, .actionSheet, .popover].contains(style)
    {
      // The view is all that its screen shows.
      dismiss()
    } else {
      run([.hide([view.id])], from: source)
    }
    return true
  }
}
