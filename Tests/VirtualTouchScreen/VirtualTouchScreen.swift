import Foundation
import Gestures
import Hands
import SpaceAndTime

/// A screen of its own with ten fingers, a mouse and a keyboard, for programs with a window.
///
/// It is a real X server: what is done here reaches a program on the same way as from real
/// devices. Places are pixels of the screen. Everything blocks until the server has handled it.
/// Packages of Debian: xserver-xorg-core, xserver-xorg-video-dummy.
public final class VirtualTouchScreen {
  /// A window that can be seen, in pixels of the screen.
  public struct Window: Hashable, Sendable {
    public var id: UInt32
    public var title: String
    public var x: Int
    public var y: Int
    public var width: Int
    public var height: Int
  }

  private static let patience = 15.0
  /// Microseconds.
  private static let settling: UInt32 = 300_000

  private let server: XServer
  private let connection: XConnection
  private let touchDevice: InputDevice
  private let pointer: InputDevice
  private let keyboard: InputDevice

  public let width: Int
  public let height: Int

  public init(width: Int = 1_280, height: Int = 1_024) throws {
    self.width = width
    self.height = height
    let server = try XServer(width: width, height: height, patience: Self.patience)
    func device(_ name: String) throws -> InputDevice {
      try InputDevice(
        path: server.folder.appending(path: "\(name).sock").path, width: width, height: height,
        patience: Self.patience)
    }
    self.server = server
    connection = try XConnection(display: server.display, patience: Self.patience)
    touchDevice = try device("touch")
    pointer = try device("pointer")
    keyboard = try device("keyboard")
  }

  /// Where a program finds this screen: the process's own environment, changed.
  public var environment: [String: String] {
    var environment = ProcessInfo.processInfo.environment
    environment["DISPLAY"] = ":\(server.display)"
    environment["SDL_VIDEODRIVER"] = "x11"
    environment["WAYLAND_DISPLAY"] = nil
    environment["XAUTHORITY"] = nil
    return environment
  }

  // MARK: Fingers

  /// Sends one touch; its finger is 0 to 9, its time is not looked at.
  public func send(_ touch: Touch) throws {
    enum Kind: UInt32 {
      case begin = 18
      case update = 19
      case end = 20
    }
    precondition((0..<10).contains(touch.finger), "This screen has ten fingers")
    let kind: Kind =
      switch touch.phase {
      case .down: .begin
      case .move: .update
      case .up, .cancel: .end
      }
    var body: [UInt8] = []
    body.append(raw: UInt32(touch.finger))
    body.append(raw: kind.rawValue)
    try touchDevice.send(
      .touch, body + touchDevice.axes(x: touch.position.x, y: touch.position.y))
  }

  /// Sends touches, each at its time after the first, and returns when the last one was sent.
  ///
  /// `place` turns a touch's points into pixels of the screen.
  @discardableResult
  public func play(
    _ touches: [Touch], at place: (Point) -> Point = { $0 }
  ) throws -> MonotonicTime {
    guard let first = touches.first else { return .now }
    let start = MonotonicTime.now
    var sent = start
    for touch in touches {
      (start + (touch.time - first.time)).wait()
      var moved = touch
      moved.position = place(touch.position)
      sent = .now
      try send(moved)
    }
    try touchDevice.sync()
    return sent
  }

  /// Makes a gesture in a window that shows a phone's screen in its upper part, as wide as it is
  /// or as `scale` says; `point` is in the points of that screen.
  @discardableResult
  public func perform(
    _ gesture: Gesture, at point: Point? = nil, to destination: Point? = nil, steps: Int = 1,
    screen: Size = .phone, place: (Point) -> Point
  ) throws -> MonotonicTime {
    try play(
      GestureStrokes(screen: screen).touches(
        for: gesture, starting: .zero, at: point, to: destination, steps: steps),
      at: place)
  }

  // MARK: Mouse

  public func movePointer(to place: Point) throws {
    var body: [UInt8] = []
    body.append(raw: UInt32(1))
    body.append(raw: UInt32(0))
    try pointer.send(.motion, body + pointer.axes(x: place.x, y: place.y))
    try pointer.sync()
  }

  public func press(_ button: MouseEvent.Button, at place: Point) throws {
    try set(button.xNumber, isDown: true, place)
  }

