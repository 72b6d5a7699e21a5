import AccessibilityTree
import Gestures

/// A piece of what will be said, before it is put into words.
public enum Phrase: Hashable, Sendable {
  /// The app's own text, in the element's language.
  case own(String)
  /// The same, of parts with attributes for speech.
  case attributed([AttributedRun])
  case word(ReaderWord)
  /// A word with its places filled.
  case filled(ReaderWord, [String: String])
  /// A word whose form depends on a number.
  case counted(ReaderWord, Int)
  /// What a gesture is called; its id where the words have no name for it.
  case gesture(Gesture)
  case command(ReaderCommand)
  /// A language by its own name; nil for "default language".
  case languageName(String?)
}
