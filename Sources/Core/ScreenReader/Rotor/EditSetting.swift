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

  var word: ReaderWord {
    switch self {
    case .select: .editSelect
    case .selectAll: .editSelectAll
    case .cut: .editCut
    case .copy: .editCopy
    case .paste: .editPaste
    case .delete: .editDelete
    }
  }
}

/// The edit menu: a flick chooses, a double tap does (voiceover.md 2.3, 2.7).
struct EditSetting: RotorSetting {
  let id = RotorID.edit
  let name = Phrase.word(.rotorEdit)

  func isOffered(in place: RotorPlace) -> Bool { place.editedText != nil }

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
    guard let text = place.editedText else { return [] }
    let hasSelection = !text.selection.isEmpty
    var commands: [EditCommand] = []
    if !text.text.isEmpty { commands += hasSelection ? [] : [.select] }
    if !text.text.isEmpty { commands.append(.selectAll) }
    if hasSelection { commands += text.isSecure ? [.delete] : [.cut, .copy, .delete] }
    if !place.clipboard.isEmpty { commands.append(.paste) }
    return commands
  }
}
