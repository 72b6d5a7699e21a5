/// The values of the attributes that a receiver asked for, by their place in its list.
///
/// One object is filled again for every element, and a value becomes a text only when it is asked
/// for.
public struct XMLAttributes: Sendable {
  private var bytes: [UInt8] = []
  /// Where each value stands in `bytes`; a negative start is an absent attribute.
  private var starts: [Int32]
  private var ends: [Int32]
  /// True where the element has any of them.
  public private(set) var isEmpty = true

  public init(count: Int) {
    starts = Array(repeating: -1, count: count)
    ends = Array(repeating: -1, count: count)
  }

  public mutating func removeAll() {
    guard !isEmpty else { return }
    isEmpty = true
    bytes.removeAll(keepingCapacity: true)
    for index in starts.indices { starts[index] = -1 }
  }

  /// Sets a value; the first one of a repeated attribute counts.
  public mutating func set(_ index: Int, to value: UnsafeBufferPointer<UInt8>) {
    guard starts[index] < 0, value.count < 1 << 28 else { return }
    isEmpty = false
    starts[index] = Int32(bytes.count)
    bytes.append(contentsOf: value)
    ends[index] = Int32(bytes.count)
  }

  public func has(_ index: Int) -> Bool { starts[index] >= 0 }

  /// Nil where the attribute is absent.
  public func text(_ index: Int) -> String? {
    guard let range = range(index) else { return nil }
    return String(decoding: bytes[range], as: UTF8.self)
  }

  /// Nil where it is absent or empty.
  public func nonEmptyText(_ index: Int) -> String? {
    guard let range = range(index), !range.isEmpty else { return nil }
    return String(decoding: bytes[range], as: UTF8.self)
  }

  /// `true` or `1`, `false` or `0`; nil for anything else.
  public func flag(_ index: Int) -> Bool? {
    guard let range = range(index), let first = bytes[range].first else { return nil }
    switch first {
    case UInt8(ascii: "1"): return range.count == 1 ? true : nil
    case UInt8(ascii: "0"): return range.count == 1 ? false : nil
    case UInt8(ascii: "t"), UInt8(ascii: "T"): return range.count == 4 ? true : nil
    case UInt8(ascii: "f"), UInt8(ascii: "F"): return range.count == 5 ? false : nil
    default: return nil
    }
  }

  /// A finite number; nil for anything else.
  public func number(_ index: Int) -> Double? {
    guard let range = range(index) else { return nil }
    return DumpNumbers.number(bytes[range])
  }

  /// All numbers of the value, whatever stands between them: `[0,48][1080,210]` has four.
  public func numbers(_ index: Int) -> [Double] {
    guard let range = range(index) else { return [] }
    return DumpNumbers.numbers(in: bytes[range])
  }

  private func range(_ index: Int) -> Range<Int>? {
    let start = starts[index]
    return start < 0 ? nil : Int(start)..<Int(ends[index])
  }
}
