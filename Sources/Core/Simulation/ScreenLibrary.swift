import AccessibilityTree

/// The screens of one app, by id, and the values that their state begins with.
public struct ScreenLibrary: Sendable {
  package let screens: [String: SimulatedScreen]
  /// First values of every state that a screen declares or a control keeps.
  public let initialState: [String: StateValue]
  @CopyOnWrite public private(set) var texts: SystemTexts
  /// The same, to be handed on without a copy.
  var sharedTexts: CopyOnWrite<SystemTexts> { _texts }
  /// What the keyboards of languages say and have, by BCP 47 tag; where one is missing, `texts` do.
  let keyboards: [String: SystemTexts]

  /// The ids of the screens must differ. Where two screens declare a state, the first one's value
  /// counts: put the screen that the app starts on first. Screens that nobody else keeps are changed
  /// where they are.
  public init(
    _ screens: consuming [ScreenDescription], texts: SystemTexts = .english,
    keyboards: [String: SystemTexts] = [:]
  ) {
    var simulated: [String: SimulatedScreen] = [:]
    var state: [String: StateValue] = [:]
    for index in screens.indices {
      let id = screens[index].id
      precondition(simulated[id] == nil, "Two screens are called \(id)")
      IdentifiedViews.identify(&screens[index].views)
      Menus.add(to: &screens[index])
      let ready = SimulatedScreen(screens[index])
      screens[index].views = []
      simulated[id] = ready
      state.merge(ready.description.state) { first, _ in first }
      state.merge(ready.controlValues) { first, _ in first }
    }
    self.screens = simulated
    initialState = state
    _texts = CopyOnWrite(wrappedValue: texts)
    self.keyboards = keyboards
  }

  public var screenIDs: [String] { screens.keys.sorted() }

  /// True where a view of the screen, itself or inside another, has such an id.
  public func hasView(on screen: String, where matches: (String) -> Bool) -> Bool {
    screens[screen]?.records.contains { matches($0.view.id) } ?? false
  }

  public func contains(_ screen: String) -> Bool { screens[screen] != nil }

  /// Where a screen was dumped; nil for one that was written for Curtain.
  public func platform(of screen: String) -> AppPlatform? {
    screens[screen]?.description.platform
  }

  public func goal(of screen: String) -> Goal? { screens[screen]?.description.goal }
}
