import AccessibilityTree
import SpaceAndTime

/// The accessibility properties that an app sets itself, under their names in UIKit; nil leaves
/// UIKit's default.
public struct AccessibilityOverrides: Hashable, Sendable {
  public var isAccessibilityElement: Bool?
  public var label: TextTemplate?
  public var value: TextTemplate?
  public var hint: TextTemplate?
  /// Replaces the traits of the kind, as setting the property does.
  public var traits: AccessibilityTraits?

  @CopyOnWrite private var rare: RareOverrides
  private static let nothingRare = CopyOnWrite(wrappedValue: RareOverrides())

  public init() {
    _rare = Self.nothingRare
  }

  /// True where nothing but whether it is an element, what it says and its traits is set: of most
  /// views.
  package var isBasic: Bool { _rare == Self.nothingRare }
}

/// What few views set, kept apart so that a screen of many views stays small.
private struct RareOverrides: Hashable, Sendable {
  var attributedLabel: [AttributedRunDescription] = []
  var attributedValue: [AttributedRunDescription] = []
  var language: String?
  var frame: Rect?
  var activationPoint: Point?
  var elements: [String]?
  var elementsHidden: Bool?
  var viewIsModal: Bool?
  var groupsChildren: Bool?
  var containerType: AccessibilityContainerType?
  var customActions: [CustomActionDescription] = []
  var customContent: [CustomContentDescription] = []
  var customRotors: [CustomRotor] = []
  var userInputLabels: [TextTemplate] = []
  var respondsToUserInteraction: Bool?
  var directTouchOptions: DirectTouchOptions?
  var headingLevel: Int?
  var expandedStatus: ExpandedStatus?
  var isExpanded: Switchable?
  var rowRange: Range<Int>?
  var columnRange: Range<Int>?
  var rowHeaders: [Int: [String]] = [:]
  var columnHeaders: [Int: [String]] = [:]
  var roleDescription: TextTemplate?
  var webStates: [WebStates: Switchable] = [:]
  var webRole: WebRole?
  var positionInSet: Int?
  var sizeOfSet: Int?
}

extension AccessibilityOverrides {
  /// In place of the label and the value, where they are set.
  public var attributedLabel: [AttributedRunDescription] {
    get { rare.attributedLabel }
    set { rare.attributedLabel = newValue }
  }

  public var attributedValue: [AttributedRunDescription] {
    get { rare.attributedValue }
    set { rare.attributedValue = newValue }
  }

  /// A BCP 47 tag.
  public var language: String? {
    get { rare.language }
    set { rare.language = newValue }
  }

  /// In screen coordinates.
  public var frame: Rect? {
    get { rare.frame }
    set { rare.frame = newValue }
  }

  /// In screen coordinates.
  public var activationPoint: Point? {
    get { rare.activationPoint }
    set { rare.activationPoint = newValue }
  }

  /// Ids of views of the same screen.
  public var elements: [String]? {
    get { rare.elements }
    set { rare.elements = newValue }
  }

  public var elementsHidden: Bool? {
    get { rare.elementsHidden }
    set { rare.elementsHidden = newValue }
  }

  public var viewIsModal: Bool? {
    get { rare.viewIsModal }
    set { rare.viewIsModal = newValue }
  }

  public var groupsChildren: Bool? {
    get { rare.groupsChildren }
    set { rare.groupsChildren = newValue }
  }

  public var containerType: AccessibilityContainerType? {
    get { rare.containerType }
    set { rare.containerType = newValue }
  }

  public var customActions: [CustomActionDescription] {
    get { rare.customActions }
    set { rare.customActions = newValue }
  }

  public var customContent: [CustomContentDescription] {
    get { rare.customContent }
    set { rare.customContent = newValue }
  }

  public var customRotors: [CustomRotor] {
    get { rare.customRotors }
    set { rare.customRotors = newValue }
  }

  public var userInputLabels: [TextTemplate] {
    get { rare.userInputLabels }
    set { rare.userInputLabels = newValue }
  }

  public var respondsToUserInteraction: Bool? {
    get { rare.respondsToUserInteraction }
    set { rare.respondsToUserInteraction = newValue }
  }

  public var directTouchOptions: DirectTouchOptions? {
    get { rare.directTouchOptions }
    set { rare.directTouchOptions = newValue }
  }

  /// 1 to 6, or 0 for a heading of no level.
  public var headingLevel: Int? {
    get { rare.headingLevel }
    set { rare.headingLevel = newValue }
  }

  public var expandedStatus: ExpandedStatus? {
    get { rare.expandedStatus }
    set { rare.expandedStatus = newValue }
  }

  /// Expanded while it holds, collapsed otherwise; instead of a fixed status.
  public var isExpanded: Switchable? {
    get { rare.isExpanded }
    set { rare.isExpanded = newValue }
  }

  /// The rows that a cell of a data table covers, from 0.
  public var rowRange: Range<Int>? {
    get { rare.rowRange }
    set { rare.rowRange = newValue }
  }

  /// The columns that a cell of a data table covers, from 0.
  public var columnRange: Range<Int>? {
    get { rare.columnRange }
    set { rare.columnRange = newValue }
  }

  /// On a data table: ids of the header cells of each row, by the row's index.
  public var rowHeaders: [Int: [String]] {
    get { rare.rowHeaders }
    set { rare.rowHeaders = newValue }
  }

  /// On a data table: ids of the header cells of each column, by the column's index.
  public var columnHeaders: [Int: [String]] {
    get { rare.columnHeaders }
    set { rare.columnHeaders = newValue }
  }

  /// Words of controls that UIKit has no trait for, from dumps of other systems.
  public var roleDescription: TextTemplate? {
    get { rare.roleDescription }
    set { rare.roleDescription = newValue }
  }

  /// What holds only on web pages, each state while it is on.
  public var webStates: [WebStates: Switchable] {
    get { rare.webStates }
    set { rare.webStates = newValue }
  }

  public var webRole: WebRole? {
    get { rare.webRole }
    set { rare.webRole = newValue }
  }

  /// `aria-posinset` and `aria-setsize`, both from 1.
  public var positionInSet: Int? {
    get { rare.positionInSet }
    set { rare.positionInSet = newValue }
  }

  public var sizeOfSet: Int? {
    get { rare.sizeOfSet }
    set { rare.sizeOfSet = newValue }
  }
}

/// A part of a text with attributes for speech; the text of `run` is what `text` comes to.
public struct AttributedRunDescription: Hashable, Sendable {
  public var text: TextTemplate
  public var run: AttributedRun

  public init(text: TextTemplate, run: AttributedRun = AttributedRun("")) {
    self.text = text
    self.run = run
  }
}

/// One of `accessibilityCustomActions`.
public struct CustomActionDescription: Hashable, Sendable {
  public var name: TextTemplate
  /// An empty list is an action that says it was done and does nothing.
  public var actions: [ScreenAction]

  public init(name: TextTemplate, actions: [ScreenAction] = []) {
    self.name = name
    self.actions = actions
  }
}

/// One of `accessibilityCustomContent`.
public struct CustomContentDescription: Hashable, Sendable {
  public var label: TextTemplate
  public var value: TextTemplate
  public var isHighImportance: Bool

  public init(label: TextTemplate, value: TextTemplate, isHighImportance: Bool = false) {
    self.label = label
    self.value = value
    self.isHighImportance = isHighImportance
  }
}
