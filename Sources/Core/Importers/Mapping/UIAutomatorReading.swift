import SpaceAndTime

/// Reads both shapes of uiautomator's XML: they share their attributes.
enum UIAutomatorReading {
  static func tree(_ document: DumpDocument, _ parsers: DumpParsers, _ options: ImportOptions)
    throws(ImportProblem) -> DumpTree
  {
    let receiver = UIAutomatorReceiver()
    var tree = try XMLDocumentReading.tree(document, parsers, receiver)
    tree.closeAll()
    receiver.windows.mark(in: &tree)
    receiver.unsaid.note(in: &tree)
    if tree.size == nil { tree.size = tree.extent }
    guard let size = tree.size else { return tree }
    if let density = options.density {
      tree.scale = density
    } else {
      tree.scale = AndroidDensity.guess(for: size)
      tree.notes.add(
        .guessed,
        "\(plain(tree.scale)) \(tree.scale == 1 ? "pixel" : "pixels") a point, from a display \(Int(size.width)) pixels wide; --density says it better"
      )
    }
    return tree
  }

  private static func plain(_ number: Double) -> String {
    Int(exactly: number).map(String.init) ?? String(number)
  }
}

/// Takes the elements of a document of uiautomator's.
private final class UIAutomatorReceiver: DumpReceiver {
  var tree = DumpTree()
  var windows = AndroidWindows()
  var unsaid = AndroidUnsaid()
  private var roles: [String: DumpRole] = [:]

  private enum Attribute: String, CaseIterable {
    case text
    case resourceID = "resource-id"
    case className = "class"
    case description = "content-desc"
    case checkable, checked, clickable, enabled, focusable, scrollable
    case longClickable = "long-clickable"
    case password, selected, bounds, displayed
    case visibleToUser = "visible-to-user"
    case hint
    case showingHint = "showing-hint"
    case tooltip = "tooltip-text"
    case error, heading, type, layer, active, width, height
    case paneTitle = "pane-title"
    case package, actions
    case liveRegion = "live-region"
    case isImportant = "a11y-important"
    case isOneStop = "screen-reader-focusable"
  }

  private static let places = Dictionary(
    uniqueKeysWithValues: Attribute.allCases.enumerated().map { ($1, $0) })

  let attributeNames = Attribute.allCases.map(\.rawValue)

  var isDone: Bool { tree.isFull }

  func start(_ name: String, _ attributes: XMLAttributes) {
    func text(_ attribute: Attribute) -> String? {
      attributes.nonEmptyText(Self.places[attribute] ?? 0)
    }
    func flag(_ attribute: Attribute) -> Bool? { attributes.flag(Self.places[attribute] ?? 0) }
    func number(_ attribute: Attribute) -> Double? {
      attributes.number(Self.places[attribute] ?? 0)
    }
    let frame = DumpFrame(edges: attributes.numbers(Self.places[.bounds] ?? 0))
    switch name {
    case "hierarchy", "displays", "display":
      let sides = 1...DumpNumbers.largest
      if let width = number(.width), let height = number(.height), sides.contains(width),
        sides.contains(height)
      {
        tree.size = Size(width: width, height: height)
      }
      return tree.open(DumpNode(.group))
    case "window":
      windows.open(
        tree.nodes.count,
        AndroidWindows.Window(
          type: text(.type) ?? "", layer: Int(number(.layer) ?? 0),
          isActive: flag(.active) == true, frame: frame))
      var window = DumpNode(.window)
      window.frame = frame
      return tree.open(window)
    default: break
    }
    let className = text(.className) ?? name
    if AndroidUnsaid.isToast(className) {
      unsaid.toasts += 1
      return tree.open(DumpNode(.group))
    }
    if let actions = text(.actions), !actions.isEmpty { unsaid.actions += 1 }
    if let liveRegion = text(.liveRegion), liveRegion != "0" { unsaid.liveRegions += 1 }
    var element = AndroidElement(role: role(of: className))
    element.frame = frame
    element.text = text(.text)
    element.description = text(.description)
    element.resourceID = text(.resourceID)
    element.hint = text(.hint)
    element.tooltip = text(.tooltip)
    element.error = text(.error)
    element.isShowingHint = flag(.showingHint) == true
    var states: DumpStates = []
    for (attribute, state) in Self.states where flag(attribute) == true { states.insert(state) }
    if let isEnabled = flag(.enabled) {
      states.insert(.isEnabledKnown)
      if !isEnabled { states.insert(.isDisabled) }
    }
    if states.contains(.isCheckable), flag(.checked) == nil { states.insert(.isCheckedUnknown) }
    if let isVisible = flag(.displayed) ?? flag(.visibleToUser) {
      states.insert(.isVisibleKnown)
      if isVisible { states.insert(.isVisible) }
    }
    func has(_ attribute: Attribute) -> Bool { attributes.has(Self.places[attribute] ?? 0) }
    for (attribute, state) in Self.alwaysWritten where !has(attribute) { states.insert(state) }
    if name == "node" {
      if !has(.className) { states.insert(.isClassUnknown) }
      if !has(.description) { states.insert(.isDescriptionUnknown) }
    } else if !has(.heading) {
      states.insert(.isHeadingUnknown)
    }
    // TalkBack passes over what is not important, and stops once at what is focusable for it.
    if flag(.isImportant) == false {
      states.insert(.isElementKnown)
    } else if flag(.isOneStop) == true {
      states.formUnion([.isElement, .isElementKnown])
    }
    if text(.paneTitle) != nil { tree.title = tree.title ?? text(.paneTitle) }
    element.states = states
    if frame.isKnown, tree.depth == 1, windows.isEmpty { tree.coverAtLeast(frame) }
    tree.open(element.node)
  }

  func end() { tree.close() }

  private static let states: [(Attribute, DumpStates)] = [
    (.checkable, .isCheckable), (.checked, .isChecked), (.clickable, .isClickable),
    (.longClickable, .isClickable), (.focusable, .isFocusable), (.scrollable, .isScrollable),
    (.password, .isPassword), (.selected, .isSelected), (.heading, .isHeading),
  ]

  /// Left out by no version of the two tools.
  private static let alwaysWritten: [(Attribute, DumpStates)] = [
    (.text, .isTextUnknown), (.clickable, .isClickableUnknown), (.password, .isPasswordUnknown),
    (.selected, .isSelectedUnknown),
  ]

  private func role(of name: String) -> DumpRole {
    if let role = roles[name] { return role }
    let role = AndroidClasses.role(name)
    roles[name] = role
    return role
  }
}

extension DumpTree {
  /// Edge-to-edge windows are larger than the display that the root tells.
  fileprivate mutating func coverAtLeast(_ frame: DumpFrame) {
    guard frame.maxX > 0, frame.maxY > 0 else { return }
    size = Size(
      width: max(size?.width ?? 0, Double(frame.maxX)),
      height: max(size?.height ?? 0, Double(frame.maxY)))
  }
}
