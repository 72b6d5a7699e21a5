/// Bytes that no text of a dump can mean: broken UTF-8, NUL and the other control characters.
enum ControlCharacters {
  /// U+FFFD in UTF-8.
  static let replacement: [UInt8] = [0xEF, 0xBF, 0xBD]

  /// How many bytes are no UTF-8, and how many characters are control characters.
  static func faults(in bytes: [UInt8]) -> (invalid: Int, control: Int) {
    bytes.withUnsafeBufferPointer { buffer in
      var invalid = 0
      var control = 0
      var index = 0
      let count = buffer.count
      while index < count {
        let byte = buffer[index]
        if byte < 0x80 {
          if isControl(byte) { control += 1 }
          index = ByteSearch.firstUnprintable(in: buffer, from: index + 1)
          continue
        }
        let length = sequenceLength(at: index, in: buffer)
        if length == 0 {
          invalid += 1
          index += 1
        } else {
          index += length
        }
      }
      return (invalid, control)
    }
  }

  /// The text with U+FFFD in their places.
  static func replaced(in bytes: [UInt8]) -> [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count + 64)
    bytes.withUnsafeBufferPointer { buffer in
      var index = 0
      while index < buffer.count {
        let byte = buffer[index]
        if byte < 0x80 {
          if isControl(byte) { text += replacement } else { text.append(byte) }
          index += 1
          continue
        }
        let length = sequenceLength(at: index, in: buffer)
        if length == 0 {
          text += replacement
          index += 1
        } else {
          text += buffer[index..<(index + length)]
          index += length
        }
      }
    }
    return text
  }

  private static func isControl(_ byte: UInt8) -> Bool {
    byte < 0x20 && byte != 0x09 && byte != 0x0A && byte != 0x0D || byte == 0x7F
  }

  /// The bytes of the scalar that begins here; 0 where none does.
  private static func sequenceLength(at index: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int {
    let first = bytes[index]
    let length: Int
    switch first {
    case 0xC2...0xDF: length = 2
    case 0xE0...0xEF: length = 3
    case 0xF0...0xF4: length = 4
    default: return 0
    }
    guard index + length <= bytes.count else { return 0 }
    for next in (index + 1)..<(index + length) where bytes[next] & 0xC0 != 0x80 { return 0 }
    let second = bytes[index + 1]
    switch first {
    case 0xE0 where second < 0xA0, 0xED where second >= 0xA0, 0xF0 where second < 0x90,
      0xF4 where second >= 0x90:
      return 0
    default: return length
    }
  }
}
