import FileBackend
import Foundation
import RouteChecks
import Routes
import ScreenReader
import Simulation
import Speech

/// The cheapest way of every errand that is shipped, and of two thousand that nobody designed,
/// compared with trying everything.
enum RoutesBenchmark {
  private static var vocabulary: Vocabulary {
    get throws { Vocabulary(try WordsFile.load("Assets/Words/en.json5")) }
  }

  static func shipped() throws {
    let vocabulary = try vocabulary
    let files = FileManager.default.enumerator(atPath: "Lessons")?.compactMap { $0 as? String }
    for file in (files ?? []).sorted() where file.hasSuffix(".json5") {
      guard let loaded = try? ScreenFile.load("Lessons/\(file)"), let goal = loaded.goal else {
        continue
      }
      var time = Stopwatch()
      let finder = RouteFinder(vocabulary: vocabulary)
      let result = try time.measure { try finder.route(from: loaded.app, to: goal) }
      let cost = result.route.map { String($0.cost) } ?? "no way"
      print("\(loaded.start): \(cost), \(time.summary)")
    }
  }

  static func random(count: Int = 2_000) throws {
    let vocabulary = try vocabulary
    var (equal, unreachable, skipped, different) = (0, 0, 0, [UInt64]())
    var (finding, trying) = (Stopwatch(), Stopwatch())
    var settings = ReaderSettings()
    settings.rotor = [.characters, .headings, .containers]
    var seed: UInt64 = 0
    while equal + different.count < count {
      seed += 1
      let errand = RandomErrand(seed: seed)
      let truth = trying.measure {
        EveryWay.finding(
          from: errand.app, to: errand.goal, vocabulary: vocabulary, settings: settings,
          limit: 3_000)
      }
      let finder = RouteFinder(vocabulary: vocabulary, settings: settings)
      var contradiction = "nothing"
      let found = finding.measure { () -> RouteResult? in
        do {
          return try finder.route(from: errand.app, to: errand.goal)
        } catch {
          contradiction = "\(error)"
          return nil
        }
      }
      switch (truth, found) {
      case (.cost(let cost), .found(let route)?) where cost == route.cost: equal += 1
      case (.unreachable, .none(let end)?) where end.isProven:
        equal += 1
        unreachable += 1
      case (.tooMany, _): skipped += 1
      default:
        different.append(seed)
        print("seed \(seed): \(truth), found \(found.map { "\($0)" } ?? contradiction)")
      }
    }
    print("\(equal) of \(count) equal, \(unreachable) of them without a way; \(skipped) too large")
    print("  finding  \(finding.summary)")
    print("  trying   \(trying.summary)")
  }
}
