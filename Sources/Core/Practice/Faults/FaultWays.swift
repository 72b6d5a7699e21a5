import Lessons
import Routes
import Simulation

/// The cheapest ways through a pair's errand, and whether they prove what the pair says.
struct FaultWays {
  /// Nil where there is no way.
  private(set) var before: Errand.Way?
  private(set) var after: Errand.Way?
  /// Why nothing can be said of the ways; nil where all went well.
  private(set) var contradiction: String?
  /// False where a search was given up, so that there may be a way.
  private var isProven = true
  private let pair: FaultPair

  init(of pair: FaultPair, setup: PracticeSession.Setup) {
    self.pair = pair
    do {
      before = try way(through: pair.broken, setup)
      after = try way(through: pair.repaired, setup)
    } catch {
      contradiction = "The way that was found is not what happens on the screen: \(error.moves)."
    }
  }

  var pars: FaultLessons.Pars {
    FaultLessons.Pars(before: before?.route.cost, after: after?.route.cost)
  }

  private mutating func way(through library: ScreenLibrary, _ setup: PracticeSession.Setup)
    throws(RouteContradiction) -> Errand.Way?
  {
    let errand = Errand(library: library, start: pair.screen, goals: [pair.errand.goal])
    switch try errand.way(for: setup) {
    case .way(let way): return way
    case .none(let isProven):
      self.isProven = self.isProven && isProven
      return nil
    }
  }

  /// What keeps the errand from proving the fault.
  var findings: [FaultCheck.Finding] {
    guard isProven else {
      return [
        FaultCheck.Finding(
          key: "errand",
          sentence: "The search for a way was given up. Make the screen or the goal simpler.")
      ]
    }
    guard let after else {
      return [
        FaultCheck.Finding(
          key: "errand", sentence: "No gesture leads to the goal on the repaired screen.")
      ]
    }
    if after.route.cost == 0 {
      return [
        FaultCheck.Finding(
          key: "errand", sentence: "The goal is reached before anything is done.")
      ]
    }
    return doubt(after).map { [FaultCheck.Finding(key: "proof", sentence: $0)] } ?? []
  }

  /// What the errand takes on both screens, in one line.
  var figures: String {
    func told(_ way: Errand.Way?) -> String {
      guard let way else { return "no way" }
      let gestures = way.route.cost == 1 ? "1 gesture" : "\(way.route.cost) gestures"
      return "\(gestures) and \(Self.rounded(way.seconds)) seconds of speech"
    }
    return "\(pair.fault.id), \(pair.proof.name): \(told(before)) before, \(told(after)) after"
  }

  private func doubt(_ after: Errand.Way) -> String? {
    let now = after.route.cost
    guard let before else {
      return pair.proof == .newlyPossible
        ? nil : "There is no way on the broken screen: the proof is newlyPossible."
    }
    let then = before.route.cost
    let seconds =
      "\(Self.rounded(before.seconds)) seconds of speech before, "
      + "\(Self.rounded(after.seconds)) after"
    let holds =
      now < then
      ? "cheaper" : after.seconds < before.seconds ? "quieter" : "understanding, with tells"
    switch pair.proof {
    case .cheaper:
      return now < then
        ? nil
        : "The errand is no cheaper: \(then) gestures before, \(now) after. \(seconds). "
          + "What holds is \(holds)."
    case .newlyPossible:
      return "There is a way on the broken screen, of \(then) gestures: "
        + before.route.moves.map(\.line).joined(separator: ", ") + "."
    case .quieter:
      return after.seconds < before.seconds
        ? nil
        : "The errand is no shorter to hear: \(seconds). Gestures: \(then) and \(now). "
          + "What holds is \(holds)."
    case .understanding:
      return now <= then
        ? nil : "The errand takes more gestures after the repair: \(then) before, \(now) after."
    }
  }

  private static func rounded(_ seconds: Double) -> String {
    String((seconds * 10).rounded() / 10)
  }
}
