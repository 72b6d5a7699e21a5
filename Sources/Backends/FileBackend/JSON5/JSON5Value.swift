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
  private var place: JSON5Offset

  /// Bytes before the value's first character; `JSON5Document.problem(at:_:)` makes lines of it.
  public var offset: Int { place.bytes }

  public init(_ content: Content, offset: Int) {
    self.content = content
    place = JSON5Offset(offset)
  }

  /// The same value with every offset further on by so many bytes.
  func moved(by distance: Int) -> JSON5Value {
    var moved = self
    moved.place = JSON5Offset(offset + distance)
    switch content {
    case .null, .flag, .number, .text: break
    case .list(let values): moved.content = .list(values.map { $0.moved(by: distance) })
    case .object(let entries):
      moved.content = .object(
        entries.map {
          JSON5Entry(
            $0.name, keyOffset: $0.keyOffset + distance, value: $0.value.moved(by: distance))
        })
    }
    return moved
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
  let name: JSON5Key
  private let keyPlace: JSON5Offset
  public var value: JSON5Value

  public var key: String { name.text }
  /// Bytes before the key's first character.
  public var keyOffset: Int { keyPlace.bytes }

  init(_ name: JSON5Key, keyOffset: Int, value: JSON5Value) {
    self.name = name
    keyPlace = JSON5Offset(keyOffset)
    self.value = value
  }
}

/// A place in a document, in four bytes: values are many, and most of the time that they take goes
/// into memory. Documents are far smaller than the 4 GB that this reaches (`TextFile.largestSize`).
private struct JSON5Offset {
  private let value: UInt32

  init(_ bytes: Int) { value = UInt32(clamping: bytes) }

  var bytes: Int { Int(value) }
}
