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
    KeyBinding(.one, .fingers(1), "keysFingers1"),
    KeyBinding(.two, .fingers(2), "keysFingers2"),
    KeyBinding(.three, .fingers(3), "keysFingers3"),
    KeyBinding(.four, .fingers(4), "keysFingers4"),
    KeyBinding(.five, .fingers(5), "keysFingers5"),
    KeyBinding(.left, .motion(.flick(.left)), "keysFlickLeft"),
    KeyBinding(.right, .motion(.flick(.right)), "keysFlickRight"),
    KeyBinding(.up, .motion(.flick(.up)), "keysFlickUp"),
    KeyBinding(.down, .motion(.flick(.down)), "keysFlickDown"),
    KeyBinding(.space, .motion(.taps(1)), "keysTap"),
    KeyBinding(.enter, .motion(.taps(2)), "keysDoubleTap"),
    KeyBinding(.t, .motion(.taps(3)), "keysTripleTap"),
    KeyBinding(.q, .motion(.taps(4)), "keysQuadrupleTap"),
    KeyBinding(.p, .motion(.tapsAndHold(2)), "keysDoubleTapAndHold"),
    KeyBinding(.p, .shift, .motion(.tapsAndHold(3)), "keysTripleTapAndHold"),
    KeyBinding(.z, .motion(.scrub), "keysScrub"),
    KeyBinding(.leftBracket, .motion(.rotate(clockwise: false)), "keysRotateCounterclockwise"),
    KeyBinding(.rightBracket, .motion(.rotate(clockwise: true)), "keysRotateClockwise"),
    KeyBinding(.minus, .motion(.pinch(isOpening: false)), "keysPinchIn"),
    KeyBinding(.equals, .motion(.pinch(isOpening: true)), "keysPinchOut"),
    KeyBinding(
      .left, .shift, .motion(.doubleTapHoldAndFlick(.left)), "keysDoubleTapHoldAndFlickLeft"),
    KeyBinding(
      .right, .shift, .motion(.doubleTapHoldAndFlick(.right)),
      "keysDoubleTapHoldAndFlickRight"),
    KeyBinding(.home, .gesture(.fourFingerTapTop), "keysFourFingerTapTop"),
    KeyBinding(.end, .gesture(.fourFingerTapBottom), "keysFourFingerTapBottom"),
    KeyBinding(.e, .motion(.explore), "keysExplore"),
    KeyBinding(.y, .motion(.splitTap), "keysSplitTap"),
    KeyBinding(.pageUp, .gesture(.edgeSlideBottomOnce), "keysEdgeSlideBottomOnce"),
    KeyBinding(.pageUp, .shift, .gesture(.edgeSlideBottomTwice), "keysEdgeSlideBottomTwice"),
    KeyBinding(.pageDown, .gesture(.edgeSlideTopOnce), "keysEdgeSlideTopOnce"),
    KeyBinding(.pageDown, .shift, .gesture(.edgeSlideTopTwice), "keysEdgeSlideTopTwice"),
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
    + coachKeys(.leave, .escape, letter: .w)

  public static let bindings = hands + coach

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
    let word = "keysCoach\(command.rawValue.split(separator: "-").map(\.capitalizedWord).joined())"
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

extension Substring {
  fileprivate var capitalizedWord: String { prefix(1).uppercased() + dropFirst() }
}
