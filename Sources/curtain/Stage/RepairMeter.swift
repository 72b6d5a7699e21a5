import Practice
import Synchronization

/// Measures saved screens beside the loop, one at a time; of those that come meanwhile only the
/// newest is measured.
final class RepairMeter {
  private let answer = Answer()
  private var isBusy = false
  private var next: RepairQuestion?

  func measure(_ question: RepairQuestion) {
    guard !isBusy else {
      next = question
      return
    }
    isBusy = true
    let answer = answer
    Task.detached(priority: .utility) { answer.put(question.answer()) }
  }

  /// What has been found since the last time.
  func take() -> RepairMeasure? {
    guard isBusy, let measure = answer.take() else { return nil }
    isBusy = false
    if let next {
      self.next = nil
      self.measure(next)
    }
    return measure
  }

  private final class Answer: Sendable {
    private let found = Mutex<RepairMeasure?>(nil)

    nonisolated func put(_ measure: RepairMeasure) {
      found.withLock { $0 = measure }
    }

    nonisolated func take() -> RepairMeasure? {
      found.withLock { measure in
        defer { measure = nil }
        return measure
      }
    }
  }
}
