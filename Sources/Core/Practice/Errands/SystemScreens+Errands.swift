import Lessons
import Speech

extension SystemScreens {
  /// What there is to do on the screen that is practised on.
  func errands(_ lessons: [Lesson], in course: Course) -> SystemScreen {
    let none = [SystemScreen.Row.text(id: "none", words.text("errands.none"))]
    let rows = lessons.map { lesson in
      var row = self.row(for: lesson, in: course)
      if case .button(let id, let title, let value, _) = row {
        row = .button(id: id, title, value: value)
      }
      return row
    }
    return screen(
      .errands, "errands.title",
      [.heading(id: "title", words.text("errands.title"))] + (rows.isEmpty ? none : rows)
        + buttons(["close"], in: "menu"))
  }
}
