import AccessibilityTree
import Simulation
import SpaceAndTime

/// A screen as a lower bound sees it: what may happen on it, wherever its stops are at the moment.
/// Nothing that can really happen is missing; some of it can't.
final class ScreenSketch {
  /// What a listener does for something to happen.
  enum Cause: UInt8 {
    case activate
    case adjust
    case magicTap
    case escape
    case longPress
    case scroll
    case key
  }

  /// Something that a move may set off.
  struct Act: Hashable {
    var cause: Cause
    var cost = Int32(RouteCosts.gesture)
    var effect: Effect
    /// Of the view that answers.
    var isEnabled = Switchable.always(true)
    /// The index of the independent value that it changes, and nothing else.
    var independent: Int?
    /// It may be the last change that the independent value takes.
    var mayMeet = false
  }

  enum Effect: Hashable {
    case actions([ScreenAction])
    /// A control answers, and tells its handlers where its value has changed.
    case control(Int, ControlEvent, change: [ScreenAction])
    case edit(Int)
    case back
    /// The alert, sheet or popover around a view goes, or what a control shows.
    case close(Int)
    /// The system closes what it may.
    case escape
  }

  let screen: SimulatedScreen
  /// True where the stops are always the same.
  let isFixed: Bool
  /// What may happen wherever the cursor is.
  private(set) var actsAnywhere: [Act] = []
  /// By the index of a field: what may happen anywhere while it is being edited.
  private(set) var actsWhileEditing: [Int: [Act]] = [:]
  let appear: [ScreenAction]
  /// The conditions that decide which stops there are, with their views.
  let conditions: [(view: Int, condition: Condition)]
  /// Texts that decide, by being empty, which stops there are.
  let texts: [TextTemplate]
  /// The views that may stop being stops while the cursor is on them.
  let vanishing: Set<Int>

  var id: String { screen.description.id }

  private static let mostDays = 31
  /// No screen has a value of this name.
  private static let nothing = "\u{0}"
  let reaches: [Reach]
  /// True where a control shows things of its own that are not followed.
  let isUncertain: Bool

  private let values: SketchedValues

  /// - Parameter values: What else actions do is left out.
  init(_ screen: SimulatedScreen, following values: SketchedValues, reads: StateReads) {
    self.screen = screen
    self.values = values
    reaches = Self.reaches(on: screen)
    appear = values.followed(screen.description.handlers[.appear] ?? [])
    conditions = screen.records.indices.compactMap { index in
      if case .when(let condition) = screen.records[index].view.isHidden {
        return (index, condition)
      }
      return nil
    }
    texts = screen.records.flatMap { StateReads.textsThatDecide($0) }
      .filter(reads.canBeEmpty)
    vanishing = Self.vanishing(screen, reads)
    isUncertain = screen.records.contains { $0.view.showsMore }
    isFixed =
      vanishing.isEmpty && texts.isEmpty
      && screen.records.allSatisfy {
        !$0.view.kind.isField && $0.view.dragItem == nil && $0.view.handlers[.drop] == nil
          && $0.view.movableRows.isEmpty
      }
    addActsAnywhere()
  }

  // MARK: - What can come and go

  private static func vanishing(_ screen: SimulatedScreen, _ reads: StateReads) -> Set<Int> {
    let lists =
      Array(screen.description.handlers.values)
      + screen.records.flatMap { record in
        Array(record.view.handlers.values) + record.view.accessibility.customActions.map(\.actions)
          + record.view.content.links.compactMap(\.actions)
      }
    if lists.contains(where: { $0.showsOrHides }) { return Set(screen.records.indices) }
    // A modal view takes the others away.
    let hidesOthers = screen.records.contains { record in
      guard case .when = record.view.isHidden else { return false }
      return record.view.accessibility.viewIsModal == true || record.view.kind.name == "alert"
        || record.view.kind.name == "actionSheet"
    }
    if hidesOthers || screen.records.indices.contains(where: screen.closes) {
      return Set(screen.records.indices)
    }
    return Set(
      screen.records.indices.filter { index in
        screen.chain(from: index).contains { around in
          let record = screen.records[around]
          if case .when = record.view.isHidden { return true }
          return StateReads.textsThatDecide(record).contains(where: reads.canBeEmpty)
        }
      })
  }

  // MARK: - What may happen at a view

  /// - Parameter part: The part of a control that is the stop, where it is one.
  func acts(ofView index: Int, part: String?) -> [Act] {
    actsAsWritten(ofView: index, part: part).map(marked)
  }

  private func marked(_ act: Act) -> Act {
    guard let (index, mayMeet) = values.independent(of: act.effect, on: screen) else { return act }
    var act = act
    act.independent = index
    act.mayMeet = mayMeet
    return act
  }

  private func actsAsWritten(ofView index: Int, part: String?) -> [Act] {
    let view = screen.records[index].view
    var acts = activations(ofView: index, part: part)
    for event in [ScreenEvent.increment, .decrement] {
      let control: ControlEvent =
        event == .increment ? .increment(part: part) : .decrement(part: part)
      if let actions = view.handlers[event] {
        acts.append(Act(cause: .adjust, effect: .actions(values.followed(actions))))
      } else if let answer = answer(of: index, to: control) {
        acts.append(Act(cause: .adjust, effect: answer))
      }
    }
    let actions = view.accessibility.customActions
    let isDragging =
      view.dragItem != nil || view.handlers[.drop] != nil || screen.isMovableRow(index)
    for (entry, action) in actions.enumerated() {
      // The menu goes round: Activate is its first entry.
      let flicks = isDragging ? 1 : min(entry + 1, actions.count - entry)
      acts.append(
        Act(
          cause: .activate, cost: Int32((flicks + 1) * RouteCosts.gesture),
          effect: .actions(values.followed(action.actions))))
    }
    for link in view.content.links {
      acts.append(Act(cause: .activate, effect: .actions(values.followed(link.actions ?? []))))
    }
    if screen.chain(from: index).contains(where: { screen.closes($0) }) {
      acts.append(Act(cause: .escape, effect: .close(index)))
    }
    for around in screen.chain(from: index) {
      for (event, actions) in screen.records[around].view.handlers {
        guard let cause = event.cause else { continue }
        acts.append(Act(cause: cause, effect: .actions(values.followed(actions))))
      }
    }
    return acts
  }

