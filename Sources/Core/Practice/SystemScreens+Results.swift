import Lessons
import Speech

/// What a lesson cost, round by round and fault by fault.
extension SystemScreens {
  func results(_ run: LessonRun, prices: Prices?, next: Lesson?) -> SystemScreen {
    var rows: [SystemScreen.Row] = [
      .heading(id: "title", words.text("results.title", ["lesson": run.lesson.title]))
    ]
    for (index, (result, round)) in zip(run.results, run.lesson.rounds).enumerated()
    where result.par != nil || !run.lesson.faults.isEmpty {
      rows.append(.text(id: "round.\(round.id)", summary(of: result, title: round.title)))
      if let shown = run.shown(inRound: index) {
        rows.append(.text(id: "shown.\(round.id)", figures(of: shown)))
      }
    }
    if !run.lesson.faults.isEmpty {
      rows += comparison(of: run.results)
      rows += faults(of: run, prices)
      rows += replays(of: run, prices)
    }
    rows += buttons(["again"], in: "results")
    if let next {
      rows.append(
        .button(
          id: "lesson.\(next.id)", words.text("results.next", ["lesson": next.title]),
          hint: next.summary))
    }
    return screen(
      .results, "results.title", rows + buttons(["leave"], in: "results"),
      [
        "lesson": run.lesson.title
      ])
  }

  /// Gestures, seconds, wrong turns and stars of a round in one line.
  func summary(of result: RoundResult, title: String) -> String {
    let score = result.score
    var parts = [
      words.text("results.gestures", count: score.gestures),
      words.text("results.seconds", count: score.seconds),
      words.text("results.wrong-turns", count: score.wrongTurns),
    ]
    if score.hints > 0 { parts.append(words.text("results.hints", count: score.hints)) }
    if score.peeks > 0 { parts.append(words.text("results.peeks", count: score.peeks)) }
    if score.skippedSteps > 0 { parts.append(words.text("results.skipped")) }
    if let stars = result.stars { parts.append(words.text("lessons.stars", count: stars)) }
    return words.text(
      "results.round", ["title": title, "costs": parts.joined(separator: ", ")])
  }

  /// What the fluent run cost, to compare with.
  func figures(of shown: Demonstration.Figures) -> String {
    words.text("demo.figures", ["costs": costs(of: shown)])
  }

  func costs(of shown: Demonstration.Figures) -> String {
    let seconds = shown.seconds.map { [words.text("results.seconds", count: $0)] } ?? []
    return ([words.text("results.gestures", count: shown.gestures)] + seconds)
      .joined(separator: ", ")
  }

  // MARK: Side by side

  private func comparison(of results: [RoundResult]) -> [SystemScreen.Row] {
    // What was skipped can't be compared.
    guard results.count == 2, results.allSatisfy({ $0.score.skippedSteps == 0 }) else { return [] }
    let (before, after) = (results[0].score, results[1].score)
    let counts: [(key: String, path: KeyPath<Score, Int>)] = [
      ("gestures", \.gestures), ("seconds", \.seconds), ("wrong-turns", \.wrongTurns),
      ("dead-ends", \.deadEnds), ("heard", \.secondsHeard), ("stops", \.stops),
    ]
    return [.heading(id: "compare", words.text("compare.title"))]
      + counts.map { key, path in
        .text(
          id: "compare.\(key)",
          words.text(
            "compare.\(key)",
            ["before": String(before[keyPath: path]), "after": String(after[keyPath: path])]))
      }
  }

  // MARK: Faults

  private func faults(of run: LessonRun, _ prices: Prices?) -> [SystemScreen.Row] {
    let costs = prices?.costs ?? [:]
    let priced = run.lesson.faults.filter { costs[$0.id] != nil }
      .sorted { (costs[$0.id]?.weight ?? 0) > (costs[$1.id]?.weight ?? 0) }
    func row(_ fault: Fault) -> SystemScreen.Row {
      .text(
        id: "fault.\(fault.id)",
        sentence(
          for: costs[fault.id] ?? .nothing, of: fault,
          stops: run.prices.prices.first { $0.fault.id == fault.id }?.stops ?? 0),
        hint: costs[fault.id] == .nothing ? nil : fault.say)
    }
    let stopped = run.prices.dearest(Self.mostStops).filter { costs[$0.fault.id] == nil }
    func isCheap(_ fault: Fault) -> Bool {
      costs[fault.id] == .nothing
        && !run.prices.prices.contains { $0.fault.id == fault.id && $0.stops > 0 }
    }
    let dear =
      priced.filter { !isCheap($0) }.map(row)
      + stopped.map { .text(id: "fault.\($0.fault.id)", sentence(for: $0)) }
    let hard = priced.filter(isCheap).map(row)
    return section("results.faults", dear) + section("results.faults.hard", hard)
  }

  private func section(_ title: String, _ rows: [SystemScreen.Row]) -> [SystemScreen.Row] {
    rows.isEmpty ? [] : [.heading(id: title, words.text(title))] + rows
  }

  /// So many faults are told by what the learner heard of them alone.
  private static let mostStops = 4

  /// What a fault cost, in one sentence; where it made the way no longer, how often the learner
  /// stopped because of it, or else what it was.
  private func sentence(for cost: FaultCost, of fault: Fault, stops: Int) -> String {
    let subject = ["subject": fault.subject.isEmpty ? fault.title : fault.subject]
    return switch cost {
    case .impossible: words.text("price.impossible", subject)
    case .flicks(let count): words.text("price.flicks", subject, count: count)
    case .gestures(let count): words.text("price.gestures", subject, count: count)
    case .seconds(let count): words.text("price.seconds", subject, count: count)
    case .nothing where stops > 0: words.text("price.stops", subject, count: stops)
    case .nothing: words.text("price.nothing", ["title": fault.title, "say": fault.say])
    }
  }

  private func sentence(for price: FaultPrices.Price) -> String {
    let seconds = Int((price.duration / 1000).rounded())
    return words.text(
      "results.fault",
      [
        "title": price.fault.title, "say": price.fault.say,
        "stops": words.text("results.stops", count: price.stops),
        "seconds": words.text("results.seconds", count: seconds),
      ])
  }

  // MARK: Replays

  private func replays(of run: LessonRun, _ prices: Prices?) -> [SystemScreen.Row] {
    guard let prices else { return [] }
    return zip(run.lesson.rounds, prices.ways).flatMap { round, way -> [SystemScreen.Row] in
      let title = ["title": round.title]
      guard let way else {
        return [.text(id: "way.\(round.id)", words.text("results.no-way", title))]
      }
      return [
        .button(
          id: "replay.\(round.id)", words.text("results.replay", title),
          value: words.text("results.gestures", count: way.route.cost),
          hint: words.text("results.replay.hint"))
      ]
    }
  }
}
