/// The key of an entry, which mostly is told from another one by a number alone: a long document
/// compares its keys millions of times.
struct JSON5Key: Hashable, Sendable {
  let text: String
  /// Equal for equal keys. The same for all that are not ASCII: Unicode writes some of their letters
  /// in several ways, which are equal.
  private let hash: UInt32

  init(_ text: String) {
    var hash = Hash()
    for byte in text.utf8 { hash.add(byte) }
    self.init(text, hash)
  }

  init(_ text: String, _ hash: Hash) {
    self.text = text
    self.hash = hash.value
  }

  static func == (a: Self, b: Self) -> Bool { a.hash == b.hash && a.text == b.text }

  func hash(into hasher: inout Hasher) { hasher.combine(hash) }

  /// What comes of a key's UTF-8, byte by byte (FNV-1a).
  struct Hash {
    private var state: UInt32 = 2_166_136_261
    private var isASCII = true

    mutating func add(_ byte: UInt8) {
      state = (state ^ UInt32(byte)) &* 16_777_619
      if byte >= 0x80 { isASCII = false }
    }

    var value: UInt32 { isASCII ? state : 0 }
  }
}
