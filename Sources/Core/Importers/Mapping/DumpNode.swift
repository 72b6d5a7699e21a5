import AccessibilityTree
import SpaceAndTime

/// One node of a dump in words that all formats share (import-formats.md 1).
struct DumpNode {
  /// The index of the node around it; -1 at the top.
  var parent: Int32 = -1
  /// The index after the last node inside it.
  var end: Int32 = 0
  var role: DumpRole
  var states: DumpStates = []
  var frame = DumpFrame.unknown
  /// Nil where it says nothing.
  var texts: DumpTexts?

  init(_ role: DumpRole) {
    self.role = role
  }

  /// True for a wrapper that nobody hears of: it says nothing, does nothing and groups nothing.
  var isPlain: Bool { role == .group && texts == nil && states.isDisjoint(with: .interesting) }

  /// Sets both the value and that it is known.
  mutating func set(_ state: DumpStates, known: DumpStates, to value: Bool?) {
    guard let value else { return }
    states.insert(known)
    if value { states.insert(state) }
  }
}

/// What a dump says of a node by yes and no; where there is a `…Known`, no is not the same as
/// nothing said.
struct DumpStates: OptionSet, Hashable, Sendable {
  var rawValue: UInt32

  static let isElement = DumpStates(rawValue: 1 << 0)
  static let isElementKnown = DumpStates(rawValue: 1 << 1)
  static let isVisible = DumpStates(rawValue: 1 << 2)
  static let isVisibleKnown = DumpStates(rawValue: 1 << 3)
  static let isDisabled = DumpStates(rawValue: 1 << 4)
  static let isSelected = DumpStates(rawValue: 1 << 5)
  static let isChecked = DumpStates(rawValue: 1 << 6)
  static let isCheckable = DumpStates(rawValue: 1 << 7)
  /// Answers a tap.
  static let isClickable = DumpStates(rawValue: 1 << 8)
  static let isFocusable = DumpStates(rawValue: 1 << 9)
  static let isScrollable = DumpStates(rawValue: 1 << 10)
  static let isPassword = DumpStates(rawValue: 1 << 11)
  static let isHeading = DumpStates(rawValue: 1 << 12)
  /// Hides what is beside it.
  static let isModal = DumpStates(rawValue: 1 << 13)
  /// The dump does not say whether it is called something beside its text.
  static let isDescriptionUnknown = DumpStates(rawValue: 1 << 14)
  static let isExpanded = DumpStates(rawValue: 1 << 15)
  static let isExpandedKnown = DumpStates(rawValue: 1 << 16)
  /// The frame was upside down in the dump.
  static let hadInvertedFrame = DumpStates(rawValue: 1 << 17)
  /// Decided while stops are looked for: the cursor stops here.
  static let isStop = DumpStates(rawValue: 1 << 18)
  /// Decided while stops are looked for: not shown, and not reached by scrolling.
  static let isHidden = DumpStates(rawValue: 1 << 19)
  /// Decided while stops are looked for: a stop is inside.
  static let holdsStop = DumpStates(rawValue: 1 << 20)
  /// The dump says in which order its children are read.
  static let keepsOrder = DumpStates(rawValue: 1 << 21)
  /// Belongs to another program, such as the status bar.
  static let isForeign = DumpStates(rawValue: 1 << 22)
  /// Decided while stops are looked for: no part of the app's screen.
  static let isDropped = DumpStates(rawValue: 1 << 23)

  /// The dump says whether it is enabled, by a word or by leaving one out.
  static let isEnabledKnown = DumpStates(rawValue: 1 << 24)
  /// It can be checked, and the dump does not say whether it is.
  static let isCheckedUnknown = DumpStates(rawValue: 1 << 25)

  /// The dump leaves out what its tool always writes, so that no is not the same as nothing said.
  static let isSelectedUnknown = DumpStates(rawValue: 1 << 26)
  static let isPasswordUnknown = DumpStates(rawValue: 1 << 27)
  static let isClickableUnknown = DumpStates(rawValue: 1 << 28)
  static let isClassUnknown = DumpStates(rawValue: 1 << 29)
  static let isTextUnknown = DumpStates(rawValue: 1 << 30)
  static let isHeadingUnknown = DumpStates(rawValue: 1 << 31)

