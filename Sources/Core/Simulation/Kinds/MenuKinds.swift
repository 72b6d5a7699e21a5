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
      let chosen = scene.chosenIndex.flatMap { scene.text(scene.content.items[$0]) }
      let name = scene.text(scene.content.text)
      node.isAccessibilityElement = true
      node.content.label = name ?? chosen
      node.content.value = name == nil ? nil : chosen
      node.content.traits = .button
      node.content.roleDescription = scene.texts.popUpButton
    },
    initialValue: { .number(Double($0.selectedIndex ?? 0)) })

  /// An open menu: its rows are all that is in reach, and a way out after them. Screens do not write
  /// it; `Menus` makes it of what a button's menu holds.
  package static let menu = ViewKind(
    "menu", presentation: PresentationStyle.popover.change,
    describe: { scene, node in
      node.accessibilityViewIsModal = true
      node.children.append(dismissStop(below: scene, called: scene.texts.dismissMenu))
    },
    respond: { event, _ in event == .activate(part: "dismiss") ? .dismiss : nil })

  /// The stop after what came over the screen that takes it away again.
  static func dismissStop(below scene: ViewScene, called name: String) -> AccessibilityNode {
    let frame = scene.frame
    var dismiss = scene.part(
      "dismiss", frame: Rect(x: frame.minX, y: frame.maxY, width: frame.size.width, height: 44))
    dismiss.content.label = name
    dismiss.content.traits = .button
    return dismiss
  }
}
