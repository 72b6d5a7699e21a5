import Gestures
import Hands
import ScreenReader

/// What a key of a gestures file does.
enum RehearsedKey: Hashable, Sendable {
  case command(CoachCommand)
  case typing(TypedInput)
  case gesture(Gesture)

  /// Curtain's own keys need no Ctrl in a file: `key r` repeats. Nil where the key does nothing.
  init?(_ key: Key, isShifted: Bool, isEditingText: Bool) {
    let own = KeyMap.coach.first { row in
      row.key == key && row.modifiers.contains(.shift) == isShifted
    }
    if case .coach(let command)? = own?.meaning {
      self = .command(command)
      return
    }
    if isEditingText {
      switch key {
      case .backspace:
        self = .typing(.deleteBackward)
        return
      case .enter:
        self = .typing(.lineEnd)
        return
      default: break
      }
    }
    let modifiers: KeyModifiers = isShifted ? .shift : []
    let hand = KeyMap.hands.first { $0.key == key && $0.modifiers == modifiers }
    switch hand?.meaning {
    case .gesture(let gesture): self = .gesture(gesture)
    case .motion(let motion):
      let shape = HandShape(motion.usualFingers, motion)
      guard let gesture = Gesture.allCases.first(where: { HandShape($0) == shape }) else {
        return nil
      }
      self = .gesture(gesture)
    case .fingers, .coach, .dot, nil: return nil
    }
  }
}
