import FileBackend
import ICUBackend
import Simulation
import Speech
import Typing

/// The words, lessons and screens that come with the program, and where they are.
struct Resources {
  let folders: ResourceFolders

  init() throws(FileProblem) {
    folders = try ResourceFolders(executable: Console.executablePath)
  }

  private var wordsFolder: String { "\(folders.assets)/Words" }

  /// The words of the screen reader: those of the listener's language, completed by English, and
  /// those of every other language that elements may be in.
  func vocabulary(language: String) throws(FileProblem) -> Vocabulary {
    let known = WordsFile.languages(in: wordsFolder)
    guard known.contains(Self.base(of: language)) || known.contains(language) else {
      throw FileProblem(
        file: wordsFolder,
        sentence: "There are no words in “\(language)”, only in \(known.joined(separator: ", ")).")
    }
    let english = try load("en.json5")
    var others: [Words] = []
    for other in known where other != "en" {
      others.append(
        try load("\(other).json5").completed(by: english))
    }
    let listener = [language, Self.base(of: language)].lazy
      .compactMap { tag in others.first { $0.language == tag } }.first
    return Vocabulary(listener ?? english, others: others + [english])
  }

  /// What UIKit says by itself.
  func texts(language: String) throws(FileProblem) -> SystemTexts {
    try SystemTextsFile.texts(for: language, in: wordsFolder)
  }

  func keyboards() throws(FileProblem) -> KeyboardLayouts {
    try KeyboardFile.layouts(in: wordsFolder)
  }

  /// What the coach says, completed by English.
  func coachWords(language: String) throws(FileProblem) -> Words {
    var words = try coachWords(exactly: "en")
    for tag in [Self.base(of: language), language]
    where tag != "en" && WordsFile.languages(in: wordsFolder, prefix: "coach.").contains(tag) {
      words = try coachWords(exactly: tag).completed(by: words)
    }
    return words
  }

  /// What the coach says and what it says of strokes that missed.
  private func coachWords(exactly tag: String) throws(FileProblem) -> Words {
    let coach = try load("coach.\(tag).json5")
    guard WordsFile.languages(in: wordsFolder, prefix: "misses.").contains(tag) else {
      return coach
    }
    return coach.completed(by: try load("misses.\(tag).json5"))
  }

  /// The languages in which the coach has words of its own.
  var coachLanguages: [String] {
    WordsFile.languages(in: wordsFolder, prefix: "coach.").sorted()
  }

  /// The words of a file, counted by the rules of its language.
  private func load(_ name: String) throws(FileProblem) -> Words {
    let language = name.split(separator: ".").dropLast().last.map(String.init) ?? "en"
    return try WordsFile.load(
      "\(wordsFolder)/\(name)", pluralRule: PluralRules.rule(for: language))
  }

  static func base(of language: String) -> String {
    String(language.prefix { $0 != "-" && $0 != "_" })
  }

  /// The tag by which the files know a language; systems say Filipino where they say Tagalog.
  static func tag(of language: String) -> String {
    let base = base(of: language)
    return (otherNames[base] ?? base) + language.dropFirst(base.count)
  }

  private static let otherNames = ["fil": "tl"]
}

extension Arguments {
  /// The language that was asked for, by the tag of its files.
  var language: String? { value(of: .language).map(Resources.tag) }
}
