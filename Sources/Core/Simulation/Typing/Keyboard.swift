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
  static let mostPredictions = 3
  static let id = "keyboard"

  var screen: Size
  var texts: SystemTexts
  var alphabet = KeyboardLetters(language: nil)
  var predictions: [String] = []
  /// What the key that was held offers; empty while none is.
  var alternatives: [String] = []

  private struct Key {
    var name: String
    var label: String
    /// In tenths of the keyboard's width.
    var width = 1.0
  }

  func node(isShifted: Bool, plane: Plane) -> AccessibilityNode {
    let rows = rows(isShifted: isShifted, plane: plane)
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
        var node = AccessibilityNode(
          id: "\(Self.id).\(key.name)",
          frame: Rect(
            x: left * unit, y: top + Double(row) * rowHeight, width: key.width * unit,
            height: rowHeight))
        node.isAccessibilityElement = true
        node.content.label = key.label
        node.content.traits = [.keyboardKey, .button]
        if isShifted, key.name == "shift" { node.content.traits.insert(.selected) }
        keyboard.children.append(node)
        left += key.width
      }
    }
    return keyboard
  }

  private func addPredictions(to keyboard: inout AccessibilityNode) {
    guard !predictions.isEmpty else { return }
    keyboard.frame.origin.y -= Self.predictionHeight
    keyboard.frame.size.height += Self.predictionHeight
    let width = screen.width / Double(predictions.count)
    for (index, word) in predictions.enumerated() {
      var node = AccessibilityNode(
        id: Self.predictionID(index),
        frame: Rect(
          x: Double(index) * width, y: keyboard.frame.minY, width: width,
          height: Self.predictionHeight))
      node.isAccessibilityElement = true
      node.content.label = SystemTexts.fill(texts.prediction, [("word", word)])
      node.content.traits = [.keyboardKey, .button]
      keyboard.children.append(node)
    }
  }

  /// The key of a prediction, counted from 0.
  static func predictionID(_ index: Int) -> String { "\(id).prediction\(index + 1)" }

  /// A row of its own above everything else.
  private func addAlternatives(to keyboard: inout AccessibilityNode) {
    guard !alternatives.isEmpty else { return }
    keyboard.frame.origin.y -= Self.predictionHeight
    keyboard.frame.size.height += Self.predictionHeight
    let width = screen.width / Double(alternatives.count)
    for (index, character) in alternatives.enumerated() {
      var node = AccessibilityNode(
        id: Self.alternativeID(index),
        frame: Rect(
          x: Double(index) * width, y: keyboard.frame.minY, width: width,
          height: Self.predictionHeight))
      node.isAccessibilityElement = true
      node.content.label = character
      node.content.traits = [.keyboardKey, .button]
      keyboard.children.append(node)
    }
  }

  static func alternativeID(_ index: Int) -> String { "\(id).alternative\(index + 1)" }

  /// What a key offers when it is held, itself first; nothing where it has no others.
  static func alternatives(of key: String?, isShifted: Bool, texts: SystemTexts) -> [String] {
    guard let key else { return [] }
    let family = texts.alternatives.split(separator: " ").first { String($0.prefix(1)) == key }
    return (family ?? "").map { isShifted ? $0.uppercased() : String($0) }
  }

  /// What to offer for a text and what is selected of it: ways to go on, or other spellings of the
  /// selected word.
  static func predictions(for text: String, selection: Range<Int>, in content: ViewContent)
    -> [String]
  {
    guard !selection.isEmpty else { return predictions(for: text, among: content.suggestions) }
    let selected = String(Array(text)[selection])
    let corrections = Misspellings.corrections(of: selected, among: content.misspellings)
    return Array(corrections.prefix(mostPredictions))
  }

  /// What to offer for a text: the suggestions that go on from its last word, or from all of it.
  static func predictions(for text: String, among suggestions: [String]) -> [String] {
    guard !text.isEmpty, text.last != " " else { return [] }
    let whole = text.lowercased()
    let word = text.split(separator: " ").last.map { $0.lowercased() } ?? whole
    let fitting = suggestions.filter { suggestion in
      let offered = suggestion.lowercased()
      return (offered.hasPrefix(word) || offered.hasPrefix(whole)) && offered != whole
    }
    return Array(fitting.prefix(mostPredictions))
  }

  private func rows(isShifted: Bool, plane: Plane) -> [[Key]] {
    var rows: [[Key]]
    switch plane {
    case .letters:
      rows = alphabet.letters(isShifted: isShifted).map { row in
        row.map { letter in
          Key(
            name: KeyboardLetters.name(of: letter),
            label: isShifted ? letter.uppercased() : letter)
        }
      }
    case .numbers:
      rows = ["1234567890", "-/:;()$&@", ".,?!'#+"].map { row in
        row.map { Key(name: String($0), label: String($0)) }
      }
    }
    let last = rows.count - 1
    rows[last].insert(Key(name: "shift", label: texts.shift, width: 1.5), at: 0)
    rows[last].append(Key(name: "delete", label: texts.delete, width: 1.5))
    rows.append([
      Key(
        name: "plane", label: plane == .letters ? texts.numbers : texts.letters, width: 2.5),
      Key(name: "space", label: texts.space, width: 5),
      Key(name: "return", label: texts.returnKey, width: 2.5),
    ])
    return rows
  }

  /// What the key with an id does; nil where no key has it.
  static func press(_ id: String, isShifted: Bool) -> Press? {
    guard id.hasPrefix("\(Self.id).") else { return nil }
    let name = String(id.dropFirst(Self.id.count + 1))
    switch name {
    case "shift": return .shift
    case "delete": return .delete
    case "plane": return .otherPlane
    case "space": return .type(" ")
    case "return": return .submit
    case "prediction1", "prediction2", "prediction3":
      return name.last?.wholeNumberValue.map { .predict($0 - 1) }
    default:
      if name.hasPrefix("alternative"), let number = Int(name.dropFirst("alternative".count)) {
        return .alternative(number - 1)
      }
      return KeyboardLetters.letter(named: name).map { .type(isShifted ? $0.uppercased() : $0) }
    }
  }
}
