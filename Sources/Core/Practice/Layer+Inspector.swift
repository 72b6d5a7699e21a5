import AccessibilityTree
import Speech

extension Layer {
  /// The element under the cursor, property by property, and why it is a stop.
  func inspectorLines(words: Words) -> [String] {
    guard let id = reader.cursor, let element = app.screen.element(id) else {
      return [words.text("inspector.nothing")]
    }
    let content = element.content
    var lines = [
      content.label.map { words.text("inspector.label", ["text": $0]) }
        ?? words.text("inspector.no-label")
    ]
    if let value = content.value { lines.append(words.text("inspector.value", ["text": value])) }
    if let hint = content.hint { lines.append(words.text("inspector.hint", ["text": hint])) }
    let traits = content.traits.setNames.joined(separator: ", ")
    lines.append(
      traits.isEmpty
        ? words.text("inspector.no-traits") : words.text("inspector.traits", ["text": traits]))
    let frame = element.frame
    let numbers = [
      "x": frame.minX, "y": frame.minY, "width": frame.size.width, "height": frame.size.height,
    ]
    lines.append(
      words.text("inspector.frame", numbers.mapValues { String(Int($0.rounded())) }))
    if !content.customActions.isEmpty {
      lines.append(
        words.text(
          "inspector.actions", ["text": content.customActions.joined(separator: ", ")]))
    }
    lines.append(stopLine(of: id, words: words))
    return lines
  }

  private func stopLine(of id: String, words: Words) -> String {
    guard let reason = app.stopReason(of: id) else { return words.text("inspector.stop-element") }
    return reason.isSetByApp
      ? words.text("inspector.stop-by-app")
      : words.text("inspector.stop-by-kind", ["kind": reason.kind])
  }
}
