/// The field that is typed into, and the keyboard's state.
struct TextEditing: Hashable, Sendable {
  /// The id of the field.
  var field: String
  /// In characters of the field's text.
  var selection: Range<Int>
  var isShifted = false
  var plane = Keyboard.Plane.letters
  var history = TextHistory()
}
