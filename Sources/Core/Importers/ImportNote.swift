/// What an import could not take over as it was.
public struct ImportNote: Hashable, Sendable, CustomStringConvertible {
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// The format has no word for it, or this dump left it out.
    case unknown
    /// It was in the dump and is not in the screen.
    case lost
    /// It was broken in the dump and was mended.
    case repaired
    /// The dump does not say it, and the import chose.
    case guessed
  }

  public var kind: Kind
  /// Without a capital and a full stop, to stand after the kind.
  public var text: String

  public init(_ kind: Kind, _ text: String) {
    self.kind = kind
    self.text = text
  }

  public var description: String { "\(kind.rawValue): \(text)" }
}

/// The notes of one import in the order in which they arose, each text once.
public struct ImportNotes: Hashable, Sendable {
  public private(set) var all: [ImportNote] = []

  public init() {}

  public mutating func add(_ kind: ImportNote.Kind, _ text: String) {
    let note = ImportNote(kind, text)
    if !all.contains(note) { all.append(note) }
  }

  /// Says how often something happened; nothing where it never did.
  mutating func add(_ kind: ImportNote.Kind, _ count: Int, _ one: String, _ many: String) {
    guard count > 0 else { return }
    add(kind, count == 1 ? "1 \(one)" : "\(count) \(many)")
  }

  public mutating func add(_ notes: ImportNotes) {
    for note in notes.all { add(note.kind, note.text) }
  }
}
