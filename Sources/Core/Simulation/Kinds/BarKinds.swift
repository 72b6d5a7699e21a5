import AccessibilityTree
import SpaceAndTime

extension ViewKind {
  /// `UINavigationBar`: a back button where there is a way back, the title as a heading, and the
  /// bar buttons as views.
  static let navigationBar = ViewKind(
    "navigationBar", aliases: ["navigationTitle"], contentKeys: ["text", "backButtonTitle"],
    describe: { scene, node in
      node.content.traits.insert(.container)
      node.shouldGroupAccessibilityChildren = true
      let frame = scene.frame
      if let title = scene.text(scene.content.backButtonTitle) {
        var back = scene.part(
          "back",
          frame: Rect(
            x: frame.minX + 8, y: frame.minY, width: min(96, frame.size.width / 3),
            height: frame.size.height))
        back.content.label = title.isEmpty ? scene.texts.back : title
        back.content.traits = [.button, .backButton]
        node.children.append(back)
      }
      if let title = scene.text(scene.content.text), !title.isEmpty {
        let width = frame.size.width / 3
        var heading = scene.part(
          "title",
          frame: Rect(
            x: frame.center.x - width / 2, y: frame.minY, width: width, height: frame.size.height))
        heading.content.label = title
        heading.content.traits = .header
        node.children.append(heading)
      }
    },
    respond: { event, _ in event == .activate(part: "back") ? .back : nil })

  /// `UIAlertController`: title and message, then what it holds; nothing else is in reach.
  static let alert = ViewKind.alertKind("alert", aliases: ["Alert"], .alert)

  /// An alert controller that comes from below, with its choices.
  static let actionSheet = ViewKind.alertKind(
    "actionSheet", aliases: ["confirmationDialog"], .actionSheet)

  private static func alertKind(_ name: String, aliases: [String], _ style: PresentationStyle)
    -> ViewKind
  {
    ViewKind(
      name, aliases: aliases, contentKeys: ["text", "message"], presentation: style.change
    ) { scene, node in
      node.accessibilityViewIsModal = true
      var top = scene.frame.minY + 12
      for (name, template) in [("title", scene.content.text), ("message", scene.content.message)] {
        guard let text = scene.text(template), !text.isEmpty else { continue }
        var line = scene.part(
          name,
          frame: Rect(
            x: scene.frame.minX + 12, y: top, width: max(scene.frame.size.width - 24, 1),
            height: 24))
        top += 28
        line.content.label = text
        line.content.traits = name == "title" ? [.staticText, .header] : .staticText
        node.children.append(line)
      }
    }
  }
}
