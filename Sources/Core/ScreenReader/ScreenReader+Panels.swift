import AccessibilityTree
import Gestures
import SpaceAndTime
import Speech

/// A panel that is open, and where the cursor was before.
struct OpenPanel: Sendable {
  var panel: ReaderPanel
  var cursorBelow: String?
  var screenBelow: String?
}

extension ScreenReader {
  /// What is in front of the app while one of the reader's own panels is open: the item chooser,
  /// the quick settings, the dialog that labels an element.
  public var panelScreen: AccessibleScreen? { open?.panel.screen }

  /// True where something of the app itself would be acted on.
  var isOverApp: Bool { open == nil }

  mutating func openItemChooser<App: AccessibleApp>(on app: inout App, at now: Instant) {
    let items = app.screen.elements.compactMap { element -> ItemChooser.Item? in
      let announcement = announcement(for: element)
      let name = wording.text(announcement.spoken, language: announcement.language)
      guard !name.isEmpty else { return nil }
      let label = labels[app.screen.id]?[element.id] ?? element.content.label
      let texts = [label, element.content.value].compactMap { $0 }.filter { !$0.isEmpty }
      return ItemChooser.Item(
        element: element.id, name: name,
        searched: collator.folded(texts.isEmpty ? name : texts.joined(separator: " ")))
    }
    let sorted = ItemChooser.sorted(
      items, by: collator, language: wording.vocabulary.listener.language)
    open(
      .itemChooser(sorted), .itemChooser, saying: [.counted(.items, items.count)], on: app, at: now)
  }

  mutating func openQuickSettings<App: AccessibleApp>(on app: App, at now: Instant) {
    open(.quickSettings, .quickSettings, saying: [], on: app, at: now)
  }

  mutating func openLabel<App: AccessibleApp>(on app: App, at now: Instant) {
    guard let element = element(on: app.screen) else { return boundary() }
    let old = labels[app.screen.id]?[element.id] ?? element.content.label ?? ""
    open(.label(element: element.id), .labelItem, text: old, saying: [], on: app, at: now)
  }

  private mutating func open<App: AccessibleApp>(
    _ purpose: ReaderPanel.Purpose, _ title: ReaderWord, text: String = "",
    saying words: [Phrase], on app: App, at now: Instant
  ) {
    guard isOverApp else { return boundary() }
    var panel = ReaderPanel(
      purpose, title: wording.text([.word(title)]), text: text, wording: wording,
      letters: keyboards.layout(
        for: app.screen.language ?? wording.vocabulary.listener.language), collator: collator,
      settings: settings, size: app.screen.size)
    events.append(.panelToggled(title: panel.title, isOpen: true))
    let below = (cursor, screen)
    cursor = nil
    arrive(at: 0, on: &panel, saying: [.word(title)] + words, at: now)
    open = OpenPanel(panel: panel, cursorBelow: below.0, screenBelow: below.1)
  }

  /// Does something in the panel, and then what the panel came to.
  mutating func inPanel<App: AccessibleApp>(
    over app: inout App, at now: Instant, _ work: (inout ScreenReader, inout ReaderPanel) -> Void
  ) {
    guard var opened = open else { return }
    let before = settings
    opened.panel.settings = before
    work(&self, &opened.panel)
    open = opened
    if opened.panel.settings != before { change(to: opened.panel.settings) }
    guard let outcome = opened.panel.outcome else { return }
    close(opened, outcome, over: &app, at: now)
  }

  private mutating func close<App: AccessibleApp>(
    _ opened: OpenPanel, _ outcome: ReaderPanel.Outcome, over app: inout App, at now: Instant
  ) {
    open = nil
    later = nil
    events.append(.panelToggled(title: opened.panel.title, isOpen: false))
    cursor = opened.cursorBelow
    screen = opened.screenBelow
    var target = cursor
    switch outcome {
    case .closed: break
    case .chose(let element): target = element
    case .labeled(let element, let label):
      keep(label, of: element, on: app.screen.id)
    }
    let position = target.flatMap { app.screen.position(of: $0) }
    arrive(at: position ?? (app.screen.elements.isEmpty ? nil : 0), on: &app, saying: [], at: now)
  }

  /// An empty label takes the listener's own one away.
  private mutating func keep(_ label: String, of element: String, on screen: String) {
    labels[screen, default: [:]][element] = label.spoken
    events.append(.labeled(screen: screen, element: element, label: label))
  }
}
