/// Turns cells into the text that they stand for. What does it knows the codes; the core only
/// knows dots.
public protocol BrailleTranslator: Sendable {
  /// The tables that can be used here, those of one language together.
  var tables: [BrailleTable] { get }

  /// The text of a word's cells, or nil where the table gives one of them no meaning there.
  ///
  /// Signs that only change what follows, such as the number sign, come to an empty text as long
  /// as nothing follows. The same cells always give the same text.
  func text(of cells: [BrailleCell], in table: BrailleTable) -> String?
}
