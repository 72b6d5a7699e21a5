import SpaceAndTime

/// The fingers from the first one down to the last one up, in millimetres.
struct ContactGroup {
  /// More fingers than this at once are no hand.
  static let most = 10

  /// Down or lifted since the group began; palms are dropped when they lift.
  private(set) var contacts: [Contact] = []
  private(set) var downCount = 0
  private(set) var began = Instant.zero
  private(set) var lastLanding = Instant.zero
  private(set) var firstLift: Instant?
  private(set) var lastLift = Instant.zero
  /// True when more fingers came than a hand has.
  private(set) var isCrowded = false
  /// The hand's way: that of the finger that has been down longest, carried on by the next one.
  private var hand = Point.zero
  private var handBegan = Point.zero
  /// When the hand last moved.
  private(set) var handMoved = Instant.zero
  private var handHasStopped = false
  private(set) var sideways = TurningPoints()
  private(set) var upright = TurningPoints()

  init() {
    contacts.reserveCapacity(Self.most)
  }

  func index(of finger: Int) -> Int? {
    for index in contacts.indices where contacts[index].finger == finger && contacts[index].isDown {
      return index
    }
    return nil
  }

  /// The way of the hand, whichever finger was down (millimetres).
  var handWay: Point { hand - handBegan }

  /// The finger that has been down longest.
  var leader: Int? { contacts.indices.first { contacts[$0].isDown } }

  subscript(index: Int) -> Contact {
    _read { yield contacts[index] }
    _modify { yield &contacts[index] }
  }

  mutating func clear() {
    contacts.removeAll(keepingCapacity: true)
    downCount = 0
    isCrowded = false
    firstLift = nil
  }

  /// Returns false when there are too many fingers to follow this one.
  mutating func land(_ finger: Int, at place: Point, time: Instant) -> Bool {
    if contacts.isEmpty {
      began = time
      hand = place
      handBegan = place
      handMoved = time
      handHasStopped = false
      sideways.restart(at: place.x)
      upright.restart(at: place.y)
    }
    if contacts.count == Self.most {
      isCrowded = true
      guard let old = contacts.firstIndex(where: { !$0.isDown }) else { return false }
      contacts.remove(at: old)
    }
    contacts.append(Contact(finger: finger, at: place, time: time))
    for index in contacts.indices { contacts[index].atLastLanding = contacts[index].last }
    downCount += 1
    lastLanding = time
    return true
  }

  mutating func move(_ index: Int, to place: Point, at time: Instant) {
    if !handHasStopped, index == leader {
      hand = hand + (place - contacts[index].last)
      handMoved = time
      sideways.move(to: hand.x)
      upright.move(to: hand.y)
    }
    contacts[index].move(to: place, at: time)
    // The report of the moment of that lift may come a frame later.
    if let firstLift, time - firstLift <= Contact.frame { contacts[index].afterFirstLift = place }
  }

  /// The fingers still down only finish what the first one did: no part of the hand's way.
  mutating func stopHand() {
    handHasStopped = true
  }

  mutating func lift(_ index: Int, at time: Instant, palmTouch: Milliseconds) {
    contacts[index].isDown = false
    contacts[index].lifted = time
    downCount -= 1
    lastLift = time
    let isPalm =
      time - contacts[index].landed < palmTouch
      && contacts.contains { $0.isDown && time - $0.landed >= palmTouch }
    if isPalm {
      contacts.remove(at: index)
      if firstLift == nil { lastLanding = contacts.last?.landed ?? lastLanding }
    } else if firstLift == nil {
      firstLift = time
      for index in contacts.indices { contacts[index].noteFirstLift() }
    }
  }

  /// Drops a finger as if it had never been, as when the system took it away.
  mutating func drop(_ index: Int) {
    if contacts[index].isDown { downCount -= 1 }
    contacts.remove(at: index)
  }

  /// While fingers hold still, their motion has not begun.
  mutating func waitOn(until time: Instant, silence: Milliseconds) {
    let isStill = contacts.allSatisfy { $0.way.length < 1 }
    if isStill {
      lastLanding = time
    } else if lastLanding < time, time - lastLanding > 30, silence > 30 {
      lastLanding = time + -16
    }
  }

  /// Makes the fingers' places of now their first ones, as after a hold.
  mutating func restart(at time: Instant) {
    lastLanding = time
    for index in contacts.indices { contacts[index].restart(at: time) }
  }

  /// When the finger landed that makes more than `count` of those that are down.
  func landing(ofDown count: Int) -> Instant {
    var seen = 0
    for contact in contacts where contact.isDown {
      if seen == count { return contact.landed }
      seen += 1
    }
    return lastLanding
  }

  /// The mean of how far the fingers have been from where they landed (millimetres).
  var drift: Double {
    contacts.isEmpty ? 0 : contacts.reduce(0) { $0 + $1.farthest } / Double(contacts.count)
  }

  /// The mean of the places where the fingers landed (millimetres).
  var middle: Point {
    guard !contacts.isEmpty else { return .zero }
    return contacts.reduce(.zero) { $0 + $1.start } * (1 / Double(contacts.count))
  }
}
