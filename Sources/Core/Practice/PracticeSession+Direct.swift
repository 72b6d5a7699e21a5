import Gestures
import SpaceAndTime

/// Touches that reach the app itself, and the button that turns VoiceOver off and on.
extension PracticeSession {
  /// The longest time from one press of the side button to the next (milliseconds).
  private static let pressGap: Milliseconds = 700

  /// Gives a touch to the recognizer, and to the app where VoiceOver does not stand between.
  ///
  /// The recognizer sees direct touches as well, for the coach's menu alone.
  mutating func take(_ touch: Touch) {
    if touch.phase == .down, isDemonstrating {
      handHasStopped = true
      stopDemonstration()
    }
    if touch.phase == .down, !handHasStopped {
      if letsThrough(touch.position) { directFingers[touch.finger] = touch.position }
      isDirect = !directFingers.isEmpty
    }
    if directFingers[touch.finger] != nil { pass(touch) }
    recognizer.receive(touch)
    takeGestures()
    if isTypingBraille { takeDots(touch) }
  }

  /// Measures the hand that comes by these millimetres: fingers on a touch screen by the glass's own,
  /// the mouse by a phone's (gestures.md 10). A hand that is on the glass keeps its measure.
  public mutating func measure(by scale: HandScale) {
    guard scale != setup.scale, recognizer.isAtRest else { return }
    setup.scale = scale
    brailleRecognizer.scale = scale
    updateRecognizer()
  }

  /// True where a finger reaches the app itself (voiceover.md 5.4).
  func letsThrough(_ place: Point) -> Bool {
    layers.last.map { !$0.isSystem && $0.letsThrough(place) } ?? false
  }

  private mutating func pass(_ touch: Touch) {
    switch touch.phase {
    case .down, .move: directFingers[touch.finger] = touch.position
    case .up, .cancel: directFingers[touch.finger] = nil
    }
    coach.disturbed(isByLearner: true)
    guard layers.last?.isSystem == false else { return }
    let mode = unaskedMode
    handle(layers[layers.count - 1].touch(touch))
    settle()
    if touch.phase == .up { tellMode(since: mode) }
  }

  /// Takes the fingers away from the app, as when the window loses the focus.
  mutating func cancelDirectFingers() {
    for (finger, place) in directFingers.sorted(by: { $0.key < $1.key }) {
      pass(Touch(time: now, finger: finger, phase: .cancel, position: place))
    }
    isDirect = false
  }

  /// Three presses in a row are the accessibility shortcut (voiceover.md 1.4).
  mutating func pressSideButton() {
    if let last = sidePresses.last, now - last > Self.pressGap { sidePresses = [] }
    sidePresses.append(now)
    guard sidePresses.count == 3 else { return }
    sidePresses = []
    guard let layer = layers.last, !layer.isSystem else {
      return say(coach.words.text("coach.side-button-in-menu"))
    }
    cancelDirectFingers()
    handle(layers[layers.count - 1].toggleVoiceOver(at: now))
  }
}

extension RecognizerOutput {
  /// Nil for what is no gesture, or only a part of one.
  var gesture: Gesture? {
    if case .recognized(let recognized) = self { recognized.gesture } else { nil }
  }

  /// True for the gesture that opens the coach's menu from anywhere.
  var isCoachMenu: Bool {
    if case .recognized(let recognized) = self {
      recognized.gesture == .fiveFingerTap
    } else {
      false
    }
  }
}
