import AccessibilityTree
import Gestures
import ScreenReader
import Simulation
import SpaceAndTime

extension RandomListener {
  /// The screen that gestures act on: a panel of the reader's own, or the app.
  public var screen: AccessibleScreen { reader.panelScreen ?? app.screen }

  /// What does not work in this state, in one sentence; nil where exploring, moving on and
  /// escaping all do. It is tried on copies, so the listener stays where they are.
  public func whatIsStuck() -> String? {
    cursorFault ?? exploringFault ?? escapingFault
  }

  private var cursorFault: String? {
    if screen.elements.isEmpty { return nil }
    guard let cursor = reader.cursor else { return "the cursor is nowhere" }
    return screen.element(cursor) == nil ? "the cursor is on \(cursor), which is gone" : nil
  }

  /// Help names gestures instead of doing them, so it is left first, as a listener would.
  private var withoutHelp: RandomListener {
    var other = self
    if reader.isHelping { other.make(.twoFingerScrub) }
    return other
  }

  private var exploringFault: String? {
    let start = withoutHelp
    let screen = start.screen
    for position in screen.elements.indices {
      let point = screen.frame(at: position).center
      let isOnGlass =
        (0..<screen.size.width).contains(point.x) && (0..<screen.size.height).contains(point.y)
      guard isOnGlass, screen.position(at: point) == position else { continue }
      // A row that is cut by the edge scrolls into view, so every try begins anew.
      var other = start
      other.explore(at: point)
      // In touch typing the lifted finger presses the key, which may end the typing.
      let wanted = screen.elements[position].id
      if other.reader.cursor != wanted {
        return "exploring found \(other.reader.cursor ?? "nothing"), not \(wanted)"
      }
    }
    return nil
  }

  /// A scrub leaves help, panels, typing and screens one after the other; what refuses is the
  /// app's own layer. Wherever that ends, flicks visit every element.
  private var escapingFault: String? {
    var other = self
    for _ in 0..<100 { other.make(.twoFingerScrub) }
    if other.reader.isHelping { return "scrubs do not end the help" }
    if other.reader.panelScreen != nil { return "scrubs do not close the panel" }
    if other.app.editedElement != nil { return "scrubs do not end typing" }
    other.make(.fourFingerTapTop)
    let elements = other.screen.elements
    for element in elements.dropFirst() {
      other.make(.oneFingerFlickRight)
      if other.reader.cursor != element.id {
        return
          "after scrubs a flick right went to \(other.reader.cursor ?? "nothing"), not \(element.id)"
      }
    }
    return nil
  }
}
