import Simulation

/// A fault on a small app of its own, the same app without it, and an errand to do on both.
public struct FaultPair: Sendable {
  public var fault: Fault
  /// The id of the chapter, the name of the folder that holds it.
  public var chapter: String
  /// The id of the screen that both apps start on.
  public var screen: String
  public var broken: ScreenLibrary
  public var repaired: ScreenLibrary
  public var errand: FaultErrand
  /// Lines of a gestures file: what to do on both apps before what is heard is compared, for
  /// faults that show only when something is done.
  public var listen: [String]
  /// What the repair changes of what is heard, as `TranscriptChanges` tells it.
  public var changes: [String]
  public var proof: FaultProof
  /// Its place in the chapter: smaller ones come first, those without one last.
  public var order: Int?

  public init(
    fault: Fault, chapter: String, screen: String, broken: ScreenLibrary, repaired: ScreenLibrary,
    errand: FaultErrand, listen: [String] = [], changes: [String], proof: FaultProof
  ) {
    self.fault = fault
    self.chapter = chapter
    self.screen = screen
    self.broken = broken
    self.repaired = repaired
    self.errand = errand
    self.listen = listen
    self.changes = changes
    self.proof = proof
  }
}

/// What there is to get done on a broken screen and on the repaired one.
public struct FaultErrand: Hashable, Sendable {
  /// What the coach asks for.
  public var ask: String
  public var goal: Goal
  /// From a nudge to the whole answer, at most three, for each of both screens.
  public var hintsBefore: [String]
  public var hintsAfter: [String]
  /// What is answered when it is seen on either screen.
  public var misses: [LessonMiss]

  public init(
    ask: String, goal: Goal, hintsBefore: [String] = [], hintsAfter: [String] = [],
    misses: [LessonMiss] = []
  ) {
    self.misses = misses
    self.ask = ask
    self.goal = goal
    self.hintsBefore = hintsBefore
    self.hintsAfter = hintsAfter
  }
}

/// Why the errand is better on the repaired screen.
public enum FaultProof: Hashable, Sendable {
  /// The cheapest way has fewer gestures.
  case cheaper
  /// There was no way before.
  case newlyPossible
  /// Less speech is heard on the cheapest way.
  case quieter
  /// What was asked for could not be told by ear before: these words are heard only on the
  /// repaired screen.
  case understanding(tells: [String])

  /// As it stands in a file.
  public var name: String {
    switch self {
    case .cheaper: "cheaper"
    case .newlyPossible: "newlyPossible"
    case .quieter: "quieter"
    case .understanding: "understanding"
    }
  }
}
