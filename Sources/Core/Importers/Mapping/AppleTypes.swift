import AccessibilityTree

/// Element types of XCTest and what they are (import-formats.md 15.1).
enum AppleTypes {
  /// The role of a type's name with or without its prefix; a type that is not known is a group.
  static func role(_ name: some StringProtocol) -> DumpRole {
    var type = name[...]
    for prefix in ["XCUIElementType", "UIA"] where type.hasPrefix(prefix) {
      type = type.dropFirst(prefix.count)
    }
    return roles[String(type)] ?? .group
  }

  private static let roles: [String: DumpRole] = [
    "Application": .application, "Window": .window, "Dialog": .alert,
    "Button": .button, "Icon": .button, "Link": .link, "StaticText": .text, "Image": .image,
    "Switch": .toggle, "Toggle": .toggle, "CheckBox": .checkBox, "RadioButton": .radioButton,
    "Slider": .slider, "Stepper": .stepper, "PickerWheel": .pickerWheel,
    "RatingIndicator": .slider, "Picker": .picker, "DatePicker": .picker,
    "SegmentedControl": .segmentedControl, "TabBar": .tabBar, "Tab": .tab,
    "TextField": .textField, "SecureTextField": .secureField, "TextView": .textView,
    "SearchField": .searchField, "Cell": .cell, "TableRow": .cell, "TableCell": .cell,
    "Table": .table, "CollectionView": .collection, "ScrollView": .scrollView,
    "WebView": .webView, "NavigationBar": .navigationBar, "Toolbar": .toolbar, "Alert": .alert,
    "Sheet": .sheet, "ActionSheet": .sheet, "Popover": .popover, "Menu": .menu,
    "MenuItem": .menuItem, "MenuButton": .popUpButton, "PopUpButton": .popUpButton,
    "ComboBox": .popUpButton, "DisclosureTriangle": .button, "PageIndicator": .pageIndicator,
    "ProgressIndicator": .progress, "ActivityIndicator": .activity, "Key": .key,
    "Keyboard": .keyboard, "Map": .map, "MapView": .map, "StatusBar": .statusBar,
  ]

  /// The traits of a list such as `Button, Selected`; names without a trait are left out.
  static func traits(_ list: some StringProtocol) -> AccessibilityTraits {
    var traits: AccessibilityTraits = []
    for word in list.split(separator: ",") {
      var name = word[...]
      while name.first == " " { name.removeFirst() }
      while name.last == " " { name.removeLast() }
      guard let first = name.first else { continue }
      let small = first.lowercased() + String(name.dropFirst())
      if let trait = AccessibilityTraits(name: small) { traits.insert(trait) }
    }
    return traits
  }

  /// The public traits of a number, and those private ones that mean something (voiceover.md 3.2).
  static func traits(number: UInt64) -> AccessibilityTraits {
    var known = AccessibilityTraits.names.reduce(into: AccessibilityTraits()) {
      $0.insert($1.trait)
    }
    // No source tells which bit of UIKit's this is.
    known.remove(.supportsZoom)
    return AccessibilityTraits(rawValue: number).intersection(known)
  }
}
