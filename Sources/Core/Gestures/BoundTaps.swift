/// For each number of fingers, which tap counts the bound gestures leave open.
struct BoundTaps {
  private var longest: [Int]
  private var held: [Bool]
  private var flicked: [Bool]

  init(_ bound: Set<Gesture>) {
    let fingers = GestureCatalog.mostFingers + 1
    longest = Array(repeating: 0, count: fingers)
    held = Array(repeating: false, count: fingers * (GestureCatalog.mostTaps + 1))
    flicked = held
    for row in GestureCatalog.rows where bound.contains(row.gesture) && row.taps > 0 {
      longest[row.fingers] = max(longest[row.fingers], row.taps)
      switch row.motion {
      case .hold: held[Self.index(row.fingers, row.taps)] = true
      case .holdAndFlick: flicked[Self.index(row.fingers, row.taps)] = true
      default: break
      }
    }
  }

  /// True when more taps of so many fingers, or a held one, may still mean something.
  func waits(fingers: Int, taps: Int) -> Bool {
    longest.indices.contains(fingers) && taps < longest[fingers]
  }

  func isHoldBound(fingers: Int, taps: Int) -> Bool { lookUp(held, fingers, taps) }

  func isFlickBound(fingers: Int, taps: Int) -> Bool { lookUp(flicked, fingers, taps) }

  private func lookUp(_ table: [Bool], _ fingers: Int, _ taps: Int) -> Bool {
    longest.indices.contains(fingers) && (0...GestureCatalog.mostTaps).contains(taps)
      && table[Self.index(fingers, taps)]
  }

  private static func index(_ fingers: Int, _ taps: Int) -> Int {
    fingers * (GestureCatalog.mostTaps + 1) + taps
  }
}
