import SpaceAndTime

/// Tells how a finger searched, by the shape of its way.
///
/// Only the shape counts: how fast it was, and where the finger rested, says nothing about the
/// order of a search. What several readings fit is read as the first of edges, rows, columns, circles
/// and the straight way; two columns alone are too few to tell from going up and down.
public struct SearchJudge: Sendable {
  /// A way that is shorter than this share of the glass's shorter side is no search.
  static let shortestSearch = 0.35
  /// A sweep goes at least so far across the glass (a share of its width, or height in columns).
  static let shortestSweep = 0.4
  /// So much of the way is sweeps where somebody searches in rows.
  static let shareOfSweeps = 0.6
  /// Rows further apart than a fingertip and its neighbor find (points) can miss something.
  static let widestRow = 110.0
  /// A border is so wide (a share of the width at the sides, of the height above and below).
  static let edgeAtSide = 0.27
  static let edgeAtEnd = 0.13
  /// So much of the way lies on borders where somebody follows them.
  static let shareOfEdges = 0.8
  /// A circle is nearly closed (radians), and goes round one way for the most part.
  static let leastTurn = 5.2
  static let shareOfTurn = 0.6
  /// A way is straight, or goes round one corner, where it is no longer than this, compared with the
  /// crow's.
  static let longestStraight = 1.5
  /// Directions are taken over steps of this length, so that a trembling finger draws no circles.
  static let stride = 24.0

  public let size: Size

  /// - Parameter size: of the glass.
  public init(size: Size) {
    self.size = size
  }

  /// Nil where no finger searched.
  public func style(of path: SearchPath) -> SearchStyle? {
    guard !path.strokes.isEmpty else { return nil }
    let strokes = path.strokes.map(even).filter { $0.count > 1 }
    let length = Self.stride * Double(strokes.reduce(0) { $0 + $1.count - 1 })
    guard length >= Self.shortestSearch * min(size.width, size.height) else { return .straight }
    if share(onEdgesOf: strokes) >= Self.shareOfEdges || leavesEdgeOnce(strokes) { return .edges }
    if let gap = gap(betweenSweepsOf: strokes, atLeast: 2, length: length, across: size.width) {
      return gap > Self.widestRow ? .rowsApart : .rows
    }
    let turned = strokes.map { $0.map { Point(x: $0.y, y: $0.x) } }
    if gap(betweenSweepsOf: turned, atLeast: 3, length: length, across: size.height) != nil {
      return .columns
    }
    if goesRound(strokes) { return .circles }
    return isStraight(strokes, length: length) ? .straight : .wandering
  }

  // MARK: Rows

  /// A run of the way in one direction across the glass.
  private struct Sweep {
    var length: Double
    /// Where it runs, in the direction in which rows follow each other.
    var lane: Double
  }

  /// The widest room between neighboring sweeps that follow each other in order; nil where the way
  /// is no search in rows.
  private func gap(
    betweenSweepsOf strokes: [[Point]], atLeast count: Int, length: Double, across width: Double
  ) -> Double? {
    let sweeps = strokes.flatMap { self.sweeps(of: $0, across: width) }
    guard sweeps.count >= count else { return nil }
    let share = sweeps.reduce(0) { $0 + $1.length } / length
    guard share >= Self.shareOfSweeps else { return nil }
    let gaps = zip(sweeps, sweeps.dropFirst()).map { $1.lane - $0.lane }
    let isDown = gaps.reduce(0, +) > 0
    let inOrder = gaps.count { ($0 > 0) == isDown && $0.magnitude >= Self.stride / 2 }
    // Somebody may go over a row twice.
    guard inOrder * 3 >= gaps.count * 2 else { return nil }
    return gaps.map(\.magnitude).max()
  }

  private func sweeps(of stroke: [Point], across width: Double) -> [Sweep] {
    var sweeps: [Sweep] = []
    var start = 0
    func close(at end: Int) {
      let run = stroke[start...end]
      let extent = (stroke[end].x - stroke[start].x).magnitude
      guard extent >= Self.shortestSweep * width else { return }
      let lane = run.reduce(0) { $0 + $1.y } / Double(run.count)
      sweeps.append(Sweep(length: extent, lane: lane))
    }
    for index in stroke.indices.dropFirst(2) {
      let (before, now) = (stroke[index - 1] - stroke[index - 2], stroke[index] - stroke[index - 1])
      let isLevel = now.x.magnitude > now.y.magnitude
      let goesOn = isLevel && before.x * now.x > 0
      guard !goesOn else { continue }
      close(at: index - 1)
      start = index - 1
    }
    if stroke.count > 1 { close(at: stroke.count - 1) }
    return sweeps
  }

  // MARK: Edges, circles, the straight way

  private func share(onEdgesOf strokes: [[Point]]) -> Double {
    let points = strokes.flatMap { $0 }
    return points.isEmpty ? 0 : Double(points.count(where: isOnEdge)) / Double(points.count)
  }

  private func isOnEdge(_ point: Point) -> Bool {
    let side = Self.edgeAtSide * size.width
    let end = Self.edgeAtEnd * size.height
    return point.x < side || point.x > size.width - side || point.y < end
      || point.y > size.height - end
  }

  /// Along a border for a good part of it, and from there into the middle, or out of the middle and
  /// then along it: an L.
  private func leavesEdgeOnce(_ strokes: [[Point]]) -> Bool {
    let points = strokes.flatMap { $0 }
    guard share(onEdgesOf: strokes) >= 0.5 else { return false }
    let turns = zip(points, points.dropFirst()).count { isOnEdge($0) != isOnEdge($1) }
    guard turns == 1 else { return false }
    let border = points.filter(isOnEdge)
    let (across, down) = (border.map(\.x), border.map(\.y))
    let isAlongSide = Self.extent(of: down) >= Self.shortestSweep * size.height
    let isAlongEnd = Self.extent(of: across) >= Self.shortestSweep * size.width
    return isAlongSide || isAlongEnd
  }

  private static func extent(of places: [Double]) -> Double {
    (places.max() ?? 0) - (places.min() ?? 0)
  }

  private func goesRound(_ strokes: [[Point]]) -> Bool {
    var turned = 0.0
    var bent = 0.0
    for stroke in strokes {
      let directions = zip(stroke, stroke.dropFirst()).map { ($1 - $0).angle }
      for (before, now) in zip(directions, directions.dropFirst()) {
        var turn = now - before
        if turn > .pi { turn -= 2 * .pi }
        if turn < -.pi { turn += 2 * .pi }
        turned += turn
        bent += turn.magnitude
      }
    }
    return turned.magnitude >= Self.leastTurn && turned.magnitude >= Self.shareOfTurn * bent
  }

  private func isStraight(_ strokes: [[Point]], length: Double) -> Bool {
    guard strokes.count == 1, let first = strokes[0].first, let last = strokes[0].last else {
      return false
    }
    return length <= Self.longestStraight * first.distance(to: last)
  }

  /// The same stroke with its points an even stride apart.
  private func even(_ stroke: [Point]) -> [Point] {
    guard var last = stroke.first else { return [] }
    var points = [last]
    for point in stroke.dropFirst() {
      while last.distance(to: point) >= Self.stride {
        let way = point - last
        last = last + way * (Self.stride / way.length)
        points.append(last)
      }
    }
    return points
  }
}
