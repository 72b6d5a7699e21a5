import AccessibilityTree
import SpaceAndTime

/// One kind of view: UIKit's accessibility defaults for it, and how it answers by itself.
///
/// Each kind stands in a file of `Kinds/` and in one row of `ViewKindCatalog`.
public final class ViewKind: Hashable, Sendable {
  /// UIKit's class without its prefix: `label` for `UILabel`.
  public let name: String
  /// Other names for it, SwiftUI's among them.
  public let aliases: [String]
  /// The keys of a screen file that only some kinds have and this one uses.
  public let contentKeys: Set<String>
  /// False where touches go through to what is behind (`isUserInteractionEnabled`), unless the view
  /// has handlers.
  let takesTouches: Bool
  let scrolls: Scrolls
  /// True for the kinds that text is typed into.
  package let isField: Bool
  /// How UIKit presents it; nil for what is just a view.
  let presentation: ScreenChange?
  /// Gives the node UIKit's defaults; frame and id are set already.
  let describe: @Sendable (ViewScene, inout AccessibilityNode) -> Void
  /// What the control holds before anybody touched it; nil where it holds nothing.
  package let initialValue: @Sendable (ViewContent) -> StateValue?
  /// What the control does by itself; nil where it does nothing with this event.
  let respond: @Sendable (ControlEvent, ViewScene) -> ControlResponse?

  /// Whether such a view is a scroll view.
  enum Scrolls {
    case never
    case always
    /// Only where it is written how large its content is.
    case withContentSize
  }

  init(
    _ name: String, aliases: [String] = [], contentKeys: Set<String> = [],
    takesTouches: Bool = true, scrolls: Scrolls = .never, isField: Bool = false,
    presentation: ScreenChange? = nil,
    describe: @escaping @Sendable (ViewScene, inout AccessibilityNode) -> Void = { _, _ in },
    initialValue: @escaping @Sendable (ViewContent) -> StateValue? = { _ in nil },
    respond: @escaping @Sendable (ControlEvent, ViewScene) -> ControlResponse? = { _, _ in nil }
  ) {
    self.name = name
    self.aliases = aliases
    self.contentKeys = contentKeys
    self.takesTouches = takesTouches
    self.scrolls = scrolls
    self.isField = isField
    self.presentation = presentation
    self.describe = describe
    self.initialValue = initialValue
    self.respond = respond
  }

  public static func == (a: ViewKind, b: ViewKind) -> Bool { a === b }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// What happens to a control. `part` names one of the views that the kind makes itself, such as a
/// segment.
package enum ControlEvent: Hashable, Sendable {
  case activate(part: String?)
  case increment(part: String?)
  case decrement(part: String?)
}

/// What a control does by itself.
package enum ControlResponse: Hashable, Sendable {
  case value(StateValue)
  /// What it remembers beside its value, under a name of its own.
  ///
  /// `focus` is the part that the cursor goes to; nil where it stays. `change` tells that something
  /// came over the screen or went.
  case aside(String, StateValue, focus: String? = nil, change: ScreenChange? = nil)
  case beginEditing
  /// Empties a field.
  case clear
  case back
  /// Closes the view, as an escape would.
  case dismiss
}

/// A view at one moment: its description with the state's values.
struct ViewScene {
  /// All views of the screen, of which this is one: a screen's views are many and large, and are
  /// looked at where they are.
  let records: [SimulatedScreen.Record]
  let index: Int
  var state: [String: StateValue]
  var language: String
  var sharedTexts: CopyOnWrite<SystemTexts>
  /// What the control holds.
  var value: StateValue?
  var layoutDirection = LayoutDirection.leftToRight
  /// Set while the view is being edited.
  var editingSelection: Range<Int>?
  /// Set where the view scrolls.
  var scrolling: ScrollArea?

  /// Views up to this are as good as hidden (voiceover.md 4.1).
  static let lowestVisibleAlpha = 0.01

  var view: ViewDescription {
    _read { yield records[index].view }
  }
  /// In screen coordinates, before scrolling.
  var frame: Rect { records[index].frame }
  /// The name of the state that holds the value.
  var valueName: String? { records[index].valueName }
  /// True where there are views inside it.
  var hasViews: Bool { records[index].end > index + 1 }
  /// True inside web content, where some controls tell more than UIKit's.
  var isOnWebPage: Bool { records[index].isOnWebPage }
  var texts: SystemTexts {
    _read { yield sharedTexts.wrappedValue }
  }
  var content: ViewContent {
    _read { yield view.content }
  }
  var isEnabled: Bool { view.isEnabled.isOn(in: state) }
  var isSelected: Bool { view.isSelected.isOn(in: state) }

  func text(_ template: TextTemplate?) -> String? {
    template?.text(in: state, language: language)
  }

  /// The name under which a control remembers that what it opens is there.
  static let isOpen = "isOpen"

  /// How the calendar that a control has opened closes; nil where none is open.
  var closing: ControlResponse? {
    guard view.kind == .datePicker, aside(Self.isOpen)?.isTrue == true else { return nil }
    return .aside(Self.isOpen, .flag(false), focus: "button", change: .popoverClosed)
  }

  /// What the control remembers beside its value.
  func aside(_ name: String) -> StateValue? { valueName.flatMap { state["\($0).\(name)"] } }

  /// What VoiceOver reads of an image: its file name without the ending.
  var imageName: String? {
    content.image.map { file in
      let name = file.split(separator: "/").last.map(String.init) ?? file
      guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return name }
      return String(name[..<dot])
    }
  }

  /// A node for a view that the kind makes itself.
  func part(_ name: String, frame: Rect) -> AccessibilityNode {
    var node = AccessibilityNode(id: "\(view.id).\(name)", frame: frame)
    node.isAccessibilityElement = true
    return node
  }

  /// UIKit's defaults, with what depends on no kind: buttons that a control makes itself are as
  /// enabled as it is, and from right to left its parts stand the other way round.
  func describe(_ node: inout AccessibilityNode) {
    view.kind.describe(self, &node)
    guard !node.children.isEmpty else { return }
    for part in node.children.indices {
      if !isEnabled, view.kind != .tabBar,
        node.children[part].content.traits.contains(.button)
      {
        node.children[part].content.traits.insert(.notEnabled)
      }
      if layoutDirection == .rightToLeft {
        let own = node.children[part].frame
        node.children[part].frame.origin.x = frame.minX + frame.maxX - own.maxX
      }
    }
  }

  /// Where a share of the way along the frame is, in the direction of reading; always on the frame, so
  /// that a finger there finds it.
  func place(of share: Double) -> Double {
    let way = layoutDirection == .rightToLeft ? 1 - share : share
    return frame.minX + min(frame.size.width * way, max(frame.size.width - 1, 0))
  }

  /// How far along the frame a place is in the direction of reading, 0 to 1.
  func share(at x: Double) -> Double {
    guard frame.size.width > 0 else { return 0 }
    let way = min(max((x - frame.minX) / frame.size.width, 0), 1)
    return layoutDirection == .rightToLeft ? 1 - way : way
  }

  /// The frame cut into columns of equal width.
  func columns(_ count: Int) -> [Rect] {
    let width = frame.size.width / Double(max(count, 1))
    return (0..<count).map {
      Rect(
        x: frame.minX + width * Double($0), y: frame.minY, width: width,
        height: frame.size.height)
    }
  }
}
