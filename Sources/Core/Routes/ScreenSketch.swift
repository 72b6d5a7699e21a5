import AccessibilityTree
import Simulation
import SpaceAndTime

/// A screen as a lower bound sees it: where the cursor can be, what is one gesture away from there,
/// and what may happen. Nothing that can really happen is missing; some of it can't.
struct ScreenSketch {
  /// Something that a move may set off.
  struct Act {
    var cost: Int
    var effect: Effect
  }

  enum Effect {
    case actions([ScreenAction])
    /// The control holds anything now, and tells its handlers.
    case control(String, [ScreenAction])
    case back
    /// The system closes what it may.
    case escape
  }

  /// Where the cursor may be anywhere.
  static let anywhere = -1

  let id: String
  /// True where the stops are always the same, so that distances are known.
  let isSteady: Bool
  /// By the id of an element: its position on a steady screen, otherwise the index of its view.
  private(set) var places: [String: Int] = [:]
  private(set) var placeCount = 0
  /// On a steady screen: the places from which each place is one gesture away.
  private(set) var origins: [[Int]] = []
  /// What may happen at a place.
  private(set) var acts: [[Act]] = []
  /// What may happen wherever the cursor is, and leaves it anywhere.
  private(set) var actsAnywhere: [Act] = []
  let appear: [ScreenAction]
  private var vanishing: Set<Int> = []
  private let screen: SimulatedScreen

  init(_ screen: SimulatedScreen, in library: ScreenLibrary) {
    self.screen = screen
    id = screen.description.id
    appear = screen.description.handlers[.appear] ?? []
    let probe = SimulatedApp(library: library, start: screen.description.id)
    isSteady = Self.isSteady(screen) && probe.openScreens == [screen.description.id]
    vanishing = Self.vanishing(screen)
    if isSteady {
      addSteadyPlaces(probe.screen)
    } else {
      placeCount = screen.records.count
      for (index, record) in screen.records.enumerated() { places[record.view.id] = index }
      acts = screen.records.indices.map { acts(ofView: $0, part: nil, areas: []) }
    }
    addActsAnywhere()
  }

  /// A place of the screen for an element's id, its own or that of a part of it.
  func place(of element: String?) -> Int {
    guard let element else { return Self.anywhere }
    if let place = places[element] { return place }
    guard !isSteady, let index = screen.locate(element)?.index else { return Self.anywhere }
    return index
  }

  /// Where the cursor is after something has changed: where it was, unless that may have vanished.
  func kept(_ place: Int) -> Int {
    isSteady || !vanishing.contains(place) ? place : Self.anywhere
  }

  // MARK: - What can come and go

  private static func isSteady(_ screen: SimulatedScreen) -> Bool {
    screen.records.allSatisfy { record in
      if case .when = record.view.isHidden { return false }
      return !record.view.kind.isField && !isChangeable(record.view)
        && record.view.handlers.keys.allSatisfy { !isScrolling($0) }
    } && screen.description.handlers.keys.allSatisfy { !isScrolling($0) }
      && !showsOrHides(screen)
  }

  private static func isScrolling(_ event: ScreenEvent) -> Bool {
    switch event {
    case .scroll, .scrollUp, .scrollDown, .scrollLeft, .scrollRight: true
    default: false
    }
  }

  /// A text that may be empty decides whether there is a stop.
  private static func isChangeable(_ view: ViewDescription) -> Bool {
    StateReads.textsThatDecide(view).contains(where: StateReads.canBeEmpty)
  }

  private static func showsOrHides(_ screen: SimulatedScreen) -> Bool {
    func holds(_ actions: [ScreenAction]) -> Bool {
      actions.contains { action in
        switch action {
        case .show, .hide: true
        case .when(_, let then, let otherwise): holds(then) || holds(otherwise)
        default: false
        }
      }
    }
    let lists =
      Array(screen.description.handlers.values)
      + screen.records.flatMap { record in
        Array(record.view.handlers.values) + record.view.accessibility.customActions.map(\.actions)
          + record.view.content.links.compactMap(\.actions)
      }
    return lists.contains(where: holds)
  }

  /// The views that may stop being stops while the cursor is on them.
  private static func vanishing(_ screen: SimulatedScreen) -> Set<Int> {
    if showsOrHides(screen) { return Set(screen.records.indices) }
    var found: Set<Int> = []
    for index in screen.records.indices {
      let canVanish = screen.chain(from: index).contains { around in
        if case .when = screen.records[around].view.isHidden { return true }
        return isChangeable(screen.records[around].view)
      }
      if canVanish { found.insert(index) }
    }
    return found
  }

  // MARK: - Places of a steady screen

  private mutating func addSteadyPlaces(_ shown: AccessibleScreen) {
    placeCount = shown.elements.count
    for (position, element) in shown.elements.enumerated() { places[element.id] = position }
    let movements = SketchedMovements(shown)
    origins = Array(repeating: [], count: placeCount)
    for place in 0..<placeCount {
      for neighbor in movements.neighbors(of: place) { origins[neighbor].append(place) }
    }
    acts = shown.elements.enumerated().map { position, element in
      guard let (index, part) = screen.locate(element.id) else { return [] }
      return acts(ofView: index, part: part, areas: shown.scrollAreas(around: position))
    }
  }

