import AccessibilityTree
import Lessons
import Routes
import Simulation
import Speech

/// Finds things to get done on a screen that nobody wrote a lesson for: to find what can be pressed,
/// to go to a heading, to set a slider. Each is a lesson of one round whose par is the cheapest way.
struct ScreenErrands {
  private let app: SimulatedApp
  private let words: Words
  /// What the course calls the app.
  private let name: String
  private let prices: ElementPrices
  /// How many stops have a name.
  private let namesakes: [String: Int]

  private static let mostToPress = 4
  private static let longestName = 40

  /// What the ids of these lessons begin with.
  static let prefix = "errand:"

  init(on app: SimulatedApp, calledInCourse name: String, words: Words) {
    self.app = app
    self.name = name
    self.words = words
    prices = ElementPrices(of: app)
    namesakes = app.screen.elements.reduce(into: [:]) { counts, element in
      counts[element.content.label ?? "", default: 0] += 1
    }
  }

  /// In reading order.
  var lessons: [Lesson] {
    let found = headings + toPress + [first(slider), first(toggle), first(field), first(action)]
    return found.compactMap(\.self).sorted { $0.position < $1.position }.map(lesson)
  }

  private struct Found {
    var position: Int
    /// What to do, without an end mark.
    var request: String
    var goal: LessonGoal
    /// Gestures at the element, when the cursor is there.
    var gestures: Int
  }

  // MARK: - What there is to do

  private var headings: [Found?] {
    let positions = app.screen.positions(with: .header)
    guard positions.count > 1 else { return [] }
    let number = min(positions.count, 3)
    let position = positions[number - 1]
    guard position > 0, let goal = pattern(position).map(LessonGoal.cursor) else { return [] }
    return [
      Found(
        position: position, request: words.text("errands.heading.\(number)"), goal: goal,
        gestures: 0)
    ]
  }

  /// Spread over the screen.
  private var toPress: [Found?] {
    let all = app.screen.elements.indices.compactMap { position -> Found? in
      let traits = content(position).traits
      guard !traits.isDisjoint(with: [.button, .link, .tabBarItem]),
        traits.isDisjoint(with: [.notEnabled, .selected, .switchButton, .keyboardKey])
      else { return nil }
      return asked(.activate, at: position, "errands.activate", gestures: 1)
    }
    guard all.count > Self.mostToPress else { return all }
    return (0..<Self.mostToPress).map { all[$0 * (all.count - 1) / (Self.mostToPress - 1)] }
  }

  /// Two steps up or, near its end, down.
  private func slider(_ position: Int) -> Found? {
    guard let (view, valueName, value) = control("slider", at: position),
      case .number(let now)? = value, let name = heard(position), let pattern = pattern(position)
    else { return nil }
    let low = view.content.minimumValue ?? 0
    let high = view.content.maximumValue ?? 1
    let step = (high - low) / 10
    guard step > 0 else { return nil }
    let steps = now + 2 * step <= high ? 2.0 : -2.0
    let target = now + steps * step
    guard target >= low else { return nil }
    let percent = StateValue.number(((target - low) / (high - low) * 100).rounded()).description
    return Found(
      position: position,
      request: words.text("errands.slider", ["name": name, "percent": percent]),
      goal: .all([
        .cursor(pattern),
        .state(
          Condition([
            .init(name: valueName, test: .atLeast(target - step / 4)),
            .init(name: valueName, test: .atMost(target + step / 4)),
          ])),
      ]), gestures: 2)
  }

  private func toggle(_ position: Int) -> Found? {
    guard let (_, valueName, value) = control("switch", at: position), let name = heard(position)
    else { return nil }
    let isOn = value == .flag(true)
    return Found(
      position: position,
      request: words.text(isOn ? "errands.switch.off" : "errands.switch.on", ["name": name]),
      goal: .state(Condition([.init(name: valueName, test: .equals(.flag(!isOn)))])), gestures: 1)
  }

