/// Numbers in the order of their costs; of one cost the last one first.
struct CostQueue {
  private var buckets: [[Int32]] = []
  private var lowest = 0

  mutating func add(_ number: Int32, at cost: Int) {
    while buckets.count <= cost { buckets.append([]) }
    buckets[cost].append(number)
    lowest = min(lowest, cost)
  }

  mutating func next() -> Int32? {
    while lowest < buckets.count {
      if let number = buckets[lowest].popLast() { return number }
      lowest += 1
    }
    return nil
  }
}
