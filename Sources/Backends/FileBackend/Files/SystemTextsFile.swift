import Simulation
import Speech

/// Loads what UIKit says about standard controls from `uikit.<language>.json5`.
public enum SystemTextsFile {
  /// A text that the file leaves out stays English; an unknown key is a problem.
  public static func load(_ path: String) throws(FileProblem) -> SystemTexts {
    let reading = FileReading(try JSON5Document(TextFile.bytes(path), file: path))
    var texts = SystemTexts.english
    for entry in try reading.entries(reading.document.root, "texts by key") {
      let keys = SystemTexts.keys
      guard let key = keys.first(where: { $0.name == entry.key }) else {
        throw reading.problem(
          at: entry.keyOffset,
          "UIKit's words have no \(entry.key)."
            + NearestName.suggestion(for: entry.key, among: keys.map(\.name)))
      }
      texts[keyPath: key.path] = try reading.text(entry.value)
    }
    return texts
  }

  /// The texts for an app in a language, as a BCP 47 tag: those of the whole tag, of its first
  /// part, else English. `folder` is the folder of words.
  public static func texts(for language: String?, in folder: String) throws(FileProblem)
    -> SystemTexts
  {
    guard let language else { return .english }
    let short = language.split(separator: "-").first.map(String.init) ?? language
    for tag in [language, short] where TextFile.isFile("\(folder)/uikit.\(tag).json5") {
      var texts = try load("\(folder)/uikit.\(tag).json5")
      texts.keyboard = try KeyboardFile.layout(for: tag, in: folder)
      return texts
    }
    return .english
  }
}
