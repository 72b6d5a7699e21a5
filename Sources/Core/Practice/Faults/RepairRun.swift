import Lessons
import Routes
import Simulation

/// A fault being repaired in the learner's own editor.
public struct RepairRun: Sendable {
  let pair: FaultPair
  /// The name of the file that is edited.
  let file: String
  /// The last good screen.
  var library: ScreenLibrary
  /// How many good saves there have been; a measure of an older one is no news.
  var saves = 0
  var hints = 0
  var isDone = false
  /// What came of the last good save that was measured.
  var last: RepairMeasure?

  /// The good save before; nil until there are two.
  private(set) var before: ScreenLibrary?

  init(pair: FaultPair, file: String, library: ScreenLibrary) {
    self.pair = pair
    self.file = file
    self.library = library
  }

  mutating func saved(_ new: ScreenLibrary) {
    saves += 1
    before = library
    library = new
  }

  /// What its sitting is called in the record.
  var recordID: String { "repair.\(pair.fault.id)" }
}

/// What came of a save of the screen that is being repaired.
public enum SavedScreen: Sendable {
  /// It can be heard.
  case screen(ScreenLibrary)
  /// It can't: why, and where it has a place (both from 1).
  case problem(String, line: Int?, column: Int?)
  /// The file is no longer there.
  case gone
}

/// How far a repair is, to be found beside the loop: the errand is searched through.
public struct RepairQuestion: Sendable {
  let save: Int
  let pair: FaultPair
  let library: ScreenLibrary
  /// The good save before; nil where there was none.
  let before: ScreenLibrary?
  let setup: PracticeSession.Setup

  /// Blocks until it is found.
  public func answer() -> RepairMeasure {
    func way(through library: ScreenLibrary) -> Errand.Way? {
      let errand = Errand(library: library, start: pair.screen, goals: [pair.errand.goal])
      return (try? errand.way(for: setup))?.way
    }
    var measure = RepairMeasure(
      save: save, own: way(through: library), par: way(through: pair.repaired))
    let lines = transcript(of: library)
    if case .understanding(let tells) = pair.proof {
      measure.missing = tells.filter { !AppTranscript.tells($0, in: lines) }
    }
    let repaired = transcript(of: pair.repaired)
    let same = Set(transcript(of: pair.broken)).intersection(repaired)
    measure.lost = repaired.filter { same.contains($0) && !lines.contains($0) }
    measure.isMonotonous = Set(lines).count < min(lines.count, Set(repaired).count)
    if let before {
      let old = transcript(of: before)
      measure.news = lines.filter { !old.contains($0) }
    }
    return measure
  }

  private func transcript(of library: ScreenLibrary) -> [String] {
    let script = try? GestureScript(parsing: pair.listen.joined(separator: "\n"))
    return AppTranscript(
      of: library, from: pair.screen, listening: script ?? GestureScript(keys: []), setup: setup
    ).lines
  }
}

/// What the errand costs on a saved screen, beside what it costs on the repaired one.
public struct RepairMeasure: Hashable, Sendable {
  let save: Int
  /// Nil where there is no way.
  let own: Errand.Way?
  let par: Errand.Way?
  /// Words that the errand needs and that are not heard.
  var missing: [String] = []
  /// What is heard on the broken screen and on the repaired one, and no longer on this.
  var lost: [String] = []
  /// True where more stops sound the same than on the repaired screen.
  var isMonotonous = false
  /// What is heard since the save before.
  var news: [String] = []

  /// Speech that is longer than on the repaired screen by less than this is as good (a share).
  private static let tolerance = 1.1

  /// True where the errand takes no more gestures than on the repaired screen.
  var isAsShort: Bool {
    guard let own, let par else { return false }
    return own.route.cost <= par.route.cost
  }

  /// True where no more has to be heard.
  var isAsQuiet: Bool {
    guard let own, let par else { return false }
    return own.seconds <= par.seconds * Self.tolerance
  }
}
