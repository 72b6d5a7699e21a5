import Braille

/// What is being typed in braille, while it is (voiceover.md 6.5).
struct BrailleInput: Sendable {
  /// What a cell means.
  enum Mode: Hashable, Sendable {
    /// A part of a text.
    case entry
    /// A command: h goes to the next heading.
    case commands
  }

  var mode = Mode.entry
  var table: BrailleTable
  /// The cells of the word that is not finished.
  var cells: [BrailleCell] = []
  /// What those cells have put into the field so far: nothing while a contracted word waits for
  /// its end.
  var written = ""
  /// The field that they belong to; nil outside fields.
  var field: String?
  /// Of what the keyboard offers, the one that was chosen.
  var suggestion: Int?
  /// Outside fields: what was typed before the unfinished word, to find an element by name.
  var sought = ""
  /// Where the rotor goes back to.
  var rotorBefore: RotorState

  mutating func finishWord() {
    cells = []
    written = ""
    suggestion = nil
  }
}

/// Letters that command mode understands, and the rotor setting that each moves by.
enum BrailleCommandLetters {
  static let rows: [Character: RotorID] = [
    "b": .buttons, "c": .containers, "f": .textFields, "g": .images, "h": .headings, "l": .links,
    "r": .landmarks, "s": .staticText, "t": .tables, "x": .lists,
  ]
}
