import Speech
import Typing

/// Loads the keys of a language's keyboard from `keyboard.<language>.json5`.
public enum KeyboardFile {
  private struct Draft {
    var rows: [String] = []
    var shiftedRows: [String]?
    var alternatives: [String] = []
  }

  private static let fields = FieldTable<Draft>(
    "a keyboard",
    [
      "rows": { (draft, value, reading) throws(FileProblem) in
        draft.rows = try reading.texts(value, of: "rows of keys")
      },
      "shiftedRows": { (draft, value, reading) throws(FileProblem) in
        draft.shiftedRows = try reading.texts(value, of: "rows of keys")
      },
      "alternatives": { (draft, value, reading) throws(FileProblem) in
        draft.alternatives = try reading.texts(value, of: "keys with their other characters")
      },
    ])

  public static func load(_ path: String) throws(FileProblem) -> KeyboardLayout {
    let reading = FileReading(try JSON5Document(TextFile.bytes(path), file: path))
    var draft = Draft()
    try fields.read(reading.document.root, into: &draft, reading)
    guard !draft.rows.isEmpty else {
      throw reading.problem(at: reading.document.root.offset, "A keyboard needs rows of keys.")
    }
    return KeyboardLayout(
      rows: draft.rows, shiftedRows: draft.shiftedRows, alternatives: draft.alternatives)
  }

  /// The layouts of a folder of words.
  public static func layouts(in folder: String) throws(FileProblem) -> KeyboardLayouts {
    var layouts = KeyboardLayouts()
    for language in WordsFile.languages(in: folder, prefix: prefix) {
      layouts.byLanguage[language] = try load("\(folder)/\(prefix)\(language).json5")
    }
    return layouts
  }

  /// Latin letters where the language has none of its own.
  static func layout(for language: String, in folder: String) throws(FileProblem)
    -> KeyboardLayout
  {
    let file = "\(folder)/\(prefix)\(language).json5"
    return TextFile.isFile(file) ? try load(file) : .latin
  }

  static let prefix = "keyboard."
}
