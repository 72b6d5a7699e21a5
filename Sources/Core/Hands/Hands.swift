import Gestures
import SpaceAndTime

/// Mouse and keyboard as fingers on the glass, for those without a touch screen.
///
/// Reports go in by `receive`, touches come out of `advance(to:)`; the same recognizer that reads
/// a touch screen reads them.
public struct Hands: Sendable {
  private var mouse: MouseHands
  private var keyboard: KeyboardHands
  private var braille = BrailleKeys()

  public init(screen: Size = .phone) {
    mouse = MouseHands(screen: screen)
    keyboard = KeyboardHands(screen: screen)
  }

  /// The screen that the hands touch, in points.
  public var screen: Size {
    get { mouse.screen }
    set {
      mouse.screen = newValue
      keyboard.screen = newValue
    }
  }

  /// While true, plain keys are typing and gestures need Ctrl.
  public var isEditingText: Bool {
    get { keyboard.isEditingText }
    set { keyboard.isEditingText = newValue }
  }

  /// While true, six letters of the keyboard are the dots of braille.
  public var isTypingBraille = false {
    didSet { if !isTypingBraille { braille.cancel() } }
  }

  /// While true, one hand places fingers one after another, then moves them at once.
  public var areFingersSticky: Bool { mouse.areFingersSticky }

  /// Where sticky fingers wait, in points.
  public var placedFingers: [Point] { mouse.placedFingers }

  /// When `advance(to:)` must be called next; nil while nothing is to come.
  public var deadline: Instant? {
    [mouse.deadline, keyboard.deadline].compactMap(\.self).min()
  }

  public mutating func receive(_ event: MouseEvent) {
    mouse.receive(event)
  }

  public mutating func receive(_ event: KeyEvent) -> KeyAnswer {
    if isTypingBraille, let answer = braille.receive(event) { return answer }
    defer { mouse.heldFingers = keyboard.heldFingers }
    return keyboard.receive(event)
  }

  /// Turns sticky fingers on or off; fingers that are on the glass are taken away.
  public mutating func makeFingersSticky(_ isSticky: Bool, at now: Instant) {
    mouse.makeFingersSticky(isSticky, at: now)
  }

  /// The touches due by `now`, in order of time.
  public mutating func advance(to now: Instant) -> [Touch] {
    inOrder(mouse.advance(to: now), keyboard.advance(to: now))
  }

  /// Takes away all fingers and forgets what is held: the window lost the focus.
  public mutating func cancel(at now: Instant) -> [Touch] {
    mouse.heldFingers = nil
    braille.cancel()
    return inOrder(mouse.cancel(at: now), keyboard.cancel(at: now))
  }

  private func inOrder(_ first: [Touch], _ second: [Touch]) -> [Touch] {
    guard !first.isEmpty else { return second }
    guard !second.isEmpty else { return first }
    return (first + second).enumerated().sorted {
      ($0.element.time, $0.offset) < ($1.element.time, $1.offset)
    }.map(\.element)
  }
}
