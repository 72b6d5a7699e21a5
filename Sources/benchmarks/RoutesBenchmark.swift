import Dispatch
import FileBackend
import Foundation
import Lessons
import RouteChecks
import Routes
import ScreenReader
import Simulation
import Speech
import Synchronization

/// The cheapest way of every errand that is shipped, and of two thousand that nobody designed,
/// compared with trying everything.
enum RoutesBenchmark {
  private static var vocabulary: Vocabulary {
    get throws { Vocabulary(try WordsFile.load("Assets/Words/en.json5")) }
  }

  /// To reach: each in 200 ms at most.
  static func shipped() throws {
    let finder = RouteFinder(vocabulary: try vocabulary)
    let errands = shippedErrands()
    var slow = 0
    let wanted = ProcessInfo.processInfo.environment["CURTAIN_ERRAND"]
    for errand in errands where wanted.map(errand.name.contains) ?? true {
      var time = Stopwatch()
      let result = try time.measure { try finder.route(from: errand.app, toAnyOf: errand.goals) }
      let cost = result.route.map { String($0.cost) } ?? "no way"
      print("\(errand.name): \(cost), \(time.summary)")
      if time.processorTimes[0] > longestSearch { slow += 1 }
    }
    print("\(errands.count) errands, \(slow) of them in more than \(Int(longestSearch)) ms")
  }

  private static let longestSearch = 200.0

  private struct ShippedErrand {
    var name: String
    var app: SimulatedApp
    var goals: [Goal]
  }

  /// Of every round of a lesson that ends somewhere, of every fault on both of its screens, and of
  /// every screen with a goal that is none of these.
  private static func shippedErrands() -> [ShippedErrand] {
    let shipped = LessonFolder.load("Lessons")
    var errands: [ShippedErrand] = []
    func add(_ name: String, _ library: ScreenLibrary?, _ screen: String, _ goals: [Goal]) {
      guard let library, !goals.isEmpty else { return }
      errands.append(
        ShippedErrand(
          name: name, app: SimulatedApp(library: library, start: screen), goals: goals))
    }
    for lesson in shipped.lessons {
      for round in lesson.rounds {
        let library = shipped.apps[round.screen]
        let end = round.goal ?? (round.steps.count == 1 ? round.steps[0].finish : nil)
        let goals = end?.destinations(ofScreen: library?.goal(of: round.screen)) ?? []
        add("\(lesson.id), \(round.id)", library, round.screen, goals)
      }
    }
    for pair in shipped.faults {
      add("\(pair.fault.id), before", pair.broken, pair.screen, [pair.errand.goal])
      add("\(pair.fault.id), after", pair.repaired, pair.screen, [pair.errand.goal])
    }
    let known = errands
    let files = FileManager.default.enumerator(atPath: "Lessons")?.compactMap { $0 as? String }
    for file in (files ?? []).sorted() where file.hasSuffix(".json5") {
      guard let loaded = try? ScreenFile.load("Lessons/\(file)"), let goal = loaded.goal,
        !known.contains(where: { $0.app.screen.id == loaded.start && $0.goals == [goal] })
      else { continue }
      add(
        loaded.start, loaded.library, loaded.start, [goal])
    }
    return errands
  }

  /// What came of one errand that nobody designed, tried on one core.
  private struct Trial {
    enum Verdict {
      case equal(isReachable: Bool)
      /// Trying everything would have taken too long.
      case tooLarge
      case different(String)
    }

    var verdict = Verdict.tooLarge
    var finding = Stopwatch()
    var trying = Stopwatch()

    init(seed: UInt64, vocabulary: Vocabulary, settings: ReaderSettings) {
      let errand = RandomErrand(seed: seed)
      let truth = trying.measure {
        EveryWay.finding(
          from: errand.app, to: errand.goal, vocabulary: vocabulary, settings: settings,
          limit: 3_000)
      }
      if truth == .tooMany { return }
      let finder = RouteFinder(vocabulary: vocabulary, settings: settings)
      do {
        let found = try finding.measure { try finder.route(from: errand.app, to: errand.goal) }
        switch (truth, found) {
        case (.cost(let cost), .found(let route)) where cost == route.cost:
          verdict = .equal(isReachable: true)
        case (.unreachable, .none(let end)) where end.isProven:
          verdict = .equal(isReachable: false)
        default: verdict = .different("seed \(seed): \(truth), found \(found)")
        }
      } catch {
        verdict = .different("seed \(seed): \(truth), contradicted: \(error)")
      }
    }
  }

  static func random(count: Int = 2_000) throws {
    let vocabulary = try vocabulary
    var (equal, unreachable, skipped, different) = (0, 0, 0, 0)
    var (finding, trying) = (Stopwatch(), Stopwatch())
    var settings = ReaderSettings()
    settings.rotor = [.characters, .headings, .containers]
    var seed: UInt64 = 0
    while equal + different < count {
      let trials = Mutex<[Trial]>([])
      let first = seed + 1
      DispatchQueue.concurrentPerform(iterations: batch) { [settings] index in
        let trial = Trial(seed: first + UInt64(index), vocabulary: vocabulary, settings: settings)
        trials.withLock { $0.append(trial) }
      }
      seed += UInt64(batch)
      for trial in trials.withLock({ $0 }) {
        for time in trial.finding.times { finding.add(time) }
        for time in trial.trying.times { trying.add(time) }
        switch trial.verdict {
        case .equal(let isReachable):
          equal += 1
          if !isReachable { unreachable += 1 }
        case .tooLarge: skipped += 1
        case .different(let words):
          different += 1
          print(words)
        }
      }
      print("  \(equal) equal after \(seed) screens")
      fflush(nil)
    }
    print(
      "\(equal) of \(equal + different) equal, \(unreachable) of them without a way; "
        + "\(skipped) too large")
    print("  finding  \(finding.summary)")
    print("  trying   \(trying.summary)")
  }

  /// So many errands are tried before the next line is printed.
  private static let batch = 100
}
