/// One document of a file: clean UTF-8 from its first to its last character.
struct DumpDocument {
  var syntax: DumpFormat.Syntax
  var bytes: ArraySlice<UInt8>
  /// True where it ends in the middle.
  var isCut: Bool
  /// How deep the brackets of a JSON document nest; 0 for the others.
  var depth = 0

  var beginning: DumpBeginning { DumpBeginning(self) }
}

/// The beginning of a document, by which its format is recognized.
struct DumpBeginning {
  let syntax: DumpFormat.Syntax
  private let bytes: ArraySlice<UInt8>
  /// The names of its first tags in order; empty where it is no XML.
  let tags: [String]
  /// The keys of its outer objects; nil where it is no JSON.
  private let keys: JSONKeys?

  private static let length = 16_384
  private static let mostTags = 24

  init(_ document: DumpDocument) {
    syntax = document.syntax
    bytes = document.bytes.prefix(Self.length)
    var tags: [String] = []
    if document.syntax == .xml {
      var index = bytes.startIndex
      while tags.count < Self.mostTags, let tag = XMLTags.first(in: bytes, from: index) {
        tags.append(String(decoding: tag.name, as: UTF8.self))
        index = XMLTags.tagEnd(in: bytes, from: tag.start).index
      }
    }
    self.tags = tags
    keys = document.syntax == .json ? JSONKeys(of: document.bytes) : nil
  }

  /// True where the text stands in it.
  func contains(_ text: String) -> Bool { bytes.place(of: Array(text.utf8)) != nil }

  /// True where one of the outer objects has this key, wherever in the document it stands.
  func hasKey(_ key: String) -> Bool { keys?.has(key) == true }
}
