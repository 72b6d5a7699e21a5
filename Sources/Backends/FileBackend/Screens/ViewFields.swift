import AccessibilityTree
import Simulation
import SpaceAndTime
import Speech

/// The keys of a view in a screen file.
enum ViewFields {
  /// A view while it is read: what must be there may come in any order.
  struct Draft {
    var view = ViewDescription(kind: ViewKindCatalog.kinds[0], frame: .zero)
    var content = ViewContent()
    var accessibility = AccessibilityOverrides()
    var hasKind = false
    var hasFrame = false
    var hasAccessibility = false
    /// As the file calls it: a class of UIKit's or SwiftUI's.
    var kindName = ""
    /// True for what a menu holds: it lays its rows out itself.
    var isInMenu = false
    /// Keys that only some kinds have, with their place.
    var contentKeys: [(key: String, offset: Int)] = []
  }

  /// - Parameter isInMenu: True where the views need no frames.
  static func views(_ value: JSON5Value, _ reading: FileReading, isInMenu: Bool = false)
    throws(FileProblem) -> [ViewDescription]
  {
    let items = try reading.list(value, of: "views")
    var views: [ViewDescription] = []
    views.reserveCapacity(items.count)
    for item in items { views.append(try view(item, reading, isInMenu: isInMenu)) }
    return views
  }

  private static func view(_ value: JSON5Value, _ reading: FileReading, isInMenu: Bool)
    throws(FileProblem) -> ViewDescription
  {
    var draft = Draft()
    draft.isInMenu = isInMenu
    try table.read(value, into: &draft, reading)
    guard draft.hasKind else {
      throw reading.problem(
        at: value.offset, "This view has no kind, such as kind: \"button\".")
    }
    guard draft.hasFrame || draft.accessibility.frame != nil || isInMenu else {
      throw reading.problem(
        at: value.offset,
        "This \(draft.view.kind.name) has no frame. Add frame: [x, y, width, height] in points.")
    }
    if !draft.hasFrame, let frame = draft.accessibility.frame { draft.view.frame = frame }
    for (key, offset) in draft.contentKeys where !draft.view.kind.contentKeys.contains(key) {
      let allowed = draft.view.kind.contentKeys.sorted()
      throw reading.problem(
        at: offset,
        "A view of the kind \(draft.view.kind.name) has no \(key)."
          + (allowed.isEmpty ? "" : " It has \(allowed.joined(separator: ", "))."))
    }
    if isInMenu, !kindsInMenus.contains(draft.view.kind.name) {
      throw reading.problem(
        at: value.offset,
        "A menu holds no \(draft.view.kind.name). It holds \(kindsInMenus.joined(separator: ", ")), and what `Divider` separates."
      )
    }
    // These open their menu when they have nothing else to do.
    if ["Menu", "barButtonItem"].contains(draft.kindName), !draft.content.menu.isEmpty,
      draft.content.showsMenuAsPrimaryAction == nil, draft.view.handlers[.activate] == nil
    {
      draft.content.showsMenuAsPrimaryAction = true
    }
    // UIKit and SwiftUI show a button with the date; wheels are what it holds.
    if draft.view.kind.name == "datePicker", draft.view.views.isEmpty,
      !draft.contentKeys.contains(where: { $0.key == "preferredDatePickerStyle" })
    {
      draft.content.datePickerStyle = .compact
      draft.view.content = draft.content
    }
    if !draft.contentKeys.isEmpty || !draft.content.contextMenu.isEmpty {
      draft.view.content = draft.content
    }
    if draft.hasAccessibility { draft.view.accessibility = draft.accessibility }
    return draft.view
  }

  /// Names of the kinds that a menu can hold.
  private static let kindsInMenus = [
    "button", "switch", "popUpButton", "header", "label", "link", "view",
  ]

  static let table = FieldTable<Draft>(
    "a view", common.merging(ContentFields.rows) { $1 }.merging(AccessibilityFields.rows) { $1 })

  private static let common: [String: FieldTable<Draft>.Read] = [
    "id": { (draft, value, reading) throws(FileProblem) in
      let id = try reading.text(value)
      guard !id.isEmpty, id.count <= 200 else {
        throw reading.problem(at: value.offset, "An id has 1 to 200 characters.")
      }
      draft.view.id = id
      try reading.declare(view: id, at: value.offset)
    },
    "kind": { (draft, value, reading) throws(FileProblem) in
      let name = try reading.text(value, "a kind of view")
      guard let kind = ViewKindCatalog.kind(named: name) else {
        throw reading.problem(
          at: value.offset,
          "There is no kind \(name)."
            + NearestName.suggestion(for: name, among: ViewKindCatalog.names)
            + " Known are \(ViewKindCatalog.kinds.map(\.name).joined(separator: ", ")).")
      }
      draft.view.kind = kind
      draft.kindName = name
      draft.hasKind = true
    },
    "frame": { (draft, value, reading) throws(FileProblem) in
      draft.view.frame = try reading.rect(value)
      draft.hasFrame = true
    },
    "hidden": { (draft, value, reading) throws(FileProblem) in
      draft.view.isHidden = try reading.switchable(value)
    },
    "enabled": { (draft, value, reading) throws(FileProblem) in
      draft.view.isEnabled = try reading.switchable(value)
    },
    "selected": { (draft, value, reading) throws(FileProblem) in
      draft.view.isSelected = try reading.switchable(value)
    },
    "alpha": { (draft, value, reading) throws(FileProblem) in
      draft.view.alpha = try reading.number(value, in: 0...1)
    },
    "dragItem": { (draft, value, reading) throws(FileProblem) in
      draft.view.dragItem = try reading.template(value)
    },
    "movableRows": { (draft, value, reading) throws(FileProblem) in
      draft.view.movableRows = try reading.list(value, of: "names of values").map {
        (name) throws(FileProblem) in
        let text = try reading.text(name, "the name of a value")
        reading.mention(.state, text, at: name.offset)
        return text
      }
    },
    "clips": { (draft, value, reading) throws(FileProblem) in
      draft.view.clipsToBounds = try reading.flag(value)
    },
    "on": { (draft, value, reading) throws(FileProblem) in
      draft.view.handlers = try reading.handlers(value)
    },
    "views": { (draft, value, reading) throws(FileProblem) in
      draft.view.views = try ViewFields.views(value, reading, isInMenu: draft.isInMenu)
    },
    "contextMenu": { (draft, value, reading) throws(FileProblem) in
      draft.content.contextMenu = try ViewFields.views(value, reading, isInMenu: true)
    },
  ]
}
