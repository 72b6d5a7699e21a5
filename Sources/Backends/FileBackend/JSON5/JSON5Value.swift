/// A value of a JSON5 document that remembers where it stands.
public struct JSON5Value: Sendable {
  public enum Content: Sendable {
    case null
    case flag(Bool)
    case number(Double)
    case text(String)
    case list([JSON5Value])
    /// In the order of the file; no key stands twice.
    case object([JSON5Entry])
  }

  public var content: Content
  /// Bytes before the value's first character; `JSON5Document.position(of:)` makes lines of it.
  public var offset: Int

  public init(_ content: Content, offset: Int) {
    self.content = content
    self.offset = offset
  }

  /// What it is, as a sentence about a wrong type calls it: "a number".
  public var typeName: String {
    switch content {
    case .null: "null"
    case .flag(let flag): flag ? "true" : "false"
    case .number: "a number"
    case .text: "a text"
    case .list: "a list"
    case .object: "an object"
    }
  }
}

/// One `key: value` of an object.
public struct JSON5Entry: Sendable {
  public var key: String
  /// Bytes before the key's first character.
  public var keyOffset: Int
  public var value: JSON5Value

  public init(key: String, keyOffset: Int, value: JSON5Value) {
    self.key = key
    self.keyOffset = keyOffset
    self.value = value
  }
}
