import AccessibilityTree
import Gestures
import SpaceAndTime

extension ScreenReader {
  mutating func startHelp() {
    isHelping = true
    events.append(.helpToggled(isOn: true))
    speak([.word(.helpStarts)])
  }

  /// Names a gesture and what it would do, and does nothing; the gesture that began the help, a
  /// scrub, or the way home ends it (voiceover.md 8).
  mutating func explain<App: AccessibleApp>(_ gesture: Gesture, on app: App) {
    let command = bindings.command(for: gesture)?
      .mirrored(in: app.screen.layoutDirection)
    if command == .startHelp || command == .escape || command == .goHome {
      isHelping = false
      events.append(.helpToggled(isOn: false))
      return speak([.word(.helpEnds)])
    }
    speak([.gesture(gesture), command.map(Phrase.command) ?? .word(.noCommand)])
  }
}

extension ReaderCommand {
  /// Where things run from right to left, flicks do too (voiceover.md 1.1).
  func mirrored(in direction: LayoutDirection) -> ReaderCommand {
    guard direction == .rightToLeft else { return self }
    return switch self {
    case .moveToNextItem: .moveToPreviousItem
    case .moveToPreviousItem: .moveToNextItem
    default: self
    }
  }
}
