import AccessibilityTree
import SpaceAndTime
import Typing

/// The keys below a panel's field: letters, space and delete, so that a finger can type there, too
/// (voiceover.md 6.1).
enum PanelKeyboard {
  static let prefix = "panel.key."
  private static let delete = "delete"
  private static let space = "space"
  /// In points.
  private static let height = 260.0

  static func elements(
    letters: KeyboardLayout, wording: Wording, on size: Size, after order: Int
  ) -> [AccessibilityElement] {
    var rows = letters.letters(isShifted: false).map { row in
      row.map { (name: KeyboardLayout.name(of: $0), label: $0) }
    }
    rows.append([
      (name: space, label: wording.text([.word(.space)])),
      (name: delete, label: wording.text([.word(.editDelete)])),
    ])
    let rowHeight = height / Double(rows.count)
    var elements: [AccessibilityElement] = []
    for (row, keys) in rows.enumerated() {
      let width = size.width / Double(keys.count)
      for (column, key) in keys.enumerated() {
        var content = AccessibilityContent()
        content.label = key.label
        content.traits = [.keyboardKey, .button]
        elements.append(
          AccessibilityElement(
            id: prefix + key.name,
            frame: Rect(
              x: Double(column) * width, y: size.height - height + Double(row) * rowHeight,
              width: width, height: rowHeight),
            content: content, drawingOrder: order + elements.count))
      }
    }
    return elements
  }

  /// What a key asks of the panel's field; nil for what is no key.
  static func request(of id: String, field: String) -> AccessibilityRequest? {
    guard id.hasPrefix(prefix) else { return nil }
    let name = String(id.dropFirst(prefix.count))
    switch name {
    case delete: return .deleteBackward(field)
    case space: return .insertText(" ", element: field)
    default:
      return KeyboardLayout.letter(named: name).map { .insertText($0, element: field) }
    }
  }
}
