import Lessons
import Mastery
import Reports

/// What is remembered of one learner, and who else there is.
public struct Memories: Sendable {
  /// Whose they are; empty for somebody who gave no name.
  public var learner: String
  /// Everybody who has practiced on this machine, in the order in which they came.
  public var learners: [String]
  /// By the id of the lesson.
  public var progress: [String: LessonProgress]
  /// The learner's own names of elements, by the app's home, screen and element.
  public var labels: [String: [String: [String: String]]]
  /// What they chose, by the ids of `PreferenceCatalog`.
  public var preferences: [String: String]
  public var mastery: Mastery
  /// What a report tells of.
  public var history: PracticeHistory
  /// Days since 1970 of the learner's own calendar.
  public var today: Int

  public init(
    learner: String, learners: [String], progress: [String: LessonProgress] = [:],
    labels: [String: [String: [String: String]]] = [:], preferences: [String: String] = [:],
    mastery: Mastery = Mastery(), today: Int = 0, history: PracticeHistory? = nil
  ) {
    self.history = history ?? PracticeHistory(learner: learner, today: today)
    self.learner = learner
    self.learners = learners
    self.progress = progress
    self.labels = labels
    self.preferences = preferences
    self.mastery = mastery
    self.today = today
  }
}

/// What is to become of a learner; the empty name is that of somebody who gave none.
public enum LearnerWish: Hashable, Sendable {
  /// Practice goes on as theirs; a name that nobody has is new.
  case choose(String)
  /// All that they did and chose is forgotten, and the name stays.
  case reset(String)
  case delete(String)
}
