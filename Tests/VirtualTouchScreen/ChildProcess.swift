import Foundation

/// A program that tests start, talk to and end.
///
/// Foundation's `Process` hands the caller's blocked signals on, so that a program started from a
/// test could not be asked to end: this one starts it with none blocked.
public final class ChildProcess {
  public let processIdentifier: pid_t
  private let output: Int32
  private let input: Int32
  private var text: [UInt8] = []
  private var status: Int32?

  /// Starts a program by its path; what it writes on standard error goes to a file, if one is
  /// given, else away.
  public init(
    _ path: String, _ arguments: [String] = [],
    environment: [String: String] = ProcessInfo.processInfo.environment,
    standardError: String = "/dev/null"
  ) throws {
    var toChild: [Int32] = [0, 0]
    var fromChild: [Int32] = [0, 0]
    guard pipe(&toChild) == 0, pipe(&fromChild) == 0 else {
      throw TouchScreenError("No pipe: error \(errno)")
    }
    // Else programs that are started later would hold this one's pipes open.
    for end in toChild + fromChild { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    (input, output) = (toChild[1], fromChild[0])

    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, toChild[0], 0)
    posix_spawn_file_actions_adddup2(&actions, fromChild[1], 1)
    posix_spawn_file_actions_addopen(
      &actions, 2, standardError, O_WRONLY | O_CREAT | O_TRUNC, 0o600)

    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    sigfillset(&signals)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    posix_spawnattr_setflags(
      &attributes, Int16(POSIX_SPAWN_SETSIGMASK) | Int16(POSIX_SPAWN_SETSIGDEF))

    var words = ([path] + arguments).map { strdup($0) } + [nil]
    var variables = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { for string in words + variables { free(string) } }
    var started: pid_t = 0
    let result = posix_spawn(&started, path, &actions, &attributes, &words, &variables)
    close(toChild[0])
    close(fromChild[1])
    processIdentifier = started
    guard result == 0 else {
      status = 0
      throw TouchScreenError("\(path) cannot be started: \(String(cString: strerror(result)))")
    }
    // What else the machine does must not hold a hand up in the middle of a stroke; only root may
    // ask for that, and without it tests are merely less steady.
    _ = setpriority(Int32(PRIO_PROCESS.rawValue), id_t(started), Self.priority)
    _ = setpriority(Int32(PRIO_PROCESS.rawValue), 0, Self.priority)
  }

  private static let priority: Int32 = -10

  deinit {
    closeInput()
    if status == nil {
      _ = stop()
    }
    close(output)
  }

  private var isInputOpen = true

  public func write(_ text: String) {
    let bytes = Array(text.utf8)
    _ = Glibc.write(input, bytes, bytes.count)
  }

  public func closeInput() {
    guard isInputOpen else { return }
    isInputOpen = false
    close(input)
  }

  /// The next line that the program writes; nil when there will be none, or none came in time.
  public func line(within seconds: Double = 30) -> String? {
    let end = Date(timeIntervalSinceNow: seconds)
    while true {
      if let newline = text.firstIndex(of: UInt8(ascii: "\n")) {
        defer { text.removeFirst(newline + 1) }
        return String(decoding: text[..<newline], as: UTF8.self)
      }
      let left = end.timeIntervalSinceNow
      guard left > 0 else { return nil }
      var waiting = pollfd(fd: output, events: Int16(POLLIN), revents: 0)
      guard poll(&waiting, 1, Int32(left * 1_000) + 1) > 0 else { continue }
      var buffer = [UInt8](repeating: 0, count: 65_536)
      let count = read(output, &buffer, buffer.count)
      guard count > 0 else {
        defer { text = [] }
        return text.isEmpty ? nil : String(decoding: text, as: UTF8.self)
      }
      text += buffer[..<count]
    }
  }

  public var isRunning: Bool {
    collect(WNOHANG)
    return status == nil
  }

  public func send(signal: Int32) {
    guard isRunning else { return }
    kill(processIdentifier, signal)
  }

  /// Waits for the end; nil when it did not come in time. Otherwise the exit status, or 128 and
  /// the signal that ended it.
  public func exitStatus(within seconds: Double = 30) -> Int32? {
    let end = Date(timeIntervalSinceNow: seconds)
    while isRunning, Date() < end { usleep(5_000) }
    guard let status else { return nil }
    let signal = status & 0x7F
    return signal == 0 ? (status >> 8) & 0xFF : 128 + signal
  }

  /// Asks the program to end, and makes it after five seconds.
  @discardableResult
  public func stop() -> Int32? {
    send(signal: SIGTERM)
    if let status = exitStatus(within: 5) { return status }
    send(signal: SIGKILL)
    return exitStatus(within: 5)
  }

  private func collect(_ options: Int32) {
    guard status == nil else { return }
    var status: Int32 = 0
    if waitpid(processIdentifier, &status, options) == processIdentifier { self.status = status }
  }
}
