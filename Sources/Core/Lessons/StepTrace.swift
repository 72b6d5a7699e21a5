import AccessibilityTree
import Gestures
import ScreenReader
import Speech

/// What happened since a step began.
public struct StepTrace: Hashable, Sendable {
  public struct Asked: Hashable, Sendable {
    public var request: LessonGoal.Request
    public var element: String?
    public var screen: String

    public init(request: LessonGoal.Request, element: String?, screen: String) {
      self.request = request
      self.element = element
      self.screen = screen
    }
  }

  /// An element and the screen it is on.
  public struct Place: Hashable, Sendable {
    public var element: String
    public var screen: String

    func matches(_ pattern: ElementPattern) -> Bool { pattern.matches(element, on: screen) }
  }

  /// A gesture, and what there was of it until the next one.
  public struct Made: Hashable, Sendable {
    public var gesture: Gesture
    /// Where the cursor stood at last.
    public var place: Place?
    public var rotor: RotorID?
    public var earcons: Set<Earcon> = []
    /// Where the cursor stood or came.
    public var visited: Set<Place> = []
    /// What the finger found, of a gesture that touches places.
    public var touched: Set<Place> = []
  }

  /// In their order.
  public private(set) var made: [Made] = []
  public var earcons: [Earcon: Int] = [:]
  public var visited: Set<Place> = []
  /// What a finger found by touching it, and not only the cursor.
  public private(set) var touched: Set<Place> = []
  /// A finger is what moves the cursor, since the last gesture: also one that came down before the
  /// step began.
  private var isTouching = false
  public var asked: Set<Asked> = []
  public var commands: Set<String> = []
  /// VoiceOver's rate when the step began.
  public var rateBefore: Int?
  public var hasHeldSpeech = false
  public var hasResumedSpeech = false

  public init() {}

  /// The next step begins, under the same hand.
  public init(after trace: StepTrace) {
    isTouching = trace.isTouching
  }

  mutating func add(_ observation: LessonObserver.Observation) {
    switch observation {
    case .gesture(let gesture): add(gesture)
    case .reader(let event, let screen): add(event, on: screen)
    case .command(let name): commands.insert(name)
    }
  }

  public mutating func add(_ gesture: Gesture) {
    made.append(Made(gesture: gesture))
    isTouching = gesture.isTouch
  }

  public func count(of gesture: Gesture) -> Int { made.count { $0.gesture == gesture } }

  /// Notes how things stand, by the last gesture or since.
  public mutating func settle(in situation: Situation) {
    guard !made.isEmpty else { return }
    made[made.count - 1].rotor = situation.rotor
    made[made.count - 1].place = situation.cursor.map {
      Place(element: $0, screen: situation.screen)
    }
    if let place = made[made.count - 1].place { made[made.count - 1].visited.insert(place) }
  }

  /// Notes what a reader did on a screen; of speech only that it was held leaves a trace.
  public mutating func add(_ event: ReaderEvent, on screen: String) {
    switch event {
    case .cursorMoved(let id?):
      let place = Place(element: id, screen: screen)
      visited.insert(place)
      if isTouching { touched.insert(place) }
      guard !made.isEmpty else { return }
      made[made.count - 1].visited.insert(place)
      if isTouching { made[made.count - 1].touched.insert(place) }
    case .earcon(let earcon):
      earcons[earcon, default: 0] += 1
      if !made.isEmpty { made[made.count - 1].earcons.insert(earcon) }
    case .asked(let request, _):
      if let asked = Asked(request, on: screen) { self.asked.insert(asked) }
    case .pauseSpeaking: hasHeldSpeech = true
    case .resumeSpeaking: hasResumedSpeech = hasHeldSpeech
    default: break
    }
  }
}

extension StepTrace.Asked {
  init?(_ asked: AccessibilityRequest, on screen: String) {
    let (request, element): (LessonGoal.Request, String?)
    switch asked {
    case .activate(let id): (request, element) = (.activate, id)
    case .increment(let id): (request, element) = (.increment, id)
    case .decrement(let id): (request, element) = (.decrement, id)
    case .escape(let id): (request, element) = (.escape, id)
    case .magicTap(let id): (request, element) = (.magicTap, id)
    case .customAction(_, let id): (request, element) = (.customAction, id)
    case .scroll(_, let id): (request, element) = (.scroll, id)
    case .longPress(let id): (request, element) = (.longPress, id)
    default: return nil
    }
    self.init(request: request, element: element, screen: screen)
  }
}

extension Gesture {
  /// True where the finger's place is what counts.
  var isTouch: Bool { self == .explore || self == .oneFingerTap || self == .splitTap }
}
