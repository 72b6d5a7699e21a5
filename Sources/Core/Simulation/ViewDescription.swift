import AccessibilityTree
import SpaceAndTime
import Typing

/// One view as a screen file describes it; what is not written is nil and takes UIKit's default.
public struct ViewDescription: Hashable, Sendable {
  /// Unique within the screen; empty where the file gives none (the library makes one).
  public var id: String
  public var kind: ViewKind
  /// In the superview's coordinates, in points.
  public var frame: Rect
  @CopyOnWrite public var content: ViewContent
  @CopyOnWrite public var accessibility: AccessibilityOverrides
  public var isHidden = Switchable.always(false)
  public var isEnabled = Switchable.always(true)
  public var isSelected = Switchable.always(false)
  /// 0 to 1; nearly transparent views are skipped like hidden ones (voiceover.md 4.1).
  public var alpha = 1.0
  public var clipsToBounds = false
  /// What a drag that begins here carries; nil where nothing can be dragged.
  public var dragItem: TextTemplate?
  public var handlers: [ScreenEvent: [ScreenAction]] = [:]
  public var views: [ViewDescription] = []

  private static let plainContent = CopyOnWrite(wrappedValue: ViewContent())
  private static let plainAccessibility = CopyOnWrite(wrappedValue: AccessibilityOverrides())

  public init(id: String = "", kind: ViewKind, frame: Rect) {
    self.id = id
    self.kind = kind
    self.frame = frame
    _content = Self.plainContent
    _accessibility = Self.plainAccessibility
  }
}

/// What views show, in UIKit's words; each kind uses its own part of it.
public struct ViewContent: Hashable, Sendable {
  /// A label's text, a button's or bar's title, a field's text, an alert's title.
  public var text: TextTemplate?
  /// The file name of an image.
  public var image: String?
  /// True for a SwiftUI image that only decorates.
  public var isDecorative: Bool?
  public var placeholder: TextTemplate?
  /// An alert's second text.
  public var message: TextTemplate?
  /// The state that the control's value lives in; a control without one keeps its value itself.
  public var bind: String?
  public var isOn: Bool?
  public var value: Double?
  public var minimumValue: Double?
  public var maximumValue: Double?
  public var stepValue: Double?
  /// 0 to 1.
  public var progress: Double?
  public var isAnimating: Bool?
  public var numberOfPages: Int?
  /// From 0.
  public var currentPage: Int?
  /// Titles of segments, tabs or a wheel's rows.
  public var items: [TextTemplate] = []
  /// From 0: the segment, tab or row that is chosen.
  public var selectedIndex: Int?
  /// A tab's badge.
  public var badgeValue: TextTemplate?
  /// The title of the back button; nil where there is none.
  public var backButtonTitle: TextTemplate?
  public var contentSize: Size?
  public var datePickerStyle = DatePickerStyle.wheels
  /// A day, such as "2026-12-04".
  public var date: String?
  public var isPagingEnabled: Bool?
  /// Links inside the text, in reading order.
  public var links: [LinkDescription] = []
  /// Words that the keyboard offers while their beginning is typed.
  public var suggestions: [String] = []
  /// Wrongly spelled words that a field marks, with what the keyboard offers instead.
  public var misspellings: [String: [String]] = [:]
  /// The longest text that a field takes, in characters.
  public var maximumLength: Int?
  public var keyboardType = KeyboardType.default
  /// Nil for the kind's own.
  public var returnKeyType: ReturnKeyType?
  /// Nil for the kind's own.
  public var clearButtonMode: ClearButtonMode?
  /// False for a text view that is only read.
  public var isEditable: Bool?
  /// What the menu of a button holds: buttons, switches, pickers, sections (`header`) and further menus.
  /// Frames are of no account.
  public var menu: [ViewDescription] = []
  /// The same for what a long press on a view opens.
  public var contextMenu: [ViewDescription] = []
  /// True where the menu opens with an activation, not with a long press (`UIButton`).
  public var showsMenuAsPrimaryAction: Bool?
  /// True where the button shows what was chosen last in its menu (`UIButton`).
  public var changesSelectionAsPrimaryAction: Bool?

  public init() {}

  /// True for a day as a date picker holds it: "2026-12-04".
  public static func isDay(_ text: String) -> Bool { CalendarDay(text) != nil }
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