  public func release(_ button: MouseEvent.Button, at place: Point) throws {
    try set(button.xNumber, isDown: false, place)
  }

  public func click(_ button: MouseEvent.Button = .left, at place: Point, times: Int = 1) throws {
    try movePointer(to: place)
    for time in 0..<times {
      if time > 0 { (MonotonicTime.now + GestureStrokes.pauseBetweenTaps).wait() }
      try press(button, at: place)
      (MonotonicTime.now + GestureStrokes.press).wait()
      try release(button, at: place)
    }
  }

  /// Drags from place to place, `time` milliseconds for each part of the way.
  public func drag(
    _ button: MouseEvent.Button = .left, along places: [Point], during time: Milliseconds
  ) throws {
    guard let first = places.first, let last = places.last else { return }
    try movePointer(to: first)
    try press(button, at: first)
    for (from, to) in zip(places, places.dropFirst()) {
      let steps = max(1, Int(time / 8))
      let start = MonotonicTime.now
      for step in 1...steps {
        (start + time * Double(step) / Double(steps)).wait()
        try movePointer(to: from + (to - from) * (Double(step) / Double(steps)))
      }
    }
    try release(button, at: last)
  }

  /// Turns the wheel; positive notches are towards the hand.
  public func turnWheel(_ notches: Int, at place: Point) throws {
    try movePointer(to: place)
    for _ in 0..<abs(notches) {
      let button: Int32 = notches > 0 ? 5 : 4
      try set(button, isDown: true, nil)
      try set(button, isDown: false, nil)
    }
  }

  /// Without a place the pointer stays; the wheel needs that, for with one the driver counts
  /// notches as places too and swallows each second one.
  private func set(_ button: Int32, isDown: Bool, _ place: Point?) throws {
    var body: [UInt8] = []
    body.append(raw: Int32(place == nil ? 0 : 1))
    body.append(raw: button)
    body.append(raw: UInt32(isDown ? 1 : 0))
    body.append(raw: UInt32(0))
    let axes = place.map { pointer.axes(x: $0.x, y: $0.y) } ?? pointer.noAxes
    try pointer.send(.button, body + axes)
    try pointer.sync()
  }

  // MARK: Keyboard

  public func press(_ key: Key) throws { try set(key.xKeyCode, isDown: true) }

  public func release(_ key: Key) throws { try set(key.xKeyCode, isDown: false) }

  /// Presses and releases a key, while other keys are held.
  public func type(_ key: Key, with modifiers: KeyModifiers = []) throws {
    for code in modifiers.xKeyCodes { try set(code, isDown: true) }
    try press(key)
    try release(key)
    for code in modifiers.xKeyCodes.reversed() { try set(code, isDown: false) }
  }

  private func set(_ code: Int32, isDown: Bool) throws {
    var body: [UInt8] = []
    body.append(raw: code)
    body.append(raw: UInt32(isDown ? 1 : 0))
    try keyboard.send(.key, body)
    try keyboard.sync()
  }

  // MARK: Windows

  /// The windows that can be seen, topmost last.
  public func windows() throws -> [Window] { try connection.windows() }

  /// Waits for a window whose title contains a text, and gives it the keyboard.
  public func window(titled title: String, within seconds: Double = 20) throws -> Window {
    let end = Date(timeIntervalSinceNow: seconds)
    while Date() < end {
      if let window = try windows().last(where: { $0.title.contains(title) }) {
        try connection.focus(window.id)
        // SDL swallows a click that comes together with the keyboard.
        usleep(Self.settling)
        return window
      }
      usleep(20_000)
    }
    throw TouchScreenError("No window titled \(title) came within \(seconds) seconds")
  }

  /// Gives the keyboard to a window.
  public func focus(_ window: Window) throws { try connection.focus(window.id) }

  /// Takes the keyboard away from all windows.
  public func focusNothing() throws { try connection.focus(0) }

  public func screenshot() throws -> Screenshot {
    Screenshot(width: width, height: height, bytes: try connection.pixels())
  }
}

extension MouseEvent.Button {
  fileprivate var xNumber: Int32 {
    switch self {
    case .left: 1
    case .middle: 2
    case .right: 3
    }
  }
}
