import Simulation

/// Makes screens of dumps: finds the documents in a file, cleans them, reads each by its format,
/// and maps what it says.
public struct Importer: Sendable {
  public let parsers: DumpParsers

  /// Brackets inside each other that the decoder can follow; a screen has some hundred at most.
  private static let deepestJSON = 400

  public init(parsers: DumpParsers) {
    self.parsers = parsers
  }

  /// The screens of all dumps in a text, in order; nil where there is none that any format knows.
  /// `problem(with:)` says then what it is instead.
  ///
  /// Throws where there is a dump that can't be read.
  public func screens(in bytes: [UInt8], options: ImportOptions = ImportOptions())
    throws(ImportProblem) -> [ImportedScreen]?
  {
    guard BinaryFile.sentence(for: bytes) == nil else { return nil }
    var notes = ImportNotes()
    var finder = DumpFinder()
    finder.search(TextDecoding.utf8(bytes, notes: &notes))
    var found = finder.found
    notes.add(finder.notes)
    if found.isEmpty {
      guard let inner = envelopedText(finder.unknown) else { return nil }
      finder = DumpFinder()
      finder.search(inner)
      found = finder.found
      guard !found.isEmpty else { return nil }
      notes.add(.repaired, "the dump stood in a server's JSON answer")
      notes.add(finder.notes)
    }
    if found.count > 1 {
      notes.add(.guessed, "\(found.count) dumps in one file are as many screens")
    }
    var screens: [ImportedScreen] = []
    var problems: [ImportProblem] = []
    for (number, dump) in found.enumerated() {
      var own = options
      if number > 0 { own.screenID += "-\(number + 1)" }
      do throws(ImportProblem) {
        screens.append(try screen(of: dump, options: own, notes: notes))
      } catch {
        problems.append(error)
      }
    }
    // One that can't be read must not hide the others.
    if screens.isEmpty, let problem = problems.first { throw problem }
    for index in screens.indices {
      screens[index].notes.add(
        .lost, problems.count, "dump of the file, which can't be read",
        "dumps of the file, which can't be read")
    }
    return screens
  }

  /// True where a text without a dump is built as a screen file, so that whoever reads those can
  /// say what is wrong with it.
  public static func mayBeScreenFile(_ bytes: [UInt8]) -> Bool {
    let text = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes[...]
    let beginning = text.drop { $0 <= 0x20 }
    guard
      ["{", "//", "/*"].contains(where: { beginning.starts(with: $0.utf8) }),
      !text.prefix(4096).contains(0)
    else { return false }
    let keys = JSONKeys(of: text)
    guard NotADump.otherTool(keys) == nil else { return false }
    return ["views", "kind", "id"].contains { keys.has($0, within: 1) }
  }

  /// What a text is in which no dump was found.
  public func problem(with bytes: [UInt8]) -> ImportProblem {
    var notes = ImportNotes()
    let text = TextDecoding.utf8(bytes, notes: &notes)
    var finder = DumpFinder()
    finder.search(text)
    return NotADump.problem(bytes, text: text, unknown: finder.unknown)
  }

  private func screen(of dump: DumpFinder.Found, options: ImportOptions, notes: ImportNotes)
    throws(ImportProblem) -> ImportedScreen
  {
    guard dump.document.depth <= Self.deepestJSON else {
      throw ImportProblem(
        "This JSON nests \(dump.document.depth) levels deep, and no screen does. Dump the screen again."
      )
    }
    var tree: DumpTree
    do throws(ImportProblem) {
      tree = try dump.format.read(dump.document, parsers, options)
    } catch {
      // What is missing then is behind the place at which it breaks off.
      throw dump.document.isCut ? .brokenOff : error
    }
    tree.closeAll()
    tree.isCut = tree.isCut || dump.document.isCut
    switch dump.format.platform {
    case .iOS: AppleStops.find(in: &tree)
    case .android: AndroidStops.find(in: &tree)
    }
    var maker = ScreenMaker(tree, platform: dump.format.platform, id: options.screenID)
    let screen = maker.screen()
    if maker.stopCount == 0, let broken = tree.broken { throw broken }
    var all = ImportNotes()
    if !dump.format.cannotTell.isEmpty {
      all.add(
        .unknown,
        "\(dump.format.name) does not tell " + dump.format.cannotTell.joined(separator: ", "))
    }
    all.add(notes)
    all.add(maker.notes)
    return ImportedScreen(
      screen: screen, notes: all, format: dump.format, nodeCount: tree.nodeCount,
      stopCount: maker.stopCount, isCut: tree.isCut)
  }

  /// `{"value": "<?xml …", "sessionId": …}`: what a WebDriver server answers.
  private struct Envelope: Decodable {
    var value: String
  }

  private func envelopedText(_ document: DumpDocument?) -> [UInt8]? {
    guard let document, document.syntax == .json, document.beginning.hasKey("value"),
      let envelope = try? parsers.json.decode(Envelope.self, from: document.bytes)
    else { return nil }
    return Array(envelope.value.utf8)
  }
}
