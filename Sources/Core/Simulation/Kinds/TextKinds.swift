import AccessibilityTree

extension ViewKind {
  /// `UILabel`: static text named by what it shows; without any it is no stop.
  static let label = ViewKind(
    "label", aliases: ["Text"], contentKeys: ["text", "links"], takesTouches: false
  ) { scene, node in
    node.content.label = scene.text(scene.content.text)
    node.content.traits = .staticText
    node.isAccessibilityElement = node.content.label?.isEmpty == false
  }

  /// The header of a section (`UITableViewHeaderFooterView`, SwiftUI's `Section`).
  static let header = ViewKind(
    "header", aliases: ["sectionHeader", "Section"], contentKeys: ["text"], takesTouches: false
  ) { scene, node in
    node.content.label = scene.text(scene.content.text)
    node.content.traits = [.staticText, .header]
    node.isAccessibilityElement = node.content.label?.isEmpty == false
  }

  /// A link that is a view of its own, as on the web and in SwiftUI.
  static let link = ViewKind("link", aliases: ["Link"], contentKeys: ["text"]) { scene, node in
    node.content.label = scene.text(scene.content.text)
    node.content.traits = .link
    node.isAccessibilityElement = true
  }

  /// `UIImageView`: no stop; made one, it is called by its file unless it has a label.
  static let image = ViewKind(
    "image", aliases: ["imageView"], contentKeys: ["image"], takesTouches: false
  ) { scene, node in
    node.content.label = scene.imageName
    node.content.isNamedByFile = true
    node.content.traits = .image
  }

  /// SwiftUI's `Image`: a stop that is called by its file, unless it is made for decoration
  /// (`Image(decorative:)`).
  static let swiftUIImage = ViewKind(
    "swiftUIImage", aliases: ["Image"], contentKeys: ["image", "decorative"], takesTouches: false
  ) { scene, node in
    ViewKind.image.describe(scene, &node)
    node.isAccessibilityElement = scene.content.isDecorative != true
  }

  /// `UIButton`, `UIBarButtonItem`, and what opens SwiftUI's `Menu`: called by its title or, failing
  /// that, its image's file. VoiceOver says of none of them that there is a menu.
  static let button = ViewKind(
    "button", aliases: ["Button", "NavigationLink", "Menu", "barButtonItem"],
    contentKeys: [
      "text", "image", "menu", "showsMenuAsPrimaryAction", "changesSelectionAsPrimaryAction",
      "bind",
    ]
  ) { scene, node in
    let title = scene.text(scene.content.text)
    node.content.label = title?.isEmpty == false ? title : scene.imageName
    node.content.traits = .button
    node.isAccessibilityElement = true
  }
}
