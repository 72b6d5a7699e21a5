import SpaceAndTime

/// What an element tells VoiceOver about itself, in UIKit's properties (voiceover.md 3.1).
public struct AccessibilityContent: Hashable, Sendable {
  public var label: String?
  public var value: String?
  public var hint: String?
  public var traits: AccessibilityTraits = []
  /// A BCP 47 tag; nil means the listener's language.
  public var language: String?
  /// 0 where the level is unspecified, otherwise 1 to 6.
  public var headingLevel = 0
  public var expandedStatus = ExpandedStatus.unsupported
  public var respondsToUserInteraction: Bool?

  @CopyOnWrite private var rare: RareContent
  private static let nothingRare = CopyOnWrite(wrappedValue: RareContent())

  public init() {
    _rare = Self.nothingRare
  }
}

/// What few elements have. It is kept apart because a screen holds its elements several times while
/// it is made, and their size decides how long that takes.
private struct RareContent: Hashable, Sendable {
  var activationPoint: Point?
  var customActions: [String] = []
  var customContent: [CustomContent] = []
  var customRotors: [CustomRotor] = []
  var userInputLabels: [String] = []
  var tableCell: TableCell?
  var links: [TextLink] = []
  var text: EditableText?
  var roleDescription: String?
  var isNamedByFile = false
  var isSystemBanner = false
  var isOutsideApp = false
  var directTouchOptions: DirectTouchOptions = []
  var attributedLabel: [AttributedRun] = []
  var attributedValue: [AttributedRun] = []
  var webStates: WebStates = []
}

extension AccessibilityContent {
  /// In screen coordinates, before scrolling; nil means the frame's center.
  public var activationPoint: Point? {
    get { rare.activationPoint }
    set { rare.activationPoint = newValue }
  }

  public var customActions: [String] {
    get { rare.customActions }
    set { rare.customActions = newValue }
  }

  public var customContent: [CustomContent] {
    get { rare.customContent }
    set { rare.customContent = newValue }
  }

  public var customRotors: [CustomRotor] {
    get { rare.customRotors }
    set { rare.customRotors = newValue }
  }

  public var userInputLabels: [String] {
    get { rare.userInputLabels }
    set { rare.userInputLabels = newValue }
  }

  /// Set for a cell of a data table.
  public var tableCell: TableCell? {
    get { rare.tableCell }
    set { rare.tableCell = newValue }
  }

  /// Links inside the text, in reading order.
  public var links: [TextLink] {
    get { rare.links }
    set { rare.links = newValue }
  }

  /// Set while the element is a text field or text view.
  public var text: EditableText? {
    get { rare.text }
    set { rare.text = newValue }
  }

  /// Words of Android, web and Catalyst controls that UIKit has no trait for ("checkbox").
  public var roleDescription: String? {
    get { rare.roleDescription }
    set { rare.roleDescription = newValue }
  }

  /// True where the label is only the file name of an image: nobody described it.
  public var isNamedByFile: Bool {
    get { rare.isNamedByFile }
    set { rare.isNamedByFile = newValue }
  }

  /// True for a message of the system that lies over the app for a while.
  public var isSystemBanner: Bool {
    get { rare.isSystemBanner }
    set { rare.isSystemBanner = newValue }
  }

  /// True for what the system shows over the app: a keyboard's keys, a message. What the app supplies for
  /// its screen is not offered there.
  public var isOutsideApp: Bool {
    get { rare.isOutsideApp }
    set { rare.isOutsideApp = newValue }
  }

  /// The label with attributes for speech; empty where it has none.
  public var attributedLabel: [AttributedRun] {
    get { rare.attributedLabel }
    set { rare.attributedLabel = newValue }
  }

  /// The value with attributes for speech; empty where it has none.
  public var attributedValue: [AttributedRun] {
    get { rare.attributedValue }
    set { rare.attributedValue = newValue }
  }

  /// What touches that go straight to the app do; only with the trait `allowsDirectInteraction`.
  public var directTouchOptions: DirectTouchOptions {
    get { rare.directTouchOptions }
    set { rare.directTouchOptions = newValue }
  }
}

