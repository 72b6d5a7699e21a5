import AccessibilityTree
import Simulation
import SpaceAndTime

/// Writes a screen as a file that a person can read and repair, and that reads back as the same
/// screen.
///
/// It writes what a dump can say: views with their content and accessibility, no actions, goals or
/// values of a state.
public struct ScreenText {
  private var text: [UInt8] = []
  private var depth = 0
  /// The keys of the view that is being written.
  private var keys = FieldWriter()
  /// The line that is being filled, without what it is indented by.
  private var line: [UInt8] = []

  private static let longestLine = 100

  /// The file in UTF-8; `remarks` become comments above the screen, one a line.
  public static func bytes(of screen: ScreenDescription, remarks: [String] = []) -> [UInt8] {
    var writer = ScreenText()
    for remark in remarks { writer.write(line: "// " + oneLine(remark)) }
    writer.write(line: "{")
    writer.depth += 1
    ScreenKeys.add(headOf: screen, to: &writer.keys)
    writer.joinKeys()
    writer.endLine(",")
    writer.write(line: "views: [")
    writer.depth += 1
    for view in screen.views { writer.write(view) }
    writer.depth -= 1
    writer.write(line: "],")
    writer.depth -= 1
    writer.write(line: "}")
    return writer.text
  }

  private mutating func write(_ view: ViewDescription) {
    keys.removeAll()
    ScreenKeys.add(view, to: &keys)
    let indent = depth * 2
    if view.views.isEmpty {
      line.append(contentsOf: "{ ".utf8)
      joinKeys()
      if Self.fits(line, in: Self.longestLine - indent - 3) { return endLine(" },") }
      line.removeAll(keepingCapacity: true)
    }
    // The first line holds as much as fits; the others are aligned behind the brace.
    line.append(contentsOf: "{ ".utf8)
    for pair in 0..<keys.count {
      let end = pair == keys.count - 1 && view.views.isEmpty ? " }," : ","
      if pair > 0 {
        if fits(keys[pair], end, in: Self.longestLine - indent - 1) {
          line.append(UInt8(ascii: " "))
        } else {
          endLine("")
          line.append(contentsOf: "  ".utf8)
        }
      }
      line.append(contentsOf: keys[pair])
      line.append(contentsOf: end.utf8)
    }
    endLine("")
    guard !view.views.isEmpty else { return }
    write(line: "  views: [")
    depth += 2
    for child in view.views { write(child) }
    depth -= 2
    write(line: "  ] },")
  }

  /// Puts all keys on the line.
  private mutating func joinKeys() {
    for pair in 0..<keys.count {
      if pair > 0 { line.append(contentsOf: ", ".utf8) }
      line.append(contentsOf: keys[pair])
    }
  }

  /// True where a pair can stand on the line behind what is there.
  private func fits(_ pair: ArraySlice<UInt8>, _ end: String, in length: Int) -> Bool {
    line.count + pair.count + end.utf8.count <= length
      || Self.fits(line + pair + Array(end.utf8), in: length)
  }

  /// Counting characters is dear, and most texts have as many as bytes: line ends are escaped, so
  /// that no two ASCII characters are one.
  private static func fits(_ text: [UInt8], in length: Int) -> Bool {
    if text.count <= length { return true }
    if text.allSatisfy({ $0 < 0x80 }) { return false }
    return String(decoding: text, as: UTF8.self).count <= length
  }

  private mutating func write(line content: String) {
    line.append(contentsOf: content.utf8)
    endLine("")
  }

  /// Writes the line with what stands at its end, and begins the next one.
  private mutating func endLine(_ end: String) {
    text.append(contentsOf: repeatElement(UInt8(ascii: " "), count: depth * 2))
    text.append(contentsOf: line)
    text.append(contentsOf: end.utf8)
    text.append(UInt8(ascii: "\n"))
    line.removeAll(keepingCapacity: true)
  }

  private static func oneLine(_ text: String) -> String {
    String(text.map { $0.isNewline ? " " : $0 })
  }
}
