import AccessibilityTree
import SpaceAndTime
import Speech

/// What a real keyboard can do to the field that is being edited.
public enum TypedInput: Hashable, Sendable {
  case text(String)
  case deleteBackward
  /// Ends a line, or submits a field of one line.
  case lineEnd
}

/// What is spoken while typing (voiceover.md 6.2).
public enum TypingFeedback: String, Hashable, Sendable, CaseIterable {
  case nothing
  case characters
  case words
  case charactersAndWords = "characters-and-words"

  var hasCharacters: Bool { self == .characters || self == .charactersAndWords }
  var hasWords: Bool { self == .words || self == .charactersAndWords }
}

extension ScreenReader {
  /// Types with a real keyboard; nothing happens where no field is being edited.
  public mutating func type<App: AccessibleApp>(
    _ input: TypedInput, on app: inout App, at now: Instant
  ) -> [ReaderEvent] {
    later = nil
    reading = nil
    if isOverApp {
      typeText(input, on: &app, at: now)
    } else {
      inPanel(over: &app, at: now) { reader, panel in reader.typeText(input, on: &panel, at: now) }
    }
    return takeEvents()
  }

  mutating func typeText<App: AccessibleApp>(
    _ input: TypedInput, on app: inout App, at now: Instant
  ) {
    guard let field = editedField(on: app.screen) else { return }
    let request: AccessibilityRequest =
      switch input {
      case .text(let text): .insertText(text, element: field.id)
      case .deleteBackward: .deleteBackward(field.id)
      case .lineEnd: .insertText("\n", element: field.id)
      }
    let response = ask(request, of: &app, at: now)
    if !response.isHandled { boundary() }
    if !echoTyping(from: field, on: app.screen), input == .deleteBackward, response.isHandled {
      boundary()
    }
    hear(response.notifications, from: &app, at: now)
  }

  func editedField(on screen: AccessibleScreen) -> AccessibilityElement? {
    if let element = element(on: screen), element.content.isBeingEdited { return element }
    return screen.positions(with: .isEditing).lazy.map { screen.elements[$0] }
      .first { $0.content.isBeingEdited }
  }

  /// Speaks what a field has gained or lost: typed letters higher, deleted ones lower, secret ones
  /// as a click (voiceover.md 3.8, 6.2). False where it is still the same.
  mutating func echoTyping(from before: AccessibilityElement, on screen: AccessibleScreen) -> Bool {
    guard let old = before.content.text, let new = screen.element(before.id)?.content.text,
      old.text != new.text
    else { return false }
    if new.isSecure {
      events.append(.earcon(.secureText))
      return true
    }
    let change = TextChange(from: old.text, to: new.text)
    let feedback = settings.typingFeedback
    if change.inserted.isEmpty {
      switch settings.deletedText {
      case .pitch: say(change.deleted, pitch: 0.7, of: before)
      case .speak:
        speak(
          [.filled(.deleted, ["text": spokenSign(change.deleted)])],
          language: before.content.language)
      case .nothing: break
      }
      return true
    }
    var parts: [(text: String, pitch: Double)] = []
    if let word = change.completedWord {
      // A prediction or an undo brings letters that nobody typed one by one: the word is enough.
      parts.append((word, 1))
    } else {
      if feedback.hasCharacters {
        let isRaised = settings.capitals == .pitch && change.inserted.isCapital
        let pitch = Self.echoPitch * (isRaised ? CapitalFeedback.raisedPitch : 1)
        parts.append((spokenSign(change.inserted), pitch))
      }
      if feedback.hasWords, let word = change.finishedWord { parts.append((word, 1)) }
    }
    let language = voiceLanguage(of: before.content.language)
    let words = parts.map { Utterance.Part($0.text, language: language, pitch: $0.pitch) }
    say(Utterance(parts: words))
    return true
  }

  /// Of what is typed, times the voice's own.
  private static let echoPitch = 1.3

  private mutating func say(_ text: String, pitch: Double, of field: AccessibilityElement) {
    let language = voiceLanguage(of: field.content.language)
    say(Utterance(parts: [Utterance.Part(spokenSign(text), language: language, pitch: pitch)]))
  }

  /// A space and a line end have no sound of their own, and a capital is told from a small letter.
  private func spokenSign(_ text: String) -> String {
    switch text {
    case " ": wording.text([.word(.space)])
    case "\n": wording.text([.word(.newLine)])
    default:
      if settings.capitals == .speak, text.isCapital {
        wording.text([.filled(.capital, ["letter": text])])
      } else {
        text
      }
    }
  }

  /// Of a secret only how long it is (voiceover.md 3.6, 64).
  func sayable(_ text: String, in field: AccessibilityElement) -> String {
    guard field.content.text?.isSecure == true, !text.isEmpty else { return text }
    return wording.text([.counted(.characters, text.count)], language: field.content.language)
  }
}

extension String {
  /// True for a single capital letter.
  var isCapital: Bool { count == 1 && first?.isUppercase == true }
}

extension AccessibilityContent {
  var isBeingEdited: Bool { traits.contains(.isEditing) && text != nil }
}
