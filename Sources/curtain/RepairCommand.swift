import FileBackend
import Practice

/// `curtain repair`: a broken screen in the learner's own editor, heard at every save.
enum RepairCommand {
  static let command = Command(
    name: "repair",
    operands: Command.Operands(usage: "FAULT", minimum: 1, maximum: 1),
    options: WindowCommands.options,
    meaning: "copies a broken screen for your own editor, and lets you hear it at every save"
  ) { arguments in
    let backstage = Backstage(arguments)
    do {
      var files = try CourseFiles()
      let fault = try files.faultFile(for: arguments.operands[0])
      let folder = try DataFolder(named: arguments.value(of: .data))
      let file = try RepairFile(of: fault, in: folder.path)
      Console.printLine("Edit this file and save it: \(file.path)")
      if file.isFromBefore {
        Console.printLine("It is as you left it. Delete it to begin with the broken screen again.")
      }
      Console.flush()
      Editor.open(file.path)
      let id = files.add(fault.pair, repairedIn: file)
      try backstage.play(.repair(id), from: files, watching: file.watch, problem: file.problem)
      return .done
    } catch {
      backstage.sayLast(sentence(for: error))
      throw error
    }
  }
}
