import FileBackend
import JSONBackend
import Lessons
import Routes
import ScreenReader
import Simulation

/// `curtain route`: the cheapest way to the goal, one line a gesture with what is heard.
///
/// A lesson's rounds come one after the other, each under its title, and a fault's broken screen before
/// the repaired one: where only that one has a way, it is the one that counts. With `--json` one object a line:
/// for a lesson `{"event": "round", "round", "title"}` before each way; `{"event": "start", "screen",
/// "cursor", "spoken"}`; for each move `{"event": "step", "move", "cost", "total", "screen", "cursor",
/// "spoken", "wait_s"}` (`move` is a line of a gestures file, `cursor` and `wait_s` are absent where
/// there is none); last `{"event": "end", "found": true, "cost", "only": […]}`, where `only` names
/// gestures without which there is no way, or `{"event": "end", "found": false, "screen", "unmet": […],
/// "proven", "apart"}` with the screen on which the way nearest to the goal ends; `apart` is true
/// where what is unmet can be reached, but not together with the rest of the goal. Exit status 1 where
/// there is none.
enum RouteCommand {
  static let goal = Option(
    name: "--goal", placeholder: "GOAL",
    meaning: "what to reach, as in a screen file: {screen: \"cart\", state: {cart: 2}}")

  static let command = Command(
    name: "route",
    operands: Command.Operands(usage: "LESSON|SCREEN|DUMP", minimum: 1, maximum: 1),
    options: [goal, .json, .language] + DumpChoice.options,
    meaning: "prints the cheapest way to the goal by ear, gesture by gesture",
    longWork: "finding the cheapest way"
  ) { arguments in
    let errands = try errands(arguments)
    let vocabulary = try Resources().vocabulary(
      language: arguments.language ?? "en")
    let finder = RouteFinder(vocabulary: vocabulary)
    let isJSON = arguments.has(.json)
    var hasWay = true
    for errand in errands {
      if let round = errand.round { announce(round, asJSON: isJSON) }
      switch try finder.route(from: errand.app, toAnyOf: errand.goals) {
      case .found(let route):
        let only = try finder.indispensable(
          in: route, from: errand.app, toAnyOf: errand.goals)
        print(route, asJSON: isJSON)
        report(route, only: only.map(\.rawValue), asJSON: isJSON)
      case .none(let end):
        if !errand.mayBeBroken { hasWay = false }
        print(end.nearest, asJSON: isJSON)
        report(
          end, isApart: try isApart(end, of: errand, finder), asJSON: isJSON)
      }
    }
    return hasWay ? .done : .didNotHold
  }

  // MARK: - What to reach

  private struct Errand {
    /// Nil for a screen of its own.
    var round: (id: String, title: String)?
    var app: SimulatedApp
    /// Any of them ends it.
    var goals: [Goal]
    /// True for a screen with a fault: that it has no way may be what is wrong with it.
    var mayBeBroken = false
  }

  private static func errands(_ arguments: Arguments) throws -> [Errand] {
    var files = try CourseFiles()
    files.dumps = try DumpChoice(arguments)
    let name = arguments.operands[0]
    let asked = arguments.value(of: Self.goal)
    switch try files.opening(for: name) {
    case .screen(let id):
      let library = try library(of: id, in: files)
      guard let goal = try asked.map({ try parsed($0, in: library) }) ?? library.goal(of: id)
      else { throw noGoal(name) }
      return [Errand(app: SimulatedApp(library: library, start: id), goals: [goal])]
    case .lesson(let id):
      if let pair = files.course.faults.first(where: { $0.lessonID == id }) {
        let goal = try asked.map { try parsed($0, in: pair.broken) } ?? pair.errand.goal
        let words = try Resources().coachWords(language: arguments.value(of: .language) ?? "en")
        return [("before", pair.broken), ("after", pair.repaired)].map { round, library in
          Errand(
            round: (round, words.text("faults.\(round)")),
            app: SimulatedApp(library: library, start: pair.screen), goals: [goal],
            mayBeBroken: round == "before")
        }
      }
      var rounds = files.course.lesson(id)?.rounds ?? []
      if let asked { rounds = try first(of: rounds, knowing: asked, in: files) }
      let errands = try rounds.compactMap { round -> Errand? in
        let library = try library(of: round.screen, in: files)
        let own = round.goal?.destinations(ofScreen: library.goal(of: round.screen)) ?? []
        let goals = try asked.map { [try parsed($0, in: library)] } ?? own
        guard !goals.isEmpty else { return nil }
        return Errand(
          round: (round.id, round.title),
          app: SimulatedApp(library: library, start: round.screen), goals: goals)
      }
      guard !errands.isEmpty else { throw noGoal(name) }
      return errands
    case .course, .repair: throw UsageProblem("route needs a lesson or a screen")
    }
  }

