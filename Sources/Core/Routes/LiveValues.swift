import Simulation

/// Which values may still be read while a screen is in front, before they are given anew: the
/// others need not be followed there.
struct LiveValues {
  private var namesByScreen: [String: Set<String>] = [:]
  private var below: [String: Set<String>] = [:]
  private let names: Set<String>

  /// What computed names may be, by what they are computed from.
  private let computed: [[String]: Set<String>]

  init(
    of names: [String], asked: Set<String>, computed: [[String]: Set<String>],
    in library: ScreenLibrary
  ) {
    self.names = Set(names)
    self.computed = computed
    let lists = library.screens.mapValues(Self.lists)
    findBelow(lists)
    for (id, screen) in library.screens {
      namesByScreen[id] = asked.union(Self.shown(on: screen)).intersection(self.names)
    }
    var isGrowing = true
    while isGrowing {
      isGrowing = false
      for (screen, lists) in lists {
        var live = namesByScreen[screen] ?? []
        live.formUnion(leaving(screen))
        for list in lists {
          var given: Set<String> = []
          live.formUnion(read(by: list, on: screen, given: &given))
        }
        if live != namesByScreen[screen] {
          namesByScreen[screen] = live
          isGrowing = true
        }
      }
    }
  }

  /// The screens on which it may still be read.
  func screens(of name: String) -> Set<String> {
    Set(namesByScreen.filter { $0.value.contains(name) }.keys)
  }

  func contains(_ name: String, on screen: String) -> Bool {
    namesByScreen[screen]?.contains(name) ?? true
  }

  /// What decides how a screen looks and answers, and what its controls hold.
  private static func shown(on screen: SimulatedScreen) -> Set<String> {
    screen.records.reduce(into: []) { names, record in
      for case .when(let condition) in [record.view.isHidden, record.view.isEnabled] {
        names.formUnion(condition.requirements.map(\.name))
      }
      names.formUnion(StateReads.textsThatDecide(record).flatMap(\.names))
      if let name = record.valueName { names.insert(name) }
    }
  }

  private static func lists(of screen: SimulatedScreen) -> [[ScreenAction]] {
    Array(screen.description.handlers.values)
      + screen.records.flatMap { record in
        Array(record.view.handlers.values) + record.view.accessibility.customActions.map(\.actions)
          + record.view.content.links.compactMap(\.actions)
      }
  }

  /// The screens that may stand somewhere below each screen.
  private mutating func findBelow(_ lists: [String: [[ScreenAction]]]) {
    for (screen, lists) in lists {
      for opened in lists.flatMap(Self.opened) { below[opened, default: []].insert(screen) }
    }
    var isGrowing = true
    while isGrowing {
      isGrowing = false
      for (screen, openers) in below {
        let all = openers.union(openers.flatMap { below[$0] ?? [] })
        if all != openers {
          below[screen] = all
          isGrowing = true
        }
      }
    }
  }

  private static func opened(by actions: [ScreenAction]) -> [String] {
    actions.flatMap { action -> [String] in
      switch action {
      case .push(let screen), .present(let screen, _): [screen]
      case .when(_, let then, let otherwise): opened(by: then) + opened(by: otherwise)
      default: []
      }
    }
  }

  private func leaving(_ screen: String) -> Set<String> {
    (below[screen] ?? []).reduce(into: []) { $0.formUnion(namesByScreen[$1] ?? names) }
  }

  private func read(by actions: [ScreenAction], on screen: String, given: inout Set<String>)
    -> Set<String>
  {
    var read: Set<String> = []
    for action in actions {
      switch action {
      case .set(.plain(let name), .fixed): given.insert(name)
      case .set(let name, let value):
        read.formUnion(Set(name.names + value.names).subtracting(given))
      case .add(let name, let value, _, _):
        read.formUnion(Set(name.names + value.names).subtracting(given))
        if case .plain(let target) = name {
          if !given.contains(target) { read.insert(target) }
        } else {
          read.formUnion((computed[name.names] ?? names).subtracting(given))
        }
      case .toggle(let name): if !given.contains(name) { read.insert(name) }
      case .push(let opened), .present(let opened, _):
        read.formUnion((namesByScreen[opened] ?? names).subtracting(given))
      case .back, .dismiss: read.formUnion(leaving(screen).subtracting(given))
      case .when(let condition, let then, let otherwise):
        read.formUnion(Set(condition.requirements.map(\.name)).subtracting(given))
        var (first, second) = (given, given)
        read.formUnion(self.read(by: then, on: screen, given: &first))
        read.formUnion(self.read(by: otherwise, on: screen, given: &second))
        given = first.intersection(second)
      case .wait: return read.union(names.subtracting(given))
      case .show, .hide, .announce, .post, .play, .banner: break
      }
    }
    return read.intersection(names)
  }
}

extension ActionValue {
  /// The names of the state that it reads.
  var names: [String] {
    if case .template(let template) = self { template.names } else { [] }
  }
}
