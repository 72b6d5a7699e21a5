import Simulation

extension [ScreenAction] {
  /// True where they do more than to change some of these values, and to be heard.
  func reachesBeyond(_ names: Set<String>) -> Bool {
    contains { action in
      switch action {
      case .set(.plain(let name), _), .add(.plain(let name), _, _, _), .toggle(let name):
        !names.contains(name)
      case .announce, .play, .banner, .wait, .post(.pageScrolled, _, _): false
      case .when(let condition, let then, let otherwise):
        then.reachesBeyond(names.union(condition.requirements.map(\.name)))
          || otherwise.reachesBeyond(names.union(condition.requirements.map(\.name)))
      default: true
      }
    }
  }
}
