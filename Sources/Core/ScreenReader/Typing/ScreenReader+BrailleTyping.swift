import AccessibilityTree
import Braille
import SpaceAndTime
import Speech

/// Cells into text. Uncontracted ones are written at once; contracted ones wait for the word's end,
/// since only the whole word has a meaning.
extension ScreenReader {
  mutating func typeCell<App: AccessibleApp>(
    _ cell: BrailleCell, on app: inout App, at now: Instant
  ) {
    if braille?.mode == .commands { return obey(cell, on: &app, at: now) }
    let field = keepToField(on: app.screen)
    braille?.cells.append(cell)
    braille?.suggestion = nil
    guard let field else {
      guard let letter = letter(of: cell) else { return speakDots(of: cell) }
      return seek(saying: letter, on: &app, at: now)
    }
    if table(for: field).isContracted {
      speakCell(cell, pitch: 1.3)
    } else if !writeWord(in: field, saying: true, on: &app, at: now) {
      speakSign(cell, in: field)
    }
  }

  /// A space, which ends the word; where something was chosen from what the keyboard offers, that
  /// instead of it.
  mutating func endBrailleWord<App: AccessibleApp>(on app: inout App, at now: Instant) {
    guard let field = keepToField(on: app.screen) else {
      guard hasSought else { return boundary() }
      let text = soughtText + " "
      braille?.sought = text
      braille?.finishWord()
      return speak([.word(.space)])
    }
    if let chosen = braille?.suggestion, let key = prediction(chosen, of: field)?.key {
      let response = ask(.activate(key), of: &app, at: now)
      if !echoTyping(from: field, on: app.screen) { boundary() }
      braille?.finishWord()
      return hear(response.notifications, from: &app, at: now)
    }
    guard finishWord(in: field, saying: false, on: &app, at: now) else { return }
    typeText(.text(" "), on: &app, at: now)
  }

  mutating func endBrailleLine<App: AccessibleApp>(on app: inout App, at now: Instant) {
    guard let field = keepToField(on: app.screen) else {
      guard hasSought else { return boundary() }
      braille?.sought = ""
      braille?.finishWord()
      return activate(on: &app, at: now)
    }
    guard finishWord(in: field, saying: true, on: &app, at: now) else { return }
    typeText(.lineEnd, on: &app, at: now)
  }

  mutating func translateBraille<App: AccessibleApp>(on app: inout App, at now: Instant) {
    guard let field = keepToField(on: app.screen), braille?.cells.isEmpty == false else {
      return boundary()
    }
    _ = finishWord(in: field, saying: true, on: &app, at: now)
  }

  /// Nothing that was typed is lost when the table, the mode or the rotor changes.
  mutating func writePendingBraille<App: AccessibleApp>(on app: inout App, at now: Instant) {
    if let field = keepToField(on: app.screen) {
      if brailleText(for: field) != nil {
        _ = finishWord(in: field, saying: false, on: &app, at: now)
      }
    }
    braille?.finishWord()
  }

  /// The last cell of the word, or the character before the caret.
  mutating func deleteBraille<App: AccessibleApp>(on app: inout App, at now: Instant) {
    let field = keepToField(on: app.screen)
    guard let last = braille?.cells.popLast() else {
      if field != nil { return typeText(.deleteBackward, on: &app, at: now) }
      guard braille?.sought.popLast() != nil else { return boundary() }
      return seek(saying: nil, on: &app, at: now)
    }
    braille?.suggestion = nil
    guard let field else {
      guard hasSought, let letter = letter(of: last) else {
        return speakCell(last, pitch: 0.7)
      }
      return seek(saying: letter, on: &app, at: now)
    }
    if table(for: field).isContracted {
      speakCell(last, pitch: 0.7)
    } else if !writeWord(in: field, saying: true, on: &app, at: now) {
      speakSign(last, in: field, pitch: 0.7)
    }
  }

  mutating func deleteBrailleWord<App: AccessibleApp>(on app: inout App, at now: Instant) {
    guard let field = keepToField(on: app.screen) else {
      guard hasSought else { return boundary() }
      let word = soughtText
      braille?.sought = ""
      braille?.finishWord()
      return speak([.filled(.deleted, ["text": word])])
    }
    if let cells = braille?.cells, !cells.isEmpty, table(for: field).isContracted {
      let word = brailleText(for: field) ?? ""
      braille?.finishWord()
      return speak([.filled(.deleted, ["text": word])])
    }
    braille?.finishWord()
    let text = field.content.text ?? EditableText(text: "", selection: 0..<0)
    let before = text.text.prefix(text.selection.lowerBound)
    let word = before.reversed().drop { $0 == " " }.drop { $0 != " " }.count
    let count = max(before.count - word, text.selection.isEmpty ? 0 : 1)
    guard count > 0 else { return boundary() }
    replace(count, with: "", in: field, saying: true, on: &app, at: now)
  }

  // MARK: The field

