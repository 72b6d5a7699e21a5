import AccessibilityTree
import ScreenReader
import Simulation

/// An app that lets everything happen that the values which it does not follow might allow.
final class AppSketch {
  struct Outcome {
    var core: SketchedCore
    var landing: Landing
    /// Set when anything may be so from here on.
    var isLost = false
    /// The index of an independent value that has changed, and nothing else.
    var independent: Int?
  }

  let screens: [String: ScreenSketch]
  let values: SketchedValues
  /// By screen: the indexes of the values that nobody reads any more there.
  private let dead: [String: [Int]]
  private let library: ScreenLibrary
  private let ring: RotorRing
  private(set) var layouts: [LayoutSketch] = []
  private var layoutIDs: [LayoutKey: Int] = [:]

  /// By screen: the layout whose groups openers belong to. Groups are those of views, whatever
  /// stops there are; on a fixed screen there is only one layout.
  private var groupingLayouts: [String: LayoutSketch] = [:]

  /// More screens over each other than this are no longer followed.
  static let deepestStack = 6
  static let mostOutcomes = 64

  private struct LayoutKey: Hashable {
    var screen: String
    /// Nil where the stops are not known.
    var shown: [Bool]?
    var visibility: [String: Bool]
    var editing: Int?
    var isPopover: Bool
  }

  init(
    screens: [String: ScreenSketch], values: SketchedValues, live: LiveValues,
    library: ScreenLibrary, ring: RotorRing
  ) {
    self.screens = screens
    self.values = values
    dead = screens.mapValues { screen in
      values.names.indices.filter { !live.contains(values.names[$0], on: screen.id) }
    }
    self.library = library
    self.ring = ring
  }

  // MARK: - From the app

  func core(of app: SimulatedApp) -> SketchedCore {
    var below: ScreenEntry?
    let stack = app.stack.map { entry in
      defer { below = entry }
      return SketchedCore.Entry(
        screen: entry.screen, arrival: entry.arrival,
        opener: below.flatMap { opener(of: entry, on: $0.screen) },
        visibility: entry.visibility)
    }
    let editing = app.editing.flatMap { editing in
      screens[app.screen.id]?.screen.indexByID[editing.field]
    }
    return settled(
      SketchedCore(stack: stack, values: values.values(of: app.state), editing: editing))
  }

  private func opener(of entry: ScreenEntry, on below: String) -> Int? {
    guard let opener = entry.opener, let layout = groupingLayout(of: below),
      let place = layout.place(of: opener), layout.places[place].opens.contains(entry.screen)
    else { return nil }
    return layout.places[place].group
  }

  func groupingLayout(of id: String) -> LayoutSketch? {
    if let known = groupingLayouts[id] { return known }
    guard let sketch = screens[id] else { return nil }
    let made: LayoutSketch
    if sketch.isFixed {
      let core = SketchedCore(
        stack: [.init(screen: id, arrival: .root, opener: nil, visibility: [:])],
        values: values.values(of: library.initialState), editing: nil)
      made = layouts[layout(of: core)]
    } else {
      made = LayoutSketch(looselyOf: sketch)
    }
    groupingLayouts[id] = made
    return made
  }

  /// Without what nobody reads any more.
  func settled(_ core: SketchedCore) -> SketchedCore {
    var core = core
    for index in dead[core.top.screen] ?? [] { core.values[index] = .unknown }
    return core
  }

  // MARK: - Layouts

  /// The number of the layout that the screen in front has.
  func layout(of core: SketchedCore) -> Int {
    guard let sketch = screens[core.top.screen] else { preconditionFailure("No such screen") }
    let key = LayoutKey(
      screen: core.top.screen, shown: shown(sketch, in: core), visibility: core.top.visibility,
      editing: core.editing, isPopover: core.top.isPopover)
    if let known = layoutIDs[key] { return known }
    let layout: LayoutSketch
    if key.shown == nil || !ring.isSteady {
      layout = LayoutSketch(looselyOf: sketch)
    } else {
      let app = SimulatedApp(
        library: library, showing: core.top.screen, arrival: core.top.arrival,
        state: state(of: core),
        visibility: core.top.visibility,
        editing: core.editing.map { sketch.screen.records[$0].view.id })
      layout = LayoutSketch(app.screen, of: sketch, ring: ring)
    }
    layouts.append(layout)
    layoutIDs[key] = layouts.count - 1
    return layouts.count - 1
  }

  /// Which conditional views and texts are there; nil where that is not known.
  private func shown(_ sketch: ScreenSketch, in core: SketchedCore) -> [Bool]? {
    guard !sketch.isUncertain else { return nil }
    var shown: [Bool] = []
    for (view, condition) in sketch.conditions {
      if core.top.visibility[sketch.screen.records[view].view.id] != nil { continue }
      guard let isHidden = values.holds(condition, core.values) else { return nil }
      shown.append(!isHidden)
    }
    for text in sketch.texts {
      guard let isEmpty = values.isEmpty(text, core.values) else { return nil }
      shown.append(!isEmpty)
    }
    guard let field = core.editing else { return shown }
    // What the keyboard offers depends on every letter.
    let content = sketch.screen.records[field].view.content
    return content.suggestions.isEmpty && content.misspellings.isEmpty ? shown : nil
  }

  /// A state in which the core's values are so.
  private func state(of core: SketchedCore) -> [String: StateValue] {
    var state = library.initialState
    for (index, name) in values.names.enumerated() {
      if let value = values.example(of: core.values[index], at: index) { state[name] = value }
    }
    return state
  }

  /// The places where a landing may be, as indexes into the layout; nil for anywhere.
  func places(
    of landing: Landing, from place: Int?, on old: LayoutSketch, in new: LayoutSketch,
    of core: SketchedCore
  ) -> [Int]? {
    guard let sketch = screens[core.top.screen] else { return nil }
    switch landing {
    case .anywhere: return nil
    case .first: return new.isLoose || new.places.isEmpty ? nil : [0]
    case .element(let id): return new.place(of: id).map { [$0] }
    case .group(let group):
      let members =
        new.isLoose && sketch.vanishing.contains(group) ? [] : new.places(ofGroup: group)
      // Where groups are views, a part of one may be missing.
      return members.isEmpty || (!sketch.isFixed && members.count > 1) ? nil : members
    case .stays:
      guard let place else { return nil }
      if new.isLoose {
        guard let view = old.places[place].view else { return nil }
        return sketch.vanishing.contains(view) ? nil : [view]
      }
      if !old.isLoose {
        if let id = old.id(at: place), let kept = new.place(of: id) { return [kept] }
        // Where the cursor's element has gone, the one in its place is next.
        return new.places.isEmpty ? nil : [min(place, new.places.count - 1)]
      }
      let id = sketch.screen.records[place].view.id
      return new.place(of: id).map { [$0] }
    }
  }
}
