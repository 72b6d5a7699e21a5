import Speech

/// Who practices here: choosing, adding, forgetting.
extension SystemScreens {
  func learners(_ course: Course) -> SystemScreen {
    let actions = [words.text("learners.reset"), words.text("learners.delete")]
    let rows = course.learners.map { learner in
      SystemScreen.Row.item(
        id: Self.learnerRow(learner), name(of: learner), value: nil,
        isSelected: learner == course.learner, actions: actions,
        hint: words.text("learners.row.hint"))
    }
    return screen(
      .learners, "learners.title",
      [.heading(id: "title", words.text("learners.title"))] + rows
        + buttons(["new"], in: "learners") + buttons(["close"], in: "menu"))
  }

  static func learnerRow(_ learner: String) -> String { "learner.\(learner)" }

  func name(of learner: String) -> String {
    learner.isEmpty ? words.text("learners.nameless") : learner
  }

  func learnerName() -> SystemScreen {
    screen(
      .learnerName, "learners.new",
      [
        .heading(id: "title", words.text("learners.new")),
        .field(id: "name", words.text("learners.name"), longest: LearnerName.longest),
      ] + buttons(["done"], in: "learners") + buttons(["close"], in: "menu"))
  }

  /// The question before something is forgotten; staying stands first.
  func learnerQuestion(_ wish: LearnerWish) -> SystemScreen? {
    let (key, learner): (String, String)
    switch wish {
    case .choose: return nil
    case .reset(let name): (key, learner) = ("reset", name)
    case .delete(let name): (key, learner) = ("delete", name)
    }
    let question = words.text("learners.\(key).question", ["name": name(of: learner)])
    return SystemScreen(
      kind: .learnerQuestion, title: question, language: words.language,
      rows: [
        .heading(id: "title", question),
        .button(id: "stay", words.text("learners.\(key).no")),
        .button(id: "forget", words.text("learners.\(key).yes")),
      ])
  }
}
