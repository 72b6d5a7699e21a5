import Gestures
import SpaceAndTime

/// One hand and a mouse for every gesture: fingers are placed one after another, then act at once.
///
/// - Press on empty glass: a finger waits there (up to five; dragging before the release shifts
///   it). Nothing touches the glass yet.
/// - Press on a waiting finger, left: all of them touch, move as the mouse does, and lift with it;
///   so a click is a tap, a double click a double tap, and holding holds. Then they wait again.
/// - Drag a waiting finger with the right button: it moves alone while the others rest on the
///   glass (a turn round one finger, a pinch).
/// - Click a waiting finger with the right button: it taps while the others rest (a split tap).
/// - Middle click, or a right click on empty glass: takes all waiting fingers away.
/// - Wheel: the rotor, as ever.
struct StickyFingers: Hashable, Sendable {
  /// How near a press must be to mean a waiting finger, in points (4 mm).
  private static let reach = 26.0
  /// How far the mouse moves before it drags, in points (1 mm).
  private static let slop = 6.0
  private static let mostFingers = 5

  private(set) var places: [Point] = []
  private var hand = Hand.free

  private enum Hand: Hashable, Sendable {
    case free
    /// Shifting a finger that waits.
    case placing(Int, from: Point)
    /// All on the glass, moving together.
    case together(from: Point)
    /// Not yet known whether this finger will tap or move alone.
    case choosing(Int, from: Point)
    case alone(Int, from: Point)
  }

  mutating func letGo() {
    hand = .free
  }

  /// False where the report is none of its business: the wheel, while the hand is free.
  mutating func receive(
    _ event: MouseEvent, _ player: inout TouchPlayer, screen: Size
  ) -> Bool {
    switch event.kind {
    case .turned: return hand != .free
    case .pressed(let button): press(button, event, &player)
    case .moved: move(event, &player)
    case .released(let button): release(button, event, &player)
    }
    return true
  }

  private mutating func press(
    _ button: MouseEvent.Button, _ event: MouseEvent, _ player: inout TouchPlayer
  ) {
    guard hand == .free else { return }
    let nearest = places.indices.min {
      places[$0].distance(to: event.position) < places[$1].distance(to: event.position)
    }
    let finger = nearest.flatMap {
      places[$0].distance(to: event.position) <= Self.reach ? $0 : nil
    }
    switch (button, finger) {
    case (.left, nil):
      if places.count == Self.mostFingers { places.removeFirst() }
      places.append(event.position)
      hand = .placing(places.count - 1, from: event.position)
    case (.left, _?):
      player.interrupt(at: event.time)
      hand = .together(from: event.position)
      player.append(touches(.down, event.time, places))
    case (.right, let finger?):
      player.interrupt(at: event.time)
      hand = .choosing(finger, from: event.position)
    case (.right, nil), (.middle, _):
      places.removeAll()
    }
  }

  private mutating func move(_ event: MouseEvent, _ player: inout TouchPlayer) {
    switch hand {
    case .free: break
    case .placing(let finger, _):
      places[finger] = event.position
    case .together, .alone:
      player.append(touches(.move, event.time, positions(event)))
    case .choosing(let finger, let start):
      guard start.distance(to: event.position) > Self.slop else { return }
      hand = .alone(finger, from: start)
      player.append(touches(.down, event.time, places))
      player.append(touches(.move, event.time, positions(event)))
    }
  }

  private mutating func release(
    _ button: MouseEvent.Button, _ event: MouseEvent, _ player: inout TouchPlayer
  ) {
    switch (hand, button) {
    case (.placing, .left): break
    case (.together, .left), (.alone, .right):
      player.append(touches(.up, event.time, positions(event)))
    case (.choosing(let finger, _), .right):
      splitTap(finger, event.time, &player)
    default: return
    }
    hand = .free
  }

  /// Where the fingers are with the mouse here.
  private func positions(_ event: MouseEvent) -> [Point] {
    switch hand {
    case .together(let start):
      return places.map { $0 + (event.position - start) }
    case .alone(let finger, let start):
      var moved = places
      moved[finger] = moved[finger] + (event.position - start)
      return moved
    case .free, .placing, .choosing:
      return places
    }
  }

  private func splitTap(_ finger: Int, _ now: Instant, _ player: inout TouchPlayer) {
    var resting = places
    let tapping = resting.remove(at: finger)
    var score = TouchScore(starting: now, fingerNumbers: MouseHands.fingerNumbers)
    score.press(resting)
    score.rest(resting.isEmpty ? 0 : GestureStrokes.exploringRest)
    score.press([tapping])
    score.rest(GestureStrokes.press)
    score.lift(1)
    score.rest(GestureStrokes.press)
    score.lift()
    player.append(score.touches)
  }

  private func touches(_ phase: Touch.Phase, _ now: Instant, _ places: [Point]) -> [Touch] {
    zip(MouseHands.fingerNumbers, places).map {
      Touch(time: now, finger: $0, phase: phase, position: $1)
    }
  }
}
