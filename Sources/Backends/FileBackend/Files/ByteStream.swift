// Pipes can't be opened by Foundation everywhere, so this one file reads by the C library.
#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Bytes from wherever they come: a file, a pipe, a device, standard input.
enum ByteStream {
  /// What a path leads to; links are followed.
  enum Kind {
    case file
    case folder
    /// A pipe or a character device: its size is known at its end, and it is read only once.
    case stream
    /// A socket or a disk.
    case other
  }

  /// Why reading failed.
  enum Failure: Error {
    case forbidden
    case unreadable
    case tooLarge
  }

  /// Nil where there is nothing.
  static func kind(of path: String) -> Kind? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    return switch status.st_mode & S_IFMT {
    case S_IFREG: .file
    case S_IFDIR: .folder
    case S_IFIFO, S_IFCHR: .stream
    default: .other
    }
  }

  /// Everything up to the end, but no more than `limit` bytes. A pipe is waited for.
  static func bytes(of path: String, limit: Int) throws(Failure) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw errno == EACCES ? .forbidden : .unreadable }
    defer { close(descriptor) }
    return try bytes(from: descriptor, limit: limit)
  }

  /// What another program pipes in.
  static func standardInput(limit: Int) throws(Failure) -> [UInt8] {
    try bytes(from: 0, limit: limit)
  }

  private static func bytes(from descriptor: Int32, limit: Int) throws(Failure) -> [UInt8] {
    var all: [UInt8] = []
    var status = stat()
    if fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG {
      guard status.st_size <= limit else { throw .tooLarge }
      all.reserveCapacity(Int(status.st_size))
    }
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = read(descriptor, &chunk, chunk.count)
      if count == 0 { return all }
      guard count > 0 else {
        // A signal came first.
        if errno == EINTR { continue }
        throw .unreadable
      }
      guard all.count + count <= limit else { throw .tooLarge }
      all.append(contentsOf: chunk[..<count])
    }
  }
}
