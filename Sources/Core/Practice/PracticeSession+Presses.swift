import Lessons
import ScreenReader

/// Something that VoiceOver asked the app to activate.
struct Press: Hashable, Sendable {
  var element: String
  var screen: String
  /// The app has answered.
  var isHandled: Bool

  /// Nil for everything else.
  init?(_ event: ReaderEvent, on screen: String) {
    guard case .asked(.activate(let element), let isHandled) = event else { return nil }
    self.element = element
    self.screen = screen
    self.isHandled = isHandled
  }
}

/// Presses that did not finish the step: the app's own answer is all that was heard, or nothing.
extension PracticeSession {
  /// Presses in a row without any answer, after which the coach says where the cursor is.
  static let pressesBeforeTelling = 2
  /// Words of an element's label by which it is recognized.
  static let wordsOfName = 6

  /// Counts a wrong choice as a miss, and names what can't be pressed; false where the press was
  /// neither.
  mutating func answersPress(in step: Step) -> Bool {
    guard let press, !hasToldWrong else { return false }
    if press.isHandled {
      pressesInVain = 0
      guard step.choices.contains(where: { $0.matches(press.element, on: press.screen) }) else {
        return false
      }
      say(coach.missed(offering: offerOfLesson))
      return true
    }
    guard isGuided, step.wrong[.oneFingerDoubleTap] == nil else { return false }
    pressesInVain += 1
    guard pressesInVain.isMultiple(of: Self.pressesBeforeTelling), let name = nameUnderCursor
    else { return false }
    say(coach.words.text("coach.dead-tap", ["item": name]))
    return true
  }

  /// The beginning of what the element under the cursor is called.
  private var nameUnderCursor: String? {
    guard let label = layers.last?.labelUnderCursor else { return nil }
    let words = label.split(separator: " ").prefix(Self.wordsOfName)
    return words.isEmpty ? nil : words.joined(separator: " ")
  }

  /// False in errands that learners have to find through alone, and where something is asked for
  /// cold.
  private var isGuided: Bool {
    guard let run, !run.isCold else { return false }
    return run.lesson.kind == .drill || course.faults.contains { $0.lessonID == run.lesson.id }
      || run.lesson.rounds.flatMap(\.steps).contains { !$0.say.isEmpty }
  }
}
