import Simulation

/// One kind of dump that Curtain reads: a file of `Formats/` and a row of `ImporterCatalog`.
public struct DumpFormat: Sendable {
  /// How the text is built, which decides who parses it.
  public enum Syntax: String, Hashable, Sendable, CaseIterable {
    case xml
    case json
    case text
  }

  /// Stable, for reports and tests.
  public let id: String
  /// As a sentence calls it: "WebDriverAgent XML".
  public let name: String
  public let platform: AppPlatform
  public let syntax: Syntax
  /// The command that makes one.
  public let command: String
  /// What no dump of this format says (import-formats.md 3 to 6, 16).
  public let cannotTell: [String]
  /// Words at which a document of this format may begin, an XML declaration apart; JSON begins
  /// with a bracket.
  let marks: [String]
  /// True for a document of this format; it looks at the document's beginning only.
  let recognizes: @Sendable (DumpBeginning) -> Bool
  /// Reads one document. Whatever is wrong inside of it becomes a note, or one sentence.
  let read: @Sendable (DumpDocument, DumpParsers, ImportOptions) throws(ImportProblem) -> DumpTree

  init(
    id: String, name: String, platform: AppPlatform, syntax: Syntax, command: String,
    cannotTell: [String], marks: [String] = [],
    recognizes: @escaping @Sendable (DumpBeginning) -> Bool,
    read:
      @escaping @Sendable (DumpDocument, DumpParsers, ImportOptions) throws(ImportProblem)
      -> DumpTree
  ) {
    self.id = id
    self.name = name
    self.platform = platform
    self.syntax = syntax
    self.command = command
    self.cannotTell = cannotTell
    self.marks = marks
    self.recognizes = recognizes
    self.read = read
  }
}
