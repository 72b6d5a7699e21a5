import Canvas
import Foundation
import Gestures
import Hands
import SDLBackend
import SpaceAndTime
import TestSupport
import VirtualTouchScreen

/// `curtain` in a real window on a screen of its own, with hands on it and ears open.
public final class CurtainInWindow {
  public let screen: VirtualTouchScreen
  public let window: VirtualTouchScreen.Window
  public let layout: StageLayout
  /// When the window could first be seen, in microseconds of the machine's clock.
  public let windowSeenAt: Int64
  private let program: ChildProcess
  private let folder: URL

  /// Starts the program; `data` is kept, so that it can be opened again.
  ///
  /// What would be heard goes to a file, at the pace of a device; `isHeard` false drops it.
  public init(
    _ arguments: [String], data: URL? = nil, isHeard: Bool = true,
    on screen: VirtualTouchScreen? = nil
  ) throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "curtain-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    self.screen = try screen ?? VirtualTouchScreen()
    var environment = self.screen.environment
    environment["SDL_AUDIODRIVER"] = isHeard ? "disk" : "dummy"
    environment["SDL_DISKAUDIOFILE"] = folder.appending(path: "heard.raw").path
    let data = data ?? folder.appending(path: "data")
    program = try ChildProcess(
      builtProduct("curtain").path,
      arguments + ["--data", data.path, "--log", folder.appending(path: "log.jsonl").path],
      environment: environment, standardError: folder.appending(path: "errors.txt").path)
    do {
      while try self.screen.windows().allSatisfy({ $0.title != "Curtain" }), program.isRunning {
        usleep(2_000)
      }
      windowSeenAt = Clock.systemMicroseconds(of: Clock.now)
      window = try self.screen.window(titled: "Curtain", within: 60)
    } catch {
      let errors = try? String(contentsOf: folder.appending(path: "errors.txt"), encoding: .utf8)
      throw EndToEndError("\(error); the program said: \(errors ?? "nothing")")
    }
    layout = StageLayout(width: window.width, height: window.height)
  }

  deinit {
    program.stop()
    try? FileManager.default.removeItem(at: folder)
  }

  public var processIdentifier: Int32 { program.processIdentifier }

  /// A point of the phone as a pixel of the screen.
  public func pixel(_ point: Point) -> Point {
    let inWindow = (point + layout.canvas.origin) * layout.pixelsPerPoint
    return inWindow + Point(x: Double(window.x), y: Double(window.y))
  }

  /// How the window is divided for a screen of another size.
  public func layout(of screen: Size) -> StageLayout {
    StageLayout(width: window.width, height: window.height, phone: screen)
  }

  /// The same for a screen of another size.
  public func pixel(_ point: Point, in layout: StageLayout) -> Point {
    let inWindow = (point + layout.canvas.origin) * layout.pixelsPerPoint
    return inWindow + Point(x: Double(window.x), y: Double(window.y))
  }

  /// What the window shows of an area given in points of the window.
  public func pixels(of area: Rect) throws -> (lit: Int, all: Int) {
    let picture = try screen.screenshot()
    let scale = layout.pixelsPerPoint
    let left = window.x + Int((area.minX * scale).rounded(.up))
    let top = window.y + Int((area.minY * scale).rounded(.up))
    let right = window.x + Int(area.maxX * scale)
    let bottom = window.y + Int(area.maxY * scale)
    return (
      picture.litPixels(x: left..<right, y: top..<bottom), (right - left) * (bottom - top)
    )
  }

  // MARK: Ears

  /// Everything that the log says so far.
  public func log() throws -> [LogLine] {
    try LogLine.whole(in: Data(contentsOf: folder.appending(path: "log.jsonl")))
  }

  /// Waits until the log holds what is waited for, after its first `skipped` lines.
  @discardableResult
  public func wait(
    for what: String, after skipped: Int = 0, within seconds: Double = 30,
    _ isIt: (LogLine) -> Bool
  ) throws -> LogLine {
    let end = Date(timeIntervalSinceNow: seconds)
    while Date() < end {
      if let line = try log().dropFirst(skipped).first(where: isIt) { return line }
      guard program.isRunning else { break }
      usleep(10_000)
    }
    throw EndToEndError(
      "\(what) did not come within \(seconds) seconds after line \(skipped): \(try log().suffix(12))"
    )
  }

  /// What the sound device was given: 16 bits a sample, 22,050 a second.
  public func heardSamples() throws -> [Int16] {
    let data = try Data(contentsOf: folder.appending(path: "heard.raw"))
    return stride(from: 0, to: data.count - 1, by: 2).map {
      Int16(bitPattern: UInt16(data[$0]) | UInt16(data[$0 + 1]) << 8)
    }
  }

  // MARK: Hands

  /// Makes a gesture and waits until the log has it.
  public func touch(_ gesture: Gesture) throws {
    try make(gesture) { try screen.perform(gesture, place: pixel) }
  }

  /// On a busy machine the hand itself is held up in the middle of a stroke, which then is no
  /// gesture for good reason; like a person it tries again, a few times.
  private func make(_ gesture: Gesture, by hand: () throws -> Void) throws {
    for _ in 0..<4 {
      let before = try log().count
      try hand()
      let felt = try wait(for: gesture.rawValue, after: before) { $0.event == "gesture" }
      if felt.gesture == gesture.rawValue { return }
      guard felt.gesture == Gesture.unknown.rawValue else {
        throw EndToEndError("\(gesture.rawValue) was taken for \(felt.gesture ?? "nothing")")
      }
    }
    throw EndToEndError("\(gesture.rawValue) failed four times: \(try log().suffix(8))")
  }

  /// Makes a gesture with the mouse, as the manual tells it, and waits until the log has it.
  public func useMouse(for gesture: Gesture) throws {
    try make(gesture) { try moveMouse(for: gesture) }
  }

  private func moveMouse(for gesture: Gesture) throws {
    let middle = pixel(Point(x: 195, y: 400))
    func drag(_ x: Double, _ y: Double) throws {
      try screen.drag(along: [middle, middle + Point(x: x, y: y)], during: 90)
    }
    switch gesture {
    case .oneFingerFlickLeft: try drag(-110, 0)
    case .oneFingerFlickRight: try drag(110, 0)
    case .oneFingerFlickUp: try drag(0, -110)
    case .oneFingerFlickDown: try drag(0, 110)
    case .oneFingerDoubleTap: try screen.click(at: middle, times: 2)
    case .twoFingerScrub:
      let corners = [(0, 0), (110, 0), (0, 50), (110, 50)].map {
        middle + Point(x: Double($0.0), y: Double($0.1))
      }
      try screen.drag(.right, along: corners, during: 120)
    case .twoFingerDoubleTap: try screen.click(.right, at: middle, times: 2)
    case .fourFingerTapBottom:
      try screen.press(.four)
      try screen.click(at: pixel(Point(x: 195, y: 650)))
      try screen.release(.four)
    default: throw EndToEndError("No mouse for \(gesture.rawValue)")
    }
  }

  /// Asks the program to end; its exit status.
  public func stop() -> Int32? { program.stop() }

  public func exitStatus(within seconds: Double) -> Int32? { program.exitStatus(within: seconds) }
}
