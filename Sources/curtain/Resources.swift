import FileBackend
import Speech

/// The words, lessons and screens that come with the program, and where they are.
struct Resources {
  let folders: ResourceFolders

  init() throws(FileProblem) {
    folders = try ResourceFolders(executable: Console.executablePath)
  }

  /// The words of the screen reader: those of the listener's language, completed by English, and
  /// those of every other language that elements may be in.
  func vocabulary(language: String = "en") throws -> Vocabulary {
    try Vocabulary(prefix: "", in: folders.words, listener: language)
  }
}

extension ResourceFolders {
  var words: String { "\(assets)/Words" }
}

extension Vocabulary {
  init(prefix: String, in folder: String, listener language: String) throws {
    let english = try WordsFile.load("\(folder)/\(prefix)en.json5")
    var others: [Words] = []
    for other in WordsFile.languages(in: folder, prefix: prefix) where other != "en" {
      others.append(
        try WordsFile.load("\(folder)/\(prefix)\(other).json5").completed(by: english))
    }
    let base = language.prefix { $0 != "-" && $0 != "_" }
    let listener = others.first { $0.language == language } ?? others.first { $0.language == base }
    self.init(listener ?? english, others: others + [english])
  }
}
