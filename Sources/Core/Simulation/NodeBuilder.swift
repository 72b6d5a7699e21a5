import AccessibilityTree
import SpaceAndTime

/// Makes the tree that VoiceOver walks out of a screen and the state of the moment.
struct NodeBuilder {
  let screen: SimulatedScreen
  let state: [String: StateValue]
  let sharedTexts: CopyOnWrite<SystemTexts>
  /// The same texts for the keyboards of languages that screens and fields are in.
  var keyboards: [String: SystemTexts] = [:]
  let visibility: [String: Bool]
  let offsets: [String: Point]
  let editing: TextEditing?
  var dragged: DraggedItem?
  var banner: String?
  /// True where the screen is in front as a popover.
  var isPopover = false

  var texts: SystemTexts {
    _read { yield sharedTexts.wrappedValue }
  }

  /// The root; what is typed on comes last, after the content (voiceover.md 4.7).
  func root() -> AccessibilityNode {
    let size = screen.description.size
    var root = AccessibilityNode(
      id: screen.id, frame: Rect(origin: .zero, size: size))
    root.content.customRotors = screen.description.customRotors
    root.children = nodes(from: 0, to: screen.records.count)
    let others = systemNodes(size)
    guard !others.isEmpty else { return root }
    // A modal view hides its siblings (voiceover.md 4.1), which what is the system's is not.
    var app = AccessibilityNode(id: Self.appID, frame: root.frame)
    app.children = root.children
    root.children = [app] + others
    return root
  }

  private static let appID = "system.app"

  /// What is not the app's: the way out of a popover, a banner, the keyboard. An alert and its kind
  /// hide the first, and the keyboard of a field that is not in them.
  private func systemNodes(_ size: Size) -> [AccessibilityNode] {
    var nodes: [AccessibilityNode] = []
    let front = screen.presentations.last(where: isSeen)
    if isPopover, front == nil, !screen.records.contains(where: { $0.view.kind == .popover }) {
      nodes.append(Popover.dismissNode(size, texts))
    }
    if let banner { nodes.append(Banner.node(banner, width: size.width)) }
    if let editing, front.map({ isIn($0, field: editing.field) }) ?? true {
      nodes.append(keyboard(for: editing).node(for: editing))
    }
    return nodes
  }

  /// False for a view that is hidden, or in one that is.
  func isSeen(_ index: Int) -> Bool {
    screen.chain(from: index).allSatisfy { !isHidden($0) }
  }

  private func isIn(_ index: Int, field: String) -> Bool {
    screen.indexByID[field].map { screen.chain(from: $0).contains(index) } ?? false
  }

  func keyboard(for editing: TextEditing) -> Keyboard {
    let index = screen.indexByID[editing.field]
    let own = index.flatMap { screen.records[$0].view.accessibility.language }
    let language = own ?? screen.description.language
    var keyboard = Keyboard(
      screen: screen.description.size, texts: language.flatMap { keyboards[$0] } ?? texts)
    keyboard.language = own
    keyboard.decimalMark = DecimalMark.text(for: language ?? screen.description.textLanguage)
    if let index {
      let record = screen.records[index]
      let text = record.valueName.flatMap { state[$0] }?.description ?? ""
      keyboard.type = record.view.content.keyboardType
      keyboard.returnKeyType = record.view.returnKeyType
      // A word that is offered would tell what a password begins with.
      if record.view.kind != .secureField {
        keyboard.predictions = TextCompletion.offered(
          for: text, selection: editing.selection, in: record.view.content)
      }
    }
    keyboard.alternatives = Keyboard.alternatives(
      of: editing.alternatives, isShifted: editing.isShifted, texts: keyboard.texts)
    return keyboard
  }

  private func nodes(from start: Int, to end: Int) -> [AccessibilityNode] {
    guard start < end else { return [] }
    var nodes: [AccessibilityNode] = []
    var count = 0
    var index = start
    while index < end {
      count += 1
      index = screen.records[index].end
    }
    nodes.reserveCapacity(count)
    index = start
    while index < end {
      nodes.append(node(at: index))
      if screen.records[index].view.clearButtonMode != .never, !isHidden(index),
        let button = scene(at: index).clearButton
      {
        nodes.append(button)
      }
      index = screen.records[index].end
    }
    return nodes
  }

  func isHidden(_ index: Int) -> Bool {
    let view = screen.records[index].view
    return visibility[view.id].map { !$0 }
      ?? (view.alpha <= ViewScene.lowestVisibleAlpha || view.isHidden.isOn(in: state))
  }

