import AccessibilityTree
import SpaceAndTime
import Typing

/// What views show, in UIKit's words; each kind uses its own part of it.
public struct ViewContent: Hashable, Sendable {
  /// A label's text, a button's or bar's title, a field's text, an alert's title.
  public var text: TextTemplate?
  /// The file name of an image.
  public var image: String?
  public var isOn: Bool?

  @CopyOnWrite private var rare: RareContent
  private static let nothingRare = CopyOnWrite(wrappedValue: RareContent())

  public init() {
    _rare = Self.nothingRare
  }

  /// True where nothing but the text, the image and whether it is on is written: of most views.
  package var isBasic: Bool { _rare == Self.nothingRare }

  /// True where something opens a menu that is written here.
  var holdsMenu: Bool { !(rare.menu.isEmpty && rare.contextMenu.isEmpty) }

  /// True for a day as a date picker holds it: "2026-12-04".
  public static func isDay(_ text: String) -> Bool { CalendarDay(text) != nil }
}

/// What few views have, kept apart so that a screen of many views stays small.
private struct RareContent: Hashable, Sendable {
  var isDecorative: Bool?
  var placeholder: TextTemplate?
  var message: TextTemplate?
  var bind: String?
  var value: Double?
  var minimumValue: Double?
  var maximumValue: Double?
  var stepValue: Double?
  var progress: Double?
  var isAnimating: Bool?
  var numberOfPages: Int?
  var currentPage: Int?
  var items: [TextTemplate] = []
  var selectedIndex: Int?
  var badgeValue: TextTemplate?
  var backButtonTitle: TextTemplate?
  var contentSize: Size?
  var datePickerStyle = DatePickerStyle.wheels
  var date: String?
  var isPagingEnabled: Bool?
  var links: [LinkDescription] = []
  var suggestions: [String] = []
  var misspellings: [String: [String]] = [:]
  var maximumLength: Int?
  var keyboardType = KeyboardType.default
  var returnKeyType: ReturnKeyType?
  var clearButtonMode: ClearButtonMode?
  var isEditable: Bool?
  var menu: [ViewDescription] = []
  var contextMenu: [ViewDescription] = []
  var showsMenuAsPrimaryAction: Bool?
  var changesSelectionAsPrimaryAction: Bool?
}

extension ViewContent {
  /// True for a SwiftUI image that only decorates.
  public var isDecorative: Bool? {
    get { rare.isDecorative }
    set { rare.isDecorative = newValue }
  }

  public var placeholder: TextTemplate? {
    get { rare.placeholder }
    set { rare.placeholder = newValue }
  }

  /// An alert's second text.
  public var message: TextTemplate? {
    get { rare.message }
    set { rare.message = newValue }
  }

  /// The state that the control's value lives in; a control without one keeps its value itself.
  public var bind: String? {
    get { rare.bind }
    set { rare.bind = newValue }
  }

  public var value: Double? {
    get { rare.value }
    set { rare.value = newValue }
  }

  public var minimumValue: Double? {
    get { rare.minimumValue }
    set { rare.minimumValue = newValue }
  }

  public var maximumValue: Double? {
    get { rare.maximumValue }
    set { rare.maximumValue = newValue }
  }

  public var stepValue: Double? {
    get { rare.stepValue }
    set { rare.stepValue = newValue }
  }

  /// 0 to 1.
  public var progress: Double? {
    get { rare.progress }
    set { rare.progress = newValue }
  }

  public var isAnimating: Bool? {
    get { rare.isAnimating }
    set { rare.isAnimating = newValue }
  }

  public var numberOfPages: Int? {
    get { rare.numberOfPages }
    set { rare.numberOfPages = newValue }
  }

  /// From 0.
  public var currentPage: Int? {
    get { rare.currentPage }
    set { rare.currentPage = newValue }
  }

  /// Titles of segments, tabs or a wheel's rows.
  public var items: [TextTemplate] {
    get { rare.items }
    set { rare.items = newValue }
  }

  /// From 0: the segment, tab or row that is chosen.
  public var selectedIndex: Int? {
    get { rare.selectedIndex }
    set { rare.selectedIndex = newValue }
  }

  /// A tab's badge.
  public var badgeValue: TextTemplate? {
    get { rare.badgeValue }
    set { rare.badgeValue = newValue }
  }

  /// The title of the back button; nil where there is none.
  public var backButtonTitle: TextTemplate? {
    get { rare.backButtonTitle }
    set { rare.backButtonTitle = newValue }
  }

  public var contentSize: Size? {
    get { rare.contentSize }
    set { rare.contentSize = newValue }
  }

  public var datePickerStyle: DatePickerStyle {
    get { rare.datePickerStyle }
    set { rare.datePickerStyle = newValue }
  }

  /// A day, such as "2026-12-04".
  public var date: String? {
    get { rare.date }
    set { rare.date = newValue }
  }

  public var isPagingEnabled: Bool? {
    get { rare.isPagingEnabled }
    set { rare.isPagingEnabled = newValue }
  }

  /// Links inside the text, in reading order.
  public var links: [LinkDescription] {
    get { rare.links }
    set { rare.links = newValue }
  }

  /// Words that the keyboard offers while their beginning is typed.
  public var suggestions: [String] {
    get { rare.suggestions }
    set { rare.suggestions = newValue }
  }

  /// Wrongly spelled words that a field marks, with what the keyboard offers instead.
  public var misspellings: [String: [String]] {
    get { rare.misspellings }
    set { rare.misspellings = newValue }
  }

  /// The longest text that a field takes, in characters.
  public var maximumLength: Int? {
    get { rare.maximumLength }
    set { rare.maximumLength = newValue }
  }

  public var keyboardType: KeyboardType {
    get { rare.keyboardType }
    set { rare.keyboardType = newValue }
  }

  /// Nil for the kind's own.
  public var returnKeyType: ReturnKeyType? {
    get { rare.returnKeyType }
    set { rare.returnKeyType = newValue }
  }

  /// Nil for the kind's own.
  public var clearButtonMode: ClearButtonMode? {
    get { rare.clearButtonMode }
    set { rare.clearButtonMode = newValue }
  }

  /// False for a text view that is only read.
  public var isEditable: Bool? {
    get { rare.isEditable }
    set { rare.isEditable = newValue }
  }

  /// What the menu of a button holds: buttons, switches, pickers, sections (`header`) and further menus.
  /// Frames are of no account.
  public var menu: [ViewDescription] {
    get { rare.menu }
    set { rare.menu = newValue }
  }

  /// The same for what a long press on a view opens.
  public var contextMenu: [ViewDescription] {
    get { rare.contextMenu }
    set { rare.contextMenu = newValue }
  }

  /// True where the menu opens with an activation, not with a long press (`UIButton`).
  public var showsMenuAsPrimaryAction: Bool? {
    get { rare.showsMenuAsPrimaryAction }
    set { rare.showsMenuAsPrimaryAction = newValue }
  }

  /// True where the button shows what was chosen last in its menu (`UIButton`).
  public var changesSelectionAsPrimaryAction: Bool? {
    get { rare.changesSelectionAsPrimaryAction }
    set { rare.changesSelectionAsPrimaryAction = newValue }
  }
}

/// A part of a text that can be opened.
public struct LinkDescription: Hashable, Sendable {
  /// As it stands in the text; the first place where it does is the link.
  public var text: String
  public var destination: String
  /// Nil where nobody answers.
  public var actions: [ScreenAction]?

  public init(text: String, destination: String, actions: [ScreenAction]? = nil) {
    self.text = text
    self.destination = destination
    self.actions = actions
  }
}
