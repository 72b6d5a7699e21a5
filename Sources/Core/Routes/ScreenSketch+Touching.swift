import AccessibilityTree
import Simulation
import SpaceAndTime

/// What a double tap may touch: what is in front at the activation point answers, not what the cursor
/// is on (voiceover.md 5.1).
extension ScreenSketch {
  /// Where on the glass a view may be, wherever things are scrolled to.
  struct Reach {
    /// The scroll views around it, innermost first.
    var areas: [Int]
    var frame: Rect
  }

  static func reaches(on screen: SimulatedScreen) -> [Reach] {
    screen.records.indices.map { index in
      let areas = screen.chain(from: index).dropFirst().filter { screen.records[$0].view.scrolls }
      return Reach(areas: areas, frame: screen.records[areas.last ?? index].frame)
    }
  }

  /// The views that may lie over one that answers itself, and those around them.
  func coverers(of index: Int, part: String?) -> Set<Int> {
    let own = screen.records[index]
    let chain = screen.chain(from: index)
    let center = (own.view.accessibility.frame ?? own.frame).center
    // A finger finds only what lies inside all that it stands in.
    let isInside = chain.allSatisfy {
      reaches[$0].areas != reaches[index].areas || screen.records[$0].frame.contains(center)
    }
    guard isInside, own.view.accessibility.activationPoint == nil else {
      return touched(around: index)
    }
    let isFixed = part == nil && reaches[index].areas.isEmpty
    var found: Set<Int> = []
    for other in own.end..<screen.records.count where screen.takesTouches(other) {
      let frame = screen.records[other].frame
      let mayCover =
        if reaches[other].areas != reaches[index].areas {
          !reaches[other].frame.intersection(reaches[index].frame).isEmpty
        } else {
          isFixed ? frame.contains(center) : !frame.intersection(own.frame).isEmpty
        }
      if mayCover { found.formUnion(screen.chain(from: other)) }
    }
    return found
  }

  /// The views that a finger on the element may touch, scrolled as it may be.
  func touched(around index: Int) -> Set<Int> {
    var touched = Set(screen.chain(from: index))
    let own = screen.records[index]
    let areas = screen.chain(from: index).dropFirst().filter { screen.records[$0].view.scrolls }
    let frame = own.view.accessibility.frame ?? own.frame
    let isElsewhere =
      own.view.accessibility.activationPoint != nil || frame.intersection(own.frame).isEmpty
    for other in screen.records.indices {
      let around = screen.chain(from: other)
      let outside = areas.filter { !around.contains($0) }
      let probe = outside.last.map { screen.records[$0].frame } ?? frame
      let inOther = around.dropFirst().last {
        screen.records[$0].view.scrolls && !areas.contains($0)
      }
      let reach = inOther.map { screen.records[$0].frame } ?? screen.records[other].frame
      if isElsewhere || !probe.intersection(reach).isEmpty { touched.formUnion(around) }
    }
    return touched
  }
}

extension ViewDescription {
  fileprivate var scrolls: Bool {
    ["scrollView", "table", "collection", "webContent"].contains(kind.name)
  }
}