  func scene(at index: Int) -> ViewScene {
    let language = screen.records[index].view.accessibility.language
    let valueName = screen.records[index].valueName
    var scene = ViewScene(
      records: screen.records, index: index, state: state,
      language: language ?? screen.description.textLanguage, sharedTexts: sharedTexts,
      value: valueName.flatMap { state[$0] }, layoutDirection: screen.description.layoutDirection)
    if let editing, editing.field == scene.view.id { scene.editingSelection = editing.selection }
    if scene.view.isScrollView {
      scene.scrolling = ScrollArea(
        contentSize: screen.records[index].contentSize, offset: offsets[scene.view.id] ?? .zero,
        isPaged: scene.content.isPagingEnabled ?? false)
    }
    return scene
  }

  private func node(at index: Int) -> AccessibilityNode {
    let scene = scene(at: index)
    var node = AccessibilityNode(
      id: scene.view.id, frame: scene.view.accessibility.frame ?? scene.frame)
    node.isHidden = isHidden(index)
    node.clipsToBounds = scene.view.clipsToBounds || scene.scrolling != nil
    scene.describe(&node)
    if !scene.isEnabled, scene.view.kind != .tabBarItem { node.content.traits.insert(.notEnabled) }
    if scene.isSelected { node.content.traits.insert(.selected) }
    addLinks(scene, to: &node)
    scene.view.accessibility.apply(to: &node, in: scene)
    let dragActions = dragActions(at: index, scene)
    if !dragActions.isEmpty { node.content.customActions += dragActions }
    if let language = scene.view.accessibility.language {
      // Parts that the kind makes speak their control's language.
      for part in node.children.indices { node.children[part].content.language = language }
    }
    guard scene.hasViews else { return node }
    let inside = nodes(from: index + 1, to: screen.records[index].end)
    if node.children.isEmpty { node.children = inside } else { node.children += inside }
    return node
  }

  /// Dragging and dropping without a finger: named actions (voiceover.md 2.5, 5.5).
  func dragActions(at index: Int, _ scene: ViewScene) -> [String] {
    guard let dragged else {
      return dragItem(at: index, scene).map { [SystemTexts.fill(texts.drag, [("item", $0)])] } ?? []
    }
    guard scene.view.id != dragged.source else { return [] }
    if takesRow(index), let target = rowItem(at: index) {
      let places = [("item", dragged.item), ("target", target)]
      return [texts.dropBefore, texts.dropAfter].map { SystemTexts.fill($0, places) }
    }
    guard scene.view.handlers[.drop] != nil else { return [] }
    return [SystemTexts.fill(texts.drop, [("item", dragged.item)])]
  }

  /// What a drag from the view carries; nil where none begins there.
  func dragItem(at index: Int, _ scene: ViewScene) -> String? {
    scene.text(scene.view.dragItem) ?? rowItem(at: index)
  }

  /// What a row that can be moved shows; nil for any other view, and for an empty row.
  private func rowItem(at index: Int) -> String? {
    guard let row = screen.movableRows[index],
      let item = state[screen.records[row.list].view.movableRows[row.place]]?.description
    else { return nil }
    return item.isEmpty ? nil : item
  }

  /// True for a row of the list that the dragged row is of.
  func takesRow(_ index: Int) -> Bool {
    guard let row = screen.movableRows[index], let dragged,
      let source = screen.indexByID[dragged.source].flatMap({ screen.movableRows[$0] })
    else { return false }
    return row.list == source.list && rowItem(at: index) != nil
  }

  private func addLinks(_ scene: ViewScene, to node: inout AccessibilityNode) {
    guard !scene.content.links.isEmpty, let text = node.content.label else { return }
    for link in scene.content.links {
      guard let found = text.range(of: link.text) else { continue }
      let start = text.distance(from: text.startIndex, to: found.lowerBound)
      node.content.links.append(
        TextLink(range: start..<(start + link.text.count), destination: link.destination))
    }
  }
}

extension StringProtocol {
  /// The first place of a text; the standard library has no search without Foundation.
  fileprivate func range(of text: String) -> Range<Index>? {
    guard !text.isEmpty else { return nil }
    var start = startIndex
    while start < endIndex {
      if self[start...].hasPrefix(text) {
        return start..<index(start, offsetBy: text.count)
      }
      start = index(after: start)
    }
    return nil
  }
}