  /// The field that is being edited. What was begun in another one, or is no longer before the
  /// caret because something else changed the text, is finished.
  private mutating func keepToField(on screen: AccessibleScreen) -> AccessibilityElement? {
    let field = editedField(on: screen)
    guard let input = braille else { return field }
    var isInPlace = input.field == field?.id
    if let text = field?.content.text {
      isInPlace =
        isInPlace && text.selection.isEmpty
        && text.text.prefix(text.selection.lowerBound).hasSuffix(input.written)
    }
    if !isInPlace {
      braille?.finishWord()
      braille?.sought = ""
    }
    braille?.field = field?.id
    return field
  }

  /// Secrets are typed letter by letter, and so are names that are sought.
  private func table(for field: AccessibilityElement?) -> BrailleTable {
    guard var table = braille?.table else { preconditionFailure("Braille is not being typed") }
    if field?.content.text?.isSecure ?? true {
      table.isContracted = false
    }
    return table
  }

  /// What the word's cells stand for; nil while they have no meaning.
  private func brailleText(for field: AccessibilityElement?) -> String? {
    let cells = braille?.cells ?? []
    guard !cells.isEmpty else { return "" }
    return brailleTranslator?.text(of: cells, in: table(for: field))
  }

  /// False, with a sentence, where the cells have no meaning.
  private mutating func finishWord<App: AccessibleApp>(
    in field: AccessibilityElement, saying isSpoken: Bool, on app: inout App, at now: Instant
  ) -> Bool {
    guard brailleText(for: field) != nil else {
      boundary()
      speak([.word(.brailleNoMeaning)])
      return false
    }
    _ = writeWord(in: field, saying: isSpoken, on: &app, at: now)
    braille?.finishWord()
    return true
  }

  /// Makes the field hold what the cells stand for; false where that is what it holds.
  private mutating func writeWord<App: AccessibleApp>(
    in field: AccessibilityElement, saying isSpoken: Bool, on app: inout App, at now: Instant
  ) -> Bool {
    guard let written = braille?.written, let text = brailleText(for: field), text != written
    else { return false }
    let common = zip(written, text).prefix { $0 == $1 }.count
    replace(
      written.count - common, with: String(text.dropFirst(common)), in: field, saying: isSpoken,
      on: &app, at: now)
    braille?.written = text
    return true
  }

  private mutating func replace<App: AccessibleApp>(
    _ count: Int, with text: String, in field: AccessibilityElement, saying isSpoken: Bool,
    on app: inout App, at now: Instant
  ) {
    var notifications: [AccessibilityNotification] = []
    for _ in 0..<count {
      notifications += ask(.deleteBackward(field.id), of: &app, at: now).notifications
    }
    if !text.isEmpty {
      let response = ask(.insertText(text, element: field.id), of: &app, at: now)
      if !response.isHandled { boundary() }
      notifications += response.notifications
    }
    if isSpoken { _ = echoTyping(from: field, on: app.screen) }
    hear(notifications, from: &app, at: now)
  }

  // MARK: Suggestions

  mutating func suggest<App: AccessibleApp>(by way: Int, on app: inout App, at now: Instant) {
    guard let field = keepToField(on: app.screen) else {
      return goToMatch(by: way, on: &app, at: now)
    }
    // A word that waits must be a text before anything can go on from it.
    if table(for: field).isContracted, braille?.cells.isEmpty == false {
      guard finishWord(in: field, saying: false, on: &app, at: now) else { return }
    }
    let offered = editedField(on: app.screen)?.content.text?.predictions ?? []
    guard !offered.isEmpty else { return boundary() }
    let next = braille?.suggestion.map { ($0 + way + offered.count) % offered.count }
    let chosen = next ?? (way > 0 ? 0 : offered.count - 1)
    braille?.suggestion = chosen
    let label = app.screen.element(offered[chosen].key)?.content.label ?? offered[chosen].word
    speak([.own(label)], language: field.content.language)
  }

  private func prediction(_ index: Int, of field: AccessibilityElement) -> TextPrediction? {
    let offered = field.content.text?.predictions ?? []
    return offered.indices.contains(index) ? offered[index] : nil
  }

  // MARK: Speech

  /// The letter or sign that a cell is by itself; nil for most contractions.
  func letter(of cell: BrailleCell) -> String? {
    guard var table = braille?.table else { return nil }
    table.isContracted = false
    guard let text = brailleTranslator?.text(of: [cell], in: table), text.count == 1,
      let sign = text.first, sign.isLetter || sign.isPunctuation
    else { return nil }
    return text
  }

  private mutating func speakCell(_ cell: BrailleCell, pitch: Double) {
    guard let letter = letter(of: cell) else { return speakDots(of: cell, pitch: pitch) }
    let language = voiceLanguage(of: braille?.table.language)
    say(Utterance(parts: [Utterance.Part(letter, language: language, pitch: pitch)]))
  }

  /// A cell that changes nothing by itself; in a secret field it stays secret.
  private mutating func speakSign(
    _ cell: BrailleCell, in field: AccessibilityElement, pitch: Double = 1
  ) {
    if field.content.text?.isSecure == true {
      events.append(.earcon(.secureText))
    } else {
      speakDots(of: cell, pitch: pitch)
    }
  }
}
