// Appending to an open file is not in FoundationEssentials, so this file calls the C library.
#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A text file that grows by whole lines, each handed to the system at once.
public final class LineFile {
  private let descriptor: Int32

  /// Makes the file, or empties it.
  public init(_ path: String) throws(FileProblem) {
    descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_APPEND | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else {
      throw FileProblem(
        file: path, sentence: "It can't be written. Check the folder and its permissions.")
    }
  }

  deinit {
    close(descriptor)
  }

  /// False where the lines could not be written (the disk is full, the reader went away).
  public func append(_ lines: [String]) -> Bool {
    var rest = Array((lines.joined(separator: "\n") + "\n").utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
      guard count > 0 else { return false }
      rest = rest.dropFirst(count)
    }
    return true
  }
}
