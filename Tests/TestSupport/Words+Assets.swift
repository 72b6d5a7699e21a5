import Foundation
import Speech

extension Words {
  /// The words that the package ships for a language.
  public static func shipped(_ language: String) throws -> Words {
    let file = packageRoot.appending(path: "Assets/Words/\(language).json5")
    let decoder = JSONDecoder()
    decoder.allowsJSON5 = true
    let entries = try decoder.decode([String: WordsFileEntry].self, from: Data(contentsOf: file))
    return Words(
      language: language, entries: entries.mapValues(\.entry),
      pluralRule: .standard(for: language))
  }
}

extension Vocabulary {
  /// English for the listener, German and Russian for elements that say so.
  public static func shipped() throws -> Vocabulary { try read.get() }

  private static let read = Result {
    let english = try Words.shipped("en")
    let others = try ["de", "ru"].map { try Words.shipped($0).completed(by: english) }
    return Vocabulary(english, others: others)
  }
}

private struct WordsFileEntry: Decodable {
  var entry: Words.Entry

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let text = try? container.decode(String.self) {
      entry = .text(text)
      return
    }
    var forms: [PluralCategory: String] = [:]
    for (name, text) in try container.decode([String: String].self) {
      guard let category = PluralCategory(rawValue: name) else {
        throw DecodingError.dataCorruptedError(
          in: container, debugDescription: "\(name) is no plural form")
      }
      forms[category] = text
    }
    entry = .plural(forms)
  }
}
