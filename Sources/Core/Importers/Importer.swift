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
    guard !NotADump.isBinary(bytes) else { return nil }
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
    for (number, dump) in found.enumerated() {
      var own = options
      if number > 0 { own.screenID += "-\(number + 1)" }
      screens.append(try screen(of: dump, options: own, notes: notes))
    }
    return screens
  }

  /// True where a text without a dump begins as a screen file does, so that whoever reads those can
  /// say what is wrong with it.
  public static func mayBeScreenFile(_ bytes: [UInt8]) -> Bool {
    let text = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes[...]
    let first = text.first { $0 > 0x20 }
    let isBinary = text.prefix(4096).contains(0)
    guard first == UInt8(ascii: "{") || first == UInt8(ascii: "/"), !isBinary else { return false }
    let names = ["views", "id", "kind", "title", "state"]
    let beginning = String(decoding: text.prefix(16_384), as: UTF8.self)
    return beginning.count < 200 || names.contains { beginning.firstRange(of: $0) != nil }
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
    var tree = try dump.format.read(dump.document, parsers, options)
    tree.closeAll()
    tree.isCut = tree.isCut || dump.document.isCut
    switch dump.format.platform {
    case .iOS: AppleStops.find(in: &tree)
    case .android: AndroidStops.find(in: &tree)
    }
    var maker = ScreenMaker(tree, platform: dump.format.platform, id: options.screenID)
    let screen = maker.screen()
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
