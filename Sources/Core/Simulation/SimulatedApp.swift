import AccessibilityTree
import SpaceAndTime

/// A pretend app that runs screens described by data, as VoiceOver sees one.
///
/// A value: a copy is another app in the same state, and shares what neither has changed. All time
/// comes from outside; nothing happens between calls.
public struct SimulatedApp: AccessibleApp, Sendable {
  public let library: ScreenLibrary
  /// What is on the screen now. Its revision stays the same while something only scrolls.
  public private(set) var screen: AccessibleScreen
  /// Every named value; controls without a state of their own are named "screen/view".
  public internal(set) var state: [String: StateValue]

  package internal(set) var stack: [ScreenEntry]
  package internal(set) var editing: TextEditing?
  var pending: [PendingActions] = []
  var touch: TouchTracking?
  package internal(set) var dragged: DraggedItem?
  /// How often what was dragged was let go where nothing takes it.
  package internal(set) var dropsInVain = 0
  var banner: Banner?
  /// When the call began that is being answered.
  var now: Instant
  /// The element that the call is about that is being answered.
  var requester: String?
  /// What was posted and not yet handed over.
  var posts: [AccessibilityNotification] = []
  /// True where the elements may differ from `screen`.
  var isStale = false
  /// Actions that one call may still do, so that screens that call each other come to an end.
  var budget = SimulatedApp.actionsPerCall
  private var screensOpened = 0

  static let actionsPerCall = 1_000
  static let deepestStack = 50

  /// Opens `start`, which must be a screen of the library.
  public init(library: ScreenLibrary, start: String, now: Instant = .zero) {
    precondition(library.contains(start), "There is no screen \(start)")
    self.library = library
    self.now = now
    state = library.initialState
    stack = [
      ScreenEntry(
        screen: start, arrival: .root, opener: nil, number: 0,
        offsets: library.screens[start]!.firstOffsets)
    ]
    screen = AccessibleScreen(id: start, title: "", elements: [])
    rebuild()
    if simulated.description.handlers[.appear] != nil {
      appeared()
      rebuild()
    }
    // What is there from the beginning did not come.
    for id in visiblePresentations { stack[stack.count - 1].presented[id] = .some(nil) }
  }

  /// The app as it would be on a screen in a state, however it came there.
  package init(
    library: ScreenLibrary, showing screen: String, arrival: ScreenEntry.Arrival,
    state: [String: StateValue],
    visibility: [String: Bool], editing field: String?
  ) {
    self.library = library
    self.state = state
    now = .zero
    stack = [
      ScreenEntry(
        screen: screen, arrival: arrival, opener: nil, number: 0, visibility: visibility,
        offsets: library.screens[screen]!.firstOffsets)
    ]
    if let field { editing = TextEditing(field: field, selection: 0..<0) }
    self.screen = AccessibleScreen(id: screen, title: "", elements: [])
    rebuild()
  }

  public func value(of name: String) -> StateValue? { state[name] }

  /// Ids of the screens that are open, the first one first.
  public var openScreens: [String] { stack.map(\.screen) }

  /// The element that is being typed into.
  public var editedElement: String? { editing?.field }

  public func satisfies(_ goal: Goal) -> Bool {
    (goal.screen == nil || goal.screen == screen.id) && goal.state.holds(in: state)
  }

  public var deadline: Instant? {
    posts.isEmpty ? (pending.map(\.due) + [banner?.end].compactMap(\.self)).min() : now
  }

  public mutating func advance(to now: Instant) -> [AccessibilityNotification] {
    self.now = max(self.now, now)
    budget = Self.actionsPerCall
    while let next = pending.indices.min(by: { pending[$0].due < pending[$1].due }),
      pending[next].due <= now
    {
      let actions = pending.remove(at: next)
      let isGone = actions.owner.map { number in !stack.contains { $0.number == number } } ?? false
      if !isGone { run(actions.rest, from: actions.source, refreshing: actions.refreshing) }
    }
    if let end = banner?.end, end <= now { hideBanner() }
    return handOver()
  }

  public mutating func respond(to request: AccessibilityRequest, at now: Instant)
    -> AccessibilityResponse
  {
    self.now = max(self.now, now)
    budget = Self.actionsPerCall
    requester = request.element
    let isHandled = handle(request)
    return AccessibilityResponse(isHandled: isHandled, notifications: handOver())
  }

  private mutating func handOver() -> [AccessibilityNotification] {
    if isStale {
      rebuild()
      notePresentations()
    }
    leadFocusToStops()
    defer {
      posts = []
      requester = nil
    }
    return posts
  }

  // MARK: - The screen in front

  var front: ScreenEntry { stack[stack.count - 1] }

  var simulated: SimulatedScreen { library.screens[front.screen]! }

  var builder: NodeBuilder {
    NodeBuilder(
      screen: simulated, state: state, sharedTexts: library.sharedTexts,
      keyboards: library.keyboards,
      visibility: front.visibility,
      offsets: front.offsets, editing: editing, dragged: dragged, banner: banner?.text,
      isPopover: front.arrival == .presented(.popover))
  }

  /// Makes the elements anew.
  mutating func rebuild() {
    let description = simulated.description
    screen = AccessibleScreen(
      id: description.id,
      title: description.title.text(in: state, language: description.textLanguage),
      language: description.language, size: description.size,
      layoutDirection: description.layoutDirection, idiom: description.idiom,
      root: builder.root(), revision: screen.revision + 1)
    isStale = false
  }

  /// Moves a scroll view without touching the elements.
  mutating func scroll(_ area: String, to offset: Point) {
    stack[stack.count - 1].offsets[area] = offset
    screen.scrollAreas[area]?.offset = offset
  }

  /// Puts every scroll view of the screen in front where it was at another moment.
  package mutating func scroll(to offsets: [String: Point]) {
    guard offsets != front.offsets else { return }
    stack[stack.count - 1].offsets = offsets
    for area in screen.scrollAreas.keys {
      screen.scrollAreas[area]?.offset = offsets[area] ?? .zero
    }
  }

  mutating func nextScreenNumber() -> Int {
    screensOpened += 1
    return screensOpened
  }
}

/// One open screen.
package struct ScreenEntry: Hashable, Sendable {
  package enum Arrival: Hashable, Sendable {
    case root
    case pushed
    case presented(PresentationStyle)

    /// True where nothing of the screen below is left to be seen.
    var coversAll: Bool {
      switch self {
      case .root, .pushed, .presented(.fullScreen): true
      case .presented: false
      }
    }
  }

  package var screen: String
  package var arrival: Arrival
  /// The element that opened it, where the cursor returns to.
  package var opener: String?
  /// Tells two visits to the same screen apart.
  var number: Int
  /// Views that were shown or hidden by actions.
  package var visibility: [String: Bool] = [:]
  /// How far scroll views are scrolled.
  package var offsets: [String: Point] = [:]
  /// Alerts, action sheets, menus and popovers among its views that are there now, with what opened them.
  package var presented: [String: String?] = [:]

  /// As every visit of this kind is: without the number.
  package var unnumbered: ScreenEntry {
    var entry = self
    entry.number = 0
    return entry
  }
}

/// The rest of a list of actions, after a wait.
struct PendingActions: Hashable, Sendable {
  var due: Instant
  var rest: [ScreenAction]
  /// The element whose handler it is.
  var source: String?
  /// The open screen that it ends with; nil where it outlives its screen.
  var owner: Int?
  /// The scroll view that is being refreshed until then.
  var refreshing: String?
}
