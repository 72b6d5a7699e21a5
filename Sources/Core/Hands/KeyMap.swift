import Gestures

/// What a key asks for.
public enum KeyMeaning: Hashable, Sendable {
  /// While it is held, gestures and the mouse use this many fingers.
  case fingers(Int)
  /// A motion of as many fingers as are held, or its usual number.
  case motion(HandMotion)
  /// One gesture, whatever is held.
  case gesture(Gesture)
  case coach(CoachCommand)
  /// A dot of braille while it is typed, 1 to 6.
  case dot(Int)
}

/// A row of the key map.
public struct KeyBinding: Hashable, Sendable {
  public var key: Key
  public var modifiers: KeyModifiers
  public var meaning: KeyMeaning
  /// Names the sentence in the words of each language.
  public var word: String

  init(_ key: Key, _ modifiers: KeyModifiers = [], _ meaning: KeyMeaning, _ word: String) {
    self.key = key
    self.modifiers = modifiers
    self.meaning = meaning
    self.word = word
  }
}

/// Every key of Curtain, once: what F1 tells, what the manual lists, what the program obeys.
public enum KeyMap {
  /// Gestures by keyboard alone. Each works with Ctrl as well, for when text is being edited.
  public static let hands: [KeyBinding] = [
    KeyBinding(.one, .fingers(1), "keys.fingers.1"),
    KeyBinding(.two, .fingers(2), "keys.fingers.2"),
    KeyBinding(.three, .fingers(3), "keys.fingers.3"),
    KeyBinding(.four, .fingers(4), "keys.fingers.4"),
    KeyBinding(.five, .fingers(5), "keys.fingers.5"),
    KeyBinding(.left, .motion(.flick(.left)), "keys.flick-left"),
    KeyBinding(.right, .motion(.flick(.right)), "keys.flick-right"),
    KeyBinding(.up, .motion(.flick(.up)), "keys.flick-up"),
    KeyBinding(.down, .motion(.flick(.down)), "keys.flick-down"),
    KeyBinding(.space, .motion(.taps(1)), "keys.tap"),
    KeyBinding(.enter, .motion(.taps(2)), "keys.double-tap"),
    KeyBinding(.t, .motion(.taps(3)), "keys.triple-tap"),
    KeyBinding(.q, .motion(.taps(4)), "keys.quadruple-tap"),
    KeyBinding(.p, .motion(.tapsAndHold(2)), "keys.double-tap-and-hold"),
    KeyBinding(.p, .shift, .motion(.tapsAndHold(3)), "keys.triple-tap-and-hold"),
    KeyBinding(.z, .motion(.scrub), "keys.scrub"),
    KeyBinding(.leftBracket, .motion(.rotate(clockwise: false)), "keys.rotate-counterclockwise"),
    KeyBinding(.rightBracket, .motion(.rotate(clockwise: true)), "keys.rotate-clockwise"),
    KeyBinding(.minus, .motion(.pinch(isOpening: false)), "keys.pinch-in"),
    KeyBinding(.equals, .motion(.pinch(isOpening: true)), "keys.pinch-out"),
    KeyBinding(
      .left, .shift, .motion(.doubleTapHoldAndFlick(.left)), "keys.double-tap-hold-and-flick-left"),
    KeyBinding(
      .right, .shift, .motion(.doubleTapHoldAndFlick(.right)),
      "keys.double-tap-hold-and-flick-right"),
    KeyBinding(.home, .gesture(.fourFingerTapTop), "keys.four-finger-tap-top"),
    KeyBinding(.end, .gesture(.fourFingerTapBottom), "keys.four-finger-tap-bottom"),
    KeyBinding(.e, .motion(.explore), "keys.explore"),
    KeyBinding(.y, .motion(.splitTap), "keys.split-tap"),
    KeyBinding(.pageUp, .gesture(.edgeSlideBottomOnce), "keys.edge-slide-bottom-once"),
    KeyBinding(.pageUp, .shift, .gesture(.edgeSlideBottomTwice), "keys.edge-slide-bottom-twice"),
    KeyBinding(.pageDown, .gesture(.edgeSlideTopOnce), "keys.edge-slide-top-once"),
    KeyBinding(.pageDown, .shift, .gesture(.edgeSlideTopTwice), "keys.edge-slide-top-twice"),
  ]

  /// Curtain's own keys: a function key, and the same with Ctrl and a letter.
  public static let coach: [KeyBinding] =
    coachKeys(.keys, .f1, letter: .k)
    + coachKeys(.curtain, .f2, letter: .d)
    + coachKeys(.captions, .f3, letter: .c)
    + coachKeys(.history, .f4, letter: .l)
    + coachKeys(.repeat, .f5, letter: .r)
    + coachKeys(.hint, .f6, letter: .h)
    + coachKeys(.skip, .f7, letter: .s)
    + coachKeys(.back, .f8, letter: .b)
    + coachKeys(.contactPanel, .f9, letter: .o)
    + coachKeys(.inspector, .f10, letter: .i)
    + coachKeys(.fullScreen, .f11, letter: .f)
    + coachKeys(.stickyFingers, .f12, letter: .g)
    + coachKeys(.whatDidIDo, .f5, .shift, letter: .a)
    + coachKeys(.sideButton, .tab, letter: .v)
    + coachKeys(.leave, .escape, letter: .w)

  /// The keys of a braille writer, while braille is typed; space, backspace and enter go with them.
  public static let braille: [KeyBinding] = [
    KeyBinding(.f, .dot(1), "keys.braille.1"),
    KeyBinding(.d, .dot(2), "keys.braille.2"),
    KeyBinding(.s, .dot(3), "keys.braille.3"),
    KeyBinding(.j, .dot(4), "keys.braille.4"),
    KeyBinding(.k, .dot(5), "keys.braille.5"),
    KeyBinding(.l, .dot(6), "keys.braille.6"),
  ]

  public static let bindings = hands + coach + braille

  /// What a key means, or nil where it is left to typing and to the desktop.
  public static func binding(
    for key: Key, modifiers: KeyModifiers, isEditingText: Bool
  ) -> KeyBinding? {
    if let row = coach.first(where: { $0.key == key && $0.modifiers == modifiers }) { return row }
    guard !isEditingText || modifiers.contains(.control) else { return nil }
    return hands.first { $0.key == key && $0.modifiers == modifiers.subtracting(.control) }
  }

  private static func coachKeys(
    _ command: CoachCommand, _ key: Key, _ modifiers: KeyModifiers = [], letter: Key
  ) -> [KeyBinding] {
    let word = "keys.coach.\(command.rawValue)"
    return [
      KeyBinding(key, modifiers, .coach(command), word),
      KeyBinding(letter, .control, .coach(command), word),
    ]
  }
}

extension KeyBinding {
  init(_ key: Key, _ meaning: KeyMeaning, _ word: String) {
    self.init(key, [], meaning, word)
  }
}
