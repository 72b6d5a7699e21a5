import Gestures
import ScreenReader
import Simulation

/// One search for the cheapest way: the shortest path over moments, those first that may lead to
/// the goal soonest.
///
/// Moves on the same layout are tried once, whatever the app's state; what the app answers is tried
/// once for each of its states, whatever the rotor shows.
struct RouteSearch {
  struct Outcome {
    struct Step {
      var move: RouteMove
      var screen: String
      var cursor: String?
    }

    var goal: Goal
    var isFound: Bool
    /// False where the search was given up.
    var isProven: Bool
    var steps: [Step]
    var screens: Set<String>
    var unmetValues: [String]
    var unmetScreen: String?
  }

  private let goal: Goal
  private let limit: Int
  private let gestures: [Gesture]
  private let typing: TypingChoices
  private let answers: ScreenAnswers
  private var moments: RouteMoments

  // By the number of a moment.
  private var seen = Interned<Moment>()
  private var costs: [Int32] = []
  private var parents: [Int32] = []
  private var moves: [Int32] = []
  private var isDone: [Bool] = []

  private var knownMoves = Interned<RouteMove>()
  private var queue = CostQueue()
  /// What is only looked at when its turn comes: its numbers in the queue are negative.
  private var deferred: [Deferred] = []
  private var movements: [MovementKey: Reaction] = [:]
  private var effects: [EffectKey: Reaction] = [:]

  /// A movement is the same in every state that has the same layout.
  private struct MovementKey: Hashable {
    var layout: Int32
    var offsets: Int32
    var position: Int32
    var rotor: Int16
    /// -1 where it makes no difference.
    var chosen: Int16
    var gesture: Gesture
  }

  /// What the app does is the same whatever the listener chose on the rotor, except in a field:
  /// there a flick moves the caret by it.
  private struct EffectKey: Hashable {
    var core: Int32
    var offsets: Int32
    var position: Int32
    var rotor: Int16
    var chosen: Int16
    var move: Int32
  }

  private struct Deferred {
    var moment: Int32
    var move: Int32
  }

  private enum Reaction {
    /// What the listener chose is nil where it stays.
    case movement(offsets: Int32, position: Int32, rotor: Int16, chosen: Int16?)
    /// The app was asked for something.
    case effect
    case answer(core: Int32, offsets: Int32, position: Int32, rotor: Int16)
  }

  /// - Parameters:
  ///   - limit: Of the moments that are looked at.
  ///   - sketching: How much to reckon beforehand, so that what can't be the cheapest way is left
  ///     alone; nil to look at every way.
  init(
    from traveler: Traveler, to goal: Goal, excluded: Set<Gesture>, limit: Int,
    sketching: RemainingCosts.Effort?
  ) {
    self.goal = goal
    self.limit = limit
    gestures = RouteMove.gestures.filter { !excluded.contains($0) }
    moments = RouteMoments(from: traveler, to: goal, sketching: sketching)
    typing = TypingChoices(reads: moments.reads)
    answers = ScreenAnswers(library: traveler.app.library)
    reach(moments.moment(of: traveler), cost: 0, from: -1, by: -1)
  }

  mutating func run() -> Outcome {
    while let number = queue.next() {
      if number < 0 {
        evaluate(deferred[Int(~number)])
        continue
      }
      guard !isDone[Int(number)] else { continue }
      isDone[Int(number)] = true
      let moment = seen.values[Int(number)]
      if moments.cores[Int(moment.core)].isGoal { return outcome(at: number, isFound: true) }
      guard seen.values.count <= limit else { return outcome(at: nearest(), isProven: false) }
      expand(moment, number: number)
    }
    return outcome(at: nearest())
  }

  // MARK: - Going on

  private mutating func expand(_ moment: Moment, number: Int32) {
    let cost = costs[Int(number)]
    for gesture in gestures.reversed() {
      if let causes = causes(of: gesture, at: moment) {
        if !causes.isEmpty { wait(with: .gesture(gesture), for: causes, at: moment, number) }
        continue
      }
      let next = movement(gesture, at: moment)
      guard next != moment else { continue }
      let move = RouteMove.gesture(gesture)
      reach(next, cost: cost + Int32(move.cost), from: number, by: knownMoves.number(of: move))
    }
    let app = moments.cores[Int(moment.core)].app
    guard app.editing != nil else { return }
    for move in typing.moves(in: app) { wait(with: move, for: [.key], at: moment, number) }
  }

