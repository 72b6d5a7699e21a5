import Gestures
import SpaceAndTime
import TestSupport
import Testing

/// Other platforms' gesture tests and recorded hands, as they are and varied as hands vary.
@Suite(
  "Touches that others recorded",
  .enabled(if: OutsideFiles.oracles.isThere, "CURTAIN_ORACLES names no folder of cases"))
struct TouchTraceTests {
  /// What is done to a trace that must not change what it is.
  enum Variation: String, CaseIterable, CustomTestStringConvertible {
    case asRecorded, smaller, larger, renumbered, staggered20, staggered65, staggered110

    var testDescription: String { rawValue }

    var stagger: Milliseconds {
      switch self {
      case .staggered20: 20
      case .staggered65: 65
      case .staggered110: 110
      default: 0
      }
    }

    var factor: Double {
      switch self {
      case .smaller: 0.7
      case .larger: 1.4
      default: 1
      }
    }
  }

  static let files = [
    "touch-traces-accessfu.json", "touch-traces-aosp.json", "touch-traces-chromium.json",
    "human-strokes-multitouch.json",
  ]

  @Test("Each case is what it is said to be", arguments: files, Variation.allCases)
  func cases(file: String, variation: Variation) throws {
    let oracle = try OutsideFiles.oracles.decode(TouchTraceOracle.self, from: file)
    #expect(!oracle.cases.isEmpty)
    var scored = 0
    for entry in oracle.cases where !FailedOnPurpose.contains(entry.id, variation) {
      guard let touches = touches(of: entry, variation) else { continue }
      var expected = entry.expected.map { [$0] } ?? entry.expectedAnyOf
      switch entry.voiceover {
      case "differs": continue
      case "not-applicable": expected = nil
      default: break
      }
      scored += 1
      let found = OracleJudge.gestures(touches, settle: entry.settle)
      if let fault = OracleJudge.fault(found, expected: expected, mustNot: entry.mustNot ?? []) {
        Issue.record("\(entry.id) \(variation.rawValue): \(fault)")
      }
    }
    #expect(scored > 0 || variation.stagger > 0)
  }

  /// The touches in points, varied; nil where the variation would make another gesture of them.
  private func touches(of entry: TouchTraceOracle.Case, _ variation: Variation) -> [Touch]? {
    let top = entry.touches.map(\.y).min() ?? 0
    var touches = entry.touches.map { sample in
      // Scaled about the upper edge of the trace, so that no trace slips into the edge zone.
      let place = Point(
        x: sample.x * variation.factor, y: top + (sample.y - top) * variation.factor)
      return Touch(
        time: Instant(milliseconds: sample.time), finger: sample.finger,
        phase: Touch.Phase(rawValue: sample.phase) ?? .move,
        position: place * HandScale.phone.pointsPerMillimetre)
    }
    if variation == .renumbered { touches = renumbered(touches) }
    if variation.stagger > 0 {
      guard let late = staggered(touches, by: variation.stagger) else { return nil }
      touches = late
    }
    return touches
  }

  /// Gives each contact a finger number of its own, counting down.
  private func renumbered(_ touches: [Touch]) -> [Touch] {
    var next = 1000
    var numbers: [Int: Int] = [:]
    return touches.map { touch in
      var touch = touch
      if touch.phase == .down {
        next -= 7
        numbers[touch.finger] = next
      }
      touch.finger = numbers[touch.finger] ?? touch.finger
      return touch
    }
  }

  /// Lets each further finger of a contact group land and lift later, with all its motion; nil for
  /// one finger, and where fingers would no longer be down together or groups would meet.
  private func staggered(_ touches: [Touch], by most: Milliseconds) -> [Touch]? {
    var late: [Touch] = []
    var down: Set<Int> = []
    var order: [Int: Int] = [:]
    var groups: [[Touch]] = [[]]
    for touch in touches {
      groups[groups.count - 1].append(touch)
      if touch.phase == .down { down.insert(touch.finger) }
      if touch.phase == .up { down.remove(touch.finger) }
      if down.isEmpty { groups.append([]) }
    }
    groups.removeAll(where: \.isEmpty)
    var previousEnd: Instant?
    var shift: Milliseconds = 0
    for group in groups {
      order = [:]
      for touch in group where touch.phase == .down && order[touch.finger] == nil {
        order[touch.finger] = order.count
      }
      guard order.count > 1 else { return nil }
      let landings = group.filter { $0.phase == .down }.map(\.time)
      guard let first = landings.min(), let last = landings.max(), last - first < 40 else {
        return nil
      }
      let step = most / Double(order.count - 1)
      let start = group[0].time + shift
      let length = group[group.count - 1].time - group[0].time
      // All down together for long enough to be one hand.
      guard length >= most + 16 else { return nil }
      if let previousEnd, start < previousEnd + 40 { shift += (previousEnd + 40) - start }
      for touch in group {
        var touch = touch
        touch.time = touch.time + shift + step * Double(order[touch.finger] ?? 0)
        late.append(touch)
      }
      previousEnd = late.map(\.time).max()
    }
    return late.sorted { $0.time < $1.time }
  }
}
