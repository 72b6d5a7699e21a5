import Simulation

/// Which values of an app's state decide how it can go on, found by reading all its screens: what
/// the goal and the guards ask for, what decides whether a stop is there, and what is copied into
/// these. Everything else is only shown.
struct StateReads {
  /// How much of a value matters.
  enum Detail: Hashable {
    case exact
    /// How long the text is.
    case length
    /// The number up to one more than this: nothing tells greater ones apart.
    case saturated(Double)
    /// The text as long as one of these begins with it: what only grows at its end can't become one
    /// of them any more.
    case beginning(of: Set<String>)
  }

  /// Sorted by name.
  private(set) var details: [(name: String, detail: Detail)] = []
  /// What values are compared with, by name.
  private(set) var comparisons: [String: [Condition.Test]] = [:]

  private var exact: Set<String> = []
  private var conditional: Set<String> = []
  /// What decides whether something can be done, or what it comes to: not only what is shown.
  private(set) var guards: Set<String> = []
  /// Names of which matters whether a text made of them is empty.
  private(set) var emptiness: Set<String> = []
  /// Names of what may hold a text; everything else is a number or a flag, and never empty.
  private var textNames: Set<String> = []
  private var decidingTexts: [TextTemplate] = []
  private(set) var fields: Set<String> = []
  private(set) var writes: [Write] = []
  /// The greatest numbers that controls can hold, by name.
  private(set) var ranges: [String: Double] = [:]
  /// What the goal asks for, by name.
  private(set) var wanted: Set<String> = []

  struct Write {
    /// Nil where the name is computed.
    var target: String?
    /// What the name is computed from.
    var targetNames: [String] = []
    /// Where the name is computed: what it may be, as far as that is known.
    var targets: Set<String>?
    /// Set where a fixed value is given.
    var given: StateValue?
    /// What the value is computed from.
    var names: [String]
    /// Set where a fixed number is added.
    var step: Double?
    var isAddition = false
    var isToggle = false
    /// The name is exactly what one value holds.
    var isPlainName = false
    /// The value stays, with something fixed behind it.
    var isAppending = false

    func mayGive(_ name: String) -> Bool {
      target.map { $0 == name } ?? targets?.contains(name) ?? true
    }
  }

  init(library: ScreenLibrary, goal: Goal) {
    wanted = Set(goal.state.requirements.map(\.name))
    read(goal.state)
    for screen in library.screens.values {
      for actions in screen.description.handlers.values { read(actions) }
      for record in screen.records { read(record) }
    }
    resolve(library.initialState)
    findTexts(library.initialState)
    propagate()
    settle()
  }

  // MARK: - Reading the screens

  private mutating func read(_ condition: Condition) {
    for requirement in condition.requirements {
      conditional.insert(requirement.name)
      comparisons[requirement.name, default: []].append(requirement.test)
    }
  }

  private mutating func read(_ switchable: Switchable) {
    if case .when(let condition) = switchable { read(condition) }
  }

  private mutating func read(_ record: SimulatedScreen.Record) {
    let view = record.view
    read(view.isHidden)
    read(view.isEnabled)
    if case .when(let condition) = view.isEnabled {
      let names = Set(condition.requirements.map(\.name))
      let actions = view.handlers.values + view.accessibility.customActions.map(\.actions)
      let answersItself = view.kind.name != "button" || record.valueName != nil
      if answersItself || actions.contains(where: { $0.reachesBeyond(names) }) {
        guards.formUnion(names)
      }
    }
    for actions in view.handlers.values { read(actions) }
    for action in view.accessibility.customActions {
      read(action.actions)
      // Actions are found by their names.
      exact.formUnion(action.name.names)
    }
    let rows = view.movableRows
    for name in rows { writes.append(Write(target: name, names: rows)) }
    // The actions that move rows are named for what they hold.
    exact.formUnion(rows)
    if view.handlers[.drop] != nil || !rows.isEmpty {
      writes.append(Write(target: SimulatedApp.droppedState, names: []))
    }
    for link in view.content.links {
      if let actions = link.actions { read(actions) }
      exact.formUnion(view.content.text?.names ?? [])
    }
    decidingTexts += Self.textsThatDecide(record).filter(Self.canBeEmpty)
    if let name = record.valueName {
      if view.kind.isField {
        fields.insert(name)
      } else {
        if view.showsMore { exact.formUnion(["\(name).isOpen", "\(name).shownMonth"]) }
        ranges[name] = max(ranges[name] ?? 1, Self.greatestNumber(in: view.content))
        writes.append(Write(target: name, names: [name], isAddition: true))
        if view.handlers[.change] != nil { exact.insert(name) }
      }
    }
  }

