/// The shortest paths backwards from the goal.
extension RemainingCost {
  /// The cost from each place to the goal: the shortest paths backwards.
  mutating func measure() {
    let count = Int(starts[cores.count])
    let positions = ring.count
    var costs = [Int32](repeating: Self.never, count: count)
    var owners: [Int32] = []
    owners.reserveCapacity(count / positions)
    for id in cores.indices {
      let size = Int(starts[id + 1] - starts[id]) / positions
      owners.append(contentsOf: repeatElement(Int32(id), count: size))
    }
    let (coming, comingStarts) = arrivals(count / positions)
    var queue = CostQueue()
    func lower(_ node: Int, to cost: Int32) {
      guard cost < costs[node] else { return }
      costs[node] = cost
      queue.add(Int32(node), at: Int(cost))
    }
    for (id, core) in cores.enumerated() where meetsGoal(core) {
      for node in Int(starts[id])..<Int(starts[id + 1]) { lower(node, to: 0) }
    }
    for index in cores.indices {
      let end = index + 1 < firstJumps.count ? Int(firstJumps[index + 1]) : jumps.count
      for jump in jumps[Int(firstJumps[index])..<end] where jump.core == Self.lost {
        for position in 0..<positions {
          lower(node(Int32(index), jump.place, position), to: jump.cost)
        }
      }
    }
    var isDone = [Bool](repeating: false, count: count)
    var isOpened = [Bool](repeating: false, count: cores.count)
    let sketches = sketch.layouts
    while let number = queue.next() {
      let node = Int(number)
      guard !isDone[node] else { continue }
      isDone[node] = true
      let cost = costs[node]
      let slot = node / positions
      let position = node % positions
      let id = Int(owners[slot])
      for arrival in coming[Int(comingStarts[slot])..<Int(comingStarts[slot + 1])] {
        lower(Int(arrival.slot) * positions + position, to: cost + arrival.cost)
      }
      let start = Int(starts[id])
      let layout = Int(layouts[id])
      if node - start < positions {
        // On a loose layout one gesture leads from any place to any.
        guard sketches[layout].isLoose, !isOpened[id] else { continue }
        isOpened[id] = true
        for other in start..<Int(starts[id + 1]) { lower(other, to: cost + 1) }
      } else {
        lower(start + position, to: cost)
        guard Int(starts[id + 1]) - node > positions else {
          for other in stride(from: start + position, to: node, by: positions) {
            lower(other, to: cost)
          }
          continue
        }
        guard !sketches[layout].isLoose else { continue }
        let own = node - start - positions
        for index in Int(sketches[layout].starts[own])..<Int(sketches[layout].starts[own + 1]) {
          lower(start + positions + Int(sketches[layout].origins[index]), to: cost + 1)
        }
      }
    }
    self.costs = costs
  }

  private struct Arrival {
    var slot: Int32
    var cost: Int32
  }

  /// By core and place, in one number: the jumps that lead there.
  private func arrivals(_ slots: Int) -> (list: [Arrival], starts: [Int32]) {
    let positions = Int32(ring.count)
    var counts = [Int32](repeating: 0, count: slots + 1)
    for jump in jumps where jump.core != Self.lost {
      counts[Int(starts[Int(jump.core)] / positions + jump.target) + 1] += 1
    }
    for index in 1...slots { counts[index] += counts[index - 1] }
    let begins = counts
    var list = [Arrival](repeating: Arrival(slot: 0, cost: 0), count: Int(counts[slots]))
    for core in cores.indices {
      let end = core + 1 < firstJumps.count ? Int(firstJumps[core + 1]) : jumps.count
      for jump in jumps[Int(firstJumps[core])..<end] where jump.core != Self.lost {
        let slot = Int(starts[Int(jump.core)] / positions + jump.target)
        list[Int(counts[slot])] = Arrival(
          slot: starts[core] / positions + jump.place, cost: jump.cost)
        counts[slot] += 1
      }
    }
    return (list, begins)
  }
}
