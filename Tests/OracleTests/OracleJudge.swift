import Gestures
import SpaceAndTime

/// Runs touches in millimetres and compares what came of them with what was expected.
enum OracleJudge {
  /// The limits that the platforms of most outside traces share.
  static var limits: Tolerances {
    var limits = Tolerances()
    limits.tapGap = 300
    limits.hold = 300
    return limits
  }

  /// Gestures that were told until `settle` after the last touch.
  static func gestures(
    _ touches: [Touch], settle: Milliseconds, tolerances: Tolerances = limits,
    screen: Size = Size(width: 1700, height: 1400)
  ) -> [OracleGesture] {
    var recognizer = GestureRecognizer(
      bound: Set(Gesture.allCases), tolerances: tolerances, screen: screen)
    for touch in touches { recognizer.receive(touch) }
    if let last = touches.map(\.time).max() { recognizer.advance(to: last + settle) }
    var found: [OracleGesture] = []
    for output in recognizer.outputs {
      switch output {
      case .recognized(let recognized):
        if let gesture = OracleGesture(recognized.gesture) { found.append(gesture) }
      case .explorationEnded: found.append(OracleGesture(explorationEnded: ()))
      default: break
      }
    }
    return found
  }

  /// What is wrong with what was found; nil when nothing is.
  static func fault(
    _ found: [OracleGesture], expected: [[OracleGesture]]?, mustNot: [String]
  ) -> String? {
    if let unlucky = found.first(where: { gesture in mustNot.contains { gesture.isNamed($0) } }) {
      return "\(unlucky) must not appear in \(found)"
    }
    guard let expected else { return nil }
    let isRight = expected.contains { matches(found, $0) }
    return isRight ? nil : "found \(found), expected \(expected)"
  }

  /// Where exploration ends among the others is left open, and two fingers that pan are nothing.
  private static func matches(_ found: [OracleGesture], _ expected: [OracleGesture]) -> Bool {
    func bare(_ list: [OracleGesture]) -> [OracleGesture] {
      list.filter { $0.gesture != "explore_end" && $0.gesture != "pan" }
    }
    let endsRight =
      !expected.contains { $0.gesture == "explore_end" }
      || found.contains { $0.gesture == "explore_end" }
    return endsRight && bare(found) == bare(expected)
  }
}

extension OracleGesture {
  init(explorationEnded: Void) {
    gesture = "explore_end"
    fingers = nil
    taps = nil
    direction = nil
    directions = nil
  }
}
