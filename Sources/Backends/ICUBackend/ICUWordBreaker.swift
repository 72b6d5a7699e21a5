import CICU
import Typing

/// The words of every language, by the Unicode standard and ICU's dictionaries for Thai, Lao,
/// Khmer, Burmese, Chinese and Japanese.
public struct ICUWordBreaker: WordBreaker {
  public init() {}

  /// C: `ubrk_open`, `ubrk_next`.
  public func boundaries(in text: String, language: String?) -> [Int] {
    let units = Array(text.utf16)
    var places = [Int32](repeating: 0, count: units.count + 1)
    let capacity = Int32(places.count)
    let count = units.withUnsafeBufferPointer { units in
      places.withUnsafeMutableBufferPointer { places in
        curtain_word_breaks(
          language ?? "", units.baseAddress, Int32(units.count), places.baseAddress, capacity)
      }
    }
    let ends = Set(places.prefix(min(Int(count), places.count)).map(Int.init))
    // In whole characters: a boundary inside one is none.
    var found: [Int] = []
    var unit = 0
    for (index, character) in text.enumerated() {
      if ends.contains(unit) { found.append(index) }
      unit += character.utf16.count
    }
    if ends.contains(unit) { found.append(text.count) }
    return found
  }
}
