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

extension TypedInput {
  fileprivate func request(for field: String) -> AccessibilityRequest {
    switch self {
    case .text(let text): .insertText(text, element: field)
    case .deleteBackward: .deleteBackward(field)
    case .lineEnd: .insertText("\n", element: field)
    }
  }
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
  /// Types with a real keyboard; nothing happens where no field is being edited. While VoiceOver is
  /// off, the app takes it in silence.
  public mutating func type<App: AccessibleApp>(
    _ input: TypedInput, on app: inout App, at now: Instant
  ) -> [ReaderEvent] {
    later = nil
    reading = nil
    guard isOn else {
      typeInSilence(input, on: &app, at: now)
      return takeEvents()
    }
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
    let response = ask(input.request(for: field.id), of: &app, at: now)
    if !response.isHandled { boundary() }
    if !echoTyping(from: field, on: app.screen), input == .deleteBackward, response.isHandled {
      boundary()
    }
    hear(response.notifications, from: &app, at: now)
  }

  private mutating func typeInSilence<App: AccessibleApp>(
    _ input: TypedInput, on app: inout App, at now: Instant
  ) {
    guard let field = editedField(on: app.screen) else { return }
    let response = ask(input.request(for: field.id), of: &app, at: now)
    hearOnlySounds(response.notifications, at: now)
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
    let change = TextChange(
      from: old.text, to: new.text,
      at: min(old.selection.lowerBound, new.selection.lowerBound))
    let feedback = settings.typingFeedback
    if change.inserted.isEmpty {
      switch settings.deletedText {
      case .pitch: say(change.deleted, pitch: 0.7, of: before)
      case .speak:
        speak(
          [.filled(.deleted, ["text": spokenSign(change.deleted, in: before)])],
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
        parts.append((spokenSign(change.inserted, in: before), pitch))
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
    say(
      Utterance(parts: [
        Utterance.Part(spokenSign(text, in: field), language: language, pitch: pitch)
      ]))
  }

  /// A space and a line end have no sound of their own, and a capital is told from a small letter:
  /// in the field's language, for its voice says them.
  private func spokenSign(_ text: String, in field: AccessibilityElement) -> String {
    let language = field.content.language
    if let blank = wording.blank(text, language: language) { return blank }
    guard settings.capitals == .speak, text.isCapital else { return text }
    return wording.text([.filled(.capital, ["letter": text])], language: language)
  }

  /// Of a secret only how long it is (voiceover.md 3.6, 64), and of a blank its name.
  func sayable(_ text: String, in field: AccessibilityElement) -> String {
    guard field.content.text?.isSecure == true, !text.isEmpty else {
      return wording.blank(text, language: field.content.language) ?? text
    }
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
