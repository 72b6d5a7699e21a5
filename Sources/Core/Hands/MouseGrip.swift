import SpaceAndTime

/// The fingers that follow a button which is down.
struct MouseGrip: Hashable, Sendable {
  enum Hold: Hashable, Sendable {
    /// Distances from the pointer.
    case together([Point])
    case mirrored(around: Point)
  }

  let button: MouseEvent.Button
  private(set) var hold: Hold
  private(set) var pointer: Point
  var isSplitting = false

  init(button: MouseEvent.Button, hold: Hold, pointer: Point) {
    self.button = button
    self.hold = hold
    self.pointer = pointer
  }

  var fingers: [Point] {
    switch hold {
    case .together(let distances): distances.map { $0 + pointer }
    case .mirrored(let middle): [pointer, middle * 2 - pointer]
    }
  }

  /// True for a single finger that a second may tap beside.
  var canSplit: Bool { button == .left && fingers.count == 1 }

  mutating func move(to place: Point, keepsDistance: Bool) {
    if keepsDistance, case .mirrored(let middle) = hold {
      hold = .mirrored(around: middle + (place - pointer))
    }
    pointer = place
  }
}
