import FileBackend
import Importers
import Simulation

/// `curtain import`: dumps of other tools become screen files that a person can read and repair.
enum ImportCommand {
  static let output = Option(
    name: "--output", shortName: "-o", placeholder: "SCREEN",
    meaning: "the screen file to write; more than one screen gets numbers behind its name")

  static let command = Command(
    name: "import",
    operands: Command.Operands(usage: "DUMP…", minimum: 1, maximum: 1000),
    options: [output] + DumpChoice.options,
    meaning: "makes screen files of what other tools dumped; without -o it prints the screen",
    longWork: "importing"
  ) { arguments in
    let choice = try DumpChoice(arguments)
    var screens: [(screen: ImportedScreen, path: String)] = []
    for path in arguments.operands {
      guard
        let dumps = try ScreenInput.dumps(in: TextFile.bytes(path), file: path, choice: choice)
      else {
        throw FileProblem(
          file: path, sentence: "This is no dump of another tool but may be a screen file already.")
      }
      screens += chosen(dumps, choice).map { ($0, path) }
    }
    guard let output = arguments.value(of: output), output != "-" else {
      guard screens.count == 1 else {
        throw UsageProblem(
          "there are \(screens.count) screens to import; name a file with -o, or one with --screen N"
        )
      }
      Console.printBytes(text(of: screens[0].screen, from: screens[0].path))
      ScreenInput.tellNotes(of: screens[0].screen, from: screens[0].path)
      return .done
    }
    for (number, one) in screens.enumerated() {
      let path = numbered(output, number + 1)
      var screen = one.screen
      screen.screen.id = ImportOptions.screenID(named: TextFile.stem(of: path))
      try TextFile.write(text(of: screen, from: one.path), to: path)
      ScreenInput.tellNotes(of: screen, from: one.path)
      Console.printError("curtain: wrote \(path)")
    }
    return .done
  }

  private static func chosen(_ dumps: [ImportedScreen], _ choice: DumpChoice) -> [ImportedScreen] {
    guard let number = choice.number else { return dumps }
    return dumps.indices.contains(number - 1) ? [dumps[number - 1]] : []
  }

  /// `menu.json5`, `menu-2.json5`, …
  private static func numbered(_ path: String, _ number: Int) -> String {
    guard number > 1 else { return path }
    let stem = TextFile.stem(of: path)
    guard let place = path.range(of: stem, after: path.lastIndex(of: "/")) else {
      return "\(path)-\(number)"
    }
    return String(path[..<place.upperBound]) + "-\(number)" + path[place.upperBound...]
  }

  private static func text(of screen: ImportedScreen, from path: String) -> [UInt8] {
    let name = path == "-" ? "standard input" : path.split(separator: "/").last.map(String.init)
    let remarks =
      ["Imported from \(name ?? path): \(screen.format.name)."]
      + screen.notes.all.map(\.description)
    return ScreenText.bytes(of: screen.screen, remarks: remarks)
  }
}

extension String {
  /// The first place of a text behind an index.
  fileprivate func range(of text: String, after start: Index?) -> Range<Index>? {
    let rest = start.map { self[index(after: $0)...] } ?? self[...]
    guard rest.hasPrefix(text) else { return nil }
    return rest.startIndex..<rest.index(rest.startIndex, offsetBy: text.count)
  }
}
