import Speech

/// Compares the words of every language in a folder with the English ones.
public struct WordsCheck: Sendable {
  public private(set) var files = 0
  /// In the order of the files.
  public private(set) var problems: [FileProblem] = []

  /// What a missing line's problem names at most.
  private static let mostNamed = 5

  /// True for a folder of words: English is there to compare with.
  public static func isWords(_ folder: String) -> Bool { !catalogs(in: folder).isEmpty }

  /// - Parameter rule: the plural rule of a language.
  public init(folder: String, rule: (String) -> PluralRule) {
    for prefix in Self.catalogs(in: folder) {
      guard let english = load("\(folder)/\(prefix)en.json5", rule("en")) else { continue }
      for language in WordsFile.languages(in: folder, prefix: prefix).sorted()
      where language != "en" {
        let file = "\(folder)/\(prefix)\(language).json5"
        guard let words = load(file, rule(language)) else { continue }
        compare(words, with: english, file: file)
      }
    }
  }

  /// What stands before `en.json5` in the names of files; the texts of UIKit and keyboards have keys
  /// of their own.
  private static func catalogs(in folder: String) -> [String] {
    TextFile.json5Files(below: folder).map(TextFile.stem)
      .filter { $0 == "en" || $0.hasSuffix(".en") }
      .map { String($0.dropLast(2)) }.filter { $0 != "uikit." && $0 != KeyboardFile.prefix }
      .sorted()
  }

  private mutating func load(_ file: String, _ rule: PluralRule) -> Words? {
    files += 1
    do {
      return try WordsFile.load(file, pluralRule: rule)
    } catch {
      problems.append(error)
      return nil
    }
  }

  private mutating func compare(_ words: Words, with english: Words, file: String) {
    let missing = english.entries.keys.filter { !words.contains($0) && !Self.isLetter($0) }
      .sorted()
    if !missing.isEmpty {
      let named = missing.prefix(Self.mostNamed).joined(separator: ", ")
      let rest = missing.count - Self.mostNamed
      add(
        file,
        missing.count == 1
          ? "The line \(named) is missing."
          : "\(missing.count) lines are missing: \(named)\(rest > 0 ? " and \(rest) more" : "").")
    }
    let known = Array(english.entries.keys)
    let categories = (0...200).map(words.pluralRule.category)
    let needed = Set(categories)
    for (key, entry) in words.entries.sorted(by: { $0.key < $1.key }) where !Self.isLetter(key) {
      guard let original = english.entries[key] else {
        add(file, "English has no line \(key)." + NearestName.suggestion(for: key, among: known))
        continue
      }
      comparePlaces(of: entry, with: original, key: key, file: file)
      guard case .plural(let forms) = entry else { continue }
      for form in PluralCategory.allCases where needed.contains(form) && forms[form] == nil {
        add(file, "\(key) lacks the form \(form.rawValue), which this language counts with.")
      }
      for form in PluralCategory.allCases where categories.count(where: { $0 == form }) > 1 {
        guard let text = forms[form], !Self.places(in: text).contains("count") else { continue }
        add(
          file,
          "\(key) does not say {count} in the form \(form.rawValue), which is of many numbers.")
      }
    }
  }

  /// Each language has letters of its own.
  private static func isLetter(_ key: String) -> Bool { key.hasPrefix("phonetic.") }

  /// Every form may hold only places of the English line, and the last form holds all of them.
  private mutating func comparePlaces(
    of entry: Words.Entry, with original: Words.Entry, key: String, file: String
  ) {
    let places = original.texts.reduce(into: Set<Substring>()) { $0.formUnion(Self.places(in: $1)) }
    for text in entry.texts {
      for place in Self.places(in: text).subtracting(places).sorted() {
        add(file, "\(key) holds {\(place)}, and the English line does not.")
      }
    }
    let own = entry.texts.reduce(into: Set<Substring>()) { $0.formUnion(Self.places(in: $1)) }
    for place in places.subtracting(own).sorted() {
      add(file, "\(key) does not hold {\(place)}, as the English line does.")
    }
  }

  private static func places(in text: String) -> Set<Substring> {
    var places: Set<Substring> = []
    var rest = Substring(text)
    while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
      places.insert(rest[rest.index(after: open)..<close])
      rest = rest[rest.index(after: close)...]
    }
    return places
  }

  private mutating func add(_ file: String, _ sentence: String) {
    problems.append(FileProblem(file: file, sentence: sentence))
  }
}

extension Words.Entry {
  fileprivate var texts: [String] {
    switch self {
    case .text(let text): [text]
    case .plural(let forms): PluralCategory.allCases.compactMap { forms[$0] }
    }
  }
}
