import AccessibilityTree
import SpaceAndTime

/// Makes the menus of buttons and the context menus of other views: lists over everything else, hidden
/// until they are opened, whose rows are views like any other.
struct Menus {
  private let screen: ScreenDescription
  private var lists: [ViewDescription] = []
  /// First values of what is chosen in a menu and bound to no state.
  private var state: [String: StateValue] = [:]

  /// - Parameter screen: Every view of it has an id, but for what its menus hold.
  static func add(to screen: inout ScreenDescription) {
    guard hold(screen.views) else { return }
    var menus = Menus(screen: screen)
    menus.open(&screen.views, at: .zero)
    screen.views += menus.lists
    screen.state.merge(menus.state) { declared, _ in declared }
  }

  private init(screen: ScreenDescription) {
    self.screen = screen
  }

  private static func hold(_ views: [ViewDescription]) -> Bool {
    // Of every screen that is loaded, however large: a span lends each view, an array copies it.
    let span = views.span
    for index in span.indices where holds(span[index]) { return true }
    return false
  }

  private static func holds(_ view: ViewDescription) -> Bool {
    view.kind == .popUpButton || view.content.holdsMenu || hold(view.views)
  }

  private mutating func open(_ views: inout [ViewDescription], at origin: Point) {
    for index in views.indices {
      let frame = views[index].frame.offset(by: origin)
      addMenus(of: &views[index], at: frame)
      open(&views[index].views, at: frame.origin)
    }
  }

  private mutating func addMenus(of view: inout ViewDescription, at frame: Rect) {
    if view.kind == .popUpButton {
      addChoice(of: &view, at: frame)
    } else if !view.content.menu.isEmpty {
      addMenu(of: &view, at: frame)
    }
    guard !view.content.contextMenu.isEmpty else { return }
    let list = MenuList(id: "\(view.id).contextMenu", frame: frame)
    view.handlers[.longPress] = [.show([list.id])]
    add(list, rows(of: view.content.contextMenu, in: list))
  }

  // MARK: - What opens a menu

  /// A menu that is not the primary action comes with a long press (`UIButton.menu`).
  private mutating func addMenu(of button: inout ViewDescription, at frame: Rect) {
    let list = MenuList(id: "\(button.id).menu", frame: frame)
    let content = button.content
    if content.changesSelectionAsPrimaryAction == true {
      addPopUp(of: &button, in: list)
    } else {
      let event: ScreenEvent =
        content.showsMenuAsPrimaryAction == true ? .activate : .longPress
      button.handlers[event] = [.show([list.id])]
      add(list, rows(of: content.menu, in: list))
    }
  }

  /// A `UIButton` that shows what was chosen last in its menu.
  private mutating func addPopUp(of button: inout ViewDescription, in list: MenuList) {
    let leaves = Self.leaves(of: button.content.menu)
    button.kind = .popUpButton
    button.content.items = leaves.map { $0.content.text ?? .plain("") }
    button.content.selectedIndex = leaves.firstIndex { $0.isSelected == .always(true) } ?? 0
    button.content.text = nil
    button.handlers[.activate] = [.show([list.id])]
    var list = list
    list.choice = choice(in: button)
    add(list, rows(of: button.content.menu, in: list))
  }

  /// SwiftUI's `Picker`, or a pop-up button by its items.
  private mutating func addChoice(of button: inout ViewDescription, at frame: Rect) {
    guard !button.content.items.isEmpty else { return }
    var list = MenuList(id: "\(button.id).menu", frame: frame)
    list.choice = choice(in: button)
    let rows = choices(of: button, in: list)
    button.handlers[.activate] = [.show([list.id])]
    add(list, rows)
  }

  /// What can be chosen in a menu, whatever sections it is in.
  private static func leaves(of elements: [ViewDescription]) -> [ViewDescription] {
    elements.flatMap { element -> [ViewDescription] in
      switch element.kind {
      case .button: [element]
      case .header, .view: Self.leaves(of: element.views)
      default: []
      }
    }
  }

  private func choice(in view: ViewDescription) -> MenuList.Choice {
    MenuList.Choice(name: valueName(of: view), change: view.handlers[.change] ?? [])
  }

  private func valueName(of view: ViewDescription) -> String {
    view.content.bind ?? "\(screen.id)/\(view.id)"
  }

  // MARK: - Rows

