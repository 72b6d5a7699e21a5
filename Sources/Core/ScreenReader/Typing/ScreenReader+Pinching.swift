import AccessibilityTree
import SpaceAndTime
import Speech

/// What pinches have selected, for the next one.
struct PinchedSelection: Hashable, Sendable {
  /// Where the insertion point was before the first pinch, in characters.
  var caret: Int
  var range: Range<Int>
}

extension ScreenReader {
  /// A pinch out selects the word at the insertion point, the next one its line, the next all of the
  /// text that is being edited; pinches in go the same way back, at last to nothing selected where the
  /// insertion point was (voiceover.md 2.7).
  ///
  /// The whole new selection is told. One that was made otherwise goes on from its end, where typing
  /// would. Of a password there is only all or nothing: nobody is told where its words end.
  mutating func pinchText<App: AccessibleApp>(
    isOutward: Bool, on app: inout App, at now: Instant
  ) {
    guard let field = editedField(on: app.screen),
      let (text, selection) = selection(in: field)
    else { return boundary() }
    let isOwn = rotor.pinched?.range == selection
    let caret = min(isOwn ? rotor.pinched?.caret ?? 0 : selection.upperBound, text.count)
    let steps = steps(around: caret, in: text, of: field)
    let next =
      isOutward
      ? steps.first { $0.count > selection.count && $0.clamped(to: selection) == selection }
      : steps.last { $0.count < selection.count && selection.clamped(to: $0) == $0 }
    guard let next else { return boundary() }
    let old = String(text[selection])
    guard select(next, in: field, on: &app, at: now) else { return }
    rotor.pinched = PinchedSelection(caret: caret, range: next)
    let told: Phrase =
      next.isEmpty
      ? .filled(.unselectedText, ["text": sayable(old, in: field)])
      : .filled(.selectedText, ["text": sayable(String(text[next]), in: field)])
    speak([told], language: field.content.language)
  }

  /// From nothing to everything, each within the next.
  private func steps(
    around caret: Int, in text: [Character], of field: AccessibilityElement
  ) -> [Range<Int>] {
    var steps = [caret..<caret]
    if field.content.text?.isSecure != true {
      let dictionary = dictionary(for: field)
      let units = [
        TextUnits.words(of: text, by: dictionary),
        TextUnits.lines(of: text, width: field.frame.size.width, by: dictionary),
      ]
      // Between two, what stands before the insertion point is meant, as by Select in the edit menu.
      steps += units.compactMap { units in
        units.first { $0.lowerBound <= caret && $0.upperBound >= caret }
      }
    }
    return steps + [text.indices]
  }
}