  /// Of the view and of each part that its kind makes, for when nobody knows which of them are stops.
  func acts(ofViewOrParts index: Int) -> [Act] {
    let parts = Self.parts(of: screen.records[index].view).compactMap { part in
      part.flatMap { activation(of: index, part: $0) }
    }
    return acts(ofView: index, part: nil) + parts.map(marked)
  }

  /// The view itself, and every part that its kind may make.
  static func parts(of view: ViewDescription) -> [String?] {
    let count = view.kind.name == "datePicker" ? mostDays : view.content.items.count
    return [nil, "increment", "decrement", "back", "dismiss", "button", "clear"]
      + (0..<count).map { String($0 + 1) }
  }

  private func activations(ofView index: Int, part: String?) -> [Act] {
    let own = activation(of: index, part: part)
    if let own, screen.records[index].view.kind.name == "element" { return [own] }
    // A finger would touch what is there.
    let others = own == nil ? touched(around: index) : coverers(of: index, part: part)
    return [own].compactMap(\.self)
      + others.sorted().filter { $0 != index }.compactMap { activation(of: $0, part: nil) }
  }

  private func activation(of index: Int, part: String?) -> Act? {
    let view = screen.records[index].view
    if part == nil, let actions = view.handlers[.activate] {
      return Act(
        cause: .activate, effect: .actions(values.followed(actions)), isEnabled: view.isEnabled)
    }
    return answer(of: index, to: .activate(part: part)).map {
      Act(cause: .activate, effect: $0, isEnabled: view.isEnabled)
    }
  }

  private func answer(of index: Int, to event: ControlEvent) -> Effect? {
    let record = screen.records[index]
    let initial = record.view.kind.initialValue(record.view.content)
    switch screen.response(of: index, to: event, holding: initial) {
    case .value?, .aside?, .clear?:
      return .control(index, event, change: values.followed(record.view.handlers[.change] ?? []))
    case .beginEditing?: return .edit(index)
    case .back?: return .back
    case .dismiss?: return .close(index)
    case nil: return nil
    }
  }

  // MARK: - What may happen anywhere

  private func addActsAnywhere() {
    for (event, actions) in screen.description.handlers {
      guard let cause = event.cause else { continue }
      actsAnywhere.append(Act(cause: cause, effect: .actions(values.followed(actions))))
    }
    actsAnywhere.append(Act(cause: .escape, effect: .escape))
    for (index, record) in screen.records.enumerated() {
      if let actions = record.view.handlers[.drop] {
        // What is dragged is not followed, so that it may be anything.
        actsAnywhere.append(
          Act(
            cause: .activate,
            effect: .actions(
              values.followed([Self.anything(for: SimulatedApp.droppedState)] + actions))))
      }
      let rows = record.view.movableRows
      if !rows.isEmpty {
        let moved = ([SimulatedApp.droppedState] + rows).map(Self.anything)
        actsAnywhere.append(
          Act(
            cause: .activate,
            effect: .actions(values.followed(moved + (record.view.handlers[.change] ?? [])))))
      }
      guard record.view.kind.isField else { continue }
      // While a field is edited the keyboard's keys answer for it.
      actsWhileEditing[index] = screen.chain(from: index).flatMap { around in
        screen.records[around].view.handlers.compactMap { event, actions in
          event.cause.map { cause in
            Act(cause: cause, effect: .actions(values.followed(actions)))
          }
        }
      }
    }
  }
}

extension ScreenSketch {
  /// Gives a value that may be any.
  private static func anything(for name: String) -> ScreenAction {
    .set(name: .plain(name), value: .template(.parts([.value(.name(nothing))])))
  }
}

extension SimulatedScreen {
  /// True for a view that a scrub takes away.
  func closes(_ index: Int) -> Bool {
    let view = records[index].view
    return ["popover", "menu", "alert", "actionSheet"].contains(view.kind.name) || view.showsMore
  }
}

extension ViewDescription {
  /// True for a date picker that has a calendar.
  var showsMore: Bool {
    kind.name == "datePicker" && content.datePickerStyle != .wheels
  }
}

extension ScreenEvent {
  /// What a listener does for a view or the screen to be asked; nil for what happens otherwise, or
  /// at the element alone.
  fileprivate var cause: ScreenSketch.Cause? {
    switch self {
    case .magicTap: .magicTap
    case .escape: .escape
    case .longPress: .longPress
    case .zoomIn, .zoomOut: .adjust
    case .scroll, .refresh, .scrollLeft, .scrollRight, .scrollUp, .scrollDown: .scroll
    default: nil
    }
  }
}

extension [ScreenAction] {
  fileprivate var showsOrHides: Bool {
    contains { action in
      switch action {
      case .show, .hide: true
      case .when(_, let then, let otherwise): then.showsOrHides || otherwise.showsOrHides
      default: false
      }
    }
  }

  /// The ids of the screens that they may open.
  var opened: Set<String> {
    reduce(into: []) { opened, action in
      switch action {
      case .push(let screen), .present(let screen, _): opened.insert(screen)
      case .when(_, let then, let otherwise):
        opened.formUnion(then.opened)
        opened.formUnion(otherwise.opened)
      default: break
      }
    }
  }
}
