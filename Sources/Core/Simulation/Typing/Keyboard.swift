import AccessibilityTree
import SpaceAndTime
import Typing

/// The keyboard that comes up under the content while a field is edited (voiceover.md 4.7, 6.1).
package struct Keyboard {
  /// What the keys show.
  package enum Plane: Hashable, Sendable {
    case letters
    case numbers
  }

  /// What pressing a key does.
  enum Press: Hashable, Sendable {
    case type(String)
    case delete
    case shift
    case otherPlane
    case submit
    /// Puts in place of the word that was begun what was offered, counted from 0.
    case predict(Int)
    /// One of the characters that a held key offers, counted from 0.
    case alternative(Int)
  }

  /// In points, without the row of predictions.
  static let height = 260.0
  static let predictionHeight = 44.0
  static let id = "keyboard"

  var screen: Size
  var texts: SystemTexts
  var type = KeyboardType.default
  var returnKeyType = ReturnKeyType.default
  /// What its keys are called in, a BCP 47 tag; nil for the screen's language.
  var language: String?
  /// Between whole numbers and their fractions.
  var decimalMark = "."
  var predictions: [TextCompletion] = []
  /// What the key that was held offers; empty while none is.
  var alternatives: [String] = []

  struct Key {
    var name: String
    var label: String
    /// In tenths of the keyboard's width.
    var width = 1.0
  }

  func node(for editing: TextEditing) -> AccessibilityNode {
    let isShifted = editing.isShifted
    let rows = rows(isShifted: isShifted, plane: plane(isOther: editing.isOnOtherPlane))
    let rowHeight = Self.height / Double(rows.count)
    let columns = rows.map { $0.reduce(0) { $0 + $1.width } }.max() ?? 10
    let unit = screen.width / columns
    let top = screen.height - Self.height
    var keyboard = AccessibilityNode(
      id: Self.id, frame: Rect(x: 0, y: top, width: screen.width, height: Self.height))
    keyboard.shouldGroupAccessibilityChildren = true
    addPredictions(to: &keyboard)
    addAlternatives(to: &keyboard)
    for (row, keys) in rows.enumerated() {
      let width = keys.reduce(0) { $0 + $1.width }
      var left = (columns - width) / 2
      for key in keys {
        var node = node(
          "\(Self.id).\(key.name)", key.label,
          frame: Rect(
            x: left * unit, y: top + Double(row) * rowHeight, width: key.width * unit,
            height: rowHeight))
        if isShifted, key.name == "shift" { node.content.traits.insert(.selected) }
        keyboard.children.append(node)
        left += key.width
      }
    }
    return keyboard
  }

  private func addPredictions(to keyboard: inout AccessibilityNode) {
    addRow(
      to: &keyboard,
      predictions.enumerated().map { index, completion in
        (
          Self.predictionID(index),
          SystemTexts.fill(texts.prediction, [("word", completion.word)])
        )
      })
  }

  /// A row of its own above everything else, its keys equally wide.
  private func addRow(
    to keyboard: inout AccessibilityNode, _ keys: [(id: String, label: String)]
  ) {
    guard !keys.isEmpty else { return }
    keyboard.frame.origin.y -= Self.predictionHeight
    keyboard.frame.size.height += Self.predictionHeight
    let width = screen.width / Double(keys.count)
    for (index, key) in keys.enumerated() {
      let frame = Rect(
        x: Double(index) * width, y: keyboard.frame.minY, width: width,
        height: Self.predictionHeight)
      keyboard.children.append(node(key.id, key.label, frame: frame))
    }
  }

  private func node(_ id: String, _ label: String, frame: Rect) -> AccessibilityNode {
    var node = AccessibilityNode(id: id, frame: frame)
    node.isAccessibilityElement = true
    node.content.label = label
    node.content.traits = [.keyboardKey, .button]
    node.content.language = language
    node.content.isOutsideApp = true
    return node
  }

  /// The key of a prediction, counted from 0.
  static func predictionID(_ index: Int) -> String { "\(id).prediction\(index + 1)" }

  private func addAlternatives(to keyboard: inout AccessibilityNode) {
    addRow(
      to: &keyboard,
      alternatives.enumerated().map { index, character in
        (Self.alternativeID(index), character)
      })
  }

  static func alternativeID(_ index: Int) -> String { "\(id).alternative\(index + 1)" }

  /// What a key offers when it is held, itself first; nothing where it has no others.
  static func alternatives(of key: String?, isShifted: Bool, texts: SystemTexts) -> [String] {
    guard let key else { return [] }
    return (texts.keyboard.alternatives[key] ?? []).map { isShifted ? $0.uppercased() : $0 }
  }
}
