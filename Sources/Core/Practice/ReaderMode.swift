import Gestures
import Lessons
import ScreenReader

/// Why the app is not heard, or gestures mean something else: VoiceOver is in a mode that one may have
/// come into by a slip.
enum ReaderMode: Hashable, Sendable {
  case isOff
  case isMuted
  case isHelping
  /// One of its own panels is open, with this title.
  case panel(String)
  case braille

  /// What leads into it by gestures; nil for the side button.
  var beginning: Set<ReaderCommand> {
    switch self {
    case .isOff: []
    case .isMuted: [.toggleMute]
    case .isHelping: [.startHelp]
    case .panel: [.showItemChooser, .showQuickSettings, .labelItem]
    case .braille: [.nextRotor, .previousRotor]
    }
  }
}

extension Layer {
  /// Nil where the app is heard and gestures mean what they always do.
  var mode: ReaderMode? {
    if !isVoiceOverOn { return .isOff }
    if isMuted { return .isMuted }
    if reader.isHelping { return .isHelping }
    if let panel = reader.panelScreen { return .panel(panel.title) }
    return isTypingBraille ? .braille : nil
  }
}

extension LessonGoal {
  /// The gestures that it names.
  var gestures: Set<Gesture> {
    parts.reduce(into: []) { gestures, part in
      switch part {
      case .gesture(let gesture, _): gestures.insert(gesture)
      case .answered(let answer, _): gestures.insert(answer.gesture)
      default: break
      }
    }
  }
}
