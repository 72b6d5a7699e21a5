import SpaceAndTime

/// The app under the fingers, as VoiceOver sees it: elements out, requests in.
///
/// A value: copying one copies the whole state of the app, so that routes can be searched and
/// lessons replayed.
public protocol AccessibleApp {
  /// What is on the screen now.
  var screen: AccessibleScreen { get }
  /// When the app will do something by itself; nil when it is idle.
  var deadline: Instant? { get }
  /// Lets the app do what was due by `now`, and answers what it posted meanwhile.
  mutating func advance(to now: Instant) -> [AccessibilityNotification]
  /// Asks the app for something that a gesture means.
  mutating func respond(to request: AccessibilityRequest, at now: Instant) -> AccessibilityResponse
}

/// What VoiceOver asks of an app (voiceover.md 4.6, 5, 6). Ids are those of elements.
public enum AccessibilityRequest: Hashable, Sendable {
  /// `accessibilityActivate`, else a touch at the activation point.
  case activate(String)
  case increment(String)
  case decrement(String)
  /// Makes the content of an element with the trait `supportsZoom` larger or smaller.
  case zoomIn(String)
  case zoomOut(String)
  /// Escape, from the cursor's element up the responder chain; nil without a cursor.
  case escape(from: String?)
  /// Magic tap, the same way.
  case magicTap(from: String?)
  case customAction(name: String, element: String)
  case scroll(ScrollDirection, from: String?)
  /// Scrolls as far as needed for the element to be visible.
  case reveal(String)
  case longPress(String)
  case openLink(destination: String, element: String)
  case insertText(String, element: String)
  /// Removes the character left of the caret, or the selection.
  case deleteBackward(String)
  case select(Range<Int>, element: String)
  case endEditing
  /// Takes back the last change of a field's text, or makes it again.
  case undo(element: String)
  case redo(element: String)
  /// A touch that goes straight to the app (pass-through, direct touch, VoiceOver off).
  case touch(at: Point, phase: TouchPhase)

  public enum TouchPhase: String, Hashable, Sendable {
    case down
    case move
    case up
    case cancel
  }
}

extension AccessibilityRequest {
  /// The element that it is about; nil for what is about none.
  public var element: String? {
    switch self {
    case .activate(let id), .increment(let id), .decrement(let id), .zoomIn(let id),
      .zoomOut(let id), .customAction(_, let id), .reveal(let id), .longPress(let id),
      .openLink(_, let id), .insertText(_, let id), .deleteBackward(let id), .select(_, let id),
      .undo(let id), .redo(let id):
      id
    case .escape(let id), .magicTap(let id), .scroll(_, let id): id
    case .endEditing, .touch: nil
    }
  }
}

/// Where the *content* goes on, in Apple's command names: a three-finger flick up is `down`.
public enum ScrollDirection: String, Hashable, Sendable, CaseIterable {
  case left
  case right
  case up
  case down
}

/// The app's answer to a request.
public struct AccessibilityResponse: Hashable, Sendable {
  /// False where nobody answered, so that VoiceOver's own default may follow.
  public var isHandled: Bool
  /// What the app posted meanwhile, in order.
  public var notifications: [AccessibilityNotification]

  public init(isHandled: Bool, notifications: [AccessibilityNotification] = []) {
    self.isHandled = isHandled
    self.notifications = notifications
  }
}

/// What an app posts (voiceover.md 4.4-4.7).
public enum AccessibilityNotification: Hashable, Sendable {
  /// A screen was pushed, presented or left. `focus` is the element the app designates; `message`
  /// is spoken before the first element.
  case screenChanged(ScreenChange, focus: String?, message: String?)
  case layoutChanged(focus: String?, message: String?)
  case announcement(String, priority: AnnouncementPriority, language: String?)
  case pageScrolled(String?)
  /// The system laid a message over the app.
  case systemMessage(String)
  /// Typing began in the element, or ended.
  case editingBegan(String)
  case editingEnded(String?)
  /// The value was already at its limit.
  case valueAtLimit(String)
  /// The app played a sound of its own.
  case playedSound(String)
  /// What a finger drags came over a place that takes it, or left it.
  case draggedOverTarget(isInside: Bool)
  /// What is moved came to another place of its list.
  case itemReordered
}

/// How a screen came to be the current one.
public enum ScreenChange: String, Hashable, Sendable, CaseIterable {
  case pushed
  case presented
  case alert
  case popover
  /// Back on the screen that was below.
  case returned
  /// Back from a popover.
  case popoverClosed
  /// The same screen with other content.
  case replaced
}

/// `UIAccessibilityPriority` (voiceover.md 4.5).
public enum AnnouncementPriority: String, Hashable, Sendable, CaseIterable {
  case low
  case `default`
  case high
}