  /// What makes a node without texts and role worth keeping.
  static let interesting: DumpStates = [
    .isElement, .isClickable, .isCheckable, .isScrollable, .isModal, .isHeading, .keepsOrder,
    .isForeign,
  ]
}

/// A frame in the dump's units, from the top left of the screen; NaN where it is unknown.
struct DumpFrame: Hashable, Sendable {
  var x: Float
  var y: Float
  var width: Float
  var height: Float

  static let unknown = DumpFrame(x: .nan, y: .nan, width: .nan, height: .nan)

  init(x: Float, y: Float, width: Float, height: Float) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// Unknown where a number is missing or beyond what a coordinate can be.
  init(_ x: Double?, _ y: Double?, _ width: Double?, _ height: Double?) {
    guard let x, let y, let width, let height,
      x.magnitude <= DumpNumbers.largest, y.magnitude <= DumpNumbers.largest,
      width.magnitude <= DumpNumbers.largest, height.magnitude <= DumpNumbers.largest
    else {
      self = .unknown
      return
    }
    self.init(x: Float(x), y: Float(y), width: Float(width), height: Float(height))
  }

  var isKnown: Bool { !x.isNaN }
  var isEmpty: Bool { !(width > 0 && height > 0) }
  var maxX: Float { x + width }
  var maxY: Float { y + height }

  /// The same frame with edges in order.
  var straightened: DumpFrame {
    DumpFrame(
      x: min(x, maxX), y: min(y, maxY), width: width.magnitude, height: height.magnitude)
  }

  func intersects(_ other: DumpFrame) -> Bool {
    x < other.maxX && maxX > other.x && y < other.maxY && maxY > other.y
  }
}

/// What a node says; one object for the few nodes of a dump that say anything.
final class DumpTexts {
  var identifier: String?
  var label: String?
  var value: String?
  var hint: String?
  var placeholder: String?
  /// Nil where the dump has no traits.
  var traits: AccessibilityTraits?
  var customActions: [String] = []
  var roleDescription: String?
  var language: String?
  /// What only formats close to UIKit can tell.
  var details: DumpDetails?

  /// True where a listener would hear something.
  var isSpoken: Bool { label?.isEmpty == false || value?.isEmpty == false }

  /// Nobody listens to a text this long (bytes).
  static let longest = 65_536

  /// A text up to the length that somebody may listen to.
  static func shortened(_ text: String?) -> String? {
    guard let text else { return nil }
    guard text.utf8.count > longest else { return text }
    // Half a character at the end would become a replacement character.
    return String(String(decoding: text.utf8.prefix(longest), as: UTF8.self).dropLast()) + "…"
  }

  /// Cuts what is too long; true where something was.
  func shorten() -> Bool {
    func isLong(_ text: String?) -> Bool { (text?.utf8.count ?? 0) > Self.longest }
    guard isLong(label) || isLong(value) || isLong(hint) || isLong(placeholder) else {
      return false
    }
    label = Self.shortened(label)
    value = Self.shortened(value)
    hint = Self.shortened(hint)
    placeholder = Self.shortened(placeholder)
    return true
  }

  /// True where nothing at all is set.
  var isEmpty: Bool {
    identifier == nil && label == nil && value == nil && hint == nil && placeholder == nil
      && traits == nil && customActions.isEmpty && roleDescription == nil && language == nil
      && details == nil
  }
}

/// Properties of UIKit that one format in ten writes down.
final class DumpDetails {
  var activationPoint: Point?
  var containerType: AccessibilityContainerType?
  var customContent: [(label: String, value: String, isHighImportance: Bool)] = []
  var customRotors: [Rotor] = []
  var userInputLabels: [String] = []
  var respondsToUserInteraction: Bool?
  var contentSize: Size?
  var rowRange: Range<Int>?
  var columnRange: Range<Int>?
  /// The headers of the cell's row and column, by what they say.
  var rowHeaders: [String] = []
  var columnHeaders: [String] = []
  /// What the tool says for the element, by which its rotors name what they lead to.
  var description: String?

  /// A rotor that the app supplies.
  struct Rotor {
    var name: String
    var results: [Result]

    struct Result {
      var description: String
      var frame: DumpFrame
    }
  }
}
