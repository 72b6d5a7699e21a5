import Gestures
import SpaceAndTime
import Speech

/// Practice without a window and without waiting: a script's gestures in virtual time.
///
/// The learner of a rehearsal listens: after each line everything is said to its end, the coach's
/// words too. Hints come only where the script waits for them. Gestures enter as what they are
/// called, not as touches, so that a file's gesture is always that gesture.
public struct Rehearsal: Sendable {
  /// What a gesture takes a hand (milliseconds).
  public static let gestureTime: Milliseconds = 300
  /// How long a finger is down that only touches (milliseconds).
  static let touchTime: Milliseconds = 80
  /// How fast an exploring finger goes, in points a second.
  public static let exploringSpeed = 180.0
  /// Speech that goes on for longer than this after one line is cut short (milliseconds).
  public static let longestSpeech: Milliseconds = 600_000
  private static let exploringStep = 8.0

  public private(set) var session: PracticeSession
  public private(set) var log: [LogEvent] = []
  /// What the session wanted to be remembered, and everything else it asked for.
  public private(set) var effects: [PracticeEffect] = []
  private let findsPrices: Bool
  private var now = Instant.zero
  private var sounding: (id: Int, end: Instant, left: Milliseconds?)?
  private var finger: RestingFinger?

  /// - Parameter findsPrices: What faults cost is reckoned at once, however long it takes.
  public init(_ session: PracticeSession, findsPrices: Bool = false) {
    self.session = session
    self.findsPrices = findsPrices
    take(self.session.start(at: now))
    listen()
  }

  /// True when the lesson was finished, or the screen's goal reached.
  public var isGoalReached: Bool { session.isGoalReached }

  public mutating func run(_ script: GestureScript) {
    for line in script.lines where !session.isOver {
      make(line.action)
      if !line.isBrief { listen() }
    }
  }

  /// What faults cost, reckoned elsewhere meanwhile.
  public mutating func pricesFound(_ prices: Prices) {
    take(session.pricesFound(prices, at: now))
    listen()
  }

  /// A wish about learners was carried out elsewhere.
  public mutating func learnerChanged(_ memories: Memories, after wish: LearnerWish) {
    take(session.learnerChanged(memories, after: wish, at: now))
    listen()
  }

  /// The file of the screen was saved again.
  public mutating func screenSaved(_ saved: SavedScreen) {
    take(session.screenSaved(saved, at: now))
    listen()
  }

  /// The words of a language that was asked for.
  public mutating func languageChanged(to language: SpokenLanguage) {
    take(session.languageChanged(to: language, at: now))
    listen()
  }

  /// Sound comes from another device.
  public mutating func outputDeviceChanged(to name: String) {
    take(session.outputDeviceChanged(to: name, at: now))
    listen()
  }

  /// Closes the log; to be called once, after the last line.
  public mutating func finish() {
    guard !session.isOver else { return }
    let end: LogEvent.End = session.isGoalReached ? .finished : .left
    log.append(LogEvent(time: now.milliseconds, what: .end(end)))
  }

  /// Does one thing, and hears out what follows.
  public mutating func run(_ action: GestureScript.Action) {
    make(action)
    listen()
  }

  private mutating func make(_ action: GestureScript.Action) {
    if finger != nil, action != .lift, !action.leavesFinger(true) || action.isNewTouch { lift() }
    switch action {
    case .wait(let time): wait(time)
    case .gesture(let gesture, let place, let times):
      for _ in 0..<times {
        if gesture == .splitTap, finger == nil, let place {
          splitTap(at: place)
        } else {
          make(gesture, at: place ?? middle)
        }
      }
    case .explore(let places):
      touch(places)
      listen()
      lift()
    case .hold(let places): touch(places)
    case .drag(let places): for place in places { drag(to: place) }
    case .lift: lift()
    case .type(let text):
      log.append(LogEvent(time: now.milliseconds, what: .typed(text)))
      for character in text {
        take(session.typed(.text(String(character)), at: now))
        wait(100)
      }
    case .braille(let cells):
      for cell in cells {
        wait(Self.gestureTime)
        take(session.braille(.cell(cell), at: now))
      }
    case .key(let key, let isShifted):
      wait(Self.gestureTime)
      let isEditing = session.isEditingText
      let meaning = RehearsedKey(key, isShifted: isShifted, isEditingText: isEditing)
      if case .gesture = meaning {
      } else {
        let name = (isShifted ? "shift+" : "") + key.rawValue
        log.append(LogEvent(time: now.milliseconds, what: .key(name)))
      }
      switch meaning {
      case .command(let command): take(session.coachCommand(command, at: now))
      case .typing(let input): take(session.typed(input, at: now))
      case .gesture(let gesture): make(gesture, at: middle)
      case nil: break
      }
    }
  }

  /// A stroke that is no gesture: one finger that went neither far nor fast enough.
  mutating func miss() {
    wait(Self.gestureTime)
    var stroke = Stroke()
    stroke.fingers = 1
    guard let miss = Miss(asked: .oneFingerFlickRight, made: nil, stroke: stroke) else { return }
    take(session.gesture(.missed(miss), at: now))
    listen()
  }

