import Braille
import Testing

@Suite("Braille cells")
struct BrailleCellTests {
  @Test("Digits are dots and come back as digits", arguments: 1...255)
  func digits(pattern: UInt8) {
    let cell = BrailleCell(rawValue: pattern)
    #expect(BrailleCell(digits: cell.digits) == cell)
    #expect(cell.dots.count == pattern.nonzeroBitCount)
  }

  @Test("Anything else is no cell", arguments: ["", "0", "9", "12a", "11", "-1", "1 2"])
  func noCell(text: String) {
    #expect(BrailleCell(digits: text) == nil)
  }
}
