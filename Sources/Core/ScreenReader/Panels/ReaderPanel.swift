import AccessibilityTree
import SpaceAndTime
import Typing

/// A screen of the reader's own, over the app: it is moved through like any other.
struct ReaderPanel: AccessibleApp, Sendable {
  /// What the panel is for, with what it needs to know.
  enum Purpose: Hashable, Sendable {
    case itemChooser([ItemChooser.Item])
    case quickSettings
    case label(element: String)
  }

  /// How a panel ends.
  enum Outcome: Hashable, Sendable {
    case closed
    case chose(element: String)
    case labeled(element: String, label: String)
  }

  let purpose: Purpose
  let title: String
  let wording: Wording
  /// Of the keys below a field.
  let letters: KeyboardLayout
  let collator: any TextCollator
  var settings: ReaderSettings
  private(set) var screen: AccessibleScreen
  private(set) var outcome: Outcome?
  /// What was typed into the panel's field, and where the caret is.
  private(set) var text = ""
  private var caret = 0..<0
  let deadline: Instant? = nil

  static let fieldID = "panel.field"
  static let doneID = "panel.done"
  static let cancelID = "panel.cancel"

  init(
    _ purpose: Purpose, title: String, text: String = "", wording: Wording,
    letters: KeyboardLayout, collator: any TextCollator, settings: ReaderSettings, size: Size
  ) {
    self.letters = letters
    self.collator = collator
    self.purpose = purpose
    self.title = title
    self.text = text
    self.wording = wording
    self.settings = settings
    caret = text.count..<text.count
    screen = AccessibleScreen(id: "panel", title: title, size: size, elements: [])
    rebuild()
  }

  mutating func advance(to now: Instant) -> [AccessibilityNotification] { [] }

  mutating func respond(to request: AccessibilityRequest, at now: Instant)
    -> AccessibilityResponse
  {
    var request = request
    if case .activate(let id) = request,
      let typed = PanelKeyboard.request(of: id, field: Self.fieldID)
    {
      request = typed
    }
    let isHandled = handle(request)
    if isHandled { rebuild() }
    return AccessibilityResponse(isHandled: isHandled)
  }

  private mutating func handle(_ request: AccessibilityRequest) -> Bool {
    switch request {
    case .escape, .activate(Self.cancelID): outcome = .closed
    case .activate(Self.doneID): outcome = doneOutcome
    case .activate(Self.fieldID): return false
    case .activate(let id):
      switch purpose {
      case .itemChooser:
        outcome = .chose(element: String(id.dropFirst(ItemChooser.prefix.count)))
      case .quickSettings: return QuickSettings.change(id, by: 1, in: &settings)
      case .label: return false
      }
    case .increment(let id): return QuickSettings.change(id, by: 1, in: &settings)
    case .decrement(let id): return QuickSettings.change(id, by: -1, in: &settings)
    case .insertText("\n", Self.fieldID):
      // Return ends a field of one line.
      guard case .label = purpose else { return false }
      outcome = doneOutcome
    case .insertText(let typed, Self.fieldID): replace(caret, with: typed)
    case .deleteBackward(Self.fieldID):
      let start = caret.isEmpty ? max(caret.lowerBound - 1, 0) : caret.lowerBound
      replace(start..<caret.upperBound, with: "")
    case .select(let range, Self.fieldID): caret = range.clamped(to: 0..<text.count)
    default: return false
    }
    return true
  }

  private var doneOutcome: Outcome {
    if case .label(let element) = purpose {
      .labeled(element: element, label: text)
    } else {
      .closed
    }
  }

  private mutating func replace(_ range: Range<Int>, with typed: String) {
    var characters = Array(text)
    characters.replaceSubrange(range.clamped(to: characters.indices), with: typed)
    text = String(characters)
    let end = min(range.lowerBound + typed.count, text.count)
    caret = end..<end
  }

  private mutating func rebuild() {
    var rows: [PanelRow] = []
    switch purpose {
    case .itemChooser(let items):
      rows.append(field(.search, traits: .searchField))
      rows += ItemChooser.rows(of: items, matching: collator.folded(text))
    case .quickSettings:
      rows += QuickSettings.rows(of: settings, wording: wording)
      rows.append(button(Self.doneID, .done))
    case .label:
      // The panel is called what the field is for: once is enough.
      rows.append(field(nil, traits: .textEntry))
      rows += [button(Self.doneID, .done), button(Self.cancelID, .cancel)]
    }
    let height = 44.0
    var elements = rows.enumerated().map { index, row in
      AccessibilityElement(
        id: row.id,
        frame: Rect(x: 0, y: Double(index) * height, width: screen.size.width, height: height),
        content: row.content, drawingOrder: index)
    }
    if purpose != .quickSettings {
      elements += PanelKeyboard.elements(
        letters: letters, wording: wording, on: screen.size, after: elements.count)
    }
    screen = AccessibleScreen(
      id: screen.id, title: title, size: screen.size, elements: elements,
      revision: screen.revision + 1)
  }

  private func button(_ id: String, _ word: ReaderWord) -> PanelRow {
    PanelRow(id: id, label: wording.text([.word(word)]), traits: .button)
  }

  private func field(_ word: ReaderWord?, traits: AccessibilityTraits) -> PanelRow {
    var row = PanelRow(
      id: Self.fieldID, label: word.map { wording.text([.word($0)]) },
      traits: traits.union(.isEditing))
    row.content.value = text
    row.content.text = EditableText(text: text, selection: caret)
    return row
  }
}

/// One element of a panel.
struct PanelRow {
  var id: String
  var content = AccessibilityContent()

  init(id: String, label: String?, traits: AccessibilityTraits = []) {
    self.id = id
    content.label = label
    content.traits = traits
  }
}
