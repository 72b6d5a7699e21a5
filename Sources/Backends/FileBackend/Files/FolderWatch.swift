#if os(Linux)
  #if canImport(Glibc)
    import Glibc
  #else
    import Musl
  #endif
#endif

/// Notices when one of a folder's files is saved, replaced or taken away.
///
/// Editors write into a file, or write another one and rename it; both are a save here, and what is
/// only half written is none: a file counts when its writer has closed it.
public final class FolderWatch {
  /// What became of a file.
  public enum Change: Hashable, Sendable {
    case saved
    case gone
  }

  private let folder: String
  private let names: Set<String>

  #if os(Linux)
    private let descriptor: Int32

    /// Watches files by their names, which need not be there.
    ///
    /// C: `inotify_add_watch`.
    public init(_ names: [String], in folder: String) throws(FileProblem) {
      self.folder = folder
      self.names = Set(names)
      descriptor = inotify_init1(Int32(IN_NONBLOCK) | Int32(IN_CLOEXEC))
      let events = UInt32(IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_DELETE)
      guard descriptor >= 0, inotify_add_watch(descriptor, folder, events) >= 0 else {
        if descriptor >= 0 { close(descriptor) }
        throw FileProblem(file: folder, sentence: "This folder can't be watched for saves.")
      }
    }

    deinit {
      close(descriptor)
    }

    /// The newest thing that became of one of them since the last call; nil where nothing did.
    ///
    /// C: `read` of `inotify_event`s.
    public func newest() -> Change? {
      var newest: Change?
      var buffer = [UInt8](repeating: 0, count: 16_384)
      while true {
        let count = read(descriptor, &buffer, buffer.count)
        guard count > 0 else { return newest }
        var start = 0
        while start + Self.headerSize <= count {
          let (mask, length) = buffer.withUnsafeBytes {
            (
              $0.loadUnaligned(fromByteOffset: start + 4, as: UInt32.self),
              Int($0.loadUnaligned(fromByteOffset: start + 12, as: UInt32.self))
            )
          }
          let text = buffer[(start + Self.headerSize)...].prefix(length).prefix { $0 != 0 }
          // Events that were lost in a flood may have been the file's.
          if mask & UInt32(IN_Q_OVERFLOW) != 0 { newest = .saved }
          if names.contains(String(decoding: text, as: UTF8.self)) {
            newest = mask & UInt32(IN_CLOSE_WRITE | IN_MOVED_TO) != 0 ? .saved : .gone
          }
          start += Self.headerSize + length
        }
      }
    }

    /// Bytes before the name: watch, mask, cookie and the name's length.
    private static let headerSize = 16
  #else
    private var last: [String: [UInt8]] = [:]

    /// Watches files by their names, which need not be there.
    public init(_ names: [String], in folder: String) throws(FileProblem) {
      self.folder = folder
      self.names = Set(names)
      last = texts()
    }

    private func texts() -> [String: [UInt8]] {
      names.reduce(into: [:]) { texts, name in
        texts[name] = try? TextFile.bytes("\(folder)/\(name)")
      }
    }

    /// The newest thing that became of one of them since the last call; nil where nothing did.
    public func newest() -> Change? {
      let now = texts()
      defer { last = now }
      return now == last ? nil : now.count < last.count ? .gone : .saved
    }
  #endif
}