  private func field(_ position: Int) -> Found? {
    let traits = content(position).traits
    guard traits.isTextField || traits.contains(.searchField), !traits.contains(.notEnabled)
    else { return nil }
    return asked(.activate, at: position, "errands.field", gestures: 1)
  }

  /// One flick to the only action, and a double tap.
  private func action(_ position: Int) -> Found? {
    let content = content(position)
    guard content.customActions.count == 1, !content.traits.contains(.adjustable),
      prices.prices[position].cost > 0
    else { return nil }
    return asked(
      .customAction, at: position, "errands.action", ["action": content.customActions[0]],
      gestures: 2)
  }

  private func first(_ find: (Int) -> Found?) -> Found? {
    app.screen.elements.indices.lazy.compactMap(find).first
  }

  private func asked(
    _ request: LessonGoal.Request, at position: Int, _ key: String,
    _ places: [String: String] = [:], gestures: Int
  ) -> Found? {
    guard let name = heard(position), let pattern = pattern(position) else { return nil }
    return Found(
      position: position,
      request: words.text(key, places.merging(["name": name]) { first, _ in first }),
      goal: .asked(request, pattern), gestures: gestures)
  }

  // MARK: - One stop

  private func content(_ position: Int) -> AccessibilityContent {
    app.screen.elements[position].content
  }

  /// The name by which a stop is asked for; nil where it has none, shares it or is long to say.
  private func heard(_ position: Int) -> String? {
    guard let label = content(position).label, namesakes[label] == 1,
      label.count <= Self.longestName, !label.contains(where: \.isNewline),
      label.contains(where: { $0.isLetter || $0.isNumber })
    else { return nil }
    return label
  }

  private func pattern(_ position: Int) -> ElementPattern? {
    let id = app.screen.elements[position].id
    return id.contains("*") || id.contains("/") ? nil : ElementPattern(id)
  }

  /// A view that is enabled and keeps a value, with its name in the state and what it is.
  private func control(_ kind: String, at position: Int)
    -> (view: ViewDescription, name: String, value: StateValue?)?
  {
    guard let screen = app.library.screens[app.screen.id],
      let index = screen.indexByID[app.screen.elements[position].id],
      screen.records[index].view.kind.name == kind, let name = screen.records[index].valueName,
      !content(position).traits.contains(.notEnabled)
    else { return nil }
    return (screen.records[index].view, name, app.state[name])
  }

  // MARK: - Lessons

  private func lesson(of found: Found) -> Lesson {
    let request = words.text("errands.ask", ["errand": found.request])
    let id = app.screen.elements[found.position].id
    let round = Round(
      id: "errand", title: found.request, screen: app.screen.id, app: name, say: [request],
      par: max(1, prices.prices[found.position].cost + found.gestures),
      steps: [Step(id: "errand", say: "", finish: found.goal, hints: hints(found.position))],
      praise: [words.text("errands.done")])
    var lesson = Lesson(
      id: "\(Self.prefix)\(found.position + 1).\(id)", title: found.request,
      chapter: Self.prefix, kind: .errand, summary: request, rounds: [round])
    lesson.language = words.language
    return lesson
  }

  private func hints(_ position: Int) -> [String] {
    let place = words.text(
      "errands.hint.place",
      ["number": String(position + 1), "count": String(app.screen.elements.count)])
    let legs = prices.way(to: position)
    guard !legs.isEmpty else { return [words.text("errands.hint.here")] }
    let gestures = legs.map { leg in
      let gesture = words.text("gesture.\(leg.gesture.rawValue)")
      guard leg.times > 1 else { return gesture }
      return words.text("errands.hint.leg", ["gesture": gesture], count: leg.times)
    }
    let way = words.text(
      "errands.hint.way", ["gestures": gestures.joined(separator: words.text("errands.hint.then"))])
    return [place] + (PromptCheck.problem(with: way) == nil ? [way] : [])
  }
}
