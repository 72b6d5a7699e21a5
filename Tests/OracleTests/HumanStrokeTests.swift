import Gestures
import SpaceAndTime
import TestSupport
import Testing

/// Strokes that people drew with one finger, and the same as two fingers would draw them.
@Suite(
  "Strokes that people drew",
  .enabled(if: OutsideFiles.oracles.isThere, "CURTAIN_ORACLES names no folder of cases"))
struct HumanStrokeTests {
  static let files = ["human-strokes-unistroke-mit.json", "human-strokes-unistroke-gpl3.json"]
  static let factors = [1, 0.7, 1.4]

  @Test(
    "One finger flicks or explores, and never scrubs, turns or pinches", arguments: files, factors)
  func oneFinger(file: String, factor: Double) throws {
    let oracle = try OutsideFiles.oracles.decode(StrokeOracle.self, from: file)
    #expect(!oracle.cases.isEmpty)
    for entry in oracle.cases {
      let found = OracleJudge.gestures(
        entry.touches(finger: 0, factor: factor), settle: 1000, tolerances: .strict)
      let isSmall = factor < 1 && entry.measures.size * factor < 10
      check(entry, "one finger, x\(factor)", found, entry.oneFinger, isSmall: isSmall)
    }
  }

  /// How the second finger of a copy follows the first.
  enum Follow: String, CaseIterable {
    /// The same motion at the same time, but down later and longer.
    case clipped
    /// The whole motion, later.
    case shifted
  }

  @Test(
    "Two fingers going the same way flick, scrub or do nothing, and never turn or pinch",
    arguments: files, factors)
  func twoFingers(file: String, factor: Double) throws {
    let oracle = try OutsideFiles.oracles.decode(StrokeOracle.self, from: file)
    for entry in oracle.cases {
      for offset in Self.offsets {
        for late in [0.0, 30, 110] {
          for follow in late > 0 ? Follow.allCases : [.clipped] {
            guard
              let second = entry.follower(
                offset: offset, factor: factor, late: late, isShifted: follow == .shifted)
            else { continue }
            let touches = (entry.touches(finger: 0, factor: factor) + second)
              .sorted { $0.time < $1.time }
            let found = OracleJudge.gestures(touches, settle: 1000, tolerances: .strict)
            let isSmall = factor < 1 && entry.measures.size * factor < 10
            check(
              entry, "two fingers, x\(factor), \(follow.rawValue) \(late) ms, \(offset)", found,
              entry.twoFingerCopy, isSmall: isSmall)
          }
        }
      }
    }
  }

  private static let offsets = [Point(x: 12, y: 0), Point(x: 18, y: 18)]

  private func check(
    _ entry: StrokeOracle.Case, _ name: String, _ found: [OracleGesture],
    _ verdict: StrokeOracle.Verdict, isSmall: Bool
  ) {
    var expected = verdict.expected.map { [$0] } ?? verdict.expectedAnyOf
    var mustNot = verdict.mustNot
    if isSmall {
      // Rescaled below the lengths that make a stroke, it may rightly be a tap or nothing.
      mustNot.removeAll { $0 == "tap" }
      expected = nil
    }
    if let fault = OracleJudge.fault(found, expected: expected, mustNot: mustNot) {
      Issue.record("\(entry.id) \(entry.class) \(name): \(fault)")
    }
  }
}

/// A file of strokes, in millimetres.
struct StrokeOracle: Decodable {
  struct Verdict: Decodable {
    var mustNot: [String]
    var expected: [OracleGesture]?
    var expectedAnyOf: [[OracleGesture]]?

    enum CodingKeys: String, CodingKey {
      case mustNot = "must_not"
      case expected
      case expectedAnyOf = "expected_any_of"
    }
  }

  struct Measures: Decodable {
    var size: Double

    enum CodingKeys: String, CodingKey {
      case size = "size_mm"
    }
  }

  struct Case: Decodable {
    var id: String
    var `class`: String
    var measures: Measures
    var oneFinger: Verdict
    var twoFingerCopy: Verdict
    /// Time, x and y.
    var points: [[Double]]

    enum CodingKeys: String, CodingKey {
      case id, `class`, measures, points
      case oneFinger = "one_finger"
      case twoFingerCopy = "two_finger_copy"
    }

    /// One finger's touches, away from the edges of the screen.
    func touches(
      finger: Int, factor: Double, offset: Point = .zero, late: Milliseconds = 0
    ) -> [Touch] {
      points.enumerated().map { index, point in
        Touch(
          time: Instant(milliseconds: point[0] + late), finger: finger,
          phase: index == 0 ? .down : index == points.count - 1 ? .up : .move,
          position: (Point(x: point[1], y: point[2]) * factor + offset + Point(x: 20, y: 20))
            * HandScale.phone.pointsPerMillimetre)
      }
    }

    /// A second finger that lands and lifts later; nil where the two would hardly meet.
    func follower(
      offset: Point, factor: Double, late: Milliseconds, isShifted: Bool
    ) -> [Touch]? {
      guard let end = points.last?[0], end > late + 40 else { return nil }
      if isShifted || late == 0 {
        return touches(finger: 1, factor: factor, offset: offset, late: late)
      }
      var touches = touches(finger: 1, factor: factor, offset: offset)
        .filter { $0.time > Instant(milliseconds: late) }
      guard touches.count > 2, var last = touches.last else { return nil }
      touches[touches.count - 1].phase = .move
      touches[0].phase = .down
      last.time = last.time + late
      last.phase = .up
      touches.append(last)
      return touches
    }
  }

  var cases: [Case]
}