  /// Asking the app is dear, so it is asked only once nothing cheaper is left to look at.
  private mutating func wait(
    with move: RouteMove, for causes: Set<ScreenSketch.Cause>, at moment: Moment, _ number: Int32
  ) {
    let least = moments.remaining(after: causes, at: moment)
    guard least != RemainingCost.never else { return }
    deferred.append(Deferred(moment: number, move: knownMoves.number(of: move)))
    queue.add(
      ~Int32(deferred.count - 1), at: Int(costs[Int(number)] + Int32(move.cost) - 1 + least))
  }

  private mutating func evaluate(_ waiting: Deferred) {
    let moment = seen.values[Int(waiting.moment)]
    let move = knownMoves.values[Int(waiting.move)]
    let next = answer(to: move, at: moment)
    guard next != moment else { return }
    reach(
      next, cost: costs[Int(waiting.moment)] + Int32(move.cost), from: waiting.moment,
      by: waiting.move)
  }

  private mutating func reach(_ moment: Moment, cost: Int32, from parent: Int32, by move: Int32) {
    let number = seen.number(of: moment)
    if Int(number) == costs.count {
      costs.append(cost)
      parents.append(parent)
      moves.append(move)
      isDone.append(false)
    } else {
      guard cost < costs[Int(number)] else { return }
      costs[Int(number)] = cost
      parents[Int(number)] = parent
      moves[Int(number)] = move
      isDone[Int(number)] = false
    }
    let remaining = moments.remaining(at: moment)
    guard remaining != RemainingCost.never else { return }
    queue.add(number, at: Int(cost + remaining))
  }

  /// What a gesture may set off in the app: nothing at all where nobody answers it, nil where it may
  /// move the cursor.
  private func causes(of gesture: Gesture, at moment: Moment) -> Set<ScreenSketch.Cause>? {
    let app = moments.cores[Int(moment.core)].app
    switch gesture {
    case .oneFingerDoubleTap: return app.editing == nil ? [.activate] : [.activate, .key]
    case .twoFingerDoubleTap:
      return answers.answers(.magicTap, on: app.screen.id) ? [.magicTap] : []
    case .oneFingerTripleTap:
      let isAnswered = app.editing != nil || answers.answers(.longPress, on: app.screen.id)
      return isAnswered ? [.longPress] : []
    case .twoFingerScrub: return answers.answersEscape(in: app) ? [.escape] : []
    case .oneFingerFlickUp, .oneFingerFlickDown:
      return moments.isAdjusting(at: moment) ? [.adjust] : nil
    case .threeFingerFlickUp, .threeFingerFlickDown, .threeFingerFlickLeft,
      .threeFingerFlickRight:
      let doesNothing = !moments.scrolls(at: moment) && !answers.answersScrolling(on: app.screen.id)
      return doesNothing ? [] : nil
    default: return nil
    }
  }

  private mutating func movement(_ gesture: Gesture, at moment: Moment) -> Moment {
    if mayAsk(gesture, at: moment) { return answer(to: .gesture(gesture), at: moment) }
    let goesByRotor = goesByRotor(gesture, at: moment)
    let key = MovementKey(
      layout: moments.cores[Int(moment.core)].layout, offsets: moment.offsets,
      position: moment.position, rotor: moment.rotor, chosen: goesByRotor ? moment.chosen : -1,
      gesture: gesture)
    let reaction: Reaction
    if let known = movements[key] {
      reaction = known
    } else {
      var traveler = moments.traveler(at: moment)
      let events = traveler.make(.gesture(gesture))
      let hasAsked = events.contains { event in
        if case .asked(let request, _) = event, case .scroll = request { return false }
        if case .asked = event { return true }
        return false
      }
      if hasAsked {
        reaction = .effect
      } else {
        let next = moments.moment(of: traveler, after: moment)
        reaction = .movement(
          offsets: next.offsets, position: next.position, rotor: next.rotor,
          chosen: goesByRotor ? next.chosen : nil)
      }
      movements[key] = reaction
    }
    guard case .movement(let offsets, let position, let rotor, let chosen) = reaction else {
      return answer(to: .gesture(gesture), at: moment)
    }
    return Moment(
      core: moment.core, offsets: offsets, position: position, rotor: rotor,
      chosen: chosen ?? moment.chosen)
  }

