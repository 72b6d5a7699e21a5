import SpaceAndTime

/// One report of the keyboard.
public struct KeyEvent: Hashable, Sendable {
  public enum Phase: Hashable, Sendable {
    case pressed
    /// The keyboard's own repeat of a key that stays down.
    case repeated
    case released
  }

  public var time: Instant
  public var key: Key
  public var phase: Phase
  public var modifiers: KeyModifiers

  public init(time: Instant, key: Key, phase: Phase, modifiers: KeyModifiers = []) {
    self.time = time
    self.key = key
    self.phase = phase
    self.modifiers = modifiers
  }
}

/// One report of the mouse.
public struct MouseEvent: Hashable, Sendable {
  public enum Button: Hashable, Sendable, CaseIterable {
    case left
    case middle
    case right
  }

  public enum Kind: Hashable, Sendable {
    case moved
    case pressed(Button)
    case released(Button)
    /// Notches of the wheel, parts of one too; positive towards the hand, which scrolls down.
    case turned(Double)
  }

  public var time: Instant
  public var kind: Kind
  /// Points from the window's top left corner; may lie outside while a button is down.
  public var position: Point
  public var modifiers: KeyModifiers

  public init(time: Instant, kind: Kind, position: Point, modifiers: KeyModifiers = []) {
    self.time = time
    self.kind = kind
    self.position = position
    self.modifiers = modifiers
  }
}
