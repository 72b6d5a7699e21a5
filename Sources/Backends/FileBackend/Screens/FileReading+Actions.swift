import AccessibilityTree
import Simulation
import Speech

/// One object of a list of actions before it is known which action it is.
private struct ActionDraft {
  var action: ScreenAction?
  /// The key that says what it does.
  var verb: String?
  /// Further ones, of which none may be.
  var otherVerbs: [String] = []
  var atLeast: Double?
  var atMost: Double?
  var style: PresentationStyle?
  var priority: AnnouncementPriority?
  var language: String?
  var focus: String?
  var message: TextTemplate?
  var then: [ScreenAction]?
  var otherwise: [ScreenAction]?
  var seconds: Double?
  /// The keys that only go with some actions.
  var details: [(key: String, offset: Int)] = []
  /// `set` and `add` may name several values.
  var more: [ScreenAction] = []
}

extension FileReading {
  /// Handlers by the name of their event.
  func handlers(_ value: JSON5Value) throws(FileProblem) -> [ScreenEvent: [ScreenAction]] {
    var handlers: [ScreenEvent: [ScreenAction]] = [:]
    for entry in try entries(value, "actions by event") {
      guard let event = ScreenEvent(rawValue: entry.key) else {
        let names = ScreenEvent.allCases.map(\.rawValue)
        throw problem(
          at: entry.keyOffset,
          "There is no event \(entry.key)."
            + NearestName.suggestion(for: entry.key, among: names)
            + " Known are \(names.joined(separator: ", ")).")
      }
      handlers[event] = try actions(entry.value)
    }
    return handlers
  }

  func actions(_ value: JSON5Value) throws(FileProblem) -> [ScreenAction] {
    var actions: [ScreenAction] = []
    for item in try list(value, of: "actions") { try add(item, to: &actions) }
    return actions
  }

  private func add(_ value: JSON5Value, to actions: inout [ScreenAction]) throws(FileProblem) {
    var draft = ActionDraft()
    try Self.actionTable.read(value, into: &draft, self)
    guard let verb = draft.verb, draft.otherVerbs.isEmpty, let action = draft.action else {
      let verbs = [draft.verb].compactMap(\.self) + draft.otherVerbs
      throw problem(
        at: value.offset,
        verbs.isEmpty
          ? "This action does nothing. Known are set, add, toggle, show, hide, present, push, dismiss, back, announce, post, banner, play, wait and when."
          : "One action does one thing; this one has \(verbs.joined(separator: " and ")). Write them as separate objects."
      )
    }
    guard !draft.details.isEmpty else {
      actions.append(action)
      actions += draft.more
      return
    }
    let allowed = Self.details[verb] ?? []
    if let odd = draft.details.first(where: { !allowed.contains($0.key) }) {
      throw problem(at: odd.offset, "\(verb) takes no \(odd.key).")
    }
    if let low = draft.atLeast, let high = draft.atMost, low > high {
      throw problem(at: value.offset, "atLeast is above atMost.")
    }
    actions.append(completed(action, by: draft))
    actions += draft.more.map { completed($0, by: draft) }
  }

  /// The keys that go with each action.
  private static let details: [String: Set<String>] = [
    "add": ["atLeast", "atMost"], "present": ["style"], "announce": ["priority", "language"],
    "post": ["focus", "message"],
    "banner": ["seconds"], "when": ["then", "else"],
  ]

  private func completed(_ action: ScreenAction, by draft: ActionDraft) -> ScreenAction {
    switch action {
    case .add(let name, let value, _, _):
      .add(name: name, value: value, atLeast: draft.atLeast, atMost: draft.atMost)
    case .present(let screen, _): .present(screen: screen, style: draft.style ?? .sheet)
    case .announce(let text, _, _):
      .announce(text, priority: draft.priority ?? .default, language: draft.language)
    case .post(let notification, _, _):
      .post(notification, focus: draft.focus, message: draft.message)
    case .banner(let text, let seconds): .banner(text, seconds: draft.seconds ?? seconds)
    case .when(let condition, _, _):
      .when(condition, then: draft.then ?? [], otherwise: draft.otherwise ?? [])
    default: action
    }
  }

