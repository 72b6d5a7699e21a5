/// The names of the keys in the outer objects of a JSON text, found without decoding it: a format
/// is known by them in whatever order they stand.
///
/// It reads JSON5 too, so that a screen file is told from a dump: names without quotes, comments,
/// single quotes.
struct JSONKeys {
  /// By how many brackets stand around them, from 0.
  private var byDepth = [Set<String>](repeating: [], count: deepest + 1)

  /// An element stands behind four brackets at most: `{"data": {"entries": [{`, and a server's
  /// answer around it is one more.
  private static let deepest = 5
  /// Elements of a list that are looked at; those behind them are like them.
  private static let mostOfList = 8

  init(of bytes: some Collection<UInt8>) {
    let isDone: Void? = bytes.withContiguousStorageIfAvailable { scan($0) }
    if isDone == nil { Array(bytes).withUnsafeBufferPointer { scan($0) } }
  }

  /// True where one of the outer objects has this key.
  func has(_ key: String) -> Bool { byDepth.contains { $0.contains(key) } }

  /// True where an object with no more brackets around it than this has the key.
  func has(_ key: String, within depth: Int) -> Bool {
    byDepth.prefix(depth + 1).contains { $0.contains(key) }
  }

  private mutating func scan(_ bytes: UnsafeBufferPointer<UInt8>) {
    var depth = 0
    /// By depth: commas of a list; -1 for an object.
    var commas = [Int](repeating: -1, count: Self.deepest + 1)
    /// The list of which enough was seen.
    var muted = Int.max
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      switch byte {
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        depth += 1
        if depth <= Self.deepest { commas[depth] = byte == UInt8(ascii: "[") ? 0 : -1 }
        index += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        if depth == muted { muted = .max }
        depth -= 1
        guard depth > 0 else { return }
        index += 1
      case UInt8(ascii: ","):
        if depth <= Self.deepest, commas[depth] >= 0 {
          commas[depth] += 1
          if commas[depth] >= Self.mostOfList, muted == .max { muted = depth }
        }
        index += 1
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        let end = Self.stringEnd(bytes, from: index + 1, quote: byte)
        if depth <= Self.deepest, depth < muted, commas[depth] < 0 {
          take(bytes[(index + 1)..<max(index + 1, end - 1)], at: depth, before: end, in: bytes)
        }
        index = end
      case UInt8(ascii: "/") where depth <= Self.deepest:
        index = Self.commentEnd(bytes, from: index)
      case _ where depth <= Self.deepest && XMLTags.isLetter(byte):
        var end = index + 1
        while end < bytes.count, XMLTags.isNamePart(bytes[end]), bytes[end] != UInt8(ascii: ":") {
          end += 1
        }
        if depth < muted, commas[depth] < 0 {
          take(bytes[index..<end], at: depth, before: end, in: bytes)
        }
        index = end
      default: index += 1
      }
    }
  }

  /// Keeps a name where a colon follows it.
  private mutating func take(
    _ name: Slice<UnsafeBufferPointer<UInt8>>, at depth: Int, before end: Int,
    in bytes: UnsafeBufferPointer<UInt8>
  ) {
    var next = end
    while next < bytes.count, bytes[next] <= 0x20 { next += 1 }
    guard next < bytes.count, bytes[next] == UInt8(ascii: ":"), name.count <= 100 else { return }
    byDepth[depth].insert(String(decoding: name, as: UTF8.self))
  }

  /// The index behind the closing quote.
  private static func stringEnd(
    _ bytes: UnsafeBufferPointer<UInt8>, from start: Int, quote: UInt8
  ) -> Int {
    var index = start
    while index < bytes.count {
      let byte = bytes[index]
      if byte == quote { return index + 1 }
      index += byte == UInt8(ascii: "\\") ? 2 : 1
    }
    return bytes.count
  }

  private static func commentEnd(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    guard start + 1 < bytes.count else { return start + 1 }
    switch bytes[start + 1] {
    case UInt8(ascii: "/"):
      return bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
    case UInt8(ascii: "*"):
      var index = start + 2
      while index + 1 < bytes.count {
        if bytes[index] == UInt8(ascii: "*"), bytes[index + 1] == UInt8(ascii: "/") {
          return index + 2
        }
        index += 1
      }
      return bytes.count
    default: return start + 1
    }
  }
}
