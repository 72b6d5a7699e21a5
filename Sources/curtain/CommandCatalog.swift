/// Every call, one row each; `--help` and the dispatch read nothing else.
enum CommandCatalog {
  static let all: [Command] = [
    WindowCommands.open, WindowCommands.learn, WindowCommands.practice,
    RepairCommand.command,
    RehearseCommand.command, SpeakCommand.command, RecognizeCommand.command, RouteCommand.command,
    ImportCommand.command, LessonsCommand.command, MergeCommand.command, ReportCommand.command,
    DoctorCommand.command,
  ]

  static func command(named name: String) -> Command? {
    all.first { $0.name == name }
  }

  static var help: String {
    var lines = [
      "Curtain teaches app developers to use VoiceOver before they design for it.", "",
    ]
    for command in all {
      lines.append("  \(command.usage)")
      lines.append("      \(command.meaning)")
    }
    lines += ["", "  curtain --help | --version", "", "Options:"]
    var seen: Set<String> = []
    for option in all.flatMap(\.options) where seen.insert(option.usage).inserted {
      lines.append("  \(option.usage)")
      lines.append("      \(option.meaning)")
    }
    lines += [
      "",
      "A file named - is standard input. Exit status: 0 done, 1 what was asked for did not hold,",
      "2 bad usage, unreadable input or something missing on this machine.",
    ]
    return lines.joined(separator: "\n")
  }
}
