import Foundation

/// The few requests to an X server that tests need, spoken directly: what windows there are, who
/// has the keyboard, what is on the screen.
final class XConnection {
  private enum Opcode: UInt8 {
    case getWindowAttributes = 3
    case getGeometry = 14
    case queryTree = 15
    case getProperty = 20
    case setInputFocus = 42
    case getInputFocus = 43
    case getImage = 73
  }

  private static let windowName: UInt32 = 39
  private static let viewable: UInt8 = 2

  private let socket: UnixSocket
  private let root: UInt32
  let width: Int
  let height: Int

  init(display: Int, patience: TimeInterval) throws {
    socket = try UnixSocket(path: "/tmp/.X11-unix/X\(display)", patience: patience)
    var hello: [UInt8] = [UInt8(ascii: "l"), 0]
    for number in [11, 0, 0, 0, 0] as [UInt16] { hello.append(raw: number) }
    try socket.send(hello)
    let head = try socket.receive(8)
    let body = try socket.receive(Int(head.number(UInt16.self, at: 6)) * 4)
    guard head[0] == 1 else { throw TouchScreenError("The X server lets nobody in") }
    let vendor = (Int(body.number(UInt16.self, at: 16)) + 3) / 4 * 4
    let screen = 32 + vendor + 8 * Int(body[21])
    root = body.number(at: screen)
    width = Int(body.number(UInt16.self, at: screen + 20))
    height = Int(body.number(UInt16.self, at: screen + 22))
  }

  /// The windows that can be seen, topmost last.
  func windows() throws -> [VirtualTouchScreen.Window] {
    let tree = try ask(.queryTree, root)
    let count = Int(tree.number(UInt16.self, at: 16))
    return try (0..<count).compactMap { index in
      let window: UInt32 = tree.number(at: 32 + 4 * index)
      guard let attributes = try? ask(.getWindowAttributes, window),
        attributes[26] == Self.viewable, let frame = try? ask(.getGeometry, window)
      else { return nil }
      return VirtualTouchScreen.Window(
        id: window, title: try title(of: window),
        x: Int(frame.number(Int16.self, at: 12)), y: Int(frame.number(Int16.self, at: 14)),
        width: Int(frame.number(UInt16.self, at: 16)),
        height: Int(frame.number(UInt16.self, at: 18)))
    }
  }

  func focus(_ window: UInt32) throws {
    let revertToPointer: UInt8 = 1
    try send(.setInputFocus, detail: revertToPointer, [window, 0])
    _ = try ask(.getInputFocus)
  }

  /// Blue, green, red and an unused byte for each pixel of the screen.
  func pixels() throws -> [UInt8] {
    let wholePixels: UInt8 = 2
    let size = UInt32(width) | UInt32(height) << 16
    try send(.getImage, detail: wholePixels, [root, 0, size, .max])
    return Array(try reply().dropFirst(32))
  }

  private func title(of window: UInt32) throws -> String {
    try send(.getProperty, [window, Self.windowName, 0, 0, 256])
    let reply = try reply()
    let length = Int(reply.number(UInt32.self, at: 16)) * Int(reply[1]) / 8
    return String(decoding: reply[32..<(32 + length)], as: UTF8.self)
  }

  private func ask(_ opcode: Opcode, _ words: UInt32...) throws -> [UInt8] {
    try send(opcode, words)
    return try reply()
  }

  private func send(_ opcode: Opcode, detail: UInt8 = 0, _ words: [UInt32]) throws {
    var bytes: [UInt8] = [opcode.rawValue, detail]
    bytes.append(raw: UInt16(1 + words.count))
    for word in words { bytes.append(raw: word) }
    try socket.send(bytes)
  }

  private func reply() throws -> [UInt8] {
    let error: UInt8 = 0
    let answer: UInt8 = 1
    var head = try socket.receive(32)
    // Every client is told of a new keyboard, asked or not.
    while head[0] != error, head[0] != answer { head = try socket.receive(32) }
    guard head[0] == answer else {
      throw TouchScreenError("The X server refused: error \(head[1])")
    }
    return head + (try socket.receive(Int(head.number(UInt32.self, at: 4)) * 4))
  }
}
