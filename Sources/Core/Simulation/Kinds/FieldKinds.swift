import AccessibilityTree

extension ViewKind {
  /// `UITextField`.
  static let textField = ViewKind.field("textField", aliases: ["TextField"], traits: .textEntry)

  /// A text field that hides what is typed.
  static let secureField = ViewKind.field(
    "secureField", aliases: ["SecureField"], traits: [.textEntry, .secureTextField],
    isSecure: true)

  /// `UISearchTextField`: called a search field and edited like a text field.
  static let searchField = ViewKind.field(
    "searchField", aliases: ["searchBar"], traits: .searchField)

  /// `UITextView`.
  static let textView = ViewKind.field(
    "textView", aliases: ["TextEditor"], traits: [.textEntry, .textArea], isMultiline: true)

  private static func field(
    _ name: String, aliases: [String], traits: AccessibilityTraits, isSecure: Bool = false,
    isMultiline: Bool = false
  ) -> ViewKind {
    ViewKind(
      name, aliases: aliases,
      contentKeys: ["text", "placeholder", "bind", "maximumLength", "suggestions", "misspellings"],
      describe: { scene, node in
        let text = scene.value?.description ?? ""
        node.isAccessibilityElement = true
        node.content.traits = traits
        if text.isEmpty {
          node.content.value = scene.text(scene.content.placeholder)
        } else {
          node.content.value = isSecure ? String(repeating: "•", count: text.count) : text
        }
        let end = text.count
        var selection = end..<end
        if let editing = scene.editingSelection {
          node.content.traits.insert(.isEditing)
          selection = editing.clamped(to: 0..<end)
        }
        var editable = EditableText(
          text: text, selection: selection, isSecure: isSecure, isMultiline: isMultiline)
        // A word that is offered would tell what a password begins with.
        if scene.editingSelection != nil, !isSecure {
          let words = Keyboard.predictions(for: text, selection: selection, in: scene.content)
          editable.predictions = words.enumerated().map { index, word in
            TextPrediction(word: word, key: Keyboard.predictionID(index))
          }
        }
        if !isSecure {
          editable.misspellings = Misspellings.ranges(in: text, of: scene.content.misspellings)
        }
        node.content.text = editable
      },
      // A text with places would change under the fingers: fields begin with what is fixed.
      initialValue: { content in
        if case .plain(let text) = content.text { return .text(text) }
        return .text("")
      },
      respond: { event, _ in
        if case .activate = event { return .beginEditing }
        return nil
      })
  }

  /// True for the kinds that text is typed into.
  package var isField: Bool {
    switch self {
    case .textField, .secureField, .searchField, .textView: true
    default: false
    }
  }
}
