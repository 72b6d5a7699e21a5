import Lessons
import Mastery

/// What should come back today, as a screen.
extension SystemScreens {
  /// How much there is and how long it takes.
  func summary(of sitting: Sitting) -> String {
    var parts: [String] = []
    if !sitting.gestures.isEmpty {
      parts.append(words.text("due.gestures", count: sitting.gestures.count))
    }
    if !sitting.lessons.isEmpty {
      parts.append(words.text("due.lessons", count: sitting.lessons.count))
    }
    parts.append(words.text("due.minutes", count: max(1, Int(sitting.minutes.rounded()))))
    return parts.joined(separator: ", ")
  }

  func due(_ sitting: Sitting, in course: Course) -> SystemScreen {
    var rows: [SystemScreen.Row] = [
      .heading(id: "title", words.text("due.title")),
      .text(id: "summary", sitting.isEmpty ? words.text("due.nothing") : summary(of: sitting)),
    ]
    if !sitting.gestures.isEmpty {
      rows.append(
        .button(
          id: "drill", words.text("due.drill"), hint: words.text("due.drill.hint")))
    }
    rows += sitting.lessons.compactMap { id in
      course.lesson(id).map { row(for: $0, in: course) } ?? row(forFault: id, in: course)
    }
    if sitting.left > 0 {
      rows.append(.text(id: "left", words.text("due.left", count: sitting.left)))
    }
    return screen(.due, "due.title", rows + buttons(["close"], in: "menu"))
  }
}
