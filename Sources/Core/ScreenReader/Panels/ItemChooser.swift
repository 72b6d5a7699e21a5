/// Everything on the screen by name, to go to directly (voiceover.md 1.2).
enum ItemChooser {
  /// An element of the app and what it is called.
  struct Item: Hashable, Sendable {
    var element: String
    /// As it is spoken, traits and all.
    var name: String
    /// What a search looks through: label and value. "button" in it would match every button.
    var searched: String
  }

  /// Tells an entry's id from the element's that it stands for.
  static let prefix = "panel.item."

  /// In the order of the alphabet; what was typed may stand anywhere in a label or value.
  static func rows(of items: [Item], matching text: String) -> [PanelRow] {
    let wanted = text.lowercased()
    return items.filter { wanted.isEmpty || $0.searched.lowercased().contains(wanted) }
      .map { (key: $0.name.lowercased(), item: $0) }
      .sorted { $0.key < $1.key }
      .map { PanelRow(id: prefix + $0.item.element, label: $0.item.name) }
  }
}
