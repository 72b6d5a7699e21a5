/// Where a way along one axis turned round, from which the strokes of a scrub are counted.
///
/// Only the turns matter, not the path between them, so it holds a few numbers however long the
/// stroke is.
struct TurningPoints {
  /// A way back shorter than this is a tremble (millimetres).
  private static let tremble = 1.0
  private static let most = 24

  private var turns: [Double] = []
  private var begin = 0.0
  private var extreme = 0.0
  /// 1 or -1, or 0 before the first millimetre.
  private var sign = 0.0
  private(set) var lowest = 0.0
  private(set) var highest = 0.0

  init() {
    turns.reserveCapacity(Self.most + 1)
  }

  var extent: Double { highest - lowest }

  mutating func restart(at place: Double) {
    turns.removeAll(keepingCapacity: true)
    begin = place
    extreme = place
    sign = 0
    lowest = place
    highest = place
  }

  mutating func move(to place: Double) {
    lowest = min(lowest, place)
    highest = max(highest, place)
    if sign == 0 {
      guard (place - begin).magnitude >= Self.tremble else { return }
      sign = place > begin ? 1 : -1
      extreme = place
    } else if (place - extreme) * sign >= 0 {
      extreme = place
    } else if (extreme - place) * sign >= Self.tremble {
      if turns.count == Self.most { forgetSmallest() }
      turns.append(extreme)
      sign = -sign
      extreme = place
    }
  }

  /// How often the way ran back by at least `length` (millimetres).
  func reversals(of length: Double) -> Int {
    guard sign != 0 else { return 0 }
    var count = 0
    var heading = 0.0
    var peak = begin
    var low = begin
    var high = begin
    func visit(_ place: Double) {
      if heading == 0 {
        low = min(low, place)
        high = max(high, place)
        if high - low >= length {
          heading = place == high ? 1 : -1
          peak = place
        }
      } else if (place - peak) * heading >= 0 {
        peak = place
      } else if (peak - place) * heading >= length {
        count += 1
        heading = -heading
        peak = place
      }
    }
    for turn in turns { visit(turn) }
    visit(extreme)
    return count
  }

  /// Joins the two strokes round the smallest way back, which no scrub is decided by.
  private mutating func forgetSmallest() {
    var smallest = 0
    for index in 1..<(turns.count - 1)
    where (turns[index + 1] - turns[index]).magnitude
      < (turns[smallest + 1] - turns[smallest]).magnitude
    {
      smallest = index
    }
    turns.removeSubrange(smallest...(smallest + 1))
  }
}
