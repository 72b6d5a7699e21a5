import CSDL2
import Canvas
import Gestures
import Hands
import SpaceAndTime
import Testing

@testable import SDLBackend

@Suite("Events as plain values")
struct EventTranslatorTests {
  private var translator = EventTranslator()
  /// A pixel is a point.
  private let layout = StageLayout(width: 390, height: 980)
  private var top: Double { layout.canvas.minY }

  private func finger(
    _ type: SDL_EventType, id: SDL_FingerID = 4, x: Float, y: Float, device: SDL_TouchID = 9
  ) -> SDL_Event {
    var event = SDL_Event()
    event.tfinger.type = type.rawValue
    event.tfinger.touchId = device
    event.tfinger.fingerId = id
    event.tfinger.x = x
    event.tfinger.y = y
    return event
  }

  private func window(_ id: SDL_WindowEventID) -> SDL_Event {
    var event = SDL_Event()
    event.window.type = SDL_WINDOWEVENT.rawValue
    event.window.event = UInt8(id.rawValue)
    return event
  }

  private mutating func translate(_ event: SDL_Event) -> WindowEvent? {
    translator.translate(event, layout: layout)
  }

  private mutating func phase(_ event: SDL_Event) -> Touch.Phase? {
    guard case .touch(let touch) = translate(event) else { return nil }
    return touch.phase
  }

  @Test("A finger is followed beyond the window's edges")
  mutating func fingers() throws {
    guard case .touch(let down) = translate(finger(SDL_FINGERDOWN, x: 0, y: 1)) else {
      Issue.record("A finger came down unseen")
      return
    }
    #expect(down.finger == 4)
    #expect(down.phase == .down)
    #expect(abs(down.position.x) < 0.001)
    #expect(abs(down.position.y - (979 - top)) < 0.001)
    _ = translate(window(SDL_WINDOWEVENT_LEAVE))
    guard case .touch(let away) = translate(finger(SDL_FINGERMOTION, x: 1.5, y: -0.5)) else {
      Issue.record("A finger that leaves the window is lost")
      return
    }
    #expect(away.position.x > 390 && away.position.y < -400)
    #expect(phase(finger(SDL_FINGERUP, x: 1.5, y: -0.5)) == .up)
  }

  @Test("After the focus is lost, a finger is silent until it comes down anew")
  mutating func focus() {
    #expect(phase(finger(SDL_FINGERDOWN, x: 0.5, y: 0.5)) == .down)
    guard case .focusLost = translate(window(SDL_WINDOWEVENT_FOCUS_LOST)) else {
      Issue.record("The lost focus is not reported")
      return
    }
    #expect(phase(finger(SDL_FINGERMOTION, x: 0.5, y: 0.6)) == nil)
    #expect(phase(finger(SDL_FINGERUP, x: 0.5, y: 0.6)) == nil)
    #expect(phase(finger(SDL_FINGERDOWN, x: 0.5, y: 0.6)) == .down)
  }

  @Test("A finger that SDL made from the mouse, and a mouse made from a finger, are no events")
  mutating func madeUp() {
    #expect(translate(finger(SDL_FINGERDOWN, x: 0, y: 0, device: -1)) == nil)
    var event = SDL_Event()
    event.button.type = SDL_MOUSEBUTTONDOWN.rawValue
    event.button.button = 1
    event.button.which = .max
    #expect(translate(event) == nil)
    event = SDL_Event()
    event.motion.type = SDL_MOUSEMOTION.rawValue
    event.motion.which = .max
    #expect(translate(event) == nil)
    event = SDL_Event()
    event.wheel.type = SDL_MOUSEWHEEL.rawValue
    event.wheel.which = .max
    event.wheel.preciseY = 1
    #expect(translate(event) == nil)
  }

  @Test(
    "Buttons have names, the others say nothing",
    arguments: [
      (UInt8(1), MouseEvent.Button.left), (2, .middle), (3, .right), (4, nil), (9, nil),
    ])
  mutating func buttons(number: UInt8, button: MouseEvent.Button?) {
    for (type, kind) in [
      (SDL_MOUSEBUTTONDOWN, button.map { MouseEvent.Kind.pressed($0) }),
      (SDL_MOUSEBUTTONUP, button.map { .released($0) }),
    ] {
      var event = SDL_Event()
      event.button.type = type.rawValue
      event.button.button = number
      event.button.x = 100
      event.button.y = 200
      guard case .mouse(let mouse) = translate(event) else {
        #expect(kind == nil)
        continue
      }
      #expect(mouse.kind == kind)
      #expect(mouse.position == Point(x: 100, y: 200 - top))
    }
  }

  @Test("The wheel turns towards the hand where the mouse is", arguments: [false, true])
  mutating func wheel(isFlipped: Bool) {
    var event = SDL_Event()
    event.motion.type = SDL_MOUSEMOTION.rawValue
    event.motion.x = 30
    event.motion.y = 400
    _ = translate(event)
    event = SDL_Event()
    event.wheel.type = SDL_MOUSEWHEEL.rawValue
    event.wheel.preciseY = isFlipped ? 0.5 : -0.5
    event.wheel.direction = (isFlipped ? SDL_MOUSEWHEEL_FLIPPED : SDL_MOUSEWHEEL_NORMAL).rawValue
    guard case .mouse(let mouse) = translate(event) else {
      Issue.record("The wheel is not reported")
      return
    }
    #expect(mouse.kind == .turned(0.5))
    #expect(mouse.position == Point(x: 30, y: 400 - top))
  }

  @Test("Every key has a place on the keyboard")
  func keys() {
    let found = (0..<512).compactMap { Key(scancode: SDL_Scancode(UInt32($0))) }
    #expect(Set(found) == Set(Key.allCases))
  }

  @Test("A key tells how it was pressed and what was held with it")
  mutating func keyPhases() {
    let held = KMOD_LCTRL.rawValue | KMOD_RSHIFT.rawValue | KMOD_NUM.rawValue
    let cases: [(SDL_EventType, UInt8, KeyEvent.Phase)] = [
      (SDL_KEYDOWN, 0, .pressed), (SDL_KEYDOWN, 1, .repeated), (SDL_KEYUP, 0, .released),
    ]
    for (type, repeats, phase) in cases {
      var event = SDL_Event()
      event.key.type = type.rawValue
      event.key.repeat = repeats
      event.key.keysym.scancode = SDL_SCANCODE_Z
      event.key.keysym.mod = UInt16(held)
      guard case .key(let key) = translate(event) else {
        Issue.record("A key is not reported")
        continue
      }
      #expect(key.key == .z)
      #expect(key.phase == phase)
      #expect(key.modifiers == [.control, .shift])
    }
  }

  @Test("Typed text arrives whole", arguments: ["a", "ß", "ภ", "你好", "👩‍👩‍👧"])
  mutating func text(typed: String) {
    var event = SDL_Event()
    event.text.type = SDL_TEXTINPUT.rawValue
    withUnsafeMutableBytes(of: &event.text.text) { $0.copyBytes(from: Array(typed.utf8)) }
    #expect(translate(event) == .text(typed))
  }
}
