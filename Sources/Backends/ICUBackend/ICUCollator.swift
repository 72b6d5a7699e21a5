import CICU
import Typing

/// The order of every language, from the Unicode CLDR.
public struct ICUCollator: TextCollator {
  public init() {}

  /// C: `ucol_open`, `ucol_getSortKey`.
  public func sortKeys(of texts: [String], language: String?) -> [[UInt8]] {
    guard let collator = curtain_collator_open(language ?? "") else {
      return PlainCollator().sortKeys(of: texts, language: language)
    }
    defer { curtain_collator_close(collator) }
    return texts.map { text in
      let units = Array(text.utf16)
      return units.withUnsafeBufferPointer { units in
        var key = [UInt8](repeating: 0, count: units.count * 4 + 16)
        func fill() -> Int {
          let capacity = Int32(key.count)
          return key.withUnsafeMutableBufferPointer { key in
            Int(
              curtain_sort_key(
                collator, units.baseAddress, Int32(units.count), key.baseAddress, capacity))
          }
        }
        var length = fill()
        if length > key.count {
          key = [UInt8](repeating: 0, count: length)
          length = fill()
        }
        return Array(key.prefix(length))
      }
    }
  }

  /// C: `unorm2_normalize`. Marks of other scripts are letters of their own, and stay.
  public func folded(_ text: String) -> String {
    let lower = text.lowercased()
    if lower.utf8.allSatisfy({ $0 < 0x80 }) { return lower }
    let units = Array(lower.utf16)
    var taken = [UInt16](repeating: 0, count: units.count * 4 + 16)
    let capacity = Int32(taken.count)
    let length = units.withUnsafeBufferPointer { units in
      taken.withUnsafeMutableBufferPointer { taken in
        curtain_decompose(units.baseAddress, Int32(units.count), taken.baseAddress, capacity)
      }
    }
    let plain = taken.prefix(Int(length)).filter { !(0x0300...0x036F).contains($0) }
    return PlainCollator().folded(String(decoding: plain, as: UTF16.self))
  }
}