  private mutating func rows(of elements: [ViewDescription], in list: MenuList) -> [ViewDescription]
  {
    var list = list
    var rows: [ViewDescription] = []
    addRows(of: elements, in: &list, to: &rows)
    return rows
  }

  private mutating func addRows(
    of elements: [ViewDescription], in list: inout MenuList, to rows: inout [ViewDescription]
  ) {
    for element in elements {
      switch element.kind {
      case .header:
        var title = element
        title.views = []
        if element.content.text != nil { rows.append(named(title, list, rows.count)) }
        addRows(of: element.views, in: &list, to: &rows)
      case .view: addRows(of: element.views, in: &list, to: &rows)
      case .toggle: rows.append(toggle(named(element, list, rows.count), in: list))
      case .popUpButton:
        rows += choices(of: named(element, list, rows.count), in: list)
      case .button where !element.content.menu.isEmpty:
        rows.append(submenu(named(element, list, rows.count), in: list))
      default: rows.append(action(named(element, list, rows.count), in: &list))
      }
    }
  }

  private func named(_ element: ViewDescription, _ list: MenuList, _ index: Int) -> ViewDescription
  {
    guard element.id.isEmpty else { return element }
    var element = element
    element.id = "\(list.id).\(index + 1)"
    return element
  }

  /// The menu closes before anything else happens.
  private func action(_ element: ViewDescription, in list: inout MenuList) -> ViewDescription {
    guard element.kind == .button || element.handlers[.activate] != nil else { return element }
    var row = element
    var actions: [ScreenAction] = [.hide([list.id])]
    if element.kind == .button, let choice = list.choice {
      row.isSelected = choice.isChosen(choice.count)
      actions.append(choice.choose(choice.count))
      list.choice?.count += 1
    }
    row.handlers[.activate] = actions + (element.handlers[.activate] ?? [])
    return row
  }

  /// An action with a state (`UIMenuElement.State`): selected while it is on.
  private mutating func toggle(_ element: ViewDescription, in list: MenuList) -> ViewDescription {
    let name = valueName(of: element)
    if element.content.bind == nil { state[name] = .flag(element.content.isOn ?? false) }
    var row = button(element.id, element)
    row.isSelected = .when(
      Condition([Condition.Requirement(name: name, test: .equals(.flag(true)))]))
    row.handlers[.activate] =
      [.hide([list.id]), .toggle(name)] + (element.handlers[.change] ?? [])
    return row
  }

  /// A row for each item of a picker.
  private mutating func choices(of picker: ViewDescription, in list: MenuList) -> [ViewDescription]
  {
    let choice =
      list.choice
      ?? choice(in: picker)
    if picker.content.bind == nil {
      state[choice.name] = .number(Double(picker.content.selectedIndex ?? 0))
    }
    return picker.content.items.enumerated().map { index, item in
      var row = ViewDescription(id: "\(picker.id).\(index + 1)", kind: .button, frame: .zero)
      row.content.text = item
      row.accessibility.language = picker.accessibility.language
      row.isEnabled = picker.isEnabled
      row.isSelected = choice.isChosen(index)
      row.handlers[.activate] = [.hide([list.id]), choice.choose(index)]
      return row
    }
  }

  /// A menu in a menu takes its place. Its first row is called like the one that opened it, and leads
  /// back there.
  private mutating func submenu(_ element: ViewDescription, in list: MenuList) -> ViewDescription {
    let inner = MenuList(id: "\(element.id).menu", frame: list.frame)
    var row = element
    row.handlers = [.activate: [.hide([list.id]), .show([inner.id])]]
    var back = button("\(element.id).back", element)
    back.handlers[.activate] = [
      .hide([inner.id]), .show([list.id]),
      .post(.screenChanged, focus: element.id, message: nil),
    ]
    add(inner, [back] + rows(of: element.content.menu, in: inner))
    return row
  }

  /// A row that is called like a view.
  private func button(_ id: String, _ view: ViewDescription) -> ViewDescription {
    var row = ViewDescription(id: id, kind: .button, frame: .zero)
    row.content.text = view.content.text
    row.content.image = view.content.image
    row.accessibility = view.accessibility
    row.isEnabled = view.isEnabled
    row.isHidden = view.isHidden
    return row
  }

  private mutating func add(_ list: MenuList, _ rows: [ViewDescription]) {
    lists.append(list.view(of: rows, on: screen.size))
  }
}
