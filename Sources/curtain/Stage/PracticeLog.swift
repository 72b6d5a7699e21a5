import FileBackend
import JSONBackend
import Practice
import SpaceAndTime

/// `--log`: what happens, as JSON Lines, while the window runs.
///
/// Lines keep their order, so a speech line that still waits for its first sample (two audio
/// buffers at most) holds the lines behind it.
final class PracticeLog {
  private struct Line {
    var event: LogEvent
    /// The utterance whose first sample the line waits for.
    var awaited: Int?
  }

  private let file: LineFile
  private var waiting: [Line] = []
  private var isBroken = false

  init(path: String) throws(FileProblem) {
    file = try LineFile(path)
  }

  /// Adds a line; a speech line waits for `heard` or `neverHeard`.
  func add(_ event: LogEvent) {
    waiting.append(Line(event: event, awaited: event.utterance))
    writeReady()
  }

  /// The device took the first sample of an utterance, `latency` after the touch that caused it
  /// (nil where no touch did).
  func heard(_ id: Int, latency: Milliseconds?, at heard: LogEvent.Heard) {
    release(id) { event in
      event.latency = latency
      event.heard = heard
    }
  }

  /// The utterance was cut before its first sample, or has no voice.
  func neverHeard(_ id: Int) {
    release(id) { _ in }
  }

  /// Writes what is left.
  func close() {
    for index in waiting.indices { waiting[index].awaited = nil }
    writeReady()
  }

  private func release(_ id: Int, _ complete: (inout LogEvent) -> Void) {
    guard let index = waiting.firstIndex(where: { $0.awaited == id }) else { return }
    waiting[index].awaited = nil
    complete(&waiting[index].event)
    writeReady()
  }

  private func writeReady() {
    let ready = waiting.prefix { $0.awaited == nil }
    guard !ready.isEmpty else { return }
    waiting.removeFirst(ready.count)
    guard !isBroken else { return }
    isBroken = !file.append(ready.map { JSONLines.line(of: $0.event) })
    if isBroken { Console.printError("curtain: the log can't be written any more") }
  }
}

extension LogEvent {
  fileprivate var utterance: Int? {
    switch what {
    case .speech(let id, _, _), .coach(let id, _, _): id
    default: nil
    }
  }
}