  /// The texts without which a view is no stop, or a group none of the Containers rotor.
  static func textsThatDecide(_ record: SimulatedScreen.Record) -> [TextTemplate] {
    let view = record.view
    var texts: [TextTemplate?] = []
    if view.clearButtonMode != .never, let name = record.valueName {
      texts.append(.parts([.value(.name(name))]))
    }
    switch view.kind.name {
    case "label", "header":
      if view.accessibility.isAccessibilityElement == nil { texts.append(view.content.text) }
    case "navigationBar", "alert", "actionSheet":
      texts += [view.content.text, view.content.message]
    default: break
    }
    if view.accessibility.containerType == .semanticGroup || view.kind.name == "map" {
      texts.append(view.accessibility.label)
    }
    return texts.compactMap { $0 }
  }

  /// A text with a fixed part never is.
  private static func canBeEmpty(_ text: TextTemplate) -> Bool {
    guard case .parts(let parts) = text else { return false }
    return parts.allSatisfy { part in
      switch part {
      case .text(let piece): piece.isEmpty
      case .plural(_, let forms): forms.contains("")
      case .value(.name): true
      case .value: false
      }
    }
  }

  private mutating func read(_ actions: [ScreenAction]) {
    for action in actions {
      switch action {
      case .set(let name, let value): write(name, value, isAddition: false)
      case .add(let name, let value, _, _): write(name, value, isAddition: true)
      case .toggle(let name):
        writes.append(Write(target: name, names: [name], isToggle: true))
      case .when(let condition, let then, let otherwise):
        read(condition)
        let names = Set(condition.requirements.map(\.name))
        if then.reachesBeyond(names) || otherwise.reachesBeyond(names) { guards.formUnion(names) }
        read(then)
        read(otherwise)
      default: break
      }
    }
  }

  private mutating func write(_ name: TextTemplate, _ value: ActionValue, isAddition: Bool) {
    var write = Write(target: nil, names: [], isAddition: isAddition)
    if case .plain(let target) = name { write.target = target }
    write.targetNames = name.names
    if case .parts(let parts) = name, parts.count == 1, case .value(.name) = parts[0] {
      write.isPlainName = true
    }
    switch value {
    case .fixed(let value):
      write.step = value.number
      if !isAddition { write.given = value }
    case .template(let template):
      write.names = template.names
      write.isAppending = !isAddition && Self.isAppending(template, to: write.target)
    }
    if write.target == nil { exact.formUnion(name.names) }
    writes.append(write)
  }

  private static func isAppending(_ template: TextTemplate, to target: String?) -> Bool {
    guard case .parts(let parts) = template, let target,
      case .value(.name(target))? = parts.first
    else { return false }
    return parts.dropFirst().allSatisfy { if case .text = $0 { true } else { false } }
  }

  // MARK: - What follows

  /// Finds what computed names may be, where each is one value that is only ever given fixed texts.
  private mutating func resolve(_ initial: [String: StateValue]) {
    var targetsByName: [String: Set<String>] = [:]
    for write in writes where write.target == nil {
      guard write.targetNames.count == 1, let name = write.targetNames.first, write.isPlainName,
        !fields.contains(name)
      else { return }
      var targets: Set<String> = Set(initial[name].map { [$0.description] } ?? [])
      for other in writes where other.target == name {
        guard let given = other.given else { return }
        targets.insert(given.description)
      }
      targetsByName[name] = targets
    }
    let all = targetsByName.values.reduce(into: Set<String>()) { $0.formUnion($1) }
    guard all.isDisjoint(with: targetsByName.keys) else { return }
    for index in writes.indices where writes[index].target == nil {
      writes[index].targets = targetsByName[writes[index].targetNames[0]]
    }
  }

