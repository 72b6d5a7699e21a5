import Lessons
import Mastery
import Reports
import Simulation

/// Everything there is to practise with: lessons in teaching order, and the screens they use.
public struct Course: Sendable {
  public var lessons: [Lesson]
  /// The apps, each with all of its screens, by the id of the screen that it starts on; those of
  /// faults by names of their own.
  public var apps: [String: ScreenLibrary]
  /// Faults to hear and to name, in teaching order.
  public private(set) var faults: [FaultPair] = []
  /// The fault that is repaired in an editor; nil where none is.
  public private(set) var repair: RepairRun?
  /// The first round's app of a lesson with one of its faults repaired, by lesson and fault.
  public var repaired: [String: [String: ScreenLibrary]] = [:]
  /// What is remembered of each lesson, by its id.
  public var progress: [String: LessonProgress]
  /// The listener's own names of elements, by the app's home, screen and element.
  public var labels: [String: [String: [String: String]]] = [:]
  /// Where apps that are not Curtain's come from, by the id of the screen that they start on: two
  /// apps may call a screen the same.
  public var homes: [String: String] = [:]
  /// What is remembered of each gesture and lesson.
  public var mastery = Mastery()
  /// What a report tells of; mastery and the day are kept beside it.
  var history = PracticeHistory(learner: "", today: 0)
  /// Days since 1970 of the learner's own calendar.
  public var today = 0
  /// Whose all that is, empty for somebody who gave no name; nil where nothing is kept.
  public private(set) var learner: String?
  /// Everybody who has practiced on this machine.
  public private(set) var learners: [String] = []

  public init(
    lessons: [Lesson], apps: [String: ScreenLibrary], progress: [String: LessonProgress] = [:]
  ) {
    self.lessons = lessons
    self.apps = apps
    self.progress = progress
  }

  /// Adds a fault with its apps, after those that are there; one of its id is replaced.
  public mutating func add(_ pair: FaultPair) {
    faults.removeAll { $0.fault.id == pair.fault.id }
    faults.append(pair)
    apps[pair.brokenApp] = pair.broken
    apps[pair.repairedApp] = pair.repaired
    repaired[pair.lessonID] = [pair.fault.id: pair.repaired]
  }

  /// Takes over what is remembered of a learner in place of what there was.
  public mutating func take(_ memories: Memories) {
    learner = memories.learner
    learners = memories.learners
    progress = memories.progress
    labels = memories.labels
    mastery = memories.mastery
    history = memories.history
    today = memories.today
  }

  /// Tells one app from another; empty for Curtain's own, whose screens' ids all differ.
  func home(of screen: String) -> String { homes[screen] ?? "" }

  /// Makes a fault the one to repair: `library` is the app as the learner's file has it, or the
  /// broken one where that file can't be read.
  public mutating func repair(_ pair: FaultPair, file: String, library: ScreenLibrary) {
    repair = RepairRun(pair: pair, file: file, library: library)
  }

  public func lesson(_ id: String) -> Lesson? {
    lessons.first { $0.id == id }
  }

  /// What the main menu offers by name: the first lesson that is still new, and the errands that
  /// tell what faults cost. The others stand in the list of lessons.
  public var recommended: [Lesson] {
    let isNew = { (lesson: Lesson) in
      lesson.kind != .page && (progress[lesson.id]?.timesFinished ?? 0) == 0
    }
    let next = lessons.first(where: isNew).map { [$0] } ?? []
    let errands = lessons.filter { $0.kind == .errand && !$0.faults.isEmpty }
    return next + errands.filter { $0.id != next.first?.id }
  }

  /// The lesson after this one, in teaching order; pages to read are passed over.
  public func lesson(after id: String) -> Lesson? {
    guard let index = lessons.firstIndex(where: { $0.id == id }) else { return nil }
    return lessons[(index + 1)...].first { $0.kind != .page }
  }
}

/// Where a session begins, and what leaving goes back to.
public enum Opening: Hashable, Sendable {
  /// The main menu.
  case course
  /// One lesson, by id; leaving it ends the session.
  case lesson(String)
  /// Free practice on a screen, by id.
  case screen(String)
  /// Repairing a fault, by id, in an editor of the learner's own.
  case repair(String)
}
