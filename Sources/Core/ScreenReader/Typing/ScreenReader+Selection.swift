import AccessibilityTree
import SpaceAndTime
import Speech

extension ScreenReader {
  /// A sideways flick while the rotor is on Text Selection: false where it is not.
  ///
  /// Starting at the caret, right grows the selection and left shrinks it; starting left, it grows
  /// backwards (voiceover.md 2.7). Text that is not being typed has its caret at its start.
  mutating func extendSelection<App: AccessibleApp>(
    by way: Int, on app: inout App, at now: Instant
  ) -> Bool {
    guard let element = element(on: app.screen), let (text, selection) = selection(in: element),
      rotorSetting(on: app)?.id == .textSelection
    else { return false }
    let unit = SelectionUnit(rawValue: rotor.entry) ?? .character
    // The text may have become shorter since.
    let anchor = min(
      rotor.anchor ?? (way > 0 ? selection.lowerBound : selection.upperBound), text.count)
    if unit == .all {
      let range = way > 0 ? text.indices : anchor..<anchor
      guard range != selection else {
        boundary()
        return true
      }
      return change(
        to: range, in: element, anchor: anchor, losing: way > 0 ? "" : String(text[selection]),
        winning: way > 0 ? String(text) : "", on: &app, at: now)
    }
    let head = anchor == selection.lowerBound ? selection.upperBound : selection.lowerBound
    let next = end(of: unit, from: head, by: way, in: text, of: element)
    guard next != head else {
      boundary()
      return true
    }
    let before = min(anchor, head)..<max(anchor, head)
    let after = min(anchor, next)..<max(anchor, next)
    if before.clamped(to: after).isEmpty, !before.isEmpty, !after.isEmpty {
      events.append(.earcon(.selectionTurned))
    }
    return change(
      to: after, in: element, anchor: anchor, losing: String(text[before.without(after)]),
      winning: String(text[after.without(before)]), on: &app, at: now)
  }

  /// What can be selected from where the cursor is, and what is selected of it: in a field that is
  /// being typed into that is the app's affair, elsewhere the listener's.
  func selection(in element: AccessibilityElement) -> (text: [Character], range: Range<Int>)? {
    if element.content.isBeingEdited, let text = element.content.text {
      let characters = Array(text.text)
      return (characters, text.selection.clamped(to: characters.indices))
    }
    guard let text = element.content.selectableText else { return nil }
    let characters = Array(text)
    return (characters, (rotor.selection ?? 0..<0).clamped(to: characters.indices))
  }

  private mutating func change<App: AccessibleApp>(
    to range: Range<Int>, in element: AccessibilityElement, anchor: Int,
    losing lost: String, winning won: String, on app: inout App, at now: Instant
  ) -> Bool {
    if element.content.isBeingEdited {
      guard select(range, in: element, on: &app, at: now) else { return true }
    } else {
      rotor.selection = range
    }
    rotor.anchor = anchor
    let told: [Phrase] = [(ReaderWord.unselectedText, lost), (.selectedText, won)]
      .filter { !$0.1.isEmpty }
      .map { .filled($0.0, ["text": sayable($0.1, in: element)]) }
    speak(told, language: element.content.language)
    return true
  }

  func dictionary(for element: AccessibilityElement) -> WordDictionary? {
    wordBreaker.map { WordDictionary(breaker: $0, language: element.content.language) }
  }

  private func end(
    of unit: SelectionUnit, from head: Int, by way: Int, in text: [Character],
    of element: AccessibilityElement
  ) -> Int {
    let frame = element.frame.size
    let dictionary = dictionary(for: element)
    let units: [Range<Int>] =
      switch unit {
      case .character: text.indices.map { $0..<$0 + 1 }
      case .word: TextUnits.words(of: text, by: dictionary)
      case .line: TextUnits.lines(of: text, width: frame.width, by: dictionary)
      case .page: TextUnits.pages(of: text, in: frame, by: dictionary)
      case .all: [text.indices]
      }
    return way > 0
      ? units.first { $0.upperBound > head }?.upperBound ?? head
      : units.last { $0.lowerBound < head }?.lowerBound ?? head
  }
}

extension Range<Int> {
  /// What another range with one end in common leaves of it.
  fileprivate func without(_ other: Range<Int>) -> Range<Int> {
    let common = clamped(to: other)
    guard !common.isEmpty else { return self }
    return common.lowerBound > lowerBound
      ? lowerBound..<common.lowerBound : common.upperBound..<upperBound
  }
}

extension AccessibilityContent {
  /// Text that parts can be selected of without typing: static text, on a web page as in an app, and
  /// what stands in a field (voiceover.md 2.3). Nil for anything else, and where there is none.
  package var selectableText: String? {
    if let text, !text.isSecure { return text.text.isEmpty ? nil : text.text }
    guard traits.contains(.staticText), traits.isDisjoint(with: [.button, .link, .adjustable]),
      text == nil, let shown = label ?? value, !shown.isEmpty
    else { return nil }
    return shown
  }
}
