import SpaceAndTime

/// What an app needs that was led on while nobody listened.
extension SimulatedApp {
  /// Lets go of what is being dragged, which stays where it was, and of a finger that rests on the
  /// app.
  package mutating func letGo() {
    touch = nil
    drop(on: nil)
    if isStale { rebuild() }
    posts = []
  }

  /// The stop on the screen in front whose text is this value of the state; nil where there is none.
  package func field(keeping value: String) -> String? {
    screen.elements.first { element in
      guard element.content.text != nil, let (index, _) = simulated.locate(element.id) else {
        return false
      }
      return simulated.records[index].valueName == value
    }?.id
  }

  /// The same moment at another time: what is due by itself stays as far away as it is.
  package mutating func setTime(to moment: Instant) {
    let shift = moment - now
    now = moment
    for index in pending.indices { pending[index].due = pending[index].due + shift }
    if let end = banner?.end { banner?.end = end + shift }
  }
}
