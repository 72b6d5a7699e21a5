import Foundation

/// One device of the X server's `inputtest` driver (`man inputtestdrv`, protocol 1.1).
final class InputDevice {
  enum Message: UInt32 {
    case clientVersion
    case waitForSync
    case motion
    case proximity
    case button
    case key
    case touch
  }

  private static let axisMaximum = 65_535.0
  private static let axes = 64

  private let socket: UnixSocket
  private let width: Double
  private let height: Double

  init(path: String, width: Int, height: Int, patience: TimeInterval) throws {
    socket = try UnixSocket(path: path, patience: patience)
    self.width = Double(width)
    self.height = Double(height)
    var version: [UInt8] = []
    version.append(raw: UInt16(1))
    version.append(raw: UInt16(1))
    try send(.clientVersion, version)
    _ = try socket.receive(12)
  }

  func send(_ message: Message, _ body: [UInt8]) throws {
    var bytes: [UInt8] = []
    bytes.append(raw: UInt32(8 + body.count))
    bytes.append(raw: message.rawValue)
    try socket.send(bytes + body)
  }

  /// Returns when the server has handled all that was sent.
  func sync() throws {
    try send(.waitForSync, [])
    _ = try socket.receive(8)
  }

  /// A place in pixels as the driver takes it: a mask of the axes used, then all of them.
  ///
  /// Whole numbers are the middle of a pixel, for the server rounds down.
  func axes(x: Double, y: Double) -> [UInt8] {
    axes(
      mask: 0b11,
      [(x + 0.5) / width * Self.axisMaximum, (y + 0.5) / height * Self.axisMaximum])
  }

  /// No place at all, for what happens where the pointer is.
  var noAxes: [UInt8] { axes(mask: 0, []) }

  private func axes(mask: UInt64, _ values: [Double]) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.append(raw: UInt32(0))
    bytes.append(raw: mask)
    bytes.append(raw: UInt32(0))
    for value in values { bytes.append(raw: value) }
    bytes += [UInt8](repeating: 0, count: (2 * Self.axes - values.count) * 8)
    return bytes
  }
}
