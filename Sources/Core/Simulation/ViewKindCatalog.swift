/// Every kind of view that a screen can hold, one row each.
public enum ViewKindCatalog {
  public static let kinds: [ViewKind] = [
    .view, .element, .stack, .label, .header, .link, .button, .image, .toggle, .slider, .stepper,
    .textField, .secureField, .searchField, .textView, .segmentedControl, .pageControl, .progress,
    .activityIndicator, .swiftUIImage, .swiftUIProgressView, .picker, .popUpButton, .datePicker,
    .tabBar,
    .tabBarItem, .navigationBar, .toolbar,
    .cell, .table, .collection, .scrollView, .alert, .actionSheet, .popover, .map, .webContent,
  ]

  private static let kindsByName: [String: ViewKind] = {
    var kindsByName: [String: ViewKind] = [:]
    for kind in kinds {
      for name in [kind.name] + kind.aliases { kindsByName[name] = kind }
    }
    return kindsByName
  }()

  /// Every name and alias.
  public static var names: [String] { kinds.flatMap { [$0.name] + $0.aliases } }

  public static func kind(named name: String) -> ViewKind? { kindsByName[name] }
}
