/// The keys that were read before: a long document repeats a few keys many times, and a text that
/// is shared costs no memory of its own.
struct JSON5Keys {
  /// Texts up to this length (bytes) live inside their variable anyway.
  private static let longestInline = 15
  /// A power of two; keys that fall on each other's place are only not shared.
  private static let places = 256

  private var known = [String](repeating: "", count: Self.places)

  /// The text of bytes that are known to be UTF-8.
  mutating func text(of bytes: UnsafeBufferPointer<UInt8>) -> String {
    guard bytes.count > Self.longestInline else { return String(decoding: bytes, as: UTF8.self) }
    // FNV-1a.
    var hash: UInt32 = 2_166_136_261
    for byte in bytes { hash = (hash ^ UInt32(byte)) &* 16_777_619 }
    let place = Int(hash) & (Self.places - 1)
    let isKnown = known[place].utf8.withContiguousStorageIfAvailable { $0.elementsEqual(bytes) }
    if isKnown != true { known[place] = String(decoding: bytes, as: UTF8.self) }
    return known[place]
  }
}
