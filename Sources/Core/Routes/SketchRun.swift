import Simulation

/// A core while actions are run on it.
struct SketchRun {
  struct Waiting {
    var rest: [ScreenAction]
    /// The stack without which it is not done any more; nil where it outlives everything.
    var owner: [SketchedCore.Entry]?
  }

  var core: SketchedCore
  /// The place whose handler it is.
  var source: LayoutSketch.Place?
  var landing = Landing.stays
  var waiting: [Waiting] = []
  var owner: [SketchedCore.Entry]?
  var isLost = false

  init(core: SketchedCore, source: LayoutSketch.Place?) {
    self.core = core
    self.source = source
  }

  mutating func setVisible(_ isVisible: Bool, _ ids: [String]) {
    for id in ids { core.stack[core.stack.count - 1].visibility[id] = isVisible }
  }

  func waiting(for rest: [ScreenAction]) -> SketchRun {
    guard !rest.isEmpty else { return self }
    var run = self
    run.waiting.append(Waiting(rest: rest, owner: owner))
    return run
  }

  /// True where what stands before in the same list waits.
  var isWaiting: Bool { waiting.last.map { $0.owner == owner } ?? false }

  func waiting(more action: ScreenAction) -> SketchRun {
    var run = self
    run.waiting[run.waiting.count - 1].rest.append(action)
    return run
  }
}
