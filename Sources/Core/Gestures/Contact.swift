import SpaceAndTime

/// One finger's way across the glass, in millimetres, as numbers that do not grow.
struct Contact {
  /// Steps shorter than this are a sensor's noise (millimetres).
  private static let noise = 0.3
  /// A device reports at least this often while fingers move (milliseconds).
  static let frame: Milliseconds = 20
  /// A finger that stays within this rests (millimetres).
  private static let restRadius = 1.0
  /// No touch screen reports less often while a finger moves (milliseconds).
  private static let longestSample: Milliseconds = 20
  /// How far back the latest speed looks, at least (milliseconds); at most twice as far.
  private static let speedWindow: Milliseconds = 40

  let finger: Int
  var isDown = true
  var landed: Instant
  var lifted: Instant
  var start: Point
  var last: Point
  var lastReport: Instant
  /// When it last changed its place at all.
  var lastMove: Instant
  /// The farthest it has been from where it landed (millimetres).
  var farthest = 0.0
  /// When it began to leave the place where it landed; until then, when it landed.
  private(set) var setOff: Instant
  /// Since when it has stayed within `restRadius` of one place.
  var restingSince: Instant
  /// Where it was when the last finger of its group landed.
  var atLastLanding: Point
  /// Where it was when the first finger of its group lifted.
  var atFirstLift: Point
  /// The same a frame later: that frame's report may have been on its way.
  var afterFirstLift: Point
  /// True when it has reported since two fingers' motion was last judged.
  var isFresh = false

  private var walked = 0.0
  private var walkedTo: Point
  private var restPlace: Point
  private var window: (place: Point, time: Instant)
  private var windowBefore: (place: Point, time: Instant)

  init(finger: Int, at place: Point, time: Instant) {
    self.finger = finger
    landed = time
    lifted = time
    start = place
    last = place
    lastReport = time
    lastMove = time
    restingSince = time
    setOff = time
    atLastLanding = place
    atFirstLift = place
    afterFirstLift = place
    walkedTo = place
    restPlace = place
    window = (place, time)
    windowBefore = (place, time)
  }

  mutating func noteFirstLift() {
    atFirstLift = last
    afterFirstLift = last
  }

  /// True when it only rested after the first finger of its group had lifted at `time`.
  func hasSettled(since time: Instant) -> Bool {
    atFirstLift.distance(to: last) < Self.noise
      || (lastReport - time > Self.frame + 5 && afterFirstLift.distance(to: last) < Self.noise)
  }

  /// True when it rested for longer than `time` before its last report.
  func restedLong(_ time: Milliseconds) -> Bool {
    max(lifted, lastReport) - restingSince > time
  }

  /// True when it only rested until the last finger of its group landed.
  var hasWaited: Bool { start.distance(to: atLastLanding) < Self.noise }

  /// The length of the path (millimetres).
  var path: Double { walked + walkedTo.distance(to: last) }

  /// From where it landed to where it is.
  var way: Point { last - start }

  func age(at now: Instant) -> Milliseconds { (isDown ? now : lifted) - landed }

  mutating func move(to place: Point, at time: Instant) {
    if farthest <= Self.restRadius, start.distance(to: place) > Self.restRadius {
      // A finger that rests may be silent: it has moved for no longer than since the last report.
      setOff = max(lastReport, time + -Self.longestSample)
    }
    if time - window.time >= Self.speedWindow {
      windowBefore = window
      window = (last, lastReport)
      if time - window.time >= Self.speedWindow { windowBefore = window }
    }
    if place != last { lastMove = time }
    last = place
    lastReport = time
    isFresh = true
    farthest = max(farthest, start.distance(to: place))
    let step = walkedTo.distance(to: place)
    if step > Self.noise {
      walked += step
      walkedTo = place
    }
    if restPlace.distance(to: place) > Self.restRadius {
      restPlace = place
      restingSince = time
    }
  }

  /// When its latest speed falls below `speed` (millimetres a second) if it reports nothing more.
  ///
  /// A finger is taken to keep its speed for 100 ms of silence; sensors report less often only
  /// while it rests.
  func slowsBelow(_ speed: Double) -> Instant {
    let way = windowBefore.place.distance(to: last)
    let time = lastReport - windowBefore.time
    if way * 1000 < speed * time { return lastReport }
    return max(lastReport + 100, windowBefore.time + way / speed * 1000)
  }

  /// Begins anew from here, as after a hold: what came before is no part of the way.
  mutating func restart(at time: Instant) {
    let fresh = Contact(finger: finger, at: last, time: time)
    let wasDown = isDown
    self = fresh
    isDown = wasDown
  }
}