  /// False for what does the same whatever the listener chose. In a field that is being edited the
  /// rotor goes to Characters by itself, or not.
  private func goesByRotor(_ gesture: Gesture, at moment: Moment) -> Bool {
    switch gesture {
    case .oneFingerFlickLeft, .oneFingerFlickRight, .fourFingerTapTop, .fourFingerTapBottom,
      .threeFingerFlickUp, .threeFingerFlickDown, .threeFingerFlickLeft, .threeFingerFlickRight:
      moments.cores[Int(moment.core)].app.editing != nil
    default: true
    }
  }

  /// True for a movement that may be something else in another state of the same layout.
  private func mayAsk(_ gesture: Gesture, at moment: Moment) -> Bool {
    switch gesture {
    case .threeFingerFlickUp, .threeFingerFlickDown, .threeFingerFlickLeft,
      .threeFingerFlickRight:
      answers.answersScrolling(on: moments.cores[Int(moment.core)].app.screen.id)
    case .oneFingerFlickUp, .oneFingerFlickDown, .oneFingerFlickLeft, .oneFingerFlickRight:
      moments.isEditing(at: moment)
    default: false
    }
  }

  private mutating func answer(to move: RouteMove, at moment: Moment) -> Moment {
    let key = EffectKey(
      core: moment.core, offsets: moment.offsets, position: moment.position, rotor: moment.rotor,
      chosen: moments.isEditing(at: moment) ? moment.chosen : -1, move: knownMoves.number(of: move))
    if case .answer(let core, let offsets, let position, let rotor)? = effects[key] {
      return Moment(
        core: core, offsets: offsets, position: position, rotor: rotor, chosen: moment.chosen)
    }
    var traveler = moments.traveler(at: moment)
    _ = traveler.make(move)
    let next = moments.moment(of: traveler, after: moment)
    effects[key] = .answer(
      core: next.core, offsets: next.offsets, position: next.position, rotor: next.rotor)
    return next
  }

  // MARK: - Telling the way

  private func outcome(at end: Int32, isFound: Bool = false, isProven: Bool = true) -> Outcome {
    var steps: [Outcome.Step] = []
    var number = end
    while parents[Int(number)] >= 0 {
      let moment = seen.values[Int(number)]
      steps.append(
        Outcome.Step(
          move: knownMoves.values[Int(moves[Int(number)])],
          screen: moments.cores[Int(moment.core)].app.screen.id,
          cursor: moments.cursor(at: moment)))
      number = parents[Int(number)]
    }
    let app = moments.cores[Int(seen.values[Int(end)].core)].app
    let unmet = goal.state.requirements.filter { !Condition([$0]).holds(in: app.state) }
    return Outcome(
      goal: goal, isFound: isFound, isProven: isProven, steps: steps.reversed(),
      screens: Set(moments.cores.map(\.app.screen.id)), unmetValues: unmet.map(\.name),
      unmetScreen: goal.screen.flatMap { $0 == app.screen.id ? nil : $0 })
  }

  /// The moment that meets most of the goal, the cheapest of them. What is done counts more than
  /// where one is.
  private func nearest() -> Int32 {
    let met = moments.cores.map { core in
      2 * goal.state.requirements.count { Condition([$0]).holds(in: core.app.state) }
        + (goal.screen == core.app.screen.id ? 1 : 0)
    }
    let numbers = seen.values.indices.filter { isDone[$0] }
    let best = numbers.max { a, b in
      let (first, second) = (met[Int(seen.values[a].core)], met[Int(seen.values[b].core)])
      return (first, costs[b], b) < (second, costs[a], a)
    }
    return Int32(best ?? 0)
  }
}
