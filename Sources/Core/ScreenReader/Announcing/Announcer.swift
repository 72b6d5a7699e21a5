import AccessibilityTree
import Speech

/// Composes what VoiceOver says about an element (voiceover.md 3.3-3.5).
public struct Announcer: Sendable {
  public var vocabulary: Vocabulary
  public var verbosity: Verbosity

  public init(vocabulary: Vocabulary, verbosity: Verbosity = Verbosity()) {
    self.vocabulary = vocabulary
    self.verbosity = verbosity
  }

  public func announcement(for element: AccessibilityElement) -> Announcement {
    announcement(
      for: element.content, contexts: element.contexts, isOnWebPage: element.isOnWebPage)
  }

  public func announcement(
    for content: AccessibilityContent, contexts: [ElementContext] = [],
    isOnWebPage: Bool = false
  ) -> Announcement {
    var announcement = Announcement(language: content.language)
    var text = cellText(of: content, label: label(of: content))
    if let secret = content.text, secret.isSecure, !secret.text.isEmpty {
      text.append(.counted(.characters, secret.text.count))
    } else if !content.traits.contains(.switchButton), let value = content.value?.spoken {
      let runs = content.attributedValue
      text.append(runs.isEmpty ? .own(value) : .attributed(runs))
    }
    var hint = content.hint?.spoken
    if content.traits.contains(.selected) { text.insert(.word(.selected), at: 0) }
    if text.isEmpty, let onlyText = hint {
      text = [.own(onlyText)]
      hint = nil
    }
    announcement.spoken =
      text
      + TraitWords.phrases(
        for: content, contexts: contexts, isOnWebPage: isOnWebPage)
    if let role = content.roleDescription?.spoken {
      announcement.rolePlace = announcement.spoken[text.count...].firstIndex(of: .own(role))
    }
    announcement.spoken += contexts.map(\.phrase)
    announcement.spoken += selected(in: content)
    // On the web the state of a form comes last (voiceover.md 3.6, 82, 90).
    if content.webStates.contains(.required) { announcement.spoken.append(.word(.required)) }
    if content.webStates.contains(.invalid) { announcement.spoken.append(.word(.invalidField)) }
    for custom in content.customContent where custom.isHighImportance {
      announcement.content += [custom.label, custom.value].compactMap(\.spoken).map(Phrase.own)
    }
    if verbosity.speaksMoreContent, content.customContent.contains(where: { !$0.isHighImportance })
    {
      announcement.after.append(.word(.moreContentAvailable))
    }
    if verbosity.speaksActions, !content.customActions.isEmpty {
      announcement.after.append(.word(.actionsAvailable))
    }
    if verbosity.speaksHints {
      announcement.hint = HintWords.phrases(
        for: content, own: hint, isOnWebPage: isOnWebPage)
    }
    return announcement
  }

  /// What the next letter would replace, wherever the selection came from.
  func selected(in content: AccessibilityContent) -> [Phrase] {
    guard content.isBeingEdited, let text = content.text else { return [] }
    let selected = text.text.dropFirst(text.selection.lowerBound).prefix(text.selection.count)
    guard !selected.isEmpty else { return [] }
    let wording = Wording(vocabulary: vocabulary)
    let spoken =
      text.isSecure
      ? wording.text([.counted(.characters, selected.count)], language: content.language)
      : wording.blank(String(selected), language: content.language) ?? String(selected)
    return [.filled(.selectedText, ["text": spoken])]
  }

  /// The label, unless it would repeat the words "back button".
  private func label(of content: AccessibilityContent) -> String? {
    guard let label = content.label?.spoken else { return nil }
    guard content.traits.contains(.backButton) else { return label }
    let back = vocabulary.words(for: content.language).text(ReaderWord.back.rawValue)
    return label.lowercased() == back.lowercased() ? nil : label
  }

  /// A key with a capital says so.
  private func phrase(of label: String, in content: AccessibilityContent) -> Phrase {
    if !content.attributedLabel.isEmpty { return .attributed(content.attributedLabel) }
    guard content.traits.contains(.keyboardKey), label.count == 1, let letter = label.first else {
      return .own(label)
    }
    let words = vocabulary.words(for: content.language)
    let isNamed = verbosity.phonetics == .phoneticsOnly
    let spoken = isNamed ? words.alphabetWord(of: letter) ?? label : label
    guard label.isCapital else { return .own(spoken) }
    return switch verbosity.capitals {
    case .speak: .filled(.capital, ["letter": spoken])
    case .pitch: .attributed([AttributedRun(spoken, pitch: CapitalFeedback.raisedPitch)])
    case .nothing: .own(spoken)
    }
  }

  /// The label among its headers, spans and coordinates (step 2), or by itself.
  private func cellText(of content: AccessibilityContent, label: String?) -> [Phrase] {
    let labels = label.map { [phrase(of: $0, in: content)] } ?? []
    guard let cell = content.tableCell else { return labels }
    let headers = (verbosity.speaksTableHeaders ? cell.rowHeaders + cell.columnHeaders : [])
      .flatMap { [$0.label, $0.value] }
      .compactMap { $0?.spoken }
    var text = headers.map(Phrase.own) + labels
    if cell.rowSpan > 1, cell.row != nil { text.append(.counted(.spansRows, cell.rowSpan)) }
    if cell.columnSpan > 1, cell.column != nil {
      text.append(.counted(.spansColumns, cell.columnSpan))
    }
    guard verbosity.speaksRowsAndColumns else { return text }
    if cell.isFirstInRow, let row = cell.row { text.append(.counted(.row, row + 1)) }
    if let column = cell.column { text.append(.counted(.column, column + 1)) }
    return text
  }
}

extension ElementContext {
  /// Step 7.
  fileprivate var phrase: Phrase {
    switch self {
    case .series(let index, let count), .tab(let index, let count),
      .tabBarItem(let index, let count):
      .filled(.position, ["index": String(index), "count": String(count)])
    case .listStart: .word(.listStart)
    case .listEnd: .word(.listEnd)
    case .landmarkStart: .word(.landmarkStart)
    case .landmarkEnd: .word(.landmarkEnd)
    }
  }
}

extension String {
  /// Nil where there is nothing to say.
  var spoken: String? {
    // Most texts begin with a letter, and asking a byte is much cheaper than asking a character.
    if let first = utf8.first, first > UInt8(ascii: " "), first < 0x80 { return self }
    return contains { !$0.isWhitespace } ? self : nil
  }
}
