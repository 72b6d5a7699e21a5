import Lessons
import Simulation
import Speech

/// What repairs a screen: keys of its file that are different, of the screen itself and of views.
///
/// It looks like a screen file without the rest, except that `views` go by id:
/// `{ on: { escape: [{ back: true }] }, views: { stop: { accessibilityLabel: "Stop" } } }`. A key
/// replaces the one of the screen, null takes it away; `on` and `state` are changed entry by entry.
struct ScreenRepair: Sendable {
  /// The id of the screen that it repairs.
  var screen: String
  /// Where the screen is named.
  var offset: Int
  /// An object.
  var value: JSON5Value
  /// The file that it stands in.
  var document: JSON5Document

  func problem(_ sentence: String) -> FileProblem { document.problem(at: offset, sentence) }

  /// The document of a screen with everything changed that the repairs name.
  ///
  /// `views` are the screen's as its file describes them. What is wrong with the changes is found
  /// when the document is read, like everything in a screen file.
  static func apply(
    _ repairs: [ScreenRepair], to document: JSON5Document, views: [ViewDescription]
  ) throws(FileProblem) -> JSON5Document {
    var patching = ScreenPatching(document)
    for repair in repairs { try patching.add(repair) }
    return try patching.patched(views)
  }
}

/// One screen's document while repairs are put into it.
private struct ScreenPatching {
  private struct ViewChange {
    var pattern: ElementPattern
    var keyOffset: Int
    var entries: [JSON5Entry]
    var isUsed = false
  }

  private var document: JSON5Document
  private var screenEntries: [JSON5Entry] = []
  private var viewChanges: [ViewChange] = []

  init(_ document: JSON5Document) {
    self.document = document
  }

  mutating func add(_ repair: ScreenRepair) throws(FileProblem) {
    let value = document.adopt(repair.value, of: repair.document)
    let reading = FileReading(document)
    for entry in try reading.entries(value, "a repair") {
      switch entry.key {
      case "screen": break
      case "views":
        for view in try reading.entries(entry.value, "changed keys of views, by id") {
          viewChanges.append(
            ViewChange(
              pattern: ElementPattern(view.key), keyOffset: view.keyOffset,
              entries: try reading.entries(view.value, "changed keys of a view")))
        }
      case "id", "goal":
        throw reading.problem(at: entry.keyOffset, "A repair does not change the \(entry.key).")
      default:
        try ScreenFields.table.requireRow(for: entry, reading)
        screenEntries.append(entry)
      }
    }
  }

  mutating func patched(_ views: [ViewDescription]) throws(FileProblem) -> JSON5Document {
    let reading = FileReading(document)
    var identified = views
    IdentifiedViews.identify(&identified)
    var entries = try reading.entries(document.root, "a screen")
    try patchChildren(of: &entries, identified, reading)
    for change in screenEntries { Self.set(change, in: &entries) }
    if let unused = viewChanges.first(where: { !$0.isUsed }) {
      throw reading.problem(
        at: unused.keyOffset,
        "No view of this screen has the id \(unused.pattern.text)."
          + NearestName.suggestion(for: unused.pattern.text, among: Self.ids(of: identified)))
    }
    document.root.content = .object(entries)
    return document
  }

  private mutating func patchChildren(
    of entries: inout [JSON5Entry], _ views: [ViewDescription], _ reading: FileReading
  ) throws(FileProblem) {
    try patchList("views", of: &entries, views, reading)
  }

  private mutating func patchList(
    _ key: String, of entries: inout [JSON5Entry], _ views: [ViewDescription],
    _ reading: FileReading
  ) throws(FileProblem) {
    guard let index = entries.firstIndex(where: { $0.key == key }) else { return }
    var values = try reading.list(entries[index].value, of: "views")
    for place in values.indices {
      try patch(&values[place], views[place], reading)
    }
    entries[index].value.content = .list(values)
  }

  private mutating func patch(
    _ value: inout JSON5Value, _ view: ViewDescription, _ reading: FileReading
  ) throws(FileProblem) {
    var entries = try reading.entries(value, "a view")
    try patchChildren(of: &entries, view.views, reading)
    try patchList("menu", of: &entries, view.content.menu, reading)
    try patchList("contextMenu", of: &entries, view.content.contextMenu, reading)
    for index in viewChanges.indices where viewChanges[index].pattern.matches(view.id) {
      viewChanges[index].isUsed = true
      for change in viewChanges[index].entries {
        guard change.key != "id" else {
          throw reading.problem(at: change.keyOffset, "A repair does not change the id.")
        }
        try ViewFields.table.requireRow(for: change, reading)
        Self.set(change, in: &entries)
      }
    }
    value.content = .object(entries)
  }

  /// Keys whose values are changed entry by entry.
  private static let merged: Set<String> = ["on", "state"]

  private static func set(_ change: JSON5Entry, in entries: inout [JSON5Entry]) {
    let index = entries.firstIndex { $0.key == change.key }
    if case .null = change.value.content {
      if let index { entries.remove(at: index) }
      return
    }
    guard let index else {
      entries.append(change)
      return
    }
    if merged.contains(change.key), case .object(let changes) = change.value.content,
      case .object(var own) = entries[index].value.content
    {
      for inner in changes { set(inner, in: &own) }
      entries[index].value.content = .object(own)
    } else {
      entries[index] = change
    }
  }

  private static func ids(of views: [ViewDescription]) -> [String] {
    views.flatMap { view in
      [view.id] + ids(of: view.views) + ids(of: view.content.menu)
        + ids(of: view.content.contextMenu)
    }
  }
}
