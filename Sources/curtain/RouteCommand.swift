import FileBackend
import JSONBackend
import Lessons
import Routes
import ScreenReader
import Simulation

/// `curtain route`: the cheapest way to the goal, one line a gesture with what is heard.
///
/// With `--json` one object a line. `{"event": "start", "screen", "cursor", "spoken"}` first, then for
/// each move `{"event": "step", "move", "cost", "total", "screen", "cursor", "spoken", "wait_s"}`
/// (`move` is a line of a gestures file, `cursor` and `wait_s` are absent where there is none), last
/// `{"event": "end", "found": true, "cost", "only": […]}`, where `only` names gestures without which
/// there is no way; or `{"event": "end", "found": false, "screen", "unmet": […], "proven"}` with the
/// screen on which the way nearest to the goal ends. Exit status 1 where there is none.
enum RouteCommand {
  static let goal = Option(
    name: "--goal", placeholder: "GOAL",
    meaning: "what to reach, as in a screen file: {screen: \"cart\", state: {cart: 2}}")

  static let command = Command(
    name: "route",
    operands: Command.Operands(usage: "LESSON|SCREEN|DUMP", minimum: 1, maximum: 1),
    options: [goal, .json, .language] + DumpChoice.options,
    meaning: "prints the cheapest way to the goal by ear, gesture by gesture"
  ) { arguments in
    let (app, goal) = try errand(arguments)
    let vocabulary = try Resources().vocabulary(
      language: arguments.value(of: .language) ?? "en")
    let finder = RouteFinder(vocabulary: vocabulary)
    switch try finder.route(from: app, to: goal) {
    case .found(let route):
      let only = try finder.indispensable(in: route, from: app, to: goal).map(\.rawValue)
      print(route, asJSON: arguments.has(.json))
      if arguments.has(.json) {
        let end = JSONValue.object([
          "event": .text("end"), "found": .bool(true), "cost": .integer(route.cost),
          "only": .list(only.map(JSONValue.text)),
        ])
        Console.printLine(end.line)
      } else {
        Console.printLine("\(route.cost) in all")
        for gesture in only { Console.printLine("\(gesture) is the only way on") }
      }
      return .done
    case .none(let end):
      print(end.nearest, asJSON: arguments.has(.json))
      report(end, asJSON: arguments.has(.json))
      return .didNotHold
    }
  }

  private static func errand(_ arguments: Arguments) throws -> (SimulatedApp, Goal) {
    var files = try CourseFiles()
    files.dumps = try DumpChoice(arguments)
    let name = arguments.operands[0]
    let screen: String
    var goal: Goal?
    switch try files.opening(for: name) {
    case .screen(let id): screen = id
    case .lesson(let id):
      let rounds = files.course.lesson(id)?.rounds ?? []
      guard let round = rounds.first(where: { $0.goal == .screenGoal }) ?? rounds.first else {
        throw UsageProblem("the lesson “\(id)” has nothing to reach")
      }
      screen = round.screen
      if case .state(let condition) = round.goal { goal = Goal(state: condition) }
      if case .screen(let id) = round.goal { goal = Goal(screen: id) }
    case .course, .repair: throw UsageProblem("route needs a lesson or a screen")
    }
    guard let library = files.course.apps[screen] else {
      throw UsageProblem("there is no screen “\(screen)”")
    }
    if let text = arguments.value(of: Self.goal) {
      goal = try ScreenFile.goal(Array(text.utf8), in: library)
    }
    guard let goal = goal ?? library.goal(of: screen) else {
      throw UsageProblem(
        "\(name) carries no goal; say what to reach with --goal '{state: {cart: 2}}'")
    }
    return (SimulatedApp(library: library, start: screen), goal)
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

  private static func report(_ end: RouteEnd, asJSON: Bool) {
    if asJSON {
      Console.printLine(
        JSONValue.object([
          "event": .text("end"), "found": .bool(false), "screen": .text(end.screen),
          "unmet": .list(
            (end.unmetValues + (end.unmetScreen.map { [$0] } ?? [])).map(JSONValue.text)),
          "proven": .bool(end.isProven),
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
    Console.printLine("\(verdict). It ends on \(end.screen); out of reach: \(missing)")
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
