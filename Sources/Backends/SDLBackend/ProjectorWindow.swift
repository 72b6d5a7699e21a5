import CSDL2
import Canvas
import SpaceAndTime

/// A second window that shows the same phone with its curtain up, for those who watch somebody
/// practise. It takes no input.
@MainActor
public final class ProjectorWindow {
  private let window: OpaquePointer
  private let identifier: UInt32
  private let phone: Size

  /// Opens on a display other than `display`, where there is one; there it fills the display.
  ///
  /// C: `SDL_CreateWindow`.
  init(title: String, phone: Size, besides display: Int32) throws(WindowError) {
    let other = (0..<SDL_GetNumVideoDisplays()).first { $0 != display }
    // SDL_WINDOWPOS_CENTERED on that display, or anywhere.
    let place = other.map { Int32(bitPattern: 0x2FFF_0000 | UInt32($0)) } ?? 0
    var area = SDL_Rect()
    let hasArea = SDL_GetDisplayUsableBounds(other ?? display, &area) == 0
    let height = hasArea ? area.h * 9 / 10 : 900
    let width = Int32(Double(height) * phone.width / phone.height)
    var flags = SDL_WINDOW_RESIZABLE.rawValue
    if other != nil { flags |= SDL_WINDOW_FULLSCREEN_DESKTOP.rawValue }
    guard let window = SDL_CreateWindow(title, place, place, width, height, flags) else {
      throw WindowError(reason: String(cString: SDL_GetError()))
    }
    self.window = window
    self.phone = phone
    identifier = SDL_GetWindowID(window)
  }

  /// C: `SDL_DestroyWindow`.
  isolated deinit {
    SDL_DestroyWindow(window)
  }

  public var layout: StageLayout {
    var (width, height): (Int32, Int32) = (0, 0)
    SDL_GetWindowSize(window, &width, &height)
    return StageLayout(width: Int(width), height: Int(height), phone: phone)
  }

  /// The same as of the learner's window.
  public func present(
    _ draw: (
      _ pixels: UnsafeMutableRawPointer, _ width: Int, _ height: Int, _ bytesPerRow: Int
    ) -> Void
  ) {
    WindowPixels.present(window, draw)
  }

  /// True for what happens to this window and means nothing to the learner's.
  func owns(_ event: SDL_Event) -> Bool {
    switch SDL_EventType(rawValue: event.type) {
    case SDL_WINDOWEVENT: event.window.windowID == identifier
    case SDL_MOUSEMOTION: event.motion.windowID == identifier
    case SDL_MOUSEBUTTONDOWN, SDL_MOUSEBUTTONUP: event.button.windowID == identifier
    case SDL_MOUSEWHEEL: event.wheel.windowID == identifier
    case SDL_FINGERDOWN, SDL_FINGERMOTION, SDL_FINGERUP: event.tfinger.windowID == identifier
    default: false
    }
  }
}
