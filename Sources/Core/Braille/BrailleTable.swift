/// A braille code of a language: what its cells mean.
public struct BrailleTable: Hashable, Sendable {
  /// A BCP 47 tag, without region where one code serves all.
  public var language: String
  /// True where one cell may stand for a group of letters or for a word.
  public var isContracted: Bool

  public init(language: String, isContracted: Bool) {
    self.language = language
    self.isContracted = isContracted
  }
}
