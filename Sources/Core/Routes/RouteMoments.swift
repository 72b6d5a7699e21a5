import AccessibilityTree
import Gestures
import ScreenReader
import Simulation
import SpaceAndTime

/// One moment of a search, in numbers that stand for what `RouteMoments` keeps.
struct Moment: Hashable {
  var core: Int32
  /// How far the screen in front is scrolled.
  var offsets: Int32
  /// The cursor's place in reading order; -1 where it is nowhere.
  var position: Int32
  /// The rotor, except for what the listener chose.
  var rotor: Int16
  /// What the listener chose on the rotor.
  var chosen: Int16

  func hash(into hasher: inout Hasher) {
    hasher.combine(UInt64(bitPattern: Int64(core)) << 32 | UInt64(UInt32(bitPattern: offsets)))
    hasher.combine(
      UInt64(bitPattern: Int64(position)) << 32 | UInt64(UInt16(bitPattern: rotor)) << 16
        | UInt64(UInt16(bitPattern: chosen)))
  }
}

/// Everything that can be told apart, each thing once.
///
/// A *core* is the app in a state, whatever the listener is doing; cores with the same stops share
/// a *layout*, on which movements are the same.
struct RouteMoments {
  struct Core {
    var app: SimulatedApp
    var layout: Int32
    var remembered: [String: String]
    var isGoal: Bool
    /// Where it is in the sketches that tell what is left at least; nil where nothing is asked.
    var place: RemainingCosts.Place?
  }

  private(set) var cores: [Core] = []
  private var coreIDs: [CoreKey: Int32] = [:]
  private var layoutIDs: [LayoutKey: Int32] = [:]
  private var offsets = Interned<[String: Point]>()
  private var rotors = Interned<RotorState>()
  private var choices = Interned<RotorID>()
  /// By the number of what is chosen.
  private var ringPositions: [Int] = []
  private let reader: ScreenReader
  private let goal: Goal
  let reads: StateReads
  /// Nil where every way is to be looked at.
  private let bounds: RemainingCosts?

  init(from traveler: Traveler, to goal: Goal, sketching: RemainingCosts.Effort?) {
    reader = traveler.reader
    self.goal = goal
    reads = StateReads(library: traveler.app.library, goal: goal)
    let reads = reads
    bounds = sketching.map {
      RemainingCosts(
        from: traveler.app, to: goal, reads: reads, settings: traveler.reader.settings, effort: $0)
    }
  }

  /// What is left of the way at least.
  func remaining(at moment: Moment) -> Int32 {
    let core = cores[Int(moment.core)]
    guard let bounds, let place = core.place else { return 0 }
    let cost = bounds.cost(
      at: place, stop: stop(at: moment), ring: ringPositions[Int(moment.chosen)])
    return cost == RemainingCost.never ? cost : max(0, cost - entriesPassed(at: moment))
  }

  /// The cost of an act of this kind and what is left after it at least.
  func remaining(after causes: Set<ScreenSketch.Cause>, at moment: Moment) -> Int32 {
    guard let bounds, let place = cores[Int(moment.core)].place else { return 1 }
    return bounds.cost(
      after: causes, at: place, stop: stop(at: moment), ring: ringPositions[Int(moment.chosen)])
  }

  private func stop(at moment: Moment) -> Int? {
    moment.position < 0 ? nil : Int(moment.position)
  }

  /// How many flicks further a menu is than where the sketches see it: at its first entry.
  private func entriesPassed(at moment: Moment) -> Int32 {
    let entry = rotors.values[Int(moment.rotor)].entry
    guard entry > 0, moment.position >= 0 else { return 0 }
    let elements = cores[Int(moment.core)].app.screen.elements
    let actions = elements[Int(moment.position)].content.customActions.count
    return Int32(entry <= actions ? min(entry, actions + 1 - entry) : entry)
  }

  /// True where a vertical flick changes the value under the cursor.
  func isAdjusting(at moment: Moment) -> Bool {
    guard moment.position >= 0,
      rotors.values[Int(moment.rotor)].automatic == .adjustValue
    else { return false }
    let elements = cores[Int(moment.core)].app.screen.elements
    return elements[Int(moment.position)].content.traits.contains(.adjustable)
  }

  func scrolls(at moment: Moment) -> Bool {
    !cores[Int(moment.core)].app.screen.scrollAreas.isEmpty
  }

  // MARK: - From the engine to numbers and back

  /// - Parameter last: The moment before; where the app has not changed since, only the rest is
  ///   looked at.
  mutating func moment(of traveler: Traveler, after last: Moment? = nil) -> Moment {
    var rotor = traveler.reader.rotor
    let chosen = choices.number(of: rotor.chosen)
    if Int(chosen) == ringPositions.count {
      ringPositions.append(bounds?.ringPosition(of: rotor.chosen) ?? 0)
    }
    rotor.chosen = .characters
    rotor.unit = nil
    let position = traveler.reader.cursor.flatMap { traveler.app.screen.position(of: $0) }
    // What is selected outside a field leads nowhere.
    if rotor.automatic == .textSelection, traveler.app.editing == nil { rotor.resetMenu() }
    rotor.selection = nil
    var core = last?.core
    if let known = core,
      cores[Int(known)].app.screen.revision != traveler.app.screen.revision
    {
      core = nil
    }
    return Moment(
      core: core ?? self.core(of: traveler),
      offsets: offsets.number(of: front(of: traveler.app).offsets),
      position: Int32(position ?? -1), rotor: Int16(rotors.number(of: rotor)),
      chosen: Int16(chosen))
  }

