import AccessibilityTree
import SpaceAndTime

/// One screen of an app as its file describes it.
public struct ScreenDescription: Hashable, Sendable {
  public var id: String
  public var title: TextTemplate
  /// A BCP 47 tag of its texts; nil where they are in the listener's language.
  public var language: String?
  public var size = Size.phone
  public var idiom = InterfaceIdiom.phone
  public var layoutDirection = LayoutDirection.leftToRight
  /// The state that the screen declares, with its first values.
  public var state: [String: StateValue] = [:]
  public var views: [ViewDescription] = []
  public var handlers: [ScreenEvent: [ScreenAction]] = [:]
  /// Rotors that are offered at every stop.
  public var customRotors: [CustomRotor] = []
  /// The errand's end, where the screen carries one.
  public var goal: Goal?
  /// Where the screen was dumped; nil where it was written for Curtain.
  public var platform: AppPlatform?

  /// Whose rules numbers and plurals in texts follow.
  var textLanguage: String { language ?? "en" }

  public init(id: String, title: TextTemplate) {
    self.id = id
    self.title = title
  }
}

/// The system that an app was dumped on.
public enum AppPlatform: String, Hashable, Sendable, CaseIterable {
  case iOS
  case android
}

/// When an errand is done: the screen that must be in front, and what the state must be.
public struct Goal: Hashable, Sendable {
  /// Nil where any screen will do.
  public var screen: String?
  public var state: Condition

  public init(screen: String? = nil, state: Condition = Condition([])) {
    self.screen = screen
    self.state = state
  }
}
