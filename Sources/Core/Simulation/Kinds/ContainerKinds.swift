import AccessibilityTree
import SpaceAndTime

extension ViewKind {
  /// A plain container (`UIView`).
  static let view = ViewKind("view", aliases: ["container", "ZStack", "Group", "Divider"])

  /// A `UIAccessibilityElement`: a stop, of which nothing is there that is not written. With views
  /// inside it is a container.
  static let element = ViewKind("element") { scene, node in
    node.isAccessibilityElement = !scene.hasViews
  }

  /// `UIStackView`; the frames of what it holds are written out.
  static let stack = ViewKind(
    "stack", aliases: ["stackView", "VStack", "HStack", "LazyVStack", "LazyHStack", "Grid"])

  /// A toolbar is a container without a role (`UIToolbar`).
  static let toolbar = ViewKind("toolbar") { _, node in
    node.content.traits.insert(.container)
    node.shouldGroupAccessibilityChildren = true
  }

  /// A container: what it holds are the stops, and they stay together beside other cells
  /// (`UITableViewCell`, `UICollectionViewCell`).
  static let cell = ViewKind("cell") { _, node in
    node.shouldGroupAccessibilityChildren = true
  }

  /// `UIScrollView`.
  static let scrollView = ViewKind(
    "scrollView", aliases: ["ScrollView"], contentKeys: ["contentSize", "isPagingEnabled"],
    scrolls: .always
  ) { scene, node in scroll(scene, &node) }

  /// `UITableView`: scrolls, and tells which rows are visible.
  static let table = ViewKind(
    "table", aliases: ["tableView", "List", "Form"],
    contentKeys: ["contentSize", "isPagingEnabled"], scrolls: .always
  ) { scene, node in
    scroll(scene, &node)
    node.content.traits.insert(.container)
  }

  /// `UICollectionView`.
  static let collection = ViewKind(
    "collection", aliases: ["collectionView", "LazyVGrid", "LazyHGrid"],
    contentKeys: ["contentSize", "isPagingEnabled"], scrolls: .always
  ) { scene, node in
    scroll(scene, &node)
    node.content.traits.insert(.container)
  }

  /// A popover's content is the only thing in reach, and a way out below it.
  static let popover = ViewKind(
    "popover", presentation: PresentationStyle.popover.change,
    describe: { scene, node in
      node.accessibilityViewIsModal = true
      node.children.append(dismissStop(below: scene, called: scene.texts.dismissPopup))
    },
    respond: { event, _ in event == .activate(part: "dismiss") ? .dismiss : nil })

  /// `MKMapView`: a named group around its pins, a single stop without any.
  static let map = ViewKind("map", aliases: ["mapView", "Map"]) { scene, node in
    node.content.label = scene.texts.map
    if !scene.hasViews {
      node.isAccessibilityElement = true
    } else {
      node.accessibilityContainerType = .semanticGroup
    }
  }

  /// A page in a web view; headings and links in it are views of their own.
  static let webContent = ViewKind(
    "webContent", aliases: ["webView", "WebView"],
    contentKeys: ["contentSize", "isPagingEnabled"], scrolls: .withContentSize
  ) { scene, node in
    scroll(scene, &node)
    node.isWebPage = true
  }

  /// What scrolls is read to its end before what stands below it: its content reaches past the
  /// frame, so places alone would mix the two.
  private static func scroll(_ scene: ViewScene, _ node: inout AccessibilityNode) {
    node.scrolling = scene.scrolling
    node.shouldGroupAccessibilityChildren = true
  }
}
