import CSDL2
import Canvas
import SpaceAndTime

/// The one window: black, resizable, drawn by whoever owns it and only when asked.
@MainActor
public final class Window {
  private let window: OpaquePointer
  private var translator = EventTranslator()
  /// Where the window was before it covered the display of a bare X server.
  private var frameBefore: SDL_Rect?

  /// Opens a window about as high as the display; `phone` is the canvas in points.
  ///
  /// C: `SDL_CreateWindow`.
  public init(
    title: String, phone: Size = .phone, isFullScreen: Bool = false
  ) throws(WindowError) {
    for (hint, value) in Self.hints { SDL_SetHint(hint, value) }
    let hasVideo = StandardError.silenced { SDL_InitSubSystem(SDL_INIT_VIDEO) == 0 }
    guard hasVideo else { throw WindowError(reason: lastError()) }
    guard Self.isSeen else {
      SDL_QuitSubSystem(SDL_INIT_VIDEO)
      throw WindowError(reason: "there is no display")
    }
    let size = Self.firstSize(for: phone)
    var flags = SDL_WINDOW_RESIZABLE.rawValue
    if isFullScreen { flags |= SDL_WINDOW_FULLSCREEN_DESKTOP.rawValue }
    let centered = Int32(bitPattern: 0x2FFF_0000)  // SDL_WINDOWPOS_CENTERED
    guard
      let window = SDL_CreateWindow(title, centered, centered, size.width, size.height, flags)
    else {
      let reason = lastError()
      SDL_QuitSubSystem(SDL_INIT_VIDEO)
      throw WindowError(reason: reason)
    }
    self.window = window
    self.phone = phone
    updateLayout()
    SDL_StartTextInput()
  }

  /// C: `SDL_DestroyWindow`.
  isolated deinit {
    SDL_DestroyWindow(window)
    SDL_QuitSubSystem(SDL_INIT_VIDEO)
  }

  /// The screen that touches are measured on, in points.
  public var phone: Size {
    didSet { updateLayout() }
  }

  public private(set) var layout = StageLayout(width: 1, height: 1)

  /// A second window for the people in the room, where one was opened.
  public private(set) var projector: ProjectorWindow?

  /// Opens the second window, on the second display where there is one.
  ///
  /// C: `SDL_SetWindowInputFocus`.
  public func openProjector(title: String) throws(WindowError) {
    projector = try ProjectorWindow(
      title: title, phone: phone, besides: SDL_GetWindowDisplayIndex(window))
    // The new window took the keyboard, and the learner practises in this one.
    SDL_RaiseWindow(window)
    SDL_SetWindowInputFocus(window)
  }

  /// C: `SDL_SetWindowFullscreen`.
  public var isFullScreen: Bool {
    get {
      frameBefore != nil
        || SDL_GetWindowFlags(window) & SDL_WINDOW_FULLSCREEN_DESKTOP.rawValue != 0
    }
    set {
      if videoDriver == "x11", Desktop.current.name.isEmpty {
        coverDisplay(newValue)
      } else {
        SDL_SetWindowFullscreen(window, newValue ? SDL_WINDOW_FULLSCREEN_DESKTOP.rawValue : 0)
      }
    }
  }

  /// On a bare X server no window manager answers the wish for full screen, and SDL would believe
  /// in a size that the window never gets.
  ///
  /// C: `SDL_SetWindowSize`.
  private func coverDisplay(_ covers: Bool) {
    guard covers == (frameBefore == nil) else { return }
    var frame = SDL_Rect()
    if let frameBefore {
      frame = frameBefore
      self.frameBefore = nil
    } else {
      var before = SDL_Rect()
      SDL_GetWindowPosition(window, &before.x, &before.y)
      SDL_GetWindowSize(window, &before.w, &before.h)
      guard SDL_GetDisplayBounds(SDL_GetWindowDisplayIndex(window), &frame) == 0 else { return }
      frameBefore = before
    }
    SDL_SetWindowPosition(window, frame.x, frame.y)
    SDL_SetWindowSize(window, frame.w, frame.h)
  }

  public var hasFocus: Bool {
    SDL_GetWindowFlags(window) & SDL_WINDOW_INPUT_FOCUS.rawValue != 0
  }

  /// SDL's name of the way to the screen, such as `x11`.
  public var videoDriver: String { SDL_GetCurrentVideoDriver().map { String(cString: $0) } ?? "" }

