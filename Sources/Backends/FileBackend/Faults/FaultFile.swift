import Lessons
import Simulation
import Speech

/// Loads a fault with its broken app and the repaired one.
public enum FaultFile {
  /// A pair, and where in its file each key stands.
  public struct Loaded: Sendable {
    public var pair: FaultPair
    /// The path of the broken screen's file.
    public var screenFile: String { appFiles[0] }
    /// The path of the file that the repair changes first.
    public var repairedFile: String {
      let names = repairedScreens.map { "\($0).json5" }
      return appFiles.first { names.contains(TextFile.name(of: $0)) } ?? screenFile
    }
    /// The paths of all screens of the broken app, the one that it starts on first.
    public var appFiles: [String]
    private let repairedScreens: [String]
    private let document: JSON5Document
    private let offsets: [String: Int]

    init(
      pair: FaultPair, appFiles: [String], repairedScreens: [String], document: JSON5Document,
      offsets: [String: Int]
    ) {
      self.pair = pair
      self.repairedScreens = repairedScreens
      self.appFiles = appFiles
      self.document = document
      self.offsets = offsets
    }

    /// Something that is wrong with what a key says.
    public func problem(in key: String, _ sentence: String) -> FileProblem {
      document.problem(at: offsets[key] ?? document.root.offset, sentence)
    }
  }

  /// True for the text of a fault: what its keys say decides.
  static func isFault(_ document: JSON5Document) -> Bool {
    guard case .object(let entries) = document.root.content else { return false }
    let keys = Set(entries.map(\.key))
    return !keys.contains("rounds") && !keys.isDisjoint(with: ["repair", "errand", "proof"])
  }

  /// Either everything is right, or the first problem is thrown and nothing is loaded.
  ///
  /// The chapter is the folder that holds the file; screens are found by id in the tree of folders
  /// around it.
  public static func load(_ path: String, texts: SystemTexts? = nil) throws(FileProblem)
    -> Loaded
  {
    try load(try JSON5Document(TextFile.bytes(path), file: path), path: path, texts: texts)
  }

  static func load(_ document: JSON5Document, path: String, texts: SystemTexts? = nil)
    throws(FileProblem) -> Loaded
  {
    let reading = FileReading(document)
    let draft = try FaultPairFields.draft(reading)
    let fault = draft.fault.fault
    guard TextFile.isStream(path) || fault.id.isEmpty || fault.id == TextFile.stem(of: path) else {
      throw reading.problem(
        at: draft.offsets["id"] ?? 0,
        "The fault in this file is called \(fault.id), and the file \(TextFile.stem(of: path)). Give both the same name."
      )
    }
    if let missing = FaultPairFields.needed.first(where: { draft.offsets[$0] == nil }) {
      throw reading.problem(at: document.root.offset, "The fault has no \(missing).")
    }
    guard let screen = draft.screen, let changes = draft.changes, let errand = draft.errand,
      let ask = errand.ask, let goal = errand.goal,
      let proof = try FaultPairFields.proof(of: draft, reading)
    else { preconditionFailure("A key that is needed was read as nothing") }
    let file = try screenFile(of: screen, reading, draft, path: path)
    let broken = try ScreenFile.load(file, texts: texts)
    let repairs = try draft.fault.repairs(on: screen, reading)
    let repaired = try ScreenFile.load(file, texts: texts, repairs: repairs)
    try ScreenFile.checkNames(reading, in: repaired.library)
    let chapter = TextFile.folder(of: path).split(separator: "/").last.map(String.init) ?? ""
    var pair = FaultPair(
      fault: fault, chapter: chapter, screen: screen, broken: broken.library,
      repaired: repaired.library,
      errand: FaultErrand(
        ask: ask, goal: goal, hintsBefore: errand.hintsBefore, hintsAfter: errand.hintsAfter,
        misses: errand.misses),
      listen: draft.listen, changes: changes, proof: proof)
    pair.order = draft.order
    return Loaded(
      pair: pair, appFiles: broken.files, repairedScreens: repairs.map(\.screen),
      document: document, offsets: draft.offsets)
  }

  private static func screenFile(
    of screen: String, _ reading: FileReading, _ draft: FaultPairFields.Draft, path: String
  ) throws(FileProblem) -> String {
    let places = ScreenFolder(around: path)
    guard let file = places.path(of: screen, from: path) else {
      throw reading.problem(
        at: draft.offsets["screen"] ?? 0,
        "There is no screen \(screen): no file \(screen).json5 stands near this one."
          + NearestName.suggestion(for: screen, among: places.ids))
    }
    return file
  }
}
