import Synchronization

/// Tells whoever waits at a terminal that something takes long, and how far it is.
enum LongWork {
  /// Nothing is said of what is done sooner (milliseconds).
  private nonisolated static let patience = 1_000
  /// From one line to the next (milliseconds).
  private nonisolated static let interval = 10_000
  /// Which part is in hand, of how many; nil where nobody counts.
  private nonisolated static let part = Mutex<(number: Int, count: Int)?>(nil)

  /// Does the work; while it lasts, says now and then on standard error that it does: on a terminal
  /// alone, so that logs and pipelines hold what they always hold.
  static func telling<Answer>(_ what: String, _ work: () throws -> Answer) rethrows -> Answer {
    guard Console.isErrorTerminal else { return try work() }
    let teller = Task.detached(priority: .utility) {
      try await Task.sleep(for: .milliseconds(patience))
      Console.tell("curtain: \(what)\(counted) …")
      var seconds = patience / 1_000
      while true {
        try await Task.sleep(for: .milliseconds(interval))
        seconds += interval / 1_000
        Console.tell("curtain: still \(what)\(counted), for \(seconds) seconds now …")
      }
    }
    defer { teller.cancel() }
    return try work()
  }

  /// This part begins now, counted from 1.
  nonisolated static func begin(_ number: Int, of count: Int) {
    part.withLock { $0 = (number, count) }
  }

  private nonisolated static var counted: String {
    part.withLock { part in part.map { ", \($0.number) of \($0.count)" } ?? "" }
  }
}
