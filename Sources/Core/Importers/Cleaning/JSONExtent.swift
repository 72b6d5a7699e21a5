/// Where a JSON document ends, found without decoding it.
struct JSONExtent: Hashable, Sendable {
  /// The index after its last byte; the end of the text where it is cut.
  var end: Int
  var isCut: Bool
  var deepest: Int
  /// Where a cut document can be closed without half a value, and what closes it.
  private var safeEnd: Int
  private var closers: [UInt8]

  /// `start` is the place of its first bracket.
  init(of bytes: ArraySlice<UInt8>, from start: Int) {
    var scan = Scan(start: start)
    scan.run(bytes)
    end = scan.end
    isCut = scan.isCut
    deepest = scan.deepest
    safeEnd = scan.safeEnd
    closers = isCut ? scan.stack.prefix(scan.safeDepth).reversed() : []
  }

  /// The document; a cut one without its last half value, and with all brackets closed.
  func document(in bytes: ArraySlice<UInt8>, from start: Int) -> ArraySlice<UInt8> {
    guard isCut else { return bytes[start..<end] }
    return (bytes[start..<safeEnd] + closers)[...]
  }

  private struct Scan {
    var end: Int
    var isCut = true
    var deepest = 0
    var safeEnd: Int
    var safeDepth = 0
    /// The closing brackets that are still owed.
    var stack: [UInt8] = []
    /// True behind a colon or in a list, where a value stands.
    private var isValueNext = true
    private var start: Int

    init(start: Int) {
      self.start = start
      end = start
      safeEnd = start
    }

    mutating func run(_ bytes: ArraySlice<UInt8>) {
      var index = start
      while index < bytes.endIndex {
        let byte = bytes[index]
        switch byte {
        case UInt8(ascii: "{"), UInt8(ascii: "["):
          stack.append(byte == UInt8(ascii: "{") ? UInt8(ascii: "}") : UInt8(ascii: "]"))
          deepest = max(deepest, stack.count)
          isValueNext = byte == UInt8(ascii: "[")
          index += 1
          markSafe(index)
          continue
        case UInt8(ascii: "}"), UInt8(ascii: "]"):
          guard stack.last == byte else { return finish(at: index) }
          stack.removeLast()
          index += 1
          markSafe(index)
          if stack.isEmpty {
            isCut = false
            end = index
            return
          }
          continue
        case UInt8(ascii: "\""):
          guard let closed = stringEnd(bytes, from: index + 1) else {
            return finish(at: bytes.endIndex)
          }
          index = closed
          if isValueNext { markSafe(index) }
          continue
        case UInt8(ascii: ":"): isValueNext = true
        case UInt8(ascii: ","):
          // What stood before the comma was whole, a number or a word too.
          if isValueNext { markSafe(index) }
          isValueNext = stack.last == UInt8(ascii: "]")
        default: break
        }
        index += 1
      }
      finish(at: bytes.endIndex)
    }

    private mutating func markSafe(_ index: Int) {
      safeEnd = index
      safeDepth = stack.count
    }

    private mutating func finish(at index: Int) { end = index }

    private func stringEnd(_ bytes: ArraySlice<UInt8>, from start: Int) -> Int? {
      var index = start
      while index < bytes.endIndex {
        switch bytes[index] {
        case UInt8(ascii: "\""): return index + 1
        case UInt8(ascii: "\\"): index += 2
        default: index += 1
        }
      }
      return nil
    }
  }
}
