import AccessibilityTree

/// One thing that an app does when something happens to it: the whole list that screens can use.
public enum ScreenAction: Hashable, Sendable {
  /// Gives a state another value. The name may hold `{places}`.
  case set(name: TextTemplate, value: ActionValue)
  /// Adds to a number, within the limits.
  case add(name: TextTemplate, value: ActionValue, atLeast: Double?, atMost: Double?)
  case toggle(String)
  /// Shows views of the current screen by id.
  case show([String])
  /// Hides views of the current screen by id.
  case hide([String])
  case present(screen: String, style: PresentationStyle)
  case push(screen: String)
  /// Closes the screen that was presented last, with everything pushed on it.
  case dismiss
  /// Leaves the current screen; with an id, every screen above that one.
  case back(to: String?)
  case announce(TextTemplate, priority: AnnouncementPriority, language: String?)
  case post(PostedNotification, focus: String?, message: TextTemplate?)
  /// A sound of the app itself, by name.
  case play(String)
  /// A message of the system comes over the app and goes again.
  case banner(TextTemplate, seconds: Double)
  /// Goes on with the rest of the list later.
  case wait(seconds: Double)
  case when(Condition, then: [ScreenAction], otherwise: [ScreenAction])
}

/// What `set` and `add` put in.
public enum ActionValue: Hashable, Sendable {
  case fixed(StateValue)
  case template(TextTemplate)

  public func value(in state: [String: StateValue], language: String) -> StateValue {
    switch self {
    case .fixed(let value): value
    case .template(let template): template.value(in: state, language: language)
    }
  }
}

/// The notifications that `post` can send.
public enum PostedNotification: String, Hashable, Sendable, CaseIterable {
  case screenChanged
  case layoutChanged
  case pageScrolled
}

/// How a screen comes over another. A system sheet, an alert, an action sheet and a popover close
/// when nobody answers an escape; a full screen and an app's own overlay do not (voiceover.md 5.2).
public enum PresentationStyle: String, Hashable, Sendable, CaseIterable {
  case sheet
  case alert
  case actionSheet
  case popover
  case fullScreen
  case overlay

  public var closesOnUnansweredEscape: Bool {
    switch self {
    case .sheet, .alert, .actionSheet, .popover: true
    case .fullScreen, .overlay: false
    }
  }

  var change: ScreenChange {
    switch self {
    case .sheet, .fullScreen, .overlay: .presented
    case .alert, .actionSheet: .alert
    case .popover: .popover
    }
  }
}

/// What a view or a screen can answer with actions. An empty list answers "handled" and does
/// nothing, which swallows the gesture; a missing one does not answer.
public enum ScreenEvent: String, Hashable, Sendable, CaseIterable {
  case activate
  case increment
  case decrement
  case escape
  case magicTap
  case longPress
  case zoomIn
  case zoomOut
  case scroll
  case scrollLeft
  case scrollRight
  case scrollUp
  case scrollDown
  /// A scroll view was pulled down beyond its top (`UIRefreshControl`).
  case refresh
  /// A screen came to the front, for the first time or again.
  case appear
  /// The person changed a control's value or a field's text.
  case change
  case beginEditing
  case endEditing
  /// The return key of a one-line field.
  case submit
  case touchDown
  case touchUp
  /// What was dragged is dropped here.
  case drop
}
