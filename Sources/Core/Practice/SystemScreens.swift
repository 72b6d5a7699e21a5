import Hands
import Lessons
import Mastery
import ScreenReader
import SpaceAndTime
import Speech

/// Builds Curtain's own screens from the coach's words.
struct SystemScreens {
  let words: Words

  /// - Parameters:
  ///   - learner: who practices; nil where nobody else can be chosen.
  ///   - progress: false where nothing counts.
  func mainMenu(
    _ course: Course, due sitting: Sitting, learner: String?, progress: Bool = true
  ) -> SystemScreen {
    var rows: [SystemScreen.Row] = [.heading(id: "title", words.text("menu.title"))]
    if !sitting.isEmpty {
      rows.append(.button(id: "due", words.text("menu.due"), value: summary(of: sitting)))
    }
    rows += course.recommended.map { row(for: $0, in: course) }
    rows += buttons(["lessons", "gestures"], in: "menu")
    if !course.faults.isEmpty { rows += buttons(["faults"], in: "menu") }
    rows += buttons(progress ? ["progress", "history"] : ["history"], in: "menu")
    if let learner {
      rows.append(.button(id: "learners", words.text("menu.learners"), value: name(of: learner)))
    }
    rows += buttons(["settings", "keys", "leave"], in: "menu")
    return screen(.mainMenu, "menu.title", rows)
  }

  func lessonList(_ course: Course) -> SystemScreen {
    var rows: [SystemScreen.Row] = []
    var chapter: String?
    for lesson in course.lessons {
      if lesson.chapter != chapter {
        chapter = lesson.chapter
        let key = "chapter.\(lesson.chapter)"
        let title = words.contains(key) ? words.text(key) : lesson.chapter
        rows.append(.heading(id: "chapter.\(lesson.chapter)", title))
      }
      rows.append(row(for: lesson, in: course))
    }
    return screen(.lessonList, "lessons.title", rows + buttons(["close"], in: "menu"))
  }

  /// Title, the best result as value, what it is about as hint.
  func row(for lesson: Lesson, in course: Course) -> SystemScreen.Row {
    let progress = course.progress[lesson.id] ?? LessonProgress()
    let value: String? =
      if let stars = progress.stars {
        words.text("lessons.stars", count: stars)
      } else if progress.timesFinished > 0 {
        words.text("lessons.done")
      } else {
        nil
      }
    return .button(
      id: "lesson.\(lesson.id)", lesson.title, value: value, hint: lesson.summary)
  }

  /// What the learner is in the middle of.
  enum Doing: Hashable, Sendable {
    case lesson(isSlow: Bool)
    case drill(isSlow: Bool)
    case gesturePlay
    case hearing(FaultHearing.Stage)
    /// Free practice on a screen.
    case practice
    case other
  }

  func coachMenu(during doing: Doing) -> SystemScreen {
    let always = [
      CoachCommand.history, .whatDidIDo, .inspector, .curtain, .captions, .keys,
    ]
    let task: [String]
    let pace: [String]
    switch doing {
    case .lesson(let isSlow):
      task = ["repeat", "hint", "skip", "back"]
      pace = [isSlow ? "usual-pace" : "slower"]
    case .drill(let isSlow):
      task = ["repeat", "hint", "skip", isSlow ? "usual-pace" : "slower"]
      pace = []
    case .hearing:
      task = ["repeat", "hint", "back"]
      pace = []
    case .practice:
      task = ["errands", "repeat"]
      pace = []
    case .gesturePlay, .other:
      task = ["repeat"]
      pace = []
    }
    let goOn: [SystemScreen.Row] =
      if case .hearing(let stage) = doing {
        [.button(id: "skip", words.text("hearing.go-on.\(stage.rawValue)"))]
      } else {
        []
      }
    let own = goOn + buttons(task + always.map(\.rawValue) + pace, in: "coach-menu")
    let rest = buttons(["settings"], in: "menu") + buttons(["leave"], in: "coach-menu")
    return screen(
      .coachMenu, "coach-menu.title",
      [.heading(id: "title", words.text("coach-menu.title"))] + own + rest
        + buttons(["close"], in: "coach-menu"))
  }

  /// The newest message first.
  func history(_ entries: [SpeechHistory.Entry]) -> SystemScreen {
    let rows = entries.reversed().map { entry in
      SystemScreen.Row.text(id: "message.\(entry.id)", entry.text)
    }
    let empty = [SystemScreen.Row.text(id: "empty", words.text("history.empty"))]
    return screen(
      .history, "history.title",
      [.heading(id: "title", words.text("history.title"))] + (rows.isEmpty ? empty : rows)
        + buttons(["close"], in: "menu"))
  }

  func leaveQuestion(during doing: Doing) -> SystemScreen {
    let key =
      switch doing {
      case .lesson: "leave.lesson"
      case .drill: "leave.drill"
      case .gesturePlay: "leave.gestures"
      case .hearing: "leave.hearing"
      case .practice, .other: "leave.curtain"
      }
    let question = words.text(key)
    return SystemScreen(
      kind: .leaveQuestion, title: question, language: words.language,
      rows: [.heading(id: "title", question)] + buttons(["stay", "leave"], in: "leave"))
  }

  /// - Parameter isRoom: what skips for a learner goes on in a room.
  func keys(isRoom: Bool) -> SystemScreen {
    let rows = KeyMap.bindings.map { row in
      let word = isRoom && row.word == "keys.coach.skip" ? "keys.coach.go-on" : row.word
      return SystemScreen.Row.text(
        id: "key.\(row.modifiers.rawValue).\(row.key.rawValue)",
        words.text("keys.row", ["key": name(of: row), "meaning": words.text(word)]))
    }
    return screen(
      .keys, "keys.title",
      [.heading(id: "title", words.text("keys.title"))] + rows + buttons(["close"], in: "menu"))
  }

  private func name(of row: KeyBinding) -> String {
    var names: [String] = []
    if row.modifiers.contains(.control) { names.append(words.text("key.control")) }
    if row.modifiers.contains(.shift) { names.append(words.text("key.shift")) }
    let key = "key.\(row.key.rawValue)"
    names.append(words.contains(key) ? words.text(key) : row.key.rawValue.uppercased())
    return names.joined(separator: " ")
  }

  func buttons(_ ids: [String], in catalog: String) -> [SystemScreen.Row] {
    ids.map { .button(id: $0, words.text("\(catalog).\($0)")) }
  }

  func screen(
    _ kind: SystemScreen.Kind, _ title: String, _ rows: [SystemScreen.Row],
    _ places: [String: String] = [:]
  ) -> SystemScreen {
    SystemScreen(
      kind: kind, title: words.text(title, places), language: words.language, rows: rows)
  }
}
