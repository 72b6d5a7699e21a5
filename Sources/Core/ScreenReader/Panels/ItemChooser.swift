import Typing

/// Everything on the screen by name, to go to directly (voiceover.md 1.2).
enum ItemChooser {
  /// An element of the app and what it is called.
  struct Item: Hashable, Sendable {
    var element: String
    /// As it is spoken, traits and all.
    var name: String
    /// What a search looks through, without case and marks: label and value. "button" in it would
    /// match every button.
    var searched: String
  }

  /// Tells an entry's id from the element's that it stands for.
  static let prefix = "panel.item."

  /// In the order of the listener's alphabet.
  static func sorted(_ items: [Item], by collator: any TextCollator, language: String) -> [Item] {
    zip(collator.sortKeys(of: items.map(\.name), language: language), items)
      .sorted { $0.0.lexicographicallyPrecedes($1.0) }
      .map(\.1)
  }

  /// Those that were typed, which may stand anywhere in a label or value.
  ///
  /// - Parameter text: without case and marks.
  static func rows(of items: [Item], matching text: String) -> [PanelRow] {
    items.filter { text.isEmpty || $0.searched.contains(text) }
      .map { PanelRow(id: prefix + $0.element, label: $0.name) }
  }
}
