import AccessibilityTree
import Simulation

/// The keys of a screen file.
enum ScreenFields {
  static func screen(_ reading: FileReading) throws(FileProblem) -> ScreenDescription {
    var screen = ScreenDescription(id: "", title: .plain(""))
    try table.read(reading.document.root, into: &screen, reading)
    guard !screen.id.isEmpty else {
      throw reading.problem(at: reading.document.root.offset, "The screen has no id.")
    }
    return screen
  }

  static let table = FieldTable<ScreenDescription>(
    "a screen",
    [
      "id": { (screen, value, reading) throws(FileProblem) in
        let id = try reading.text(value, "the id of the screen")
        let isID =
          !id.isEmpty && id.count <= 100
          && id.allSatisfy { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" }
        guard isID else {
          throw reading.problem(
            at: value.offset, "A screen's id is letters, digits, hyphens and underscores.")
        }
        screen.id = id
      },
      "title": { (screen, value, reading) throws(FileProblem) in
        screen.title = try reading.template(value)
      },
      "language": { (screen, value, reading) throws(FileProblem) in
        screen.language = try reading.language(value)
      },
      "size": { (screen, value, reading) throws(FileProblem) in
        screen.size = try reading.size(value)
      },
      "idiom": { (screen, value, reading) throws(FileProblem) in
        screen.idiom = try reading.choice(value, "an idiom", of: InterfaceIdiom.self)
      },
      "layoutDirection": { (screen, value, reading) throws(FileProblem) in
        screen.layoutDirection = try reading.choice(
          value, "a layout direction",
          among: ["ltr": LayoutDirection.leftToRight, "rtl": .rightToLeft])
      },
      "platform": { (screen, value, reading) throws(FileProblem) in
        screen.platform = try reading.choice(value, "a platform", of: AppPlatform.self)
      },
      "state": { (screen, value, reading) throws(FileProblem) in
        screen.state = try reading.state(value)
      },
      "views": { (screen, value, reading) throws(FileProblem) in
        screen.views = try ViewFields.views(value, reading)
      },
      "accessibilityCustomRotors": { (screen, value, reading) throws(FileProblem) in
        screen.customRotors = try AccessibilityFields.customRotors(value, reading)
      },
      "on": { (screen, value, reading) throws(FileProblem) in
        screen.handlers = try reading.handlers(value)
      },
      "goal": { (screen, value, reading) throws(FileProblem) in
        screen.goal = try goal(value, reading)
      },
    ])

  /// A goal that stands alone, outside of a screen file.
  static func goal(_ reading: FileReading) throws(FileProblem) -> Goal {
    try goal(reading.document.root, reading)
  }

  static func goal(_ value: JSON5Value, _ reading: FileReading) throws(FileProblem) -> Goal {
    var goal = Goal()
    try goalTable.read(value, into: &goal, reading)
    return goal
  }

  private static let goalTable = FieldTable<Goal>(
    "a goal",
    [
      "screen": { (goal, value, reading) throws(FileProblem) in
        let id = try reading.text(value, "the id of a screen")
        reading.mention(.screen, id, at: value.offset)
        goal.screen = id
      },
      "state": { (goal, value, reading) throws(FileProblem) in
        goal.state = try reading.condition(value)
      },
    ])
}
