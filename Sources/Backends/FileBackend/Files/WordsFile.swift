import Speech

/// Loads what is said in one language from `en.json5` or `coach.en.json5`: texts by key.
///
/// A plural is an object of the forms that the language has:
/// `{ one: "{count} gesture", other: "{count} gestures" }`.
public enum WordsFile {
  /// The words of a file; the file is named for their language, whose plurals are the usual ones
  /// unless told otherwise.
  public static func load(_ path: String, pluralRule: PluralRule? = nil)
    throws(FileProblem) -> Words
  {
    let language = TextFile.stem(of: path).split(separator: ".").last.map(String.init) ?? ""
    return try load(
      try JSON5Document(TextFile.bytes(path), file: path), language: language,
      pluralRule: pluralRule)
  }

  public static func load(
    _ document: JSON5Document, language: String, pluralRule: PluralRule? = nil
  ) throws(FileProblem) -> Words {
    let reading = FileReading(document)
    var words: [String: Words.Entry] = [:]
    for entry in try reading.entries(document.root, "texts by key") {
      words[entry.key] = try self.entry(entry.value, reading)
    }
    return Words(
      language: language, entries: words, pluralRule: pluralRule ?? .standard(for: language))
  }

  /// Every language that a folder has a file `<prefix><language>.json5` for.
  public static func languages(in folder: String, prefix: String = "") -> [String] {
    TextFile.json5Files(below: folder).compactMap { path in
      let stem = TextFile.stem(of: path)
      guard stem.hasPrefix(prefix) else { return nil }
      let language = String(stem.dropFirst(prefix.count))
      return language.contains(".") ? nil : language
    }
  }

  private static func entry(_ value: JSON5Value, _ reading: FileReading) throws(FileProblem)
    -> Words.Entry
  {
    if case .text(let text) = value.content { return .text(text) }
    var forms: [PluralCategory: String] = [:]
    for entry in try reading.entries(value, "a text, or plural forms") {
      guard let category = PluralCategory(rawValue: entry.key) else {
        let names = PluralCategory.allCases.map(\.rawValue)
        throw reading.problem(
          at: entry.keyOffset,
          "There is no plural form \(entry.key)."
            + NearestName.suggestion(for: entry.key, among: names)
            + " Known are \(names.joined(separator: ", ")).")
      }
      forms[category] = try reading.text(entry.value)
    }
    guard forms[.other] != nil else {
      throw reading.problem(at: value.offset, "The form other is missing; it fits any number.")
    }
    return .plural(forms)
  }
}
