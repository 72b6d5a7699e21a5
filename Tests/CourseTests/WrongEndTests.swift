import FileBackend
import Lessons
import Practice
import Routes
import Simulation
import Speech
import TestSupport
import Testing

@Suite("Wrong ends")
struct WrongEndTests {
  private let course = ShippedCourse()

  /// What the coach says to a script, in a lesson of the course.
  private func coach(in lesson: String, after script: String) throws -> [String] {
    var rehearsal = Rehearsal(try course.session(.lesson(lesson)))
    rehearsal.run(try GestureScript(parsing: script))
    #expect(!rehearsal.isGoalReached)
    return rehearsal.log.compactMap {
      if case .coach(_, let text, _) = $0.what { text } else { nil }
    }
  }

  @Test(
    "Something else ordered, deleted or bought is told, once",
    arguments: [
      (
        "order-a-pizza", "pizza-payment-before", ["margherita": StateValue.number(1)],
        "This is the payment, but not for exactly two Pepperoni. Going back leads to the cart and the menu."
      ),
      (
        "tidy-your-notes", nil, ["deleted": .text("Dentist")],
        "That was another note. Undo delete, the last item of the list, brings it back."
      ),
      (
        "to-the-seaside", "railway-ticket", ["train": .text("7:10")],
        "This is a ticket, but not the one asked for. Give it back, the last item, leads to the beginning."
      ),
      (
        "join-a-gym", "gym-welcome", ["newsletter": .flag(false)],
        "You are in, with something else than asked. Change what I entered leads back to the form."
      ),
      (
        "set-an-alarm", "alarm", ["isNew": .flag(true), "hour": .number(0)],
        "The alarm is saved, with something else than asked. Add alarm still has your settings."
      ),
      (
        "find-a-kettle", nil, ["bag": .text("Bistro")],
        "Another kettle is in your bag. Double tap the right one, and it takes its place."
      ),
      (
        "long-lists", nil, ["called": .text("Aaron Moss")],
        "Somebody else picks up. Go on to Mara Winter, and double tap there instead."
      ),
    ])
  func told(
    lesson id: String, screen: String?, state: [String: StateValue], words: String
  ) throws {
    let lesson = try #require(course.loaded.lessons.first { $0.id == id })
    let round = try #require(
      lesson.rounds.last { $0.misses.map(\.say).contains(words) && $0.id != "after" })
    let library = try #require(course.loaded.apps[round.app])
    let goal = Goal(
      screen: screen,
      state: Condition(state.map { .init(name: $0.key, test: .equals($0.value)) }))
    let finder = RouteFinder(vocabulary: try .shipped())
    let found = try finder.route(
      from: SimulatedApp(library: library, start: round.screen), toAnyOf: [goal])
    guard case .found(let route) = found else {
      Issue.record("There is no way to \(goal).")
      return
    }
    let skips = lesson.rounds.prefix { $0.id != round.id }.flatMap(\.steps).map { _ in "key f7\n" }
    let heard = try coach(in: id, after: skips.joined() + route.script + "\nwait 5")
    #expect(heard.count { $0 == words } == 1, "\(heard)")
    #expect(!heard.contains { $0.hasPrefix("That came out otherwise") })
  }
}
