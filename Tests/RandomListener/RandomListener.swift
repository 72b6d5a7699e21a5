import AccessibilityTree
import Gestures
import ScreenReader
import Simulation
import SpaceAndTime
import Speech

/// A listener who makes valid gestures without any plan, in virtual time: what they may do is all
/// that a person could, in any order.
public struct RandomListener {
  public private(set) var reader: ScreenReader
  public private(set) var app: SimulatedApp
  public private(set) var now = Instant.zero
  /// The last things done, for a report; the newest last.
  public private(set) var steps: [String] = []
  private var random: SeededRandom
  private var isSpeaking = false
  private let gestures: [Gesture]

  private static let keptSteps = 40

  public init(app: SimulatedApp, vocabulary: Vocabulary, seed: UInt64) {
    self.app = app
    reader = ScreenReader(vocabulary: vocabulary)
    random = SeededRandom(seed: seed)
    gestures = reader.bindings.gestures.filter { $0 != .splitTap }
      .sorted { $0.rawValue < $1.rawValue }
    hear(reader.start(on: &self.app, at: now))
  }

  /// Does one thing and lets some time pass, 0.1 to 3 seconds.
  public mutating func act() {
    switch Int.random(in: 0..<20, using: &random) {
    case 0..<12: makeGesture()
    case 12..<15: explore()
    case 15..<17: type()
    case 17: touch()
    case 18: turnOffAndOn()
    default: break
    }
    pass(.random(in: 100...3000, using: &random))
  }

  mutating func make(_ gesture: Gesture, at point: Point = .zero) {
    note(gesture.rawValue)
    let recognized = RecognizedGesture(gesture: gesture, time: now, position: point)
    hear(reader.perform(.recognized(recognized), on: &app))
  }

  mutating func explore(at point: Point) {
    note("explore \(Int(point.x)) \(Int(point.y))")
    hear(reader.perform(.exploring(at: point, time: now), on: &app))
  }

  mutating func liftFinger(at point: Point) {
    hear(reader.perform(.explorationEnded(at: point, time: now), on: &app))
  }

  mutating func turnOn() {
    if !reader.isOn { hear(reader.toggleVoiceOver(on: &app, at: now)) }
  }

  // MARK: - At random

  /// Moving about is what people do most.
  private mutating func makeGesture() {
    let often: [Gesture] = [
      .oneFingerFlickRight, .oneFingerFlickLeft, .oneFingerFlickDown, .oneFingerFlickUp,
      .oneFingerDoubleTap,
    ]
    let isUsual = Int.random(in: 0..<2, using: &random) == 0
    let gesture = (isUsual ? often : gestures).randomElement(using: &random)!
    let point = anyPoint()
    make(gesture, at: point)
    guard gesture == .oneFingerDoubleTapAndHold else { return }
    for phase in [Touch.Phase.move, .move, Bool.random(using: &random) ? .up : .cancel] {
      now = now + 50
      let touch = Touch(time: now, finger: 0, phase: phase, position: anyPoint())
      hear(reader.perform(.passedThrough(touch), on: &app))
    }
  }

  private mutating func explore() {
    var point = anyPoint()
    for _ in 0..<Int.random(in: 1...4, using: &random) {
      explore(at: point)
      now = now + 100
      point = anyPoint()
    }
    liftFinger(at: point)
  }

  private mutating func type() {
    let inputs: [TypedInput] = [
      .text("a"), .text("B"), .text(" "), .text("é"), .text("👩‍🍳"), .text("two words"),
      .deleteBackward, .deleteBackward, .deleteBackward, .lineEnd,
    ]
    let input = inputs.randomElement(using: &random)!
    note("type \(input)")
    hear(reader.type(input, on: &app, at: now))
  }

  /// A finger on an element for direct touches: it taps, holds or slides.
  private mutating func touch() {
    let point = anyPoint()
    guard reader.letsThrough(point, to: app) else { return }
    note("touch \(Int(point.x)) \(Int(point.y))")
    let slides = Bool.random(using: &random)
    let time = [40.0, 40, 700].randomElement(using: &random)!
    for (phase, place) in [(Touch.Phase.down, point), (.move, anyPoint()), (.up, anyPoint())] {
      let place = slides ? place : point
      now = now + time
      let touch = Touch(time: now, finger: 0, phase: phase, position: place)
      hear(reader.touch(touch, on: &app))
    }
  }

  private mutating func turnOffAndOn() {
    note("the accessibility shortcut")
    hear(reader.toggleVoiceOver(on: &app, at: now))
    if !reader.isOn { for _ in 0..<Int.random(in: 1...6, using: &random) { touch() } }
    turnOn()
  }

  private mutating func anyPoint() -> Point {
    Point(
      x: .random(in: 0..<app.screen.size.width, using: &random),
      y: .random(in: 0..<app.screen.size.height, using: &random))
  }

  // MARK: - Time and sound

  /// What was said is over after at most two seconds.
  private mutating func pass(_ time: Milliseconds) {
    let end = now + time
    if isSpeaking, time > 500 {
      now = now + min(time, 500)
      hear(reader.advance(to: now, on: &app))
      isSpeaking = false
      hear(reader.speechFinished(at: now, on: &app))
    }
    now = max(now, end)
    hear(reader.advance(to: now, on: &app))
  }

  private mutating func hear(_ events: [ReaderEvent]) {
    for event in events {
      switch event {
      case .speak: isSpeaking = true
      case .stopSpeaking, .pauseSpeaking: isSpeaking = false
      case .resumeSpeaking: isSpeaking = true
      default: break
      }
    }
  }

  private mutating func note(_ step: String) {
    if steps.count == Self.keptSteps { steps.removeFirst() }
    steps.append(step)
  }
}
