import Gestures

/// Something to learn, as data: what is asked for, on which screens, and what answers there are.
public struct Lesson: Hashable, Sendable {
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// One gesture or idea at a time; the coach leads.
    case drill
    /// A thing to get done; the coach keeps quiet until it is needed.
    case errand
    /// Something to read: it is never due again, nothing of it is scored, and it does not follow
    /// another lesson by itself.
    case page
  }

  /// Unique among all lessons, the file's name without its ending.
  public var id: String
  public var title: String
  /// Of its texts; a BCP 47 tag.
  public var language = "en"
  /// The id of the chapter, the name of the folder that holds it.
  public var chapter: String
  public var kind: Kind
  /// Its place in the chapter: smaller ones come first, those without one last.
  public var order: Int?
  /// One sentence for the list of lessons.
  public var summary: String
  /// At least one, in their order.
  public var rounds: [Round]
  /// What the faults of the first round's screen are, for the results.
  public var faults: [Fault]

  public init(
    id: String, title: String, chapter: String, kind: Kind, summary: String, rounds: [Round],
    faults: [Fault] = []
  ) {
    precondition(!rounds.isEmpty, "A lesson has something to do")
    self.id = id
    self.title = title
    self.chapter = chapter
    self.kind = kind
    self.summary = summary
    self.rounds = rounds
    self.faults = faults
  }
}

/// One go at a lesson, on one screen.
public struct Round: Hashable, Sendable {
  /// Unique within the lesson.
  public var id: String
  public var title: String
  /// The id of the screen it begins on.
  public var screen: String
  /// What the course calls the app that the screen belongs to, where several have it.
  public var app: String
  /// What the coach says first, a message an entry.
  public var say: [String]
  /// What ends the round, whatever steps are left; nil where the last step ends it.
  public var goal: LessonGoal?
  /// Gestures of the cheapest way known; nil where nothing is counted.
  public var par: Int?
  public var steps: [Step]
  /// What is answered when it is seen, whatever step is in hand.
  public var misses: [LessonMiss] = []
  /// What the coach says when the round is over.
  public var praise: [String]
  /// What is to be learned from it, said when the round is over.
  public var tells: [String] = []
  /// A line for the learner's own list of what to check in an app; empty where there is none.
  public var checklist = ""
  /// Lines of a gestures file: a fluent run of the round, which is played before it; empty where
  /// nothing is shown.
  public var shows: [String] = []
  /// Captions are shown, unless the learner fixed them otherwise.
  public var showsCaptions: Bool
  public var speaksHints: Bool
  /// So many percent of its range VoiceOver's rate is above the learner's own in this round, or
  /// below where negative.
  public var rateShift: Int

  public init(
    id: String, title: String, screen: String, app: String? = nil, say: [String],
    goal: LessonGoal? = nil, par: Int? = nil, steps: [Step], praise: [String] = [],
    showsCaptions: Bool = true, speaksHints: Bool = true, rateShift: Int = 0
  ) {
    precondition(goal != nil || !steps.isEmpty, "A round has an end")
    self.id = id
    self.title = title
    self.screen = screen
    self.app = app ?? screen
    self.say = say
    self.goal = goal
    self.par = par
    self.steps = steps
    self.praise = praise
    self.showsCaptions = showsCaptions
    self.speaksHints = speaksHints
    self.rateShift = rateShift
  }
}

/// A part of a round, with the help that belongs to it.
public struct Step: Hashable, Sendable {
  /// Unique within the round.
  public var id: String
  /// The request; empty where the coach keeps quiet (the milestones of an errand).
  public var say: String
  public var finish: LessonGoal
  /// The gestures that are asked for. Another one is answered; empty where anything goes.
  public var expects: [Gesture]
  /// From a nudge to the whole answer, at most three.
  public var hints: [String]
  /// One is chosen. What needs no praise any more hears none.
  public var praise: [String]
  /// What is to be learned from it, said whenever the step is finished.
  public var tells: [String] = []
  /// A line for the learner's own list of what to check in an app; empty where there is none.
  public var checklist = ""
  /// What to say to a gesture that is often made instead.
  public var wrong: [Gesture: String]
  /// When it is finished the coach names the way in which the finger searched.
  public var tellsSearch: Bool
  /// What is answered when it is seen during this step.
  public var misses: [LessonMiss] = []
  /// What the learner chooses among: pressing one of these without finishing the step is a miss,
  /// which the app answers by itself.
  public var choices: [ElementPattern] = []

  public init(
    id: String, say: String, finish: LessonGoal, expects: [Gesture] = [], hints: [String] = [],
    praise: [String] = [], wrong: [Gesture: String] = [:], tellsSearch: Bool = false
  ) {
    self.id = id
    self.say = say
    self.finish = finish
    self.expects = expects
    self.hints = hints
    self.praise = praise
    self.wrong = wrong
    self.tellsSearch = tellsSearch
  }
}
