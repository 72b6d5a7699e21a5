import CSDL2
import Hands

extension Key {
  /// The key at a place of the keyboard, whatever the layout prints on it; nil for the others.
  init?(scancode: SDL_Scancode) {
    guard let key = Self.byScancode[scancode.rawValue] else { return nil }
    self = key
  }

  private static let byScancode: [UInt32: Key] = {
    var keys: [UInt32: Key] = [:]
    func row(_ first: SDL_Scancode, _ names: [Key]) {
      for (offset, key) in names.enumerated() { keys[first.rawValue + UInt32(offset)] = key }
    }
    row(
      SDL_SCANCODE_A,
      [
        .a, .b, .c, .d, .e, .f, .g, .h, .i, .j, .k, .l, .m, .n, .o, .p, .q, .r, .s, .t, .u, .v, .w,
        .x, .y, .z,
      ])
    row(
      SDL_SCANCODE_1, [.one, .two, .three, .four, .five, .six, .seven, .eight, .nine, .zero])
    row(SDL_SCANCODE_KP_1, [.one, .two, .three, .four, .five, .six, .seven, .eight, .nine, .zero])
    row(SDL_SCANCODE_F1, [.f1, .f2, .f3, .f4, .f5, .f6, .f7, .f8, .f9, .f10, .f11, .f12])
    for (scancode, key) in others { keys[scancode.rawValue] = key }
    return keys
  }()

  private static let others: [(SDL_Scancode, Key)] = [
    (SDL_SCANCODE_LEFT, .left), (SDL_SCANCODE_RIGHT, .right), (SDL_SCANCODE_UP, .up),
    (SDL_SCANCODE_DOWN, .down), (SDL_SCANCODE_HOME, .home), (SDL_SCANCODE_END, .end),
    (SDL_SCANCODE_PAGEUP, .pageUp), (SDL_SCANCODE_PAGEDOWN, .pageDown),
    (SDL_SCANCODE_RETURN, .enter), (SDL_SCANCODE_KP_ENTER, .enter), (SDL_SCANCODE_SPACE, .space),
    (SDL_SCANCODE_ESCAPE, .escape), (SDL_SCANCODE_TAB, .tab), (SDL_SCANCODE_DELETE, .delete),
    (SDL_SCANCODE_BACKSPACE, .backspace), (SDL_SCANCODE_LEFTBRACKET, .leftBracket),
    (SDL_SCANCODE_RIGHTBRACKET, .rightBracket), (SDL_SCANCODE_MINUS, .minus),
    (SDL_SCANCODE_KP_MINUS, .minus), (SDL_SCANCODE_EQUALS, .equals),
    (SDL_SCANCODE_KP_PLUS, .equals),
  ]
}

extension KeyModifiers {
  init(_ state: SDL_Keymod) {
    self = []
    let pairs: [(SDL_Keymod, KeyModifiers)] = [
      (KMOD_LSHIFT, .shift), (KMOD_RSHIFT, .shift), (KMOD_LCTRL, .control),
      (KMOD_RCTRL, .control), (KMOD_LALT, .alt), (KMOD_RALT, .alt), (KMOD_LGUI, .system),
      (KMOD_RGUI, .system),
    ]
    for (held, modifier) in pairs where state.rawValue & held.rawValue != 0 { insert(modifier) }
  }

  /// What is held at this moment.
  ///
  /// C: `SDL_GetModState`.
  static var now: KeyModifiers { KeyModifiers(SDL_GetModState()) }
}
