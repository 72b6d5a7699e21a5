/// Looks through bytes eight at a time: of most of a dump no byte needs a look of its own.
enum ByteSearch {
  private static let ones: UInt64 = 0x0101_0101_0101_0101
  private static let highBits: UInt64 = 0x8080_8080_8080_8080
  private static let width = MemoryLayout<UInt64>.size

  /// The first place from `start` on of a byte; nil where there is none.
  static func first(_ byte: UInt8, in bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
    let pattern = ones &* UInt64(byte)
    var index = start
    while let eight = eight(bytes, index) {
      // Zero where the byte stands; only zeros borrow into their highest bit.
      let differences = eight ^ pattern
      if (differences &- ones) & ~differences & highBits != 0 { break }
      index += width
    }
    while index < bytes.count {
      if bytes[index] == byte { return index }
      index += 1
    }
    return nil
  }

  /// The first place from `start` on, in steps of eight, behind which there may be something else
  /// than printable ASCII; within the last eight bytes, that place.
  static func firstUnprintable(in bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    var index = start
    while let eight = eight(bytes, index) {
      let isBelowSpace = eight &- ones &* 0x20
      let isDelete = eight &+ ones
      guard (eight | isBelowSpace | isDelete) & highBits == 0 else { break }
      index += width
    }
    return index
  }

  private static func eight(_ bytes: UnsafeBufferPointer<UInt8>, _ index: Int) -> UInt64? {
    guard index + width <= bytes.count else { return nil }
    return UnsafeRawBufferPointer(bytes).loadUnaligned(fromByteOffset: index, as: UInt64.self)
  }
}

extension ArraySlice<UInt8> {
  /// The first place from `start` on of a byte; nil where there is none.
  func firstPlace(of byte: UInt8, from start: Int) -> Int? {
    withUnsafeBufferPointer { ByteSearch.first(byte, in: $0, from: start - startIndex) }
      .map { startIndex + $0 }
  }

  /// The first place of a text.
  func place(of text: [UInt8]) -> Int? {
    withUnsafeBufferPointer { bytes in text.withUnsafeBufferPointer { bytes.place(of: $0) } }
      .map { startIndex + $0 }
  }
}

extension String {
  /// True where a text stands in it, scalar by scalar; no text stands nowhere.
  func holds(_ text: String) -> Bool {
    var whole = self
    var part = text
    return whole.withUTF8 { whole in part.withUTF8 { whole.place(of: $0) != nil } }
  }
}

extension UnsafeBufferPointer<UInt8> {
  fileprivate func place(of text: UnsafeBufferPointer<UInt8>) -> Int? {
    guard let first = text.first else { return nil }
    var start = 0
    while start <= count - text.count, let index = ByteSearch.first(first, in: self, from: start),
      index <= count - text.count
    {
      var length = 1
      while length < text.count, self[index + length] == text[length] { length += 1 }
      if length == text.count { return index }
      start = index + 1
    }
    return nil
  }
}
