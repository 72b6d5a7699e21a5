import FileBackend
import Importers
import JSONBackend
import Simulation
import XMLBackend

/// A screen as the command line names it: a screen file, or a dump of another tool, told apart by
/// what is in it.
struct ScreenInput {
  var library: ScreenLibrary
  /// The id of the screen that was asked for.
  var start: String
  /// Set where it was a dump; its views are in the library only.
  var dump: ImportedScreen?

  var app: SimulatedApp { SimulatedApp(library: library, start: start) }

  /// Reads a file, or standard input for "-". What an import could not take over is told on standard
  /// error.
  ///
  /// - Parameter isQuiet: leaves the telling to the caller.
  static func load(
    _ path: String, choice: DumpChoice = DumpChoice(), isQuiet: Bool = false
  ) throws -> ScreenInput {
    let bytes = try TextFile.bytes(path)
    guard let screens = try dumps(in: bytes, file: path, choice: choice) else {
      let loaded = try ScreenFile.load(bytes, file: path)
      return ScreenInput(library: loaded.library, start: loaded.start)
    }
    let number = choice.number ?? 1
    guard screens.indices.contains(number - 1) else {
      throw FileProblem(
        file: path,
        sentence:
          "There is no screen \(number): it holds \(screens.count == 1 ? "one" : "\(screens.count)")."
      )
    }
    var screen = screens[number - 1]
    if !isQuiet { tellNotes(of: screen, from: path) }
    if screens.count > 1, choice.number == nil, !isQuiet {
      Console.printError(
        "curtain: \(path): this is screen 1 of \(screens.count); --screen N takes another one")
    }
    let library = ScreenLibrary([screen.screen])
    // The library has the views; a second tree of them is not kept.
    screen.screen.views = []
    return ScreenInput(library: library, start: screen.screen.id, dump: screen)
  }

  /// The dumps in a text; nil where it is a screen file. Throws where it is neither.
  static func dumps(in bytes: [UInt8], file: String, choice: DumpChoice) throws(FileProblem)
    -> [ImportedScreen]?
  {
    let importer = Importer(parsers: DumpParsers(xml: XMLParser(), json: JSONDumpParser()))
    do throws(ImportProblem) {
      let options = ImportOptions(
        screenID: ImportOptions.screenID(named: TextFile.stem(of: file)), density: choice.density)
      if let screens = try importer.screens(in: bytes, options: options) { return screens }
      if Importer.mayBeScreenFile(bytes) { return nil }
      throw importer.problem(with: bytes)
    } catch {
      throw FileProblem(file: file, sentence: error.sentence)
    }
  }

  static func tellNotes(of screen: ImportedScreen, from path: String) {
    let name = path == "-" ? "standard input" : path
    let stops = screen.stopCount == 1 ? "1 stop" : "\(screen.stopCount) stops"
    let nodes = screen.nodeCount == 1 ? "1 node" : "\(screen.nodeCount) nodes"
    Console.printError("curtain: \(name): \(screen.format.name), \(nodes), \(stops)")
    for note in screen.notes.all { Console.printError("  \(note)") }
    if screen.stopCount == 0 {
      Console.printError(
        "curtain: \(name): this dump is sound, and there is nothing in it that VoiceOver could stop at"
      )
    }
  }
}

/// What the command line says about a dump.
struct DumpChoice {
  static let screen = Option(
    name: "--screen", placeholder: "N",
    meaning: "which of several dumps in one file, from 1")
  static let density = Option(
    name: "--density", placeholder: "N",
    meaning: "pixels a point of the Android display that was dumped, such as 2.625")
  static let options = [screen, density]

  var number: Int?
  var density: Double?

  init() {}

  init(_ arguments: Arguments) throws(UsageProblem) {
    number = try arguments.number(of: Self.screen, in: 1...1000)
    if let text = arguments.value(of: Self.density) {
      guard let value = Double(text), value >= 0.5, value <= 10 else {
        throw UsageProblem("--density takes a number from 0.5 to 10, not “\(text)”")
      }
      density = value
    }
  }
}
