/// What a node is, in words that all platforms share.
enum DumpRole: UInt8, Hashable, Sendable, CaseIterable {
  case group
  case application
  case window
  case button
  case link
  case text
  case image
  case toggle
  case checkBox
  case radioButton
  case slider
  case stepper
  case pickerWheel
  case picker
  case segmentedControl
  case tabBar
  case tab
  case textField
  case secureField
  case textView
  case searchField
  case cell
  case table
  case collection
  case scrollView
  case webView
  case navigationBar
  case toolbar
  case alert
  case sheet
  case popover
  case menu
  case menuItem
  case popUpButton
  case pageIndicator
  case progress
  case activity
  case key
  case keyboard
  case map
  case statusBar

  /// Answers gestures by itself, so it is a stop even without a label.
  var isControl: Bool {
    switch self {
    case .button, .link, .toggle, .checkBox, .radioButton, .slider, .pickerWheel, .tab, .textField,
      .secureField, .textView, .searchField, .menuItem, .popUpButton, .pageIndicator, .key:
      true
    default: false
    }
  }

  /// Holds others, and is no stop where nobody says that it is one.
  var isContainer: Bool {
    switch self {
    case .application, .window, .picker, .segmentedControl, .tabBar, .table, .collection,
      .scrollView, .webView, .navigationBar, .toolbar, .alert, .sheet, .popover, .menu, .keyboard,
      .stepper, .statusBar:
      true
    default: false
    }
  }

  /// Scrolls what it holds.
  var scrolls: Bool {
    switch self {
    case .table, .collection, .scrollView, .webView: true
    default: false
    }
  }

  /// What hides everything beside it.
  var isModal: Bool {
    switch self {
    case .alert, .sheet, .popover: true
    default: false
    }
  }

  var isField: Bool {
    switch self {
    case .textField, .secureField, .textView, .searchField: true
    default: false
    }
  }
}