extension AccessibilityContent {
  public var webStates: WebStates {
    get { rare.webStates }
    set { rare.webStates = newValue }
  }
}

/// UIKit's `accessibilityDirectTouchOptions` (voiceover.md 5.4).
public struct DirectTouchOptions: OptionSet, Hashable, Sendable {
  public var rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// VoiceOver says nothing when the element is touched, so that the app's sound is clean.
  public static let silentOnTouch = DirectTouchOptions(rawValue: 1)
  /// Touches reach the app only after a double tap.
  public static let requiresActivation = DirectTouchOptions(rawValue: 2)

  /// Each option with the name that screens use.
  public static let names: [(name: String, option: DirectTouchOptions)] = [
    ("silentOnTouch", .silentOnTouch), ("requiresActivation", .requiresActivation),
  ]
}

/// A label and a value read on request (`AXCustomContent`).
public struct CustomContent: Hashable, Sendable {
  public var label: String
  public var value: String
  /// Spoken with the element, instead of on request.
  public var isHighImportance: Bool

  public init(label: String, value: String, isHighImportance: Bool = false) {
    self.label = label
    self.value = value
    self.isHighImportance = isHighImportance
  }
}

/// A rotor that the app supplies (voiceover.md 2.4).
public struct CustomRotor: Hashable, Sendable {
  public struct Result: Hashable, Sendable {
    /// The id of the element that the cursor goes to.
    public var element: String
    /// Characters of the element's text to speak instead of its whole description.
    public var range: Range<Int>?

    public init(element: String, range: Range<Int>? = nil) {
      self.element = element
      self.range = range
    }
  }

  public var name: String
  /// Nil for a rotor that is called by its name.
  public var systemType: SystemRotorType?
  public var results: [Result]

  public init(name: String, results: [Result]) {
    self.name = name
    self.results = results
  }

  /// One that the system has a name for.
  public init(systemType: SystemRotorType, results: [Result]) {
    name = systemType.rawValue
    self.systemType = systemType
    self.results = results
  }
}

/// UIKit's `accessibilityExpandedStatus`.
public enum ExpandedStatus: String, Hashable, Sendable, CaseIterable {
  case unsupported
  case expanded
  case collapsed
}

/// Where a cell stands in its data table.
public struct TableCell: Hashable, Sendable {
  public struct Header: Hashable, Sendable {
    public var label: String?
    public var value: String?

    public init(label: String?, value: String?) {
      self.label = label
      self.value = value
    }
  }

  /// From 0; nil where the table does not say.
  public var row: Int?
  /// From 0; nil where the table does not say.
  public var column: Int?
  public var rowSpan = 1
  public var columnSpan = 1
  public var isFirstInRow = false
  public var rowHeaders: [Header] = []
  public var columnHeaders: [Header] = []

  public init() {}
}

/// A link inside the text of an element.
public struct TextLink: Hashable, Sendable {
  /// Characters of the label that are the link.
  public var range: Range<Int>
  /// What the app is asked to open.
  public var destination: String

  public init(range: Range<Int>, destination: String) {
    self.range = range
    self.destination = destination
  }
}

/// The text of a field and where typing would go.
public struct EditableText: Hashable, Sendable {
  public var text: String
  /// Characters before the caret or selection's start.
  public var selection: Range<Int>
  public var isSecure: Bool
  public var isMultiline: Bool
  /// Characters of the words that are spelled wrongly, in order.
  public var misspellings: [Range<Int>] = []
  /// What the keyboard offers to go on from the word that was begun, the best first.
  public var predictions: [TextPrediction] = []

  public init(
    text: String, selection: Range<Int>, isSecure: Bool = false, isMultiline: Bool = false
  ) {
    self.text = text
    self.selection = selection
    self.isSecure = isSecure
    self.isMultiline = isMultiline
  }
}

/// A word that the keyboard offers.
public struct TextPrediction: Hashable, Sendable {
  public var word: String
  /// The element that takes it when activated.
  public var key: String

  public init(word: String, key: String) {
    self.word = word
    self.key = key
  }
}
