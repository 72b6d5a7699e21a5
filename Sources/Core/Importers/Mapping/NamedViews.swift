import AccessibilityTree
import Simulation

/// Finds views by what a dump calls them where it names no id: what rotors lead to, and which cells
/// are headers of a table's rows and columns.
struct NamedViews {
  private let tree: DumpTree
  /// By the index of a node: the id of the view that was made of it.
  private let ids: [Int: String]
  private var byDescription: [String: String] = [:]
  private var byFrame: [DumpFrame: String] = [:]
  private var nodes: [String: Int] = [:]
  private(set) var notes = ImportNotes()

  init(_ tree: DumpTree, ids: [Int: String]) {
    self.tree = tree
    self.ids = ids
    for (index, id) in ids.sorted(by: { $0.key < $1.key }) {
      nodes[id] = index
      let node = tree.nodes[index]
      guard node.states.contains(.isStop) else { continue }
      if node.frame.isKnown, byFrame[node.frame] == nil { byFrame[node.frame] = id }
      if let description = node.texts?.details?.description, byDescription[description] == nil {
        byDescription[description] = id
      }
    }
  }

  mutating func link(_ views: inout [ViewDescription]) {
    for index in views.indices {
      link(&views[index].views)
      guard let node = nodes[views[index].id], let details = tree.nodes[node].texts?.details
      else { continue }
      for told in details.customRotors {
        views[index].accessibility.customRotors.append(rotor(told))
      }
      if details.containerType == .dataTable { addHeaders(of: node, to: &views[index]) }
    }
  }

  private mutating func rotor(_ told: DumpDetails.Rotor) -> CustomRotor {
    let found = told.results.compactMap { byFrame[$0.frame] ?? byDescription[$0.description] }
    if found.isEmpty || found.count < told.results.count {
      notes.add(
        .unknown, "\(found.isEmpty ? "what" : "all that") the rotor \(told.name) leads to")
    }
    return CustomRotor(name: told.name, results: found.map { CustomRotor.Result(element: $0) })
  }

  /// Headers are named by what they say, and looked for among the cells of the table.
  private mutating func addHeaders(of table: Int, to view: inout ViewDescription) {
    let inside = (table + 1)..<Int(tree.nodes[table].end)
    var cells: [String: String] = [:]
    for index in inside {
      guard let id = ids[index], let texts = tree.nodes[index].texts,
        let said = texts.label ?? texts.value, cells[said] == nil
      else { continue }
      cells[said] = id
    }
    var missing = 0
    for index in inside {
      guard let details = tree.nodes[index].texts?.details, let row = details.rowRange?.lowerBound,
        let column = details.columnRange?.lowerBound
      else { continue }
      let rows = details.rowHeaders.compactMap { cells[$0] }
      let columns = details.columnHeaders.compactMap { cells[$0] }
      if !rows.isEmpty { view.accessibility.rowHeaders[row] = rows }
      if !columns.isEmpty { view.accessibility.columnHeaders[column] = columns }
      missing +=
        details.rowHeaders.count - rows.count + details.columnHeaders.count - columns.count
    }
    notes.add(
      .lost, missing, "header of a table that is no stop of the dump",
      "headers of tables that are no stops of the dump")
  }
}
