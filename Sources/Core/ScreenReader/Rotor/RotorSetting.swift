import AccessibilityTree
import Typing

/// Names a setting in the listener's list, in events and in lessons ("headings").
public struct RotorID: RawRepresentable, Hashable, Sendable {
  public var rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }
}

/// Which way a vertical flick goes: down is next and lower, up is previous and higher.
public enum RotorDirection: Hashable, Sendable {
  case next
  case previous
}

/// One setting of the rotor (voiceover.md 2.3). It only says what a flick comes to: doing it is the
/// screen reader's.
public protocol RotorSetting: Sendable {
  var id: RotorID { get }
  var name: Phrase { get }
  /// True where turning to it changes what fingers mean, until the rotor is turned away.
  var isInputMode: Bool { get }
  func isOffered(in place: RotorPlace) -> Bool
  func move(_ direction: RotorDirection, in place: RotorPlace) -> RotorMove
  /// What a double tap does while an entry of the setting's menu is chosen; nil for a plain
  /// activation.
  func choice(_ entry: Int, in place: RotorPlace) -> RotorChoice?
}

extension RotorSetting {
  public var isInputMode: Bool { false }

  public func choice(_ entry: Int, in place: RotorPlace) -> RotorChoice? { nil }
}

/// What an entry of a menu does.
public enum RotorChoice: Hashable, Sendable {
  case customAction(String)
  case edit(EditCommand)
}

/// Where the cursor is when a flick asks for the next of something.
public struct RotorPlace: Sendable {
  public var screen: AccessibleScreen
  /// Nil where the cursor is nowhere.
  public var position: Int?
  public var settings: ReaderSettings
  /// What is spoken for the element: the text that Characters and Words read.
  public var description: String
  /// The part of the text that was read last.
  public var unit: Range<Int>?
  /// What is selected of a text that is not being typed.
  public var selection: Range<Int>?
  /// The link inside the element's text that the cursor is on.
  public var link: Range<Int>?
  /// The chosen entry of a menu, from 0.
  public var entry: Int
  /// False until a flick has chosen an entry.
  public var hasChosen: Bool
  public var clipboard: String
  /// Languages that the voice can be set to, the listener's first.
  public var languages: [String]
  public var wordBreaker: (any WordBreaker)?

  public var element: AccessibilityElement? { position.map { screen.elements[$0] } }

  /// The field under the cursor, while it is being typed into.
  public var editedText: EditableText? {
    guard let content = element?.content, content.traits.contains(.isEditing) else { return nil }
    guard var text = content.text, text.isSecure else { return content.text }
    // Nobody is told what a password says.
    text.text = String(repeating: "•", count: text.text.count)
    return text
  }
}

extension RotorPlace {
  /// What stands between the parts of a description. It ends a word, and is itself nothing to read.
  static let pause = "\u{2028}"

  /// What knows the words of the element's language.
  var dictionary: WordDictionary? {
    wordBreaker.map { WordDictionary(breaker: $0, language: element?.content.language) }
  }
}

extension RotorPlace {
  /// A place of which only matters where flicks lead from it.
  package init(screen: AccessibleScreen, position: Int, settings: ReaderSettings) {
    self.init(
      screen: screen, position: position, settings: settings, description: "", unit: nil,
      selection: nil, link: nil, entry: 0, hasChosen: false, clipboard: "", languages: [])
  }
}

/// What a flick comes to.
public enum RotorMove: Hashable, Sendable {
  /// The cursor goes to a stop; a range of its text is spoken instead of the whole.
  case stop(Int, range: Range<Int>? = nil, link: String? = nil)
  /// A part of a text is read.
  case unit(Range<Int>, of: String, isSpelled: Bool, atEdge: Bool)
  /// The caret moves over text that is spoken.
  case caret(to: Int, passing: String, isSpelled: Bool)
  /// A part of the edited text is selected and spoken.
  case select(Range<Int>)
  /// `wraps` is the way in which the entries began again; nil where they did not.
  case entry(Int, [Phrase], wraps: RotorDirection?)
  case request(AccessibilityRequest)
  case zoom(AccessibilityRequest)
  /// Touches on the element reach the app from now on, or no longer do.
  case directTouch
  /// Sound comes from another device.
  case audioDestination
  case settings(ReaderSettings, saying: Phrase)
  /// There is none that way.
  case notFound(ReaderWord)
  case boundary
}
