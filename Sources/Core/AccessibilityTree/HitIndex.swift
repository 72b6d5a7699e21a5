import SpaceAndTime

/// Finds the topmost frame at a point without looking at all of them.
///
/// The height that the frames cover is cut into as many bands as there are frames. A frame that
/// spans many bands is kept apart, so that building takes time in proportion to the frames.
struct HitIndex: Sendable {
  private let top: Double
  private let bandHeight: Double
  /// Where each band's stops begin in `banded`; one more than there are bands.
  private let starts: [Int32]
  /// Stops by band, in each the topmost first.
  private let banded: [Int32]
  /// Stops that span too many bands, the topmost first.
  private let tall: [Int32]

  private static let bandsPerStop = 32

  /// `stops` are positions in `elements`; frames without a size are never hit.
  init(_ stops: [Int], of elements: [AccessibilityElement]) {
    let touchable =
      stops
      .filter { !elements[$0].frame.isEmpty }
      .sorted { elements[$0].drawingOrder > elements[$1].drawingOrder }
    let top = touchable.lazy.map { elements[$0].frame.minY }.min() ?? 0
    let bottom = touchable.lazy.map { elements[$0].frame.maxY }.max() ?? 0
    let count = max(1, touchable.count)
    let height = max((bottom - top) / Double(count), .leastNonzeroMagnitude)
    func band(_ y: Double) -> Int {
      let place = (y - top) / height
      return place > 0 ? Int(min(place, Double(count - 1))) : 0
    }
    func bands(_ stop: Int) -> ClosedRange<Int> {
      band(elements[stop].frame.minY)...band(elements[stop].frame.maxY)
    }

    var counts = [Int32](repeating: 0, count: count + 1)
    var tall: [Int32] = []
    var short: [Int] = []
    short.reserveCapacity(touchable.count)
    for stop in touchable {
      if bands(stop).count > Self.bandsPerStop {
        tall.append(Int32(stop))
      } else {
        short.append(stop)
        for band in bands(stop) { counts[band + 1] += 1 }
      }
    }
    for band in 0..<count { counts[band + 1] += counts[band] }
    var next = counts
    var banded = [Int32](repeating: 0, count: Int(counts[count]))
    for stop in short {
      for band in bands(stop) {
        banded[Int(next[band])] = Int32(stop)
        next[band] += 1
      }
    }
    self.top = top
    bandHeight = height
    starts = counts
    self.banded = banded
    self.tall = tall
  }

  /// The position of the frame in front of all others at the point.
  func topmost(at point: Point, in elements: [AccessibilityElement]) -> Int? {
    let place = (point.y - top) / bandHeight
    guard place >= 0, place <= Double(starts.count - 1) else { return nil }
    let band = min(starts.count - 2, Int(place))
    let fromBand = banded[Int(starts[band])..<Int(starts[band + 1])]
      .first { elements[Int($0)].frame.contains(point) }
    let fromTall = tall.first { elements[Int($0)].frame.contains(point) }
    guard let a = fromBand, let b = fromTall else { return (fromBand ?? fromTall).map(Int.init) }
    let isInFront = elements[Int(a)].drawingOrder > elements[Int(b)].drawingOrder
    return Int(isInFront ? a : b)
  }
}
