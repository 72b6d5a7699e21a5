/// What a log puts before every line of a dump: `11-30 12:42:05.123 I tag : `.
enum LinePrefix {
  /// Lines that must begin like the first one before it counts as a log's doing.
  private static let fewestLines = 2

  /// The text from `start` on without the log's prefixes, where the line that it stands on and
  /// those after it share one, and where those lines end; nil where they share none.
  static func removed(from bytes: ArraySlice<UInt8>, at start: Int) -> (text: [UInt8], end: Int)? {
    let lineFeed = UInt8(ascii: "\n")
    var lineStart = start
    while lineStart > bytes.startIndex, bytes[lineStart - 1] != lineFeed { lineStart -= 1 }
    let length = start - lineStart
    guard length > 0, length <= 200,
      bytes[lineStart..<start].contains(where: { $0 != 0x20 && $0 != 0x09 })
    else { return nil }
    let shape = Shape(of: bytes[lineStart..<start])
    var text: [UInt8] = []
    var matching = 0
    var position = lineStart
    while position < bytes.endIndex {
      let end = bytes[position...].firstIndex(of: lineFeed).map { $0 + 1 } ?? bytes.endIndex
      let line = bytes[position..<end]
      if let rest = shape.rest(of: line) {
        matching += 1
        text += line[rest...]
      } else if line.allSatisfy({ $0 == 0x0A || $0 == 0x0D || $0 == 0x20 }) {
        text += line
      } else {
        break
      }
      position = end
    }
    return matching >= fewestLines ? (text, position) : nil
  }

  /// A prefix with its numbers left open: times and process ids differ from line to line.
  private struct Shape {
    /// A byte that has to stand there; nil for a run of digits and the blanks that fill it up.
    private var parts: [UInt8?] = []
    /// Blanks at the end, which are counted: behind them begins the dump's own indentation.
    private var blanks = 0

    init(of prefix: ArraySlice<UInt8>) {
      var rest = prefix
      while rest.last == UInt8(ascii: " ") {
        rest.removeLast()
        blanks += 1
      }
      for byte in rest {
        if !Self.isNumberPart(byte) {
          parts.append(byte)
        } else if parts.isEmpty || parts[parts.count - 1] != nil {
          parts.append(nil)
        }
      }
    }

    /// The index behind the prefix of a line; nil where the line has another one.
    func rest(of line: ArraySlice<UInt8>) -> Int? {
      var index = line.startIndex
      for (number, part) in parts.enumerated() {
        guard index < line.endIndex else { return nil }
        if let part {
          guard line[index] == part else { return nil }
          index += 1
        } else {
          let start = index
          // Behind a number at the end begins the dump's own indentation.
          let isLast = number == parts.count - 1
          while index < line.endIndex,
            isLast ? DumpNumbers.isDigit(line[index]) : Self.isNumberPart(line[index])
          {
            index += 1
          }
          guard index > start else { return nil }
        }
      }
      for _ in 0..<blanks {
        // An editor takes the blanks of an empty line away.
        if index == line.endIndex || line[index] == 0x0A || line[index] == 0x0D { return index }
        guard line[index] == UInt8(ascii: " ") else { return nil }
        index += 1
      }
      return index
    }

    private static func isNumberPart(_ byte: UInt8) -> Bool {
      DumpNumbers.isDigit(byte) || byte == UInt8(ascii: " ")
    }
  }
}
