import Lessons

/// Lessons in another language: for each text of a lesson, as it stands there, what is said instead.
///
/// One file a lesson, named for its id, in `Languages/<tag>/` of the folder of lessons. A lesson is
/// translated whole or not at all: half a lesson in each language helps nobody.
public struct LessonTranslation: Sendable {
  /// The folder of translations in a folder of lessons.
  static let folderName = "Languages"

  /// A BCP 47 tag.
  public let language: String
  private let files: [String: JSON5Document]
  private let texts: [String: [String: String]]

  /// Nil where there are no lessons in this language.
  public init?(in lessons: String, language: String) throws(FileProblem) {
    let folder = "\(lessons)/\(Self.folderName)/\(language)"
    guard TextFile.isFolder(folder) else { return nil }
    self.language = language
    var texts: [String: [String: String]] = [:]
    var files: [String: JSON5Document] = [:]
    for path in TextFile.json5Files(below: folder) {
      let document = try JSON5Document(TextFile.bytes(path), file: path)
      let id = TextFile.stem(of: path)
      files[id] = document
      texts[id] = try Self.texts(document)
    }
    self.texts = texts
    self.files = files
  }

  /// The languages that some lessons are translated to, in the order of their tags.
  public static func languages(in lessons: String) -> [String] {
    let prefix = "\(lessons)/\(folderName)/"
    let tags = TextFile.json5Files(below: prefix).compactMap { path in
      path.dropFirst(prefix.count).split(separator: "/").first.map(String.init)
    }
    return Set(tags).sorted()
  }

  public func translate(_ lesson: Lesson) -> Lesson {
    guard let texts = texts[lesson.id], lesson.texts.allSatisfy({ texts[$0] != nil }) else {
      return lesson
    }
    var translated = lesson.mappingTexts { texts[$0] ?? $0 }
    translated.language = language
    return translated
  }

  /// What is missing, and what no lesson says any more.
  public func problems(among lessons: [Lesson]) -> [FileProblem] {
    files.sorted { $0.key < $1.key }.flatMap { id, document -> [FileProblem] in
      guard let lesson = lessons.first(where: { $0.id == id }) else {
        return [document.problem(at: 0, "There is no lesson \(id) to translate.")]
      }
      let own = texts[id] ?? [:]
      let missing = lesson.texts.filter { own[$0] == nil }.map {
        document.problem(at: 0, "There is no translation of “\($0)”.")
      }
      let stale = Set(own.keys).subtracting(lesson.texts).sorted().map {
        document.problem(at: 0, "The lesson does not say “\($0)” any more.")
      }
      return missing + stale
    }
  }

  private static func texts(_ document: JSON5Document) throws(FileProblem) -> [String: String] {
    let reading = FileReading(document)
    var texts: [String: String] = [:]
    for entry in try reading.entries(document.root, "texts by what the lesson says") {
      texts[entry.key] = try reading.text(entry.value)
    }
    return texts
  }
}
