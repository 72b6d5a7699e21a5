import CSDL2

/// Opens a window and writes down what reaches it, a line for each touch, key and mouse report:
/// what the virtual touch screen is tested with.
@main
struct TouchEcho {
  static func main() {
    SDL_SetHint("SDL_TOUCH_MOUSE_EVENTS", "0")
    SDL_SetHint("SDL_MOUSE_TOUCH_EVENTS", "0")
    SDL_SetHint("SDL_FRAMEBUFFER_ACCELERATION", "0")
    guard SDL_Init(UInt32(SDL_INIT_VIDEO)) == 0,
      let window = SDL_CreateWindow("Touch echo", 100, 50, 390, 844, SDL_WINDOW_SHOWN.rawValue)
    else {
      print("error \(String(cString: SDL_GetError()))")
      return
    }
    if let surface = SDL_GetWindowSurface(window) {
      var area = SDL_Rect(x: 40, y: 60, w: 30, h: 20)
      SDL_FillRect(surface, &area, SDL_MapRGB(surface.pointee.format, 255, 128, 0))
      SDL_UpdateWindowSurface(window)
    }
    print("ready")
    fflush(nil)
    var event = SDL_Event()
    while SDL_WaitEvent(&event) == 1 {
      guard let line = line(event) else { continue }
      print(line)
      fflush(nil)
      if line == "quit" { break }
    }
  }

  private static func line(_ event: SDL_Event) -> String? {
    switch SDL_EventType(event.type) {
    case SDL_FINGERDOWN: finger("down", event.tfinger)
    case SDL_FINGERMOTION: finger("move", event.tfinger)
    case SDL_FINGERUP: finger("up", event.tfinger)
    case SDL_WINDOWEVENT where event.window.event == SDL_WINDOWEVENT_FOCUS_GAINED.rawValue:
      "focused"
    case SDL_MOUSEBUTTONDOWN: "button \(event.button.button) \(event.button.x) \(event.button.y)"
    case SDL_MOUSEWHEEL: "wheel \(event.wheel.y)"
    case SDL_KEYDOWN: "key \(String(cString: SDL_GetScancodeName(event.key.keysym.scancode)))"
    case SDL_QUIT: "quit"
    default: nil
    }
  }

  private static func finger(_ phase: String, _ touch: SDL_TouchFingerEvent) -> String {
    "\(phase) \(touch.fingerId) \(Int(touch.x * 390 + 0.5)) \(Int(touch.y * 844 + 0.5))"
  }
}