  func traveler(at moment: Moment) -> Traveler {
    let core = cores[Int(moment.core)]
    var traveler = Traveler(reader: reader, app: core.app)
    traveler.app.scroll(to: offsets.values[Int(moment.offsets)])
    traveler.reader.rotor = rotors.values[Int(moment.rotor)]
    traveler.reader.rotor.chosen = choices.values[Int(moment.chosen)]
    traveler.reader.screen = core.app.screen.id
    traveler.reader.remembered = core.remembered
    traveler.reader.place = max(0, Int(moment.position))
    traveler.reader.cursor = cursor(at: moment)
    return traveler
  }

  func cursor(at moment: Moment) -> String? {
    guard moment.position >= 0 else { return nil }
    return cores[Int(moment.core)].app.screen.elements[Int(moment.position)].id
  }

  func isEditing(at moment: Moment) -> Bool {
    guard moment.position >= 0 else { return false }
    let elements = cores[Int(moment.core)].app.screen.elements
    return elements[Int(moment.position)].content.traits.contains(.isEditing)
  }

  private func front(of app: SimulatedApp) -> ScreenEntry { app.stack[app.stack.count - 1] }

  // MARK: - Telling apps apart

  private struct CoreKey: Hashable {
    struct Entry: Hashable {
      var screen: String
      var arrival: ScreenEntry.Arrival
      var opener: String?
      var visibility: [String: Bool]
      var offsets: [String: Point]
      var presented: [String: String?]
    }

    var stack: [Entry]
    var editing: TextEditing?
    var dragged: DraggedItem?
    var values: [StateValue?]
    var remembered: [String: String]
  }

  private mutating func core(of traveler: Traveler) -> Int32 {
    let app = traveler.app
    let below = Set(app.stack.dropLast().map(\.screen))
    let remembered = traveler.reader.remembered.filter { below.contains($0.key) }
    var stack = app.stack.map {
      CoreKey.Entry(
        screen: $0.screen, arrival: $0.arrival, opener: $0.opener, visibility: $0.visibility,
        offsets: $0.offsets, presented: $0.presented)
    }
    stack[stack.count - 1].offsets = [:]
    let key = CoreKey(
      stack: stack, editing: editing(in: app), dragged: app.dragged,
      values: reads.values(of: app.state),
      remembered: remembered)
    if let known = coreIDs[key] { return known }
    let id = Int32(cores.count)
    coreIDs[key] = id
    cores.append(
      Core(
        app: app, layout: layout(of: app.screen), remembered: remembered,
        isGoal: app.satisfies(goal),
        place: bounds?.place(of: app)))
    return id
  }

  /// Where the caret is only matters where the text does.
  private func editing(in app: SimulatedApp) -> TextEditing? {
    guard var editing = app.editing else { return nil }
    let screen = app.library.screens[app.screen.id]
    let name = screen.flatMap { screen in
      screen.indexByID[editing.field].flatMap { screen.records[$0].valueName }
    }
    if name.map(reads.matters) != true { editing.selection = 0..<0 }
    // How the text came about makes no other moment.
    editing.history = TextHistory()
    return editing
  }

  // MARK: - Telling layouts apart

  private struct LayoutKey: Hashable {
    struct Stop: Hashable {
      var id: String
      var frame: Rect
      var traits: AccessibilityTraits
      var actions: Int
      var contents: Int
      /// Nil for what is no field.
      var isEmpty: Bool?
      var isSelectable: Bool
      var rotors: [CustomRotor]
      var links: [TextLink]
      var webStates: WebStates
      var ancestors: [String]
    }

    struct Container: Hashable {
      var id: String
      var stops: Range<Int>
      var isRotorStop: Bool
      var rotors: [CustomRotor]
    }

    struct Area: Hashable {
      var id: String
      var viewport: Rect
      var contentSize: Size
    }

    var screen: String
    var stops: [Stop]
    var containers: [Container]
    var areas: Set<Area>
  }

  /// The traits that movements go by.
  private static let guiding: AccessibilityTraits = [
    .header, .link, .adjustable, .isEditing, .notEnabled,
  ]

  private mutating func layout(of screen: AccessibleScreen) -> Int32 {
    let key = LayoutKey(
      screen: screen.id,
      stops: screen.elements.map { element in
        LayoutKey.Stop(
          id: element.id, frame: element.frame,
          traits: element.content.traits.intersection(Self.guiding),
          actions: element.content.customActions.count,
          contents: element.content.customContent.count,
          isEmpty: element.content.text.map { $0.text.isEmpty },
          isSelectable: element.content.selectableText != nil, rotors: element.content.customRotors,
          links: element.content.links, webStates: element.content.webStates,
          ancestors: element.ancestors)
      },
      containers: screen.containers.map {
        LayoutKey.Container(
          id: $0.id, stops: $0.stops, isRotorStop: $0.isRotorStop, rotors: $0.customRotors)
      },
      areas: Set(
        screen.scrollAreas.map {
          LayoutKey.Area(
            id: $0.key, viewport: $0.value.viewport, contentSize: $0.value.contentSize)
        }))
    if let known = layoutIDs[key] { return known }
    let id = Int32(layoutIDs.count)
    layoutIDs[key] = id
    return id
  }
}

/// Values by number, each once.
struct Interned<Value: Hashable> {
  private(set) var values: [Value] = []
  private var numbers: [Value: Int32] = [:]

  mutating func number(of value: Value) -> Int32 {
    if let known = numbers[value] { return known }
    let number = Int32(values.count)
    numbers[value] = number
    values.append(value)
    return number
  }
}
