import Gestures
import SpaceAndTime

/// Asks for gestures: each once in order, then mixed, and those more often that failed.
///
/// A gesture stays asked for until it is made or skipped. A seed repeats the order exactly.
public struct GestureDrill: Hashable, Sendable {
  /// How one gesture has gone.
  public struct Tally: Hashable, Sendable {
    public var hits = 0
    public var misses = 0
    public var skips = 0

    /// What makes one gesture harder than another.
    var failures: Int { misses + skips }
  }

  /// The weight of a gesture that has not been asked for.
  static let firstWeight = 4
  /// No gesture becomes so likely that it crowds out the others.
  static let greatestWeight = 64

  public let gestures: [Gesture]
  /// Requests after each gesture has been asked for once.
  public let mixedRequests: Int
  /// What the learner is to make now; nil when the drill is over.
  public private(set) var asked: Gesture?
  /// Requests that were made or skipped.
  public private(set) var answered = 0
  /// Requests whose first answer was right.
  public private(set) var rightAtOnce = 0
  /// Misses of the gesture that is asked for now.
  public private(set) var missesInARow = 0
  private var tallies: [Gesture: Tally] = [:]
  private var weights: [Gesture: Int] = [:]
  private var random: SeededRandom

  /// - Parameter mixedRequests: as many as there are gestures, but 6 to 12, where nothing is said.
  public init(_ gestures: [Gesture], mixedRequests: Int? = nil, seed: UInt64) {
    precondition(!gestures.isEmpty, "A drill asks for something")
    self.gestures = gestures
    self.mixedRequests = mixedRequests ?? min(12, max(6, gestures.count))
    random = SeededRandom(seed: seed)
    asked = gestures.first
  }

  public var requests: Int { gestures.count + mixedRequests }

  /// True while each gesture is asked for the first time.
  public var isSingly: Bool { answered < gestures.count }

  public func tally(of gesture: Gesture) -> Tally { tallies[gesture] ?? Tally() }

  /// How likely a gesture is to be asked for while they are mixed, compared with the others.
  public func weight(of gesture: Gesture) -> Int { weights[gesture] ?? Self.firstWeight }

  /// The gestures that failed, the hardest first.
  public var failed: [Gesture] {
    let order = gestures.enumerated().filter { tally(of: $0.element).failures > 0 }
    return order.sorted {
      let (one, other) = (tally(of: $0.element).failures, tally(of: $1.element).failures)
      return (-one, $0.offset) < (-other, $1.offset)
    }.map(\.element)
  }

  // MARK: Answers

  /// It was made: half as likely from now on.
  public mutating func hit() {
    guard let asked else { return }
    tallies[asked, default: Tally()].hits += 1
    if missesInARow == 0 { rightAtOnce += 1 }
    weights[asked] = max(1, weight(of: asked) / 2)
    goOn(after: asked)
  }

  /// Something else was made: twice as likely from now on.
  public mutating func miss() {
    guard let asked else { return }
    tallies[asked, default: Tally()].misses += 1
    missesInARow += 1
    raiseWeight(of: asked)
  }

  /// It was given up for now, and comes again like one that failed.
  public mutating func skip() {
    guard let asked else { return }
    tallies[asked, default: Tally()].skips += 1
    raiseWeight(of: asked)
    goOn(after: asked)
  }

  private mutating func raiseWeight(of gesture: Gesture) {
    weights[gesture] = min(Self.greatestWeight, weight(of: gesture) * 2)
  }

  private mutating func goOn(after last: Gesture) {
    answered += 1
    missesInARow = 0
    if isSingly {
      asked = gestures[answered]
    } else {
      asked = answered < requests ? next(after: last) : nil
    }
  }

  /// The same gesture is not asked for twice in a row while there are others.
  private mutating func next(after last: Gesture) -> Gesture {
    let others = gestures.filter { $0 != last }
    let choices = others.isEmpty ? gestures : others
    var place = Int.random(in: 0..<choices.reduce(0) { $0 + weight(of: $1) }, using: &random)
    for gesture in choices {
      place -= weight(of: gesture)
      if place < 0 { return gesture }
    }
    return last
  }
}
