// The one file of the command that calls the system's C library by name.
#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Standard output, standard error and the end of the process.
enum Console {
  /// Writes a line to standard output; a reader that went away ends the process quietly.
  static func printLine(_ line: String) {
    write(line + "\n", to: 1)
  }

  /// Writes a whole file to standard output.
  static func printBytes(_ bytes: [UInt8]) {
    flush()
    writeAll(bytes, to: 1)
  }

  /// Writes a line to standard error.
  static func printError(_ line: String) {
    write(line + "\n", to: 2)
  }

  /// True where standard error is read by a person at a terminal.
  static var isErrorTerminal: Bool { isatty(2) == 1 }

  /// Writes a line to standard error at once, from any thread.
  nonisolated static func tell(_ line: String) {
    writeAll(Array((line + "\n").utf8), to: 2)
  }

  /// The path of the running program, links resolved.
  static var executablePath: String {
    #if os(Linux)
      var buffer = [CChar](repeating: 0, count: 4096)
      let count = readlink("/proc/self/exe", &buffer, buffer.count - 1)
      if count > 0 {
        return String(decoding: buffer[..<count].map { UInt8(bitPattern: $0) }, as: UTF8.self)
      }
    #endif
    return CommandLine.arguments[0]
  }

  static func leave(_ status: ExitStatus) -> Never {
    exit(status.rawValue)
  }

  /// Bytes not yet written to standard output: a transcript of thousands of lines is one call.
  private static var pending: [UInt8] = []

  static func flush() {
    let bytes = pending
    pending.removeAll(keepingCapacity: true)
    writeAll(bytes, to: 1)
  }

  private static func write(_ text: String, to descriptor: Int32) {
    guard descriptor == 1 else {
      flush()
      writeAll(Array(text.utf8), to: descriptor)
      return
    }
    pending.append(contentsOf: text.utf8)
    if pending.count > 65_536 { flush() }
  }

  private nonisolated static func writeAll(_ bytes: [UInt8], to descriptor: Int32) {
    var rest = bytes[...]
    while !rest.isEmpty {
      #if canImport(Glibc)
        let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      #elseif canImport(Musl)
        let count = rest.withUnsafeBytes { Musl.write(descriptor, $0.baseAddress, $0.count) }
      #else
        let count = rest.withUnsafeBytes { Darwin.write(descriptor, $0.baseAddress, $0.count) }
      #endif
      guard count > 0 else { return }
      rest = rest.dropFirst(count)
    }
  }
}

/// What the process says about itself when it ends (design, section 6).
enum ExitStatus: Int32 {
  /// Done.
  case done = 0
  /// The thing asked for did not hold: a failed rehearsal, check or search.
  case didNotHold = 1
  /// Bad usage, unreadable input, or something missing without which it cannot go on.
  case cannotGoOn = 2
}
