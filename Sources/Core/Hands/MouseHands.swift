import Gestures
import SpaceAndTime

/// Hands for those with a mouse (design, section 4): buttons, held digits and the wheel become
/// fingers, which move as the mouse does and so can miss like any finger.
///
/// - Left: one finger, or as many side by side as `heldFingers` says.
/// - Right: two fingers side by side; while the left one is down, a tap beside it (a split tap).
/// - Middle, Ctrl + right, or Alt + left: two fingers mirrored round the window's middle; with
///   Shift both go the same way.
/// - Wheel: two fingers turning, one rotor step a notch.
public struct MouseHands: Sendable {
  /// Fingers of the mouse are numbered apart from those of a touch device and of the keyboard.
  static let fingerNumbers = [-1, -2, -3, -4, -5]

  /// In points.
  public var screen: Size
  /// Set from the digit that is held on the keyboard.
  public var heldFingers: Int?
  /// One hand for everything: see `StickyFingers`.
  public private(set) var areFingersSticky = false
  /// Where sticky fingers wait, in points.
  public var placedFingers: [Point] { stickyFingers.places }

  private var player = TouchPlayer()
  private var wheel = RotorWheel()
  private var grip: MouseGrip?
  private var stickyFingers = StickyFingers()
  private var anchor: Point?

  public init(screen: Size = .phone) {
    self.screen = screen
  }

  /// When `advance(to:)` must be called next.
  public var deadline: Instant? { player.deadline }

  /// Takes a report in; the touches that it makes come from `advance(to:)`.
  public mutating func receive(_ event: MouseEvent) {
    if areFingersSticky, grip == nil, stickyFingers.receive(event, &player, screen: screen) {
      return
    }
    switch event.kind {
    case .moved: move(event)
    case .pressed(let button): press(button, event)
    case .released(let button): release(button, event)
    case .turned(let notches): turn(notches, event)
    }
  }

  /// Turns sticky fingers on or off; fingers that are on the glass are taken away.
  public mutating func makeFingersSticky(_ isSticky: Bool, at now: Instant) {
    player.interrupt(at: now)
    grip = nil
    stickyFingers = StickyFingers()
    areFingersSticky = isSticky
  }

  /// The touches due by `now`, in order of time.
  public mutating func advance(to now: Instant) -> [Touch] { player.advance(to: now) }

  /// Takes away all fingers: the window lost the mouse.
  public mutating func cancel(at now: Instant) -> [Touch] {
    grip = nil
    anchor = nil
    stickyFingers.letGo()
    player.interrupt(at: now)
    return player.advance(to: now)
  }

  // MARK: Buttons

  private mutating func press(_ button: MouseEvent.Button, _ event: MouseEvent) {
    if grip != nil {
      guard button == .right, grip?.canSplit == true, grip?.isSplitting == false else { return }
      return splitTap(isDown: true, event)
    }
    player.interrupt(at: event.time)
    let grip = newGrip(button, event)
    self.grip = grip
    send(.down, grip, event.time)
  }

  private func newGrip(_ button: MouseEvent.Button, _ event: MouseEvent) -> MouseGrip {
    let isMirrored =
      switch button {
      case .middle: true
      case .right: event.modifiers.contains(.control)
      case .left: event.modifiers.contains(.alt)
      }
    if isMirrored {
      let middle = Point(x: screen.width / 2, y: screen.height / 2)
      return MouseGrip(
        button: button, hold: .mirrored(around: anchor ?? middle), pointer: event.position)
    }
    let fingers = heldFingers ?? (button == .right ? 2 : 1)
    let row = GestureStrokes.row(of: fingers)
    let isAlone = fingers == 1
    let places =
      isAlone
      ? [event.position] : GestureStrokes(screen: screen).fit(row, around: event.position)
    return MouseGrip(
      button: button, hold: .together(places.map { $0 - event.position }), pointer: event.position)
  }

  private mutating func move(_ event: MouseEvent) {
    guard var grip else {
      return followAnchor(event)
    }
    grip.move(to: event.position, keepsDistance: event.modifiers.contains(.shift))
    self.grip = grip
    send(.move, grip, event.time)
  }

  private mutating func release(_ button: MouseEvent.Button, _ event: MouseEvent) {
    guard var grip else { return }
    if button != grip.button {
      if button == .right, grip.isSplitting { splitTap(isDown: false, event) }
      return
    }
    if grip.pointer != event.position {
      grip.move(to: event.position, keepsDistance: event.modifiers.contains(.shift))
      send(.move, grip, event.time)
    }
    if grip.isSplitting { splitTap(isDown: false, event) }
    send(.up, grip, event.time)
    self.grip = nil
  }

  /// Alt + Shift over the window moves the point round which fingers will be mirrored.
  private mutating func followAnchor(_ event: MouseEvent) {
    anchor = event.modifiers.isSuperset(of: [.alt, .shift]) ? event.position : nil
  }

  private mutating func splitTap(isDown: Bool, _ event: MouseEvent) {
    guard let held = grip else { return }
    grip?.isSplitting = isDown
    let side = held.pointer.x + 90 < screen.width ? 80.0 : -80.0
    player.append([
      Touch(
        time: event.time, finger: Self.fingerNumbers[1], phase: isDown ? .down : .up,
        position: held.pointer + Point(x: side, y: 0))
    ])
  }

  private mutating func turn(_ notches: Double, _ event: MouseEvent) {
    guard grip == nil else { return }
    wheel.turn(notches, at: event.position, event.time, &player, screen: screen)
  }

  private mutating func send(_ phase: Touch.Phase, _ grip: MouseGrip, _ now: Instant) {
    player.append(
      zip(Self.fingerNumbers, grip.fingers).map {
        Touch(time: now, finger: $0, phase: phase, position: $1)
      })
  }
}
