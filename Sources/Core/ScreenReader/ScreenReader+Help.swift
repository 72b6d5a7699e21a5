import Gestures
import SpaceAndTime

extension ScreenReader {
  mutating func startHelp() {
    isHelping = true
    events.append(.helpToggled(isOn: true))
    speak([.word(.helpStarts)])
  }

  /// Names a gesture and what it would do, and does nothing; the gesture that began the help, or a
  /// scrub, ends it (voiceover.md 8).
  mutating func explain(_ gesture: Gesture) {
    let command = bindings.command(for: gesture)
    if command == .startHelp || command == .escape {
      isHelping = false
      events.append(.helpToggled(isOn: false))
      return speak([.word(.helpEnds)])
    }
    speak([.gesture(gesture), command.map(Phrase.command) ?? .word(.noCommand)])
  }
}
