/// The keys that were read before: a long document repeats a few keys many times, and a text that
/// is shared costs neither time nor memory of its own.
struct JSON5Keys {
  private struct Known {
    var key: JSON5Key
    /// Where it stands in the document.
    var bytes: Range<Int>
  }

  /// A power of two; keys that fall on each other's place are only not shared.
  private static let places = 256

  private var known = [Known?](repeating: nil, count: Self.places)

  /// The key that stands at a place of a document that is known to be UTF-8.
  ///
  /// - Parameter hash: of these bytes.
  mutating func key(
    at place: Range<Int>, of document: UnsafeBufferPointer<UInt8>, _ hash: JSON5Key.Hash
  ) -> JSON5Key {
    let index = Int(hash.value) & (Self.places - 1)
    if let known = known[index], Self.areEqual(known.bytes, place, in: document) {
      return known.key
    }
    let text = String(decoding: document[place], as: UTF8.self)
    let key = JSON5Key(text, hash)
    known[index] = Known(key: key, bytes: place)
    return key
  }

  private static func areEqual(
    _ a: Range<Int>, _ b: Range<Int>, in document: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    guard a.count == b.count else { return false }
    for index in 0..<a.count
    where document[a.lowerBound + index] != document[b.lowerBound + index] {
      return false
    }
    return true
  }
}
