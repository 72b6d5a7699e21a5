import AccessibilityTree
import SpaceAndTime
import Speech

extension ScreenReader {
  /// A sideways flick while the rotor is on Text Selection: false where it is not.
  ///
  /// Starting at the caret, right grows the selection and left shrinks it; starting left, it grows
  /// backwards (voiceover.md 2.7).
  mutating func extendSelection<App: AccessibleApp>(
    by way: Int, on app: inout App, at now: Instant
  ) -> Bool {
    guard let field = element(on: app.screen), field.content.isBeingEdited,
      let text = field.content.text, rotorSetting(on: app)?.id == .textSelection
    else { return false }
    let characters = Array(text.text)
    let unit = SelectionUnit(rawValue: rotor.entry) ?? .character
    let anchor = rotor.anchor ?? (way > 0 ? text.selection.lowerBound : text.selection.upperBound)
    let head =
      anchor == text.selection.lowerBound
      ? text.selection.upperBound : text.selection.lowerBound
    let next = Self.end(
      of: unit, from: head, by: way, in: characters, width: field.frame.size.width)
    guard next != head else {
      boundary()
      return true
    }
    rotor.anchor = anchor
    let range = min(anchor, next)..<max(anchor, next)
    guard select(range, in: field, on: &app, at: now) else { return true }
    rotor.anchor = anchor
    let passed = String(characters[min(head, next)..<max(head, next)])
    let isGrowing = abs(next - anchor) > abs(head - anchor)
    speak([.filled(isGrowing ? .selectedText : .unselectedText, ["text": passed])])
    return true
  }

  private static func end(
    of unit: SelectionUnit, from head: Int, by way: Int, in text: [Character], width: Double
  ) -> Int {
    let units: [Range<Int>] =
      switch unit {
      case .character: text.indices.map { $0..<$0 + 1 }
      case .word: TextUnits.words(of: text)
      case .line: TextUnits.lines(of: text, width: width)
      case .all: text.isEmpty ? [] : [text.indices]
      }
    return way > 0
      ? units.first { $0.upperBound > head }?.upperBound ?? head
      : units.last { $0.lowerBound < head }?.lowerBound ?? head
  }
}
