import CurtainInWindow
import Foundation
import Testing

@Suite("The log, read while it is written")
struct LogLineTests {
  private static let lines = """
    {"t_ms":1,"event":"speech","text":"Margherita – Pizza"}
    {"t_ms":2,"event":"gesture","gesture":"1-finger-flick-right"}

    """

  @Test("Cut anywhere, it gives the lines that are whole, and nothing else")
  func cutAnywhere() throws {
    let bytes = Data(Self.lines.utf8)
    for length in 0...bytes.count {
      let cut = bytes.prefix(length)
      let whole = cut.count { $0 == UInt8(ascii: "\n") }
      #expect(try LogLine.whole(in: cut).count == whole)
    }
  }

  @Test("A whole line that is no JSON is not passed over")
  func damaged() {
    #expect(throws: DecodingError.self) { try LogLine.whole(in: Data("{\"t_ms\":\n".utf8)) }
  }
}