  /// Where a hand makes a gesture that needs no place.
  private var middle: Point {
    let size = session.screenSize
    return Point(x: size.width / 2, y: size.height * 0.45)
  }

  private mutating func make(_ gesture: Gesture, at place: Point) {
    if gesture == .explore { return make(.explore([place])) }
    if gesture == .oneFingerTap, session.letsThrough(place) {
      // No gesture for anybody: the app feels the finger, as in the window.
      touch([place])
      return lift()
    }
    wait(Self.gestureTime)
    let recognized = RecognizedGesture(gesture: gesture, time: now, position: place)
    take(session.gesture(.recognized(recognized), at: now))
    if gesture == .oneFingerDoubleTapAndHold {
      let finger = RestingFinger(place: place, owner: .passedThrough)
      self.finger = finger
      feel(finger, .move)
    }
  }

  // MARK: A finger on the glass

  /// A finger comes down, goes from place to place, and stays.
  private mutating func touch(_ places: [Point]) {
    guard let first = places.first else { return }
    wait(Self.gestureTime)
    if session.letsThrough(first) {
      let finger = RestingFinger(place: first, owner: .app)
      self.finger = finger
      feel(finger, .down)
      for place in places.dropFirst() { drag(to: place) }
      return
    }
    let recognized = RecognizedGesture(gesture: .explore, time: now, position: first)
    take(session.gesture(.recognized(recognized), at: now))
    take(session.gesture(.exploring(at: first, time: now), at: now))
    finger = RestingFinger(place: first, owner: .reader)
    for place in places.dropFirst() { drag(to: place) }
  }

  private mutating func drag(to place: Point) {
    guard var finger else { return }
    let way = place - finger.place
    let steps = max(1, Int((way.length / Self.exploringStep).rounded(.up)))
    let step = way * (1 / Double(steps))
    for _ in 0..<steps {
      wait(step.length / Self.exploringSpeed * 1000)
      finger.place = finger.place + step
      feel(finger, .move)
    }
    self.finger = finger
  }

  private mutating func lift() {
    guard let finger else { return }
    self.finger = nil
    if finger.owner == .passedThrough { wait(Self.gestureTime) }
    if finger.owner == .app { wait(Self.touchTime) }
    feel(finger, .up)
  }

  /// A finger finds something, and a second one taps.
  private mutating func splitTap(at place: Point) {
    touch([place])
    listen()
    make(.splitTap, at: place)
    lift()
  }

  private mutating func feel(_ finger: RestingFinger, _ phase: Touch.Phase) {
    let touch = Touch(time: now, finger: 0, phase: phase, position: finger.place)
    switch finger.owner {
    case .app: take(session.touch(touch))
    case .passedThrough: take(session.gesture(.passedThrough(touch), at: now))
    case .reader:
      let output: RecognizerOutput =
        phase == .up
        ? .explorationEnded(at: finger.place, time: now) : .exploring(at: finger.place, time: now)
      take(session.gesture(output, at: now))
    }
  }

  // MARK: Time

  /// Lets everything be said to its end.
  private mutating func listen() {
    let limit = now + Self.longestSpeech
    while !session.isOver, let sounding, sounding.left == nil, now < limit {
      pass(until: sounding.end)
    }
  }

  private mutating func wait(_ time: Milliseconds) {
    pass(until: now + time)
  }

  /// Moves the clock, and does at its own moment everything that is due until then.
  private mutating func pass(until end: Instant) {
    while !session.isOver {
      let speechEnd = sounding.flatMap { $0.left == nil ? $0.end : nil }
      guard let due = [speechEnd, session.deadline].compactMap({ $0 }).min(), due <= end else {
        break
      }
      now = max(now, due)
      if let sounding, speechEnd.map({ $0 <= due }) == true {
        self.sounding = nil
        take(session.speechFinished(sounding.id, at: now))
      } else {
        take(session.advance(to: now))
      }
    }
    now = max(now, end)
  }

  private mutating func take(_ effects: [PracticeEffect]) {
    for effect in effects {
      switch effect {
      case .log(let event): log.append(event)
      case .findPrices(let lesson) where findsPrices:
        if let question = session.priceQuestion(about: lesson) {
          take(session.pricesFound(question.answer(), at: now))
        }
      case .speech(.start(let id, let utterance)):
        let rate = session.settings(of: utterance.speaker).rate
        let time = SpeechPace.duration(of: utterance, rate: rate)
        sounding = (id, now + time, nil)
      case .speech(.cut): sounding = nil
      case .speech(.pause):
        let left = sounding.map { max(0, $0.end - now) }
        sounding?.left = left
      case .speech(.resume):
        if let left = sounding?.left {
          sounding?.end = now + left
          sounding?.left = nil
        }
      default: break
      }
      self.effects.append(effect)
    }
  }
}
