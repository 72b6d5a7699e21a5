import Gestures
import ScreenReader

/// Questions of Curtain's with two answers in front of the app, such as the one before leaving.
extension PracticeSession {
  /// What is asked; nil where no question is in front.
  var questionInFront: String? {
    guard let screen = layers.last?.systemScreen, screen.kind.isQuestion else { return nil }
    return screen.title
  }

  /// How a question is answered.
  mutating func tellHowToAnswer() {
    say(coach.words.text("question.how"), isNeeded: true)
  }

  /// True for a gesture that a question has no use for: it neither listens nor chooses an answer.
  func isNoAnswer(_ gesture: Gesture) -> Bool {
    guard questionInFront != nil, let layer = layers.last, !layer.isInOwnMode else { return false }
    return switch Bindings(preferences.reader).command(for: gesture) {
    case .activate: layer.situation.cursor == SystemScreen.titleRow
    case .speakItem, .moveToNextItem, .moveToPreviousItem, .moveToFirstItem, .moveToLastItem,
      .nextRotorItem, .previousRotorItem, .nextRotor, .previousRotor, .escape, .toggleSpeech,
      .toggleMute, .toggleScreenCurtain, .readFromTop, .readAll, .readItemSummary, .startHelp,
      .showItemChooser, .moveIn, .moveOut:
      false
    default: ![Gesture.explore, .splitTap].contains(gesture)
    }
  }
}

extension SystemScreen {
  /// The heading of a question, which is no answer.
  static let titleRow = "title"
}

extension SystemScreen.Kind {
  /// It asks something, and has a row for yes and one for no.
  var isQuestion: Bool { self == .leaveQuestion || self == .learnerQuestion }
}
