import Practice

/// The calls that open the window: the course, one lesson, or a screen to practice on.
enum WindowCommands {
  static let options: [Option] = [
    .data, .learner, .room, .language, .rate, .noSound, .log,
  ]

  static let open = Command(
    name: "", operands: .none, options: options, meaning: "opens the window on the course"
  ) { arguments in try hold(arguments) { _ in .course } }

  static let learn = Command(
    name: "learn", operands: Command.Operands(usage: "[LESSON|FAULT]", minimum: 0, maximum: 1),
    options: options, meaning: "one lesson, or the errand on a fault's two screens, in the window"
  ) { arguments in
    try hold(arguments) { files in
      guard let name = arguments.operands.first else { return .course }
      return try files.lessonOpening(for: name)
    }
  }

  static let practice = Command(
    name: "practice", operands: Command.Operands(usage: "SCREEN|DUMP", minimum: 1, maximum: 1),
    options: options + DumpChoice.options,
    meaning: "free practice on a screen file or another tool's dump, in the window"
  ) { arguments in
    let choice = try DumpChoice(arguments)
    return try hold(arguments) { files in
      files.dumps = choice
      return try files.opening(for: arguments.operands[0])
    }
  }

  private static func hold(
    _ arguments: Arguments, opening: (inout CourseFiles) throws -> Opening
  ) throws -> ExitStatus {
    let backstage = Backstage(arguments)
    do {
      var files = try CourseFiles()
      let opening = try opening(&files)
      try backstage.play(opening, from: files, watching: files.watchedScreen())
      return .done
    } catch {
      backstage.sayLast(sentence(for: error))
      throw error
    }
  }
}
