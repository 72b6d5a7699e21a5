import AccessibilityTree
import Gestures
import Lessons
import ScreenReader
import SpaceAndTime
import Speech

/// What the window shows, and what hands and keys are for at the moment.
extension PracticeSession {
  /// The glass that is touched, in points: that of the app in hand, and of Curtain's own screens
  /// over it.
  public var screenSize: Size { layers.last?.screenSize ?? preferences.glass.size }

  /// True while a stroke may still become one gesture or another.
  public var isDecidingGesture: Bool { recognizer.deadline != nil }

  /// The names of the gestures that may still come of what the fingers are doing.
  public var consideredGestures: [String] { recognizer.considered.map(coach.name) }

  /// True while plain keys are typing.
  public var isEditingText: Bool { layers.last?.isEditingText ?? false }

  /// True while fingers and keys make the dots of braille.
  public var isTypingBraille: Bool {
    // Asked at each touch: in place, without a copy of the layer.
    !layers.isEmpty && layers[layers.count - 1].isTypingBraille
  }

  /// What the coach says, in the language of the moment.
  public var coachWords: Words { coach.words }

  /// How the app in front stands; nil while none is.
  public var situation: Situation? { layers.last?.situation }

  /// The utterance that sounds now, or is paused; nil in silence.
  public var soundingUtterance: Int? { queue.current?.id }

  public var history: [SpeechHistory.Entry] { queue.history.entries }

  public var showsCaptions: Bool {
    switch captions {
    case .byLesson: isCaptionNeeded || isDemonstrating || run?.round.showsCaptions ?? true
    case .always: true
    case .never: false
    }
  }
}
