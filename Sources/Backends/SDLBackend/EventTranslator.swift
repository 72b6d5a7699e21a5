import CSDL2
import Canvas
import Gestures
import Hands
import SpaceAndTime

/// Turns SDL's events into plain values, and drops those that SDL made up itself.
struct EventTranslator {
  /// Fingers that are down; the others have nothing to say.
  private var fingers: Set<SDL_FingerID> = []
  /// Where the mouse was seen last, in pixels.
  private var mouse = (x: 0.0, y: 0.0)

  /// SDL's name for a mouse that is really a finger, and for a finger that is really a mouse.
  private static let touchMouse = UInt32.max
  private static let mouseTouch = SDL_TouchID(-1)

  mutating func translate(_ event: SDL_Event, layout: StageLayout) -> WindowEvent? {
    let time = Clock.instant(ofStamp: event.common.timestamp)
    switch SDL_EventType(rawValue: event.type) {
    case SDL_QUIT: return .quit
    case SDL_WINDOWEVENT: return windowEvent(event.window.event, at: time)
    case SDL_FINGERDOWN, SDL_FINGERMOTION, SDL_FINGERUP:
      return touch(event.tfinger, at: time, layout: layout)
    case SDL_MOUSEMOTION where event.motion.which != Self.touchMouse:
      return mouseEvent(.moved, event.motion.x, event.motion.y, at: time, layout: layout)
    case SDL_MOUSEBUTTONDOWN, SDL_MOUSEBUTTONUP:
      let button = event.button
      guard button.which != Self.touchMouse, let name = Self.buttons[button.button] else {
        return nil
      }
      let kind: MouseEvent.Kind =
        event.type == SDL_MOUSEBUTTONDOWN.rawValue
        ? .pressed(name) : .released(name)
      return mouseEvent(kind, button.x, button.y, at: time, layout: layout)
    case SDL_MOUSEWHEEL where event.wheel.which != Self.touchMouse:
      let isFlipped = event.wheel.direction == SDL_MOUSEWHEEL_FLIPPED.rawValue
      let notches = Double(event.wheel.preciseY) * (isFlipped ? 1 : -1)
      guard notches != 0 else { return nil }
      return .mouse(
        MouseEvent(
          time: time, kind: .turned(notches),
          position: layout.canvasPoint(x: mouse.x, y: mouse.y), modifiers: .now))
    case SDL_KEYDOWN, SDL_KEYUP: return key(event.key, at: time)
    case SDL_TEXTINPUT: return text(event.text)
    case SDL_AUDIODEVICEREMOVED:
      return event.adevice.iscapture == 0 ? .audioDeviceRemoved(id: event.adevice.which) : nil
    case SDL_AUDIODEVICEADDED: return event.adevice.iscapture == 0 ? .audioDeviceAdded : nil
    case SDL_EventType(rawValue: speakerReported): return .speakerReported
    default: return nil
    }
  }

  private mutating func windowEvent(_ event: UInt8, at time: Instant) -> WindowEvent? {
    switch SDL_WindowEventID(rawValue: UInt32(event)) {
    case SDL_WINDOWEVENT_FOCUS_GAINED: return .focusGained(time)
    case SDL_WINDOWEVENT_FOCUS_LOST:
      fingers = []
      return .focusLost(time)
    case SDL_WINDOWEVENT_SIZE_CHANGED: return .resized
    case SDL_WINDOWEVENT_EXPOSED: return .exposed
    // Where two windows are open, closing this one is no wish to quit that SDL would report.
    case SDL_WINDOWEVENT_CLOSE: return .quit
    // Fingers run off the window and come back: to leave it means nothing.
    default: return nil
    }
  }

  private mutating func touch(
    _ event: SDL_TouchFingerEvent, at time: Instant, layout: StageLayout
  ) -> WindowEvent? {
    guard event.touchId != Self.mouseTouch else { return nil }
    let phase: Touch.Phase
    switch SDL_EventType(rawValue: event.type) {
    case SDL_FINGERDOWN:
      guard fingers.insert(event.fingerId).inserted else { return nil }
      phase = .down
    case SDL_FINGERUP:
      guard fingers.remove(event.fingerId) != nil else { return nil }
      phase = .up
    default:
      guard fingers.contains(event.fingerId) else { return nil }
      phase = .move
    }
    // SDL counts from 0 at the first pixel to 1 at the last.
    let width = layout.size.width * layout.pixelsPerPoint - 1
    let height = layout.size.height * layout.pixelsPerPoint - 1
    return .touch(
      Touch(
        time: time, finger: Int(truncatingIfNeeded: event.fingerId), phase: phase,
        position: layout.canvasPoint(x: Double(event.x) * width, y: Double(event.y) * height)))
  }

  private mutating func mouseEvent(
    _ kind: MouseEvent.Kind, _ x: Int32, _ y: Int32, at time: Instant, layout: StageLayout
  ) -> WindowEvent {
    mouse = (Double(x), Double(y))
    return .mouse(
      MouseEvent(
        time: time, kind: kind, position: layout.canvasPoint(x: mouse.x, y: mouse.y),
        modifiers: .now))
  }

  private func key(_ event: SDL_KeyboardEvent, at time: Instant) -> WindowEvent? {
    guard let key = Key(scancode: event.keysym.scancode) else { return nil }
    let phase: KeyEvent.Phase =
      event.type == SDL_KEYUP.rawValue ? .released : event.repeat != 0 ? .repeated : .pressed
    return .key(
      KeyEvent(
        time: time, key: key, phase: phase,
        modifiers: KeyModifiers(SDL_Keymod(UInt32(event.keysym.mod)))))
  }

  private func text(_ event: SDL_TextInputEvent) -> WindowEvent? {
    let text = withUnsafeBytes(of: event.text) { bytes in
      String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }
    return text.isEmpty ? nil : .text(text)
  }

  private static let buttons: [UInt8: MouseEvent.Button] = [1: .left, 2: .middle, 3: .right]
}
