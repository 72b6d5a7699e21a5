import Foundation

/// A connected local stream, written and read in whole pieces.
final class UnixSocket {
  private let handle: Int32

  /// Tries until somebody listens at the path, or the time is up.
  init(path: String, patience: TimeInterval) throws {
    handle = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
    guard handle >= 0 else { throw TouchScreenError("No local socket: error \(errno)") }
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    let room = MemoryLayout.size(ofValue: address.sun_path)
    guard path.utf8.count < room else {
      throw TouchScreenError("The path of the socket is too long: \(path)")
    }
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8) }
    let end = Date(timeIntervalSinceNow: patience)
    while true {
      let result = withUnsafePointer(to: &address) {
        $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
          connect(handle, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
        }
      }
      if result == 0 { return }
      guard Date() < end else {
        close(handle)
        throw TouchScreenError("Nobody answers at \(path)")
      }
      usleep(20_000)
    }
  }

  deinit {
    close(handle)
  }

  func send(_ bytes: [UInt8]) throws {
    var sent = 0
    while sent < bytes.count {
      let count = bytes.withUnsafeBytes {
        Glibc.send(handle, $0.baseAddress! + sent, bytes.count - sent, Int32(MSG_NOSIGNAL))
      }
      guard count > 0 else { throw TouchScreenError("The X server has gone") }
      sent += count
    }
  }

  func receive(_ count: Int) throws -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: count)
    var received = 0
    while received < count {
      let more = bytes.withUnsafeMutableBytes {
        recv(handle, $0.baseAddress! + received, count - received, 0)
      }
      guard more > 0 else { throw TouchScreenError("The X server has gone") }
      received += more
    }
    return bytes
  }
}

extension [UInt8] {
  /// Appends a number as it lies in memory.
  mutating func append<Number: BitwiseCopyable>(raw number: Number) {
    Swift.withUnsafeBytes(of: number) { append(contentsOf: $0) }
  }

  /// The number that lies at a place.
  func number<Number: BitwiseCopyable>(_ type: Number.Type = Number.self, at place: Int) -> Number {
    withUnsafeBytes { $0.loadUnaligned(fromByteOffset: place, as: type) }
  }
}
