import Simulation

/// A screen made from a dump, with what a person has to know about it.
public struct ImportedScreen: Sendable {
  public var screen: ScreenDescription
  /// What the format can't tell first, then what this dump lost and what the import chose.
  public var notes: ImportNotes
  public var format: DumpFormat
  /// Nodes that the dump holds.
  public var nodeCount: Int
  /// Stops of a screen reader among them.
  public var stopCount: Int
  /// Set where something may be missing because the dump ends too early.
  public var isCut: Bool
}
