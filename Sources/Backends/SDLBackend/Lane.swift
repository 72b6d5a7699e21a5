import Synchronization

/// A row of values of fixed length that one thread appends to and one other takes from, without
/// locks.
///
/// Positions count up for ever; a position's place in memory is its remainder.
struct Lane<Element: BitwiseCopyable>: ~Copyable {
  private let storage: UnsafeMutablePointer<Element>
  /// A power of two.
  let capacity: Int
  private let appendedCount = Atomic<Int>(0)
  private let takenCount = Atomic<Int>(0)

  init(capacity: Int, filledWith value: Element) {
    precondition(capacity > 0 && capacity & (capacity - 1) == 0, "A lane is a power of two long")
    self.capacity = capacity
    storage = .allocate(capacity: capacity)
    storage.initialize(repeating: value, count: capacity)
  }

  deinit { storage.deallocate() }

  /// Where the next value will stand; everything before it can be read.
  var end: Int { appendedCount.load(ordering: .acquiring) }

  /// Where the next value to take stands.
  var start: Int { takenCount.load(ordering: .acquiring) }

  // MARK: The thread that appends

  /// Appends as many values as there is room for, and says how many.
  func append(_ values: UnsafeBufferPointer<Element>) -> Int {
    let end = appendedCount.load(ordering: .relaxed)
    let count = min(values.count, capacity - (end - start))
    guard count > 0, let source = values.baseAddress else { return 0 }
    let place = end & (capacity - 1)
    let beforeWrap = min(count, capacity - place)
    (storage + place).update(from: source, count: beforeWrap)
    storage.update(from: source + beforeWrap, count: count - beforeWrap)
    appendedCount.store(end + count, ordering: .releasing)
    return count
  }

  /// False when there is no room.
  func append(_ value: Element) -> Bool {
    withUnsafePointer(to: value) { append(UnsafeBufferPointer(start: $0, count: 1)) } == 1
  }

  // MARK: The thread that takes

  subscript(position: Int) -> Element { storage[position & (capacity - 1)] }

  /// Gives the places before `position` back to be appended to.
  func advance(to position: Int) { takenCount.store(position, ordering: .releasing) }

  func takeFirst() -> Element? {
    let start = takenCount.load(ordering: .relaxed)
    guard start < end else { return nil }
    defer { advance(to: start + 1) }
    return self[start]
  }
}