  private static let actionTable = FieldTable<ActionDraft>(
    "an action",
    [
      "set": { (draft, value, reading) throws(FileProblem) in
        try reading.assignments("set", value, &draft) { .set(name: $0, value: $1) }
      },
      "add": { (draft, value, reading) throws(FileProblem) in
        try reading.assignments("add", value, &draft) {
          .add(name: $0, value: $1, atLeast: nil, atMost: nil)
        }
      },
      "toggle": { (draft, value, reading) throws(FileProblem) in
        let name = try reading.text(value, "the name of a value")
        reading.mention(.state, name, at: value.offset)
        draft.does("toggle", .toggle(name))
      },
      "show": { (draft, value, reading) throws(FileProblem) in
        draft.does("show", .show(try reading.viewIDs(value)))
      },
      "hide": { (draft, value, reading) throws(FileProblem) in
        draft.does("hide", .hide(try reading.viewIDs(value)))
      },
      "present": { (draft, value, reading) throws(FileProblem) in
        draft.does("present", .present(screen: try reading.screenID(value), style: .sheet))
      },
      "push": { (draft, value, reading) throws(FileProblem) in
        draft.does("push", .push(screen: try reading.screenID(value)))
      },
      "dismiss": { (draft, value, reading) throws(FileProblem) in
        try reading.expectTrue(value)
        draft.does("dismiss", .dismiss)
      },
      "back": { (draft, value, reading) throws(FileProblem) in
        if case .text = value.content {
          draft.does("back", .back(to: try reading.screenID(value)))
        } else {
          try reading.expectTrue(value)
          draft.does("back", .back(to: nil))
        }
      },
      "announce": { (draft, value, reading) throws(FileProblem) in
        draft.does(
          "announce", .announce(try reading.template(value), priority: .default, language: nil))
      },
      "post": { (draft, value, reading) throws(FileProblem) in
        let notification = try reading.choice(
          value, "a notification", of: PostedNotification.self)
        draft.does("post", .post(notification, focus: nil, message: nil))
      },
      "banner": { (draft, value, reading) throws(FileProblem) in
        draft.does("banner", .banner(try reading.template(value), seconds: 5))
      },
      "seconds": { (draft, value, reading) throws(FileProblem) in
        draft.seconds = try reading.number(value, in: 0.1...3600)
        draft.details.append(("seconds", value.offset))
      },
      "play": { (draft, value, reading) throws(FileProblem) in
        draft.does("play", .play(try reading.text(value, "the name of a sound")))
      },
      "wait": { (draft, value, reading) throws(FileProblem) in
        draft.does("wait", .wait(seconds: try reading.number(value, in: 0.01...3600)))
      },
      "when": { (draft, value, reading) throws(FileProblem) in
        draft.does("when", .when(try reading.condition(value), then: [], otherwise: []))
      },
      "atLeast": { (draft, value, reading) throws(FileProblem) in
        draft.atLeast = try reading.number(value)
        draft.details.append(("atLeast", value.offset))
      },
      "atMost": { (draft, value, reading) throws(FileProblem) in
        draft.atMost = try reading.number(value)
        draft.details.append(("atMost", value.offset))
      },
      "style": { (draft, value, reading) throws(FileProblem) in
        draft.style = try reading.choice(
          value, "a presentation style", of: PresentationStyle.self)
        draft.details.append(("style", value.offset))
      },
      "priority": { (draft, value, reading) throws(FileProblem) in
        draft.priority = try reading.choice(value, "a priority", of: AnnouncementPriority.self)
        draft.details.append(("priority", value.offset))
      },
      "language": { (draft, value, reading) throws(FileProblem) in
        draft.language = try reading.language(value)
        draft.details.append(("language", value.offset))
      },
      "focus": { (draft, value, reading) throws(FileProblem) in
        let id = try reading.text(value, "the id of a view")
        reading.mention(.view, id, at: value.offset)
        draft.focus = id
        draft.details.append(("focus", value.offset))
      },
      "message": { (draft, value, reading) throws(FileProblem) in
        draft.message = try reading.template(value)
        draft.details.append(("message", value.offset))
      },
      "then": { (draft, value, reading) throws(FileProblem) in
        draft.then = try reading.actions(value)
        draft.details.append(("then", value.offset))
      },
      "else": { (draft, value, reading) throws(FileProblem) in
        draft.otherwise = try reading.actions(value)
        draft.details.append(("else", value.offset))
      },
    ])

  private func assignments(
    _ verb: String, _ value: JSON5Value, _ draft: inout ActionDraft,
    _ make: (TextTemplate, ActionValue) -> ScreenAction
  ) throws(FileProblem) {
    let entries = try entries(value, "values by name")
    guard !entries.isEmpty else {
      throw problem(at: value.offset, "\(verb) names no value, as in { \(verb): { cart: 1 } }.")
    }
    for (number, entry) in entries.enumerated() {
      let name: TextTemplate
      do {
        name = try TextTemplate(parsing: entry.key)
      } catch {
        throw problem(at: entry.keyOffset, error.sentence)
      }
      if case .plain(let plain) = name { mention(.state, plain, at: entry.keyOffset) }
      for used in name.names { mention(.state, used, at: entry.keyOffset) }
      let action = make(name, try actionValue(entry.value))
      if number == 0 { draft.does(verb, action) } else { draft.more.append(action) }
    }
  }

  private func expectTrue(_ value: JSON5Value) throws(FileProblem) {
    guard case .flag(true) = value.content else { throw mismatch(value, expected: "true") }
  }

  private func screenID(_ value: JSON5Value) throws(FileProblem) -> String {
    let id = try text(value, "the id of a screen")
    mention(.screen, id, at: value.offset)
    return id
  }

  /// One id of a view of the same screen, or a list of them.
  func viewIDs(_ value: JSON5Value) throws(FileProblem) -> [String] {
    if case .text(let id) = value.content {
      mention(.view, id, at: value.offset)
      return [id]
    }
    var ids: [String] = []
    for item in try list(value, of: "ids of views") {
      let id = try text(item, "the id of a view")
      mention(.view, id, at: item.offset)
      ids.append(id)
    }
    return ids
  }

  /// A BCP 47 tag by its shape: letters, digits and hyphens.
  func language(_ value: JSON5Value) throws(FileProblem) -> String {
    let tag = try text(value, "a language tag such as en or th")
    let parts = tag.split(separator: "-", omittingEmptySubsequences: false)
    let isTag =
      (2...3).contains(parts[0].count) && parts[0].allSatisfy { $0.isASCII && $0.isLetter }
      && parts.dropFirst().allSatisfy { part in
        (1...8).contains(part.count)
          && part.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
      }
    guard isTag else {
      throw problem(
        at: value.offset, "Expected a language tag such as en or zh-Hans, found \(tag).")
    }
    return tag
  }
}

extension ActionDraft {
  fileprivate mutating func does(_ verb: String, _ action: ScreenAction) {
    if self.verb == nil { self.verb = verb } else { otherVerbs.append(verb) }
    self.action = action
  }
}
