/// A way to look for something with one finger.
public enum SearchStyle: String, Hashable, Sendable, CaseIterable {
  /// From side to side, each time a little further down, or up.
  case rows
  /// Rows with so much room between them that something can be missed.
  case rowsApart = "rows-apart"
  /// Down and up, each time a little further to one side.
  case columns
  /// Along the borders of the glass.
  case edges
  /// Round and round.
  case circles
  /// There and nowhere else: remembered, or well guessed.
  case straight
  /// To and fro, without any order.
  case wandering
}
