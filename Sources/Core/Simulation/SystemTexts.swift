import Typing

/// What UIKit itself says about standard controls, in one language. `{…}` are places.
public struct SystemTexts: Hashable, Sendable {
  public var increment = "Increment"
  public var decrement = "Decrement"
  /// A page control and a paged scroll view: `{page}` of `{count}`.
  public var page = "page {page} of {count}"
  /// A scrolled table: rows `{first}` to `{last}` of `{count}`.
  public var rows = "rows {first} to {last} of {count}"
  public var badgeItem = "{count} item"
  public var badgeItems = "{count} items"
  public var percent = "{number}%"
  public var progress = "Progress"
  public var inProgress = "In progress"
  public var progressHalted = "Progress halted"
  public var pickerItem = "picker item"
  public var back = "Back"
  public var map = "Map"
  public var search = "Search"
  public var delete = "Delete"
  public var space = "space"
  public var shift = "shift"
  public var returnKey = "return"
  public var numbers = "more, numbers"
  public var letters = "more, letters"
  /// Actions that drag and drop `{item}`.
  public var drag = "Drag {item}"
  public var drop = "Drop {item}"
  /// The same, at a place in a list.
  public var dropBefore = "Drop {item} before {target}"
  public var dropAfter = "Drop {item} after {target}"
  /// What the keyboard offers: `{word}`.
  public var prediction = "{word}, prediction"
  /// A button whose menu chooses.
  public var popUpButton = "pop up button"
  /// The way out of a menu.
  public var dismissMenu = "dismiss menu"
  /// The way out below a popover.
  public var dismissPopup = "dismiss popup"
  /// What a compact date picker is called.
  public var datePicker = "Date Picker"
  public var previousMonth = "Previous Month"
  public var nextMonth = "Next Month"
  /// The twelve, with a space between, as they stand alone.
  public var months =
    "January February March April May June July August September October November December"
  /// The same as they stand beside a day.
  public var monthsOfDates =
    "January February March April May June July August September October November December"
  /// From Monday.
  public var weekdays = "Monday Tuesday Wednesday Thursday Friday Saturday Sunday"
  /// A compact date picker: `{weekday}`, `{month}`, `{monthOfDate}`, `{day}`, `{year}`.
  public var date = "{monthOfDate} {day}, {year}"
  /// A day of a calendar.
  public var calendarDay = "{weekday}, {monthOfDate} {day}"
  /// The head of a calendar.
  public var calendarMonth = "{month} {year}"
  /// The return key, by what it does.
  public var returnGo = "go"
  public var returnGoogle = "Google"
  public var returnJoin = "join"
  public var returnNext = "next"
  public var returnRoute = "route"
  public var returnSearch = "search"
  public var returnSend = "send"
  public var returnYahoo = "Yahoo"
  public var returnDone = "done"
  public var returnEmergencyCall = "emergency call"
  public var returnContinue = "continue"
  /// A scroll view that was pulled down.
  public var refreshing = "Refreshing"
  /// What empties a field.
  public var clearText = "Clear text"
  /// The keys of the language.
  public var keyboard = KeyboardLayout.latin

  /// Every text by its key in `Assets/Words/uikit.en.json5`.
  public static var keys: [(name: String, path: WritableKeyPath<SystemTexts, String>)] {
    [
      ("increment", \.increment),
      ("decrement", \.decrement),
      ("page", \.page),
      ("rows", \.rows),
      ("badgeItem", \.badgeItem),
      ("badgeItems", \.badgeItems),
      ("percent", \.percent),
      ("progress", \.progress),
      ("inProgress", \.inProgress),
      ("progressHalted", \.progressHalted),
      ("pickerItem", \.pickerItem),
      ("back", \.back),
      ("map", \.map),
      ("search", \.search),
      ("delete", \.delete),
      ("space", \.space),
      ("shift", \.shift),
      ("returnKey", \.returnKey),
      ("numbers", \.numbers),
      ("letters", \.letters),
      ("drag", \.drag),
      ("drop", \.drop),
      ("dropBefore", \.dropBefore),
      ("dropAfter", \.dropAfter),
      ("prediction", \.prediction),
      ("popUpButton", \.popUpButton),
      ("dismissMenu", \.dismissMenu),
      ("dismissPopup", \.dismissPopup),
      ("datePicker", \.datePicker),
      ("previousMonth", \.previousMonth),
      ("nextMonth", \.nextMonth),
      ("months", \.months),
      ("monthsOfDates", \.monthsOfDates),
      ("weekdays", \.weekdays),
      ("date", \.date),
      ("calendarDay", \.calendarDay),
      ("calendarMonth", \.calendarMonth),
      ("returnGo", \.returnGo),
      ("returnGoogle", \.returnGoogle),
      ("returnJoin", \.returnJoin),
      ("returnNext", \.returnNext),
      ("returnRoute", \.returnRoute),
      ("returnSearch", \.returnSearch),
      ("returnSend", \.returnSend),
      ("returnYahoo", \.returnYahoo),
      ("returnDone", \.returnDone),
      ("returnEmergencyCall", \.returnEmergencyCall),
      ("returnContinue", \.returnContinue),
      ("refreshing", \.refreshing),
      ("clearText", \.clearText),
    ]
  }

  /// UIKit's English.
  public static let english = SystemTexts()

  public init() {}

  static func fill(_ text: String, _ places: [(String, String)]) -> String {
    guard text.utf8.contains(UInt8(ascii: "{")) else { return text }
    var filled = ""
    for (index, piece) in text.split(separator: "{", omittingEmptySubsequences: false).enumerated()
    {
      let end = index == 0 ? nil : piece.firstIndex(of: "}")
      if let end, let place = places.first(where: { $0.0 == piece[..<end] }) {
        filled += place.1 + piece[piece.index(after: end)...]
      } else {
        filled += index == 0 ? piece : "{" + piece
      }
    }
    return filled
  }
}