  // MARK: - What may happen

  private func acts(ofView index: Int, part: String?, areas: [String]) -> [Act] {
    var acts: [Act] = []
    let chain = screen.chain(from: index)
    if let own = ownAnswer(index, part: part) {
      acts.append(Act(cost: RouteCosts.gesture, effect: own))
    } else {
      acts += touched(around: index).flatMap { activations(of: $0) }
    }
    let view = screen.records[index].view
    for event in [ScreenEvent.increment, .decrement] {
      if let actions = view.handlers[event] {
        acts.append(Act(cost: RouteCosts.gesture, effect: .actions(actions)))
      }
    }
    if let control = control(index) { acts.append(Act(cost: RouteCosts.gesture, effect: control)) }
    for around in chain {
      for action in screen.records[around].view.accessibility.customActions {
        // One flick chooses it and a double tap runs it.
        acts.append(Act(cost: 2 * RouteCosts.gesture, effect: .actions(action.actions)))
      }
    }
    for link in view.content.links {
      acts.append(Act(cost: RouteCosts.gesture, effect: .actions(link.actions ?? [])))
    }
    for event in [ScreenEvent.magicTap, .longPress, .escape] {
      for around in chain {
        guard let actions = screen.records[around].view.handlers[event] else { continue }
        acts.append(Act(cost: RouteCosts.gesture, effect: .actions(actions)))
      }
    }
    return acts
  }

  /// Nil where the view may leave the activation to what a finger would touch.
  private func ownAnswer(_ index: Int, part: String?) -> Effect? {
    let view = screen.records[index].view
    if part == nil, let actions = view.handlers[.activate] { return .actions(actions) }
    if part == "back", view.kind.name == "navigationBar" { return .back }
    switch view.kind.name {
    case "switch", "textField", "secureField", "searchField", "textView": return control(index)
    case "stepper", "segmentedControl", "tabBar": return part == nil ? nil : control(index)
    default: return nil
    }
  }

  private func control(_ index: Int) -> Effect? {
    let record = screen.records[index]
    guard let name = record.valueName else { return nil }
    return .control(name, record.view.handlers[.change] ?? [])
  }

  private func activations(of index: Int) -> [Act] {
    var acts: [Act] = []
    if let actions = screen.records[index].view.handlers[.activate] {
      acts.append(Act(cost: RouteCosts.gesture, effect: .actions(actions)))
    }
    if let control = control(index) { acts.append(Act(cost: RouteCosts.gesture, effect: control)) }
    return acts
  }

  /// The views that a finger on the element may touch, scrolled as it may be.
  private func touched(around index: Int) -> Set<Int> {
    var touched = Set(screen.chain(from: index))
    let own = screen.records[index]
    let areas = screen.chain(from: index).dropFirst().filter { isScrollView($0) }
    let frame = own.view.accessibility.frame ?? own.frame
    for other in screen.records.indices {
      let outside = areas.filter { !screen.chain(from: other).contains($0) }
      let probe = outside.last.map { screen.records[$0].frame } ?? frame
      let isNear =
        !probe.intersection(screen.records[other].frame).isEmpty
        || own.view.accessibility.activationPoint != nil || !frame.intersects(own.frame)
      if isNear { touched.formUnion(screen.chain(from: other)) }
    }
    return touched
  }

  private func isScrollView(_ index: Int) -> Bool {
    switch screen.records[index].view.kind.name {
    case "scrollView", "table", "collection", "webContent": true
    default: false
    }
  }

  private mutating func addActsAnywhere() {
    for event in [ScreenEvent.magicTap, .escape, .longPress] {
      guard let actions = screen.description.handlers[event] else { continue }
      actsAnywhere.append(Act(cost: RouteCosts.gesture, effect: .actions(actions)))
    }
    if screen.description.handlers[.escape] == nil {
      actsAnywhere.append(Act(cost: RouteCosts.gesture, effect: .escape))
    }
    guard !isSteady else { return }
    for (event, actions) in screen.description.handlers where Self.isScrolling(event) {
      actsAnywhere.append(Act(cost: RouteCosts.gesture, effect: .actions(actions)))
    }
    for (index, record) in screen.records.enumerated() {
      for (event, actions) in record.view.handlers {
        switch event {
        case .beginEditing, .endEditing:
          actsAnywhere.append(Act(cost: 0, effect: .actions(actions)))
        case .submit:
          actsAnywhere.append(Act(cost: RouteCosts.key, effect: .actions(actions)))
        case _ where Self.isScrolling(event):
          actsAnywhere.append(Act(cost: RouteCosts.gesture, effect: .actions(actions)))
        default: break
        }
      }
      if record.view.kind.isField, let typed = control(index) {
        actsAnywhere.append(Act(cost: RouteCosts.key, effect: typed))
      }
      // While a field is edited the keyboard's keys answer for it.
      for event in [ScreenEvent.magicTap, .escape, .longPress] where record.view.kind.isField {
        for around in screen.chain(from: index) {
          guard let actions = screen.records[around].view.handlers[event] else { continue }
          actsAnywhere.append(Act(cost: RouteCosts.gesture, effect: .actions(actions)))
        }
      }
    }
  }
}

extension Rect {
  fileprivate func intersects(_ other: Rect) -> Bool { !intersection(other).isEmpty }
}
