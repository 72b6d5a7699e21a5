import FileBackend
import Speech

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
    guard known.contains(base(of: language)) || known.contains(language) else {
      throw FileProblem(
        file: wordsFolder,
        sentence: "There are no words in “\(language)”, only in \(known.joined(separator: ", ")).")
    }
    let english = try WordsFile.load("\(wordsFolder)/en.json5")
    var others: [Words] = []
    for other in known where other != "en" {
      others.append(
        try WordsFile.load("\(wordsFolder)/\(other).json5").completed(by: english))
    }
    let listener = [language, base(of: language)].lazy
      .compactMap { tag in others.first { $0.language == tag } }.first
    return Vocabulary(listener ?? english, others: others + [english])
  }

  /// What the coach says, completed by English.
  func coachWords(language: String) throws(FileProblem) -> Words {
    var words = try coachWords(exactly: "en")
    for tag in [base(of: language), language]
    where tag != "en" && WordsFile.languages(in: wordsFolder, prefix: "coach.").contains(tag) {
      words = try coachWords(exactly: tag).completed(by: words)
    }
    return words
  }

  /// What the coach says and what it says of strokes that missed.
  private func coachWords(exactly tag: String) throws(FileProblem) -> Words {
    let coach = try WordsFile.load("\(wordsFolder)/coach.\(tag).json5")
    guard WordsFile.languages(in: wordsFolder, prefix: "misses.").contains(tag) else {
      return coach
    }
    return coach.completed(by: try WordsFile.load("\(wordsFolder)/misses.\(tag).json5"))
  }

  private func base(of language: String) -> String {
    String(language.prefix { $0 != "-" && $0 != "_" })
  }
}
