import Simulation

/// Which kind of a screen file's views a node becomes.
enum KindOfView {
  /// What a node is that others are inside of; nil where it only wraps them.
  static func container(_ node: DumpNode, isStop: Bool) -> String? {
    switch node.role {
    case .table: "table"
    case .collection: "collection"
    case .scrollView: "scrollView"
    case .webView: "webContent"
    case .navigationBar: "navigationBar"
    case .toolbar: "toolbar"
    case .tabBar: "tabBar"
    case .alert: "alert"
    case .sheet: "actionSheet"
    case .popover: "popover"
    case .cell: "cell"
    case .picker: "datePicker"
    case .segmentedControl: "segmentedControl"
    default:
      node.states.contains(.isScrollable)
        ? "scrollView"
        : node.states.isDisjoint(with: [.keepsOrder, .isModal])
          && node.texts?.details?.containerType == nil ? nil : "view"
    }
  }

  static func stop(_ node: DumpNode, isTab: Bool, platform: AppPlatform) -> String {
    switch node.role {
    case .button, .tab, .radioButton: isTab ? "tabBarItem" : "button"
    case .menuItem, .popUpButton: "button"
    case .link: "link"
    case .text: "label"
    case .image: platform == .android && node.states.contains(.isClickable) ? "button" : "image"
    case .toggle, .checkBox: StopContent.isOn(node) == nil ? "element" : "switch"
    case .slider: StopContent.percent(node.texts?.value) == nil ? "element" : "slider"
    case .textField: "textField"
    case .secureField: "secureField"
    case .textView: "textView"
    case .searchField: "searchField"
    case .cell: "cell"
    case .group:
      platform == .android && node.states.contains(.isClickable) ? "button" : "element"
    default: "element"
    }
  }

  static func kind(_ name: String) -> ViewKind {
    guard let kind = ViewKindCatalog.kind(named: name) else {
      preconditionFailure("There is no kind of view called \(name)")
    }
    return kind
  }
}