  private mutating func findTexts(_ initial: [String: StateValue]) {
    textNames = fields.union(decidingTexts.flatMap(\.names).filter { initial[$0] == nil })
    for case (let name, .text) in initial { textNames.insert(name) }
    for write in writes where !write.isAddition && !write.isToggle {
      if case .number? = write.given { continue }
      if case .flag? = write.given { continue }
      textNames.formUnion(write.target.map { [$0] } ?? write.targets ?? Set(initial.keys))
    }
    for text in decidingTexts where canBeEmpty(text) { emptiness.formUnion(text.names) }
  }

  /// True for a text that some state may leave without a sign.
  func canBeEmpty(_ text: TextTemplate) -> Bool {
    Self.canBeEmpty(text) && text.names.allSatisfy(textNames.contains)
  }

  private mutating func propagate() {
    var isGrowing = true
    while isGrowing {
      isGrowing = false
      for write in writes {
        let targets = write.target.map { [$0] } ?? write.targets
        let matters =
          targets?.contains {
            exact.contains($0) || conditional.contains($0) || emptiness.contains($0)
          } ?? true
        guard matters, !write.isAppending else { continue }
        for name in write.names where exact.insert(name).inserted { isGrowing = true }
      }
    }
  }

  private mutating func settle() {
    for name in exact.union(conditional).union(emptiness).sorted() {
      details.append((name, detail(of: name)))
    }
  }

  private func detail(of name: String) -> Detail {
    if exact.contains(name) { return .exact }
    let tests = comparisons[name] ?? []
    if fields.contains(name) {
      let isLength = tests.allSatisfy {
        switch $0 {
        case .equals(let value), .differs(let value): value == .text("")
        default: false
        }
      }
      return isLength ? .length : .exact
    }
    if let texts = textsGrownTo(name, tests) { return .beginning(of: texts) }
    return bound(of: name, tests).map { .saturated($0) } ?? .exact
  }

  /// The texts that a value is compared with which is only ever given, or added to at its end.
  private func textsGrownTo(_ name: String, _ tests: [Condition.Test]) -> Set<String>? {
    let own = writes.filter { $0.mayGive(name) }
    guard own.contains(where: \.isAppending),
      own.allSatisfy({ $0.isAppending || $0.given != nil && $0.target == name })
    else { return nil }
    var texts: Set<String> = []
    for test in tests {
      switch test {
      case .equals(.text(let text)), .differs(.text(let text)): texts.insert(text)
      default: return nil
      }
    }
    return texts
  }

  /// The greatest number that a counter is compared with, where it never goes down by itself.
  private func bound(of name: String, _ tests: [Condition.Test]) -> Double? {
    for write in writes where write.mayGive(name) {
      guard write.isAddition else { continue }
      guard write.target != nil, let step = write.step, step >= 0 else { return nil }
    }
    guard !emptiness.contains(name) else { return nil }
    return tests.map { test in
      switch test {
      case .equals(let value), .differs(let value): value.number
      case .atLeast(let bound), .atMost(let bound): bound
      }
    }.max()
  }

  // MARK: - One moment

  /// What matters of a state, in the order of `details`.
  func values(of state: [String: StateValue]) -> [StateValue?] {
    details.map { name, detail in
      guard let value = state[name] else { return nil }
      switch detail {
      case .exact: return value
      case .length: return .number(Double(value.description.count))
      case .beginning(let texts):
        let text = value.description
        // No text of a screen holds this sign.
        return texts.contains { $0.hasPrefix(text) } ? value : .text("\u{0}")
      case .saturated(let bound):
        guard case .number(let number) = value else { return value }
        return .number(min(number, bound.rounded(.down) + 1))
      }
    }
  }

  func matters(_ name: String) -> Bool { details.contains { $0.name == name } }
}
