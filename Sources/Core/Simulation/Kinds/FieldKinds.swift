import AccessibilityTree
import SpaceAndTime
import Typing

/// UIKit's `UITextField.ViewMode`, for the button that empties a field.
public enum ClearButtonMode: String, Hashable, Sendable, CaseIterable {
  case never
  case whileEditing
  case unlessEditing
  case always
}

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
      contentKeys: Set(
        [
          "text", "placeholder", "bind", "maximumLength", "suggestions", "misspellings",
          "keyboardType", "returnKeyType",
        ] + (isMultiline ? ["isEditable"] : ["clearButtonMode"])),
      isField: true,
      describe: { scene, node in
        let text = scene.value?.description ?? ""
        node.isAccessibilityElement = true
        guard scene.content.isEditable != false else {
          // What can only be read is a text like any other.
          node.content.value = text
          node.content.traits = .staticText
          return
        }
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
          let offered = TextCompletion.offered(
            for: text, selection: selection, in: scene.content)
          editable.predictions = offered.enumerated().map { index, completion in
            TextPrediction(word: completion.word, key: Keyboard.predictionID(index))
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
      respond: { event, scene in
        guard case .activate(let part) = event, scene.content.isEditable != false else {
          return nil
        }
        return part == ViewScene.clear ? .clear : .beginEditing
      })
  }
}

extension ViewDescription {
  /// When a field shows the button that empties it; a search field has one by itself.
  package var clearButtonMode: ClearButtonMode {
    guard kind.isField, kind != .textView else { return .never }
    return content.clearButtonMode ?? (kind == .searchField ? .always : .never)
  }

  /// What the return key does; a search field's searches.
  var returnKeyType: ReturnKeyType {
    content.returnKeyType ?? (kind == .searchField ? .search : .default)
  }
}

extension ViewScene {
  /// The part's name.
  static let clear = "clear"
  /// In points.
  private static let clearButtonWidth = 36.0

  /// The button that empties the field, at its end; nil where there is none now.
  var clearButton: AccessibilityNode? {
    guard isEnabled, value?.description.isEmpty == false else { return nil }
    let isShown =
      switch view.clearButtonMode {
      case .never: false
      case .whileEditing: editingSelection != nil
      case .unlessEditing: editingSelection == nil
      case .always: true
      }
    guard isShown else { return nil }
    let width = min(Self.clearButtonWidth, frame.size.width / 3)
    let left = layoutDirection == .rightToLeft ? frame.minX : frame.maxX - width
    var button = part(
      Self.clear,
      frame: Rect(x: left, y: frame.minY, width: width, height: frame.size.height))
    button.content.label = texts.clearText
    button.content.traits = .button
    button.content.language = view.accessibility.language
    return button
  }
}