  /// Names of the touch screens that are plugged in.
  ///
  /// C: `SDL_GetTouchName`.
  public static var touchDeviceNames: [String] {
    (0..<SDL_GetNumTouchDevices()).map { index in
      SDL_GetTouchName(index).map { String(cString: $0) } ?? "unnamed"
    }
  }

  /// What an X server says of a display that tells it no size (dots per inch).
  private static let madeUpResolution: ClosedRange<Float> = 95.5...96.5

  /// How large the phone stands on this display, for fingers on its glass; nil where the display
  /// does not tell its size, or tells nonsense.
  ///
  /// C: `SDL_GetDisplayDPI`.
  public var handScale: HandScale? {
    var dotsPerInch: Float = 0
    let display = SDL_GetWindowDisplayIndex(window)
    guard SDL_GetDisplayDPI(display, nil, &dotsPerInch, nil) == 0,
      (60...500).contains(dotsPerInch), !Self.madeUpResolution.contains(dotsPerInch)
    else { return nil }
    return HandScale(
      pointsPerMillimetre: Double(dotsPerInch) / 25.4 / layout.pixelsPerPoint)
  }

  /// C: `SDL_SetClipboardText`.
  public func copyToClipboard(_ text: String) {
    SDL_SetClipboardText(text)
  }

  // MARK: Events

  /// Waits for the next event, at most until the deadline; nil when that has come, nil as a
  /// deadline waits for ever.
  ///
  /// What happens to the other window only asks for a picture, or closes it.
  ///
  /// C: `SDL_WaitEventTimeout`.
  public func nextEvent(until deadline: Instant?) -> WindowEvent? {
    while true {
      var event = SDL_Event()
      let wait = deadline.map { max(0, ($0 - Clock.now).rounded(.up)) } ?? -1
      guard SDL_WaitEventTimeout(&event, Int32(min(wait, 3_600_000))) == 1 else {
        if let deadline, Clock.now >= deadline { return nil }
        continue
      }
      if let projector, projector.owns(event) {
        if event.type == SDL_WINDOWEVENT.rawValue,
          event.window.event == UInt8(SDL_WINDOWEVENT_CLOSE.rawValue)
        {
          self.projector = nil
        }
        return .exposed
      }
      if event.type == SDL_WINDOWEVENT.rawValue,
        event.window.event == UInt8(SDL_WINDOWEVENT_SIZE_CHANGED.rawValue)
      {
        updateLayout()
      }
      if let translated = translator.translate(event, layout: layout) { return translated }
    }
  }

  // MARK: Drawing

  /// Hands over the window's pixels and shows them: `width * height` of four bytes (blue, green,
  /// red, unused), each row `bytesPerRow` long.
  ///
  /// C: `SDL_UpdateWindowSurface`.
  public func present(
    _ draw: (
      _ pixels: UnsafeMutableRawPointer, _ width: Int, _ height: Int, _ bytesPerRow: Int
    ) -> Void
  ) {
    WindowPixels.present(window, draw)
  }

  private func updateLayout() {
    var (width, height): (Int32, Int32) = (0, 0)
    SDL_GetWindowSize(window, &width, &height)
    layout = StageLayout(width: Int(width), height: Int(height), phone: phone)
  }

  /// What SDL must know before it starts: touches and mouse stay apart, and a software surface
  /// takes a quarter of the memory of a drawing library.
  private static let hints = [
    SDL_HINT_TOUCH_MOUSE_EVENTS: "0", SDL_HINT_MOUSE_TOUCH_EVENTS: "0",
    SDL_HINT_FRAMEBUFFER_ACCELERATION: "0", SDL_HINT_VIDEO_X11_NET_WM_BYPASS_COMPOSITOR: "0",
    SDL_HINT_APP_NAME: "Curtain",
  ]

  /// Without a display SDL falls back to drivers that nobody can see; that is right only where
  /// somebody asked for one by name.
  private static var isSeen: Bool {
    let driver = SDL_GetCurrentVideoDriver().map { String(cString: $0) } ?? ""
    return SDL_getenv("SDL_VIDEODRIVER") != nil || !["offscreen", "dummy"].contains(driver)
  }

  private static func firstSize(for phone: Size) -> (width: Int32, height: Int32) {
    var area = SDL_Rect()
    let height = phone.height * (1 + StageLayout.captionPart)
    var scale = 1.0
    if SDL_GetDisplayUsableBounds(0, &area) == 0, area.h > 0 {
      scale = min(Double(area.h) * 0.9 / height, Double(area.w) / phone.width)
    }
    return (Int32(phone.width * scale), Int32(height * scale))
  }
}
