import AccessibilityTree

extension RotorID {
  public static let edit = RotorID(rawValue: "edit")
}

/// What the edit menu can do with the text of a field.
public enum EditCommand: String, Hashable, Sendable, CaseIterable {
  case select
  case selectAll
  case cut
  case copy
  case paste
  case delete
  /// Goes to what the keyboard offers instead of the selected word.
  case replace

  var word: ReaderWord {
    switch self {
    case .select: .editSelect
    case .selectAll: .editSelectAll
    case .cut: .editCut
    case .copy: .editCopy
    case .paste: .editPaste
    case .delete: .editDelete
    case .replace: .editReplace
    }
  }
}

/// The edit menu: a flick chooses, a double tap does (voiceover.md 2.3, 2.7).
///
/// A field offers it also before it is typed into. Elsewhere it is there while something is selected.
struct EditSetting: RotorSetting {
  let id = RotorID.edit
  let name = Phrase.word(.rotorEdit)

  func isOffered(in place: RotorPlace) -> Bool {
    !commands(in: place).isEmpty
  }

  func move(_ direction: RotorDirection, in place: RotorPlace) -> RotorMove {
    let names = commands(in: place).map { [Phrase.word($0.word)] }
    return RotorMenu.move(
      direction, from: place.hasChosen ? place.entry : nil, through: names)
  }

  func choice(_ entry: Int, in place: RotorPlace) -> RotorChoice? {
    let commands = commands(in: place)
    guard place.hasChosen, commands.indices.contains(entry) else { return nil }
    return .edit(commands[entry])
  }

  /// Only what the text allows now.
  private func commands(in place: RotorPlace) -> [EditCommand] {
    // What was selected without typing can be taken along, no more.
    if place.hasSelection { return [.copy] }
    guard let text = place.field else { return [] }
    let hasSelection = place.editedText != nil && !text.selection.isEmpty
    var commands: [EditCommand] = []
    if !text.text.isEmpty { commands += hasSelection ? [] : [.select] }
    if !text.text.isEmpty { commands.append(.selectAll) }
    if hasSelection { commands += text.isSecure ? [.delete] : [.cut, .copy, .delete] }
    if hasSelection, !text.predictions.isEmpty { commands.append(.replace) }
    if !place.clipboard.isEmpty { commands.append(.paste) }
    return commands
  }
}

extension RotorPlace {
  /// True while a part of a text is selected that is not being typed.
  fileprivate var hasSelection: Bool {
    guard editedText == nil, let selection, let text = element?.content.selectableText else {
      return false
    }
    return !selection.clamped(to: 0..<text.count).isEmpty
  }

  /// The text of the field under the cursor that can be typed into.
  fileprivate var field: EditableText? {
    guard let content = element?.content, !content.traits.contains(.notEnabled) else { return nil }
    return content.text
  }
}
