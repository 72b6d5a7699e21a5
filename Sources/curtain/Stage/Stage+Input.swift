import Gestures
import Hands
import Practice
import SDLBackend
import ScreenReader
import SpaceAndTime

/// What the learner does, on its way to the session.
extension Stage {
  func take(_ event: WindowEvent) {
    switch event {
    case .touch(let touch): receive(touch, by: window.handScale ?? .phone)
    case .mouse(let event): hands.receive(event)
    case .key(let event): receive(event)
    case .text(let text):
      guard session.isEditingText, !session.isTypingBraille else { return }
      act(at: Clock.now) { perform(session.typed(.text(text), at: $0)) }
    case .focusLost(let moment): loseFocus(at: moment)
    case .focusGained(let moment): perform(session.focusGained(at: moment))
    case .resized, .exposed: needsDrawing = true
    case .quit: isOver = true
    case .speakerReported: break
    case .audioDeviceRemoved(let id): speaker.deviceWasRemoved(id, at: Clock.now)
    case .audioDeviceAdded:
      if speaker.silence != nil { speaker.useDevice(named: nil, at: Clock.now) }
    }
  }

  /// - Parameter scale: How large the glass is that the finger is on; a phone's for the mouse.
  func receive(_ touch: Touch, by scale: HandScale = .phone) {
    if touch.phase == .down { session.measure(by: scale) }
    contacts.receive(touch)
    if showsContactPanel || window.projector != nil { needsDrawing = true }
    act(at: touch.time) { _ in perform(session.touch(touch)) }
  }

  private func receive(_ event: KeyEvent) {
    hands.isTypingBraille = session.isTypingBraille
    hands.isEditingText = session.isEditingText && !session.isTypingBraille
    switch hands.receive(event) {
    case .hands: break
    case .coach(let command):
      // A key that is held asks once.
      guard event.phase == .pressed else { return }
      act(at: event.time) { perform(session.coachCommand(command, at: $0)) }
    case .braille(let stroke):
      act(at: event.time) { perform(session.braille(stroke, at: $0)) }
    case .unused:
      guard event.phase != .released, let input = TypedInput(event) else { return }
      act(at: event.time) { perform(session.typed(input, at: $0)) }
    }
  }

  private func loseFocus(at moment: Instant) {
    for touch in hands.cancel(at: moment) { receive(touch) }
    contacts.removeAll()
    perform(session.focusLost(at: moment))
    needsDrawing = true
  }

  /// Remembers the moment as the cause of whatever is said from now on.
  private func act(at moment: Instant, _ work: (Instant) -> Void) {
    lastInput = moment
    work(moment)
  }
}

extension TypedInput {
  /// The keys of a real keyboard that edit rather than write.
  fileprivate init?(_ event: KeyEvent) {
    switch event.key {
    case .backspace: self = .deleteBackward
    case .enter: self = .lineEnd
    default: return nil
    }
  }
}
