import Gestures
import Lessons
import Practice
import Simulation
import SpaceAndTime
import Testing

@Suite("Any app")
struct AnyAppTests {
  /// A shop that no lesson ships: its rows, their names and the place of the right one differ.
  private struct Shop {
    var names: [String]
    var wanted: Int

    init(seed: UInt64) {
      var random = SeededRandom(seed: seed)
      let all = ["Rake", "Spade", "Hose", "Bucket", "Shears", "Trowel", "Gloves", "Twine"]
      names = Array(all.shuffled(using: &random).prefix(3 + Int(random.next() % 6)))
      wanted = Int(random.next() % UInt64(names.count))
    }

    var id: String { "thing\(wanted)x" }

    func app() throws -> ScreenLibrary {
      let rows = names.enumerated().map { index, name in
        """
        { id: "thing\(index)x", kind: "button", frame: [0, \(60 + index * 60), 390, 50],
          text: "\(name)", on: { activate: [{ add: { bought\(index): 1 } }] } },
        """
      }
      let state = names.indices.map { "bought\($0): 0" }.joined(separator: ", ")
      return try screen(
        """
        { id: "shop", title: "Shop", state: { \(state) },
          views: [\(rows.joined())], goal: { state: { bought\(wanted): 1 } } }
        """
      ).library
    }

    var lesson: Lesson {
      Lesson(
        id: "buy", title: "Buy", chapter: "11-errands", kind: .errand, summary: "Buy it.",
        rounds: [
          Round(
            id: "only", title: "Only", screen: "shop", say: ["Buy \(names[wanted])."],
            goal: .screenGoal, par: wanted + 1,
            steps: [Step(id: "find", say: "", finish: .cursor(ElementPattern(id)))])
        ])
    }
  }

  @Test("Renamed and reordered elements follow the same rules", arguments: 0..<24 as Range<UInt64>)
  func shops(seed: UInt64) throws {
    let shop = Shop(seed: seed)
    var learner = Learner(
      try session(.lesson("buy"), lessons: [shop.lesson], apps: ["shop": shop.app()]))
    for index in 0...shop.wanted {
      // The first one is spoken when the shop opens.
      if index > 0 {
        #expect(try learner.does("one-finger-flick-right") == ["\(shop.names[index]), button"])
      }
    }
    let heard = try learner.does("one-finger-double-tap")
    #expect(heard.contains("(activate)"))
    #expect(learner.rehearsal.isGoalReached)
    #expect(
      heard.contains(
        "Score only: \(shop.wanted + 1) gestures, 0 misses, 0 wrong turns, 0 hints, 0 peeks, 3 stars"
      ))
  }

  @Test("A detour costs gestures, wrong turns and stars", arguments: 0..<8 as Range<UInt64>)
  func detours(seed: UInt64) throws {
    let shop = Shop(seed: seed)
    var learner = Learner(
      try session(.lesson("buy"), lessons: [shop.lesson], apps: ["shop": shop.app()]))
    let way = Array(repeating: "one-finger-flick-right", count: shop.wanted)
    for step in way { try learner.does(step) }
    let back = shop.wanted + 4
    for _ in 0..<back { try learner.does("one-finger-flick-left") }
    for step in way { try learner.does(step) }
    try learner.does("one-finger-double-tap")
    let gestures = 2 * shop.wanted + back + 1
    // Arriving was progress; going on at the beginning is a wrong turn, and so is turning back.
    let turns = shop.wanted > 0 ? 2 : 1
    let score = learner.log.first { $0.hasPrefix("Score") }
    #expect(score?.hasPrefix("Score only: \(gestures) gestures, 0 misses, \(turns) wrong") == true)
    #expect(score?.hasSuffix("1 stars") == true)
  }
}
