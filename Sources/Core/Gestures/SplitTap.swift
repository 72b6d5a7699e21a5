import SpaceAndTime

/// A second finger beside one that explores.
struct SplitTap {
  /// The finger that taps, while it is down.
  var finger: Int?
  /// Where the exploring finger was when the second one landed (millimetres).
  var exploringBegan = Point.zero
  /// False once either finger went too far or a third one came.
  var isOpen = false

  init() {}

  init(finger: Int, exploringBegan: Point) {
    self.finger = finger
    self.exploringBegan = exploringBegan
    isOpen = true
  }
}
