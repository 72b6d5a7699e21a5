/// The field that is typed into, and the keyboard's state.
package struct TextEditing: Hashable, Sendable {
  /// The id of the field.
  package var field: String
  /// In characters of the field's text.
  package var selection: Range<Int>
  package var isShifted = false
  package var plane = Keyboard.Plane.letters
  /// The name of the key that was held, while its other characters are offered.
  package var alternatives: String?
  package var history = TextHistory()
}