  /// The first round in whose app there is what is asked for.
  private static func first(of rounds: [Round], knowing goal: String, in files: CourseFiles) throws
    -> [Round]
  {
    let known = try rounds.first { round in
      let library = try library(of: round.screen, in: files)
      return (try? parsed(goal, in: library)) != nil
    }
    return (known ?? rounds.first).map { [$0] } ?? []
  }

  private static func library(of screen: String, in files: CourseFiles) throws -> ScreenLibrary {
    guard let library = files.course.apps[screen] else {
      throw UsageProblem("there is no screen “\(screen)”")
    }
    return library
  }

  private static func parsed(_ goal: String, in library: ScreenLibrary) throws -> Goal {
    let parsed = try ScreenFile.goal(Array(goal.utf8), in: library)
    guard parsed.screen != nil || !parsed.state.requirements.isEmpty else {
      throw UsageProblem("this goal names no place to reach; say --goal '{state: {cart: 2}}'")
    }
    return parsed
  }

  private static func noGoal(_ name: String) -> UsageProblem {
    UsageProblem(
      "\(name) names no place to reach; say what to reach with --goal '{state: {cart: 2}}'")
  }

  // MARK: - Telling

  private static func announce(_ round: (id: String, title: String), asJSON: Bool) {
    guard asJSON else { return Console.printLine("# \(round.title)") }
    Console.printLine(
      JSONValue.object([
        "event": .text("round"), "round": .text(round.id), "title": .text(round.title),
      ]).line)
  }

  private static func print(_ route: Route, asJSON: Bool) {
    let beginning = route.beginning.map(\.text)
    if asJSON {
      Console.printLine(
        JSONValue.object([
          "event": .text("start"), "screen": .text(route.screen),
          "cursor": route.cursor.map(JSONValue.text),
          "spoken": .list(beginning.map(JSONValue.text)),
        ]).line)
    } else {
      Console.printLine(beginning.joined(separator: ". "))
    }
    var total = 0
    for step in route.steps {
      total += step.cost
      if asJSON {
        Console.printLine(step.json(total: total).line)
      } else {
        Console.printLine(
          step.move.line
            + (step.spoken.isEmpty ? "" : ": " + step.spoken.joined(separator: ". ")))
      }
    }
  }

  private static func report(_ route: Route, only: [String], asJSON: Bool) {
    guard asJSON else {
      Console.printLine("\(route.cost) in all")
      for gesture in only { Console.printLine("\(gesture) is the only way on") }
      return
    }
    Console.printLine(
      JSONValue.object([
        "event": .text("end"), "found": .bool(true), "cost": .integer(route.cost),
        "only": .list(only.map(JSONValue.text)),
      ]).line)
  }

  /// True where each part of the goal that is not met can be reached, but not together with the rest.
  private static func isApart(_ end: RouteEnd, of errand: Errand, _ finder: RouteFinder) throws
    -> Bool
  {
    guard end.isProven, errand.goals.count == 1, let goal = errand.goals.first else { return false }
    var parts = goal.state.requirements.filter { end.unmetValues.contains($0.name) }
      .map { Goal(state: Condition([$0])) }
    if let screen = end.unmetScreen { parts.append(Goal(screen: screen)) }
    return try parts.allSatisfy { part in
      guard case .found = try finder.route(from: errand.app, to: part) else { return false }
      return true
    }
  }

  private static func report(_ end: RouteEnd, isApart: Bool, asJSON: Bool) {
    if asJSON {
      Console.printLine(
        JSONValue.object([
          "event": .text("end"), "found": .bool(false), "screen": .text(end.screen),
          "unmet": .list(
            (end.unmetValues + (end.unmetScreen.map { [$0] } ?? [])).map(JSONValue.text)),
          "proven": .bool(end.isProven), "apart": .bool(isApart),
        ]).line)
      return
    }
    var missing = end.unmetValues.joined(separator: ", ")
    if let screen = end.unmetScreen {
      missing += (missing.isEmpty ? "" : " and ") + "the screen \(screen)"
    }
    let verdict =
      end.isProven
      ? "No gesture leads to the goal" : "No way was found before the search grew too large"
    let rest =
      isApart ? "can be reached, but not together with the rest" : "out of reach"
    Console.printLine("\(verdict). It ends on \(end.screen); \(rest): \(missing)")
  }
}

extension Route.Step {
  fileprivate func json(total: Int) -> JSONValue {
    .object([
      "event": .text("step"), "move": .text(move.line), "cost": .integer(cost),
      "total": .integer(total), "screen": .text(screen),
      "cursor": cursor.map(JSONValue.text), "spoken": .list(spoken.map(JSONValue.text)),
      "wait_s": wait > 0 ? .number(wait / 1000) : nil,
    ])
  }
}
