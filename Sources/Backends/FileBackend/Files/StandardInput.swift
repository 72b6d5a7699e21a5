// Pipes can't be opened by name everywhere, so this one file reads descriptor 0 by the C library.
#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// What another program pipes in.
enum StandardInput {
  /// Everything up to its end, or nil where it can't be read or is larger than `limit` bytes.
  static func bytes(limit: Int) -> [UInt8]? {
    var all: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = read(0, &chunk, chunk.count)
      guard count >= 0, all.count <= limit else { return nil }
      if count == 0 { return all }
      all.append(contentsOf: chunk[..<count])
    }
  }
}
