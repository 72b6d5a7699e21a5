import AccessibilityTree
import Simulation
import SpaceAndTime

/// Writes a screen as a file that a person can read and repair, and that reads back as the same
/// screen.
///
/// It writes what a dump can say: views with their content and accessibility, no actions, goals or
/// values of a state.
public struct ScreenText {
  private var text = ""
  private var depth = 0

  private static let longestLine = 100

  /// `remarks` become comments above the screen, one a line.
  public static func text(of screen: ScreenDescription, remarks: [String] = []) -> String {
    var writer = ScreenText()
    for remark in remarks { writer.line("// " + oneLine(remark)) }
    writer.line("{")
    writer.depth += 1
    writer.line(ScreenKeys.head(of: screen).joined(separator: ", ") + ",")
    writer.line("views: [")
    writer.depth += 1
    for view in screen.views { writer.write(view) }
    writer.depth -= 1
    writer.line("],")
    writer.depth -= 1
    writer.line("}")
    return writer.text
  }

  private mutating func write(_ view: ViewDescription) {
    let pairs = ScreenKeys.pairs(of: view)
    let whole = "{ " + pairs.joined(separator: ", ")
    let indent = depth * 2
    if view.views.isEmpty, Self.fits(whole, in: Self.longestLine - indent - 3) {
      line(whole + " },")
      return
    }
    // The first line holds as much as fits; the others are aligned behind the brace.
    var current = "{ "
    var isFirst = true
    for (index, pair) in pairs.enumerated() {
      let isLast = index == pairs.count - 1 && view.views.isEmpty
      let piece = pair + (isLast ? " }," : ",")
      if !isFirst, !Self.fits(current + piece, in: Self.longestLine - indent - 1) {
        line(current)
        current = "  " + piece
      } else {
        current += (isFirst ? "" : " ") + piece
      }
      isFirst = false
    }
    guard !view.views.isEmpty else {
      line(current)
      return
    }
    line(current)
    line("  views: [")
    depth += 2
    for child in view.views { write(child) }
    depth -= 2
    line("  ] },")
  }

  /// Counting characters is dear, and most texts have as many as bytes.
  private static func fits(_ text: String, in length: Int) -> Bool {
    text.utf8.count <= length || text.count <= length
  }

  private mutating func line(_ content: String) {
    for _ in 0..<depth { text += "  " }
    text += content
    text += "\n"
  }

  private static func oneLine(_ text: String) -> String {
    String(text.map { $0.isNewline ? " " : $0 })
  }
}
