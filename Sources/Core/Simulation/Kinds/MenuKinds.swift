import AccessibilityTree
import SpaceAndTime

extension ViewKind {
  /// A `UIButton` whose menu chooses (`changesSelectionAsPrimaryAction`), and SwiftUI's `Picker` as
  /// it is in most places: it tells what is chosen, and opens a menu.
  ///
  /// How VoiceOver calls it is not in voiceover.md for apps; it is the word of 3.6, 86.
  static let popUpButton = ViewKind(
    "popUpButton", aliases: ["Picker"], contentKeys: ["text", "items", "selectedIndex", "bind"],
    describe: { scene, node in
      guard scene.aside(ViewScene.isOpen)?.isTrue == true else {
        let chosen = scene.chosenIndex.flatMap { scene.text(scene.content.items[$0]) }
        let name = scene.text(scene.content.text)
        node.isAccessibilityElement = true
        node.content.label = name ?? chosen
        node.content.value = name == nil ? nil : chosen
        node.content.traits = .button
        node.content.roleDescription = scene.texts.popUpButton
        return
      }
      addMenu(scene, to: &node)
    },
    initialValue: { .number(Double($0.selectedIndex ?? 0)) },
    respond: { event, scene in
      guard case .activate(let part) = event else { return nil }
      guard let part else {
        guard !scene.content.items.isEmpty else { return nil }
        let first = String((scene.chosenIndex ?? 0) + 1)
        return .aside(ViewScene.isOpen, .flag(true), focus: first, change: .popover)
      }
      if part == dismiss { return scene.closing }
      guard let number = Int(part), scene.content.items.indices.contains(number - 1) else {
        return nil
      }
      return .chose(.number(Double(number - 1)), closing: ViewScene.isOpen)
    })

  private static let dismiss = "dismiss"
  /// In points.
  private static let menuWidth = 240.0
  private static let rowHeight = 44.0

  /// What can be chosen, below the button, and the way out without choosing.
  private static func addMenu(_ scene: ViewScene, to node: inout AccessibilityNode) {
    node.accessibilityViewIsModal = true
    let names = scene.content.items.map { scene.text($0) } + [scene.texts.dismissMenu]
    for (index, name) in names.enumerated() {
      let isItem = index < scene.content.items.count
      var row = scene.part(
        isItem ? String(index + 1) : dismiss,
        frame: Rect(
          x: scene.frame.minX, y: scene.frame.minY + Double(index) * rowHeight,
          width: max(scene.frame.size.width, menuWidth), height: rowHeight))
      row.content.label = name
      row.content.traits = .button
      if isItem, scene.chosenIndex == index { row.content.traits.insert(.selected) }
      node.children.append(row)
    }
  }
}
