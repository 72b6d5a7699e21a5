import AccessibilityTree
import SpaceAndTime
import Speech

extension ScreenReader {
  /// A double tap on the field that is being edited takes the caret to its start or its end
  /// (voiceover.md 2.7).
  mutating func moveCaretToOtherEnd<App: AccessibleApp>(
    of field: AccessibilityElement, on app: inout App, at now: Instant
  ) {
    guard let text = field.content.text else { return boundary() }
    let end = text.text.count
    let caret = text.selection == end..<end ? 0 : end
    guard select(caret..<caret, in: field, on: &app, at: now) else { return }
    events.append(.earcon(.caret))
    speak(
      [.word(caret == 0 ? .insertionPointAtStart : .insertionPointAtEnd)],
      language: field.content.language)
  }

  /// Takes the last change of the edited text back or makes it again, and speaks what changed.
  mutating func takeBack<App: AccessibleApp>(
    isRedo: Bool, on app: inout App, at now: Instant
  ) {
    guard let field = editedField(on: app.screen) else { return boundary() }
    let response = ask(
      isRedo ? .redo(element: field.id) : .undo(element: field.id), of: &app, at: now)
    if !response.isHandled || !echoTyping(from: field, on: app.screen) {
      boundary()
    } else if let content = app.screen.element(field.id)?.content {
      // What was selected then is selected again.
      speak(announcer.selected(in: content), language: content.language, urgency: .waits)
    }
    hear(response.notifications, from: &app, at: now)
  }

  /// False, with the boundary sound, where the app does not do it.
  mutating func select<App: AccessibleApp>(
    _ range: Range<Int>, in field: AccessibilityElement, on app: inout App, at now: Instant
  ) -> Bool {
    let response = ask(.select(range, element: field.id), of: &app, at: now)
    hear(response.notifications, from: &app, at: now)
    if !response.isHandled { boundary() }
    return response.isHandled
  }

  /// Does what an entry of the edit menu says, and tells what came of it.
  ///
  /// A field that is not being typed into is opened first, without a word.
  mutating func edit<App: AccessibleApp>(
    _ command: EditCommand, in element: AccessibilityElement, on app: inout App, at now: Instant
  ) {
    if command == .copy { return copySelection(in: element) }
    guard let field = openedForEditing(element, on: &app, at: now),
      let (characters, selection) = selection(in: field)
    else { return boundary() }
    let selected = sayable(String(characters[selection]), in: field)
    let language = field.content.language
    switch command {
    case .select:
      let words = TextUnits.words(of: characters, by: dictionary(for: field))
      let word =
        words.first { $0.upperBound >= selection.lowerBound } ?? words.last ?? selection
      selectAndTell(word, in: field, on: &app, at: now)
    case .selectAll:
      selectAndTell(characters.indices, in: field, on: &app, at: now)
    case .copy: break
    case .cut, .delete:
      if command == .cut {
        clipboard = field.content.text?.isSecure == true ? selected : String(characters[selection])
        events.append(.copied(clipboard))
      }
      let response = ask(.deleteBackward(field.id), of: &app, at: now)
      guard response.isHandled else { return boundary() }
      speak(
        [.filled(command == .cut ? .cutOut : .deleted, ["text": selected])], language: language)
      hear(response.notifications, from: &app, at: now)
    case .replace:
      let offer = field.content.text?.predictions.first
      guard let position = offer.flatMap({ app.screen.position(of: $0.key) }) else {
        return boundary()
      }
      move(to: position, on: &app, at: now)
    case .paste:
      let response = ask(.insertText(clipboard, element: field.id), of: &app, at: now)
      guard response.isHandled else { return boundary() }
      speak([.filled(.pasted, ["text": sayable(clipboard, in: field)])], language: language)
      hear(response.notifications, from: &app, at: now)
    }
  }

  private mutating func copySelection(in element: AccessibilityElement) {
    guard let (text, selection) = selection(in: element) else { return boundary() }
    clipboard = String(text[selection])
    events.append(.copied(clipboard))
    speak(
      [.filled(.textCopied, ["text": sayable(clipboard, in: element)])],
      language: element.content.language)
  }

  /// The field while it is being typed into; nil where the app does not let it.
  private mutating func openedForEditing<App: AccessibleApp>(
    _ element: AccessibilityElement, on app: inout App, at now: Instant
  ) -> AccessibilityElement? {
    if element.content.isBeingEdited { return element }
    let response = ask(.activate(element.id), of: &app, at: now)
    for notification in response.notifications {
      if case .editingBegan(element.id) = notification {
        showKeyboard()
      } else {
        hear([notification], from: &app, at: now)
      }
    }
    let field = app.screen.element(element.id)
    return field?.content.isBeingEdited == true && cursor == element.id ? field : nil
  }

  mutating func selectAndTell<App: AccessibleApp>(
    _ range: Range<Int>, in field: AccessibilityElement, on app: inout App, at now: Instant
  ) {
    guard !range.isEmpty, select(range, in: field, on: &app, at: now) else { return }
    let text = Array(field.content.text?.text ?? "")
    speak(
      [.filled(.selectedText, ["text": sayable(String(text[range]), in: field)])],
      language: field.content.language)
  }
}
