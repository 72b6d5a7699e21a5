/// The field that is typed into, and the keyboard's state.
package struct TextEditing: Hashable, Sendable {
  /// The id of the field.
  package var field: String
  /// In characters of the field's text.
  package var selection: Range<Int>
  package var isShifted = false
  /// True after the key for numbers, or for letters where numbers come first.
  package var isOnOtherPlane = false
  /// The name of the key that was held, while its other characters are offered.
  package var alternatives: String?
  package var history = TextHistory()
}
