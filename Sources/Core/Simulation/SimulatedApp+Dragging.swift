import AccessibilityTree
import SpaceAndTime

/// What is being dragged, by actions or by a finger.
package struct DraggedItem: Hashable, Sendable {
  package var item: String
  /// The id of the view that it comes from.
  package var source: String
  /// What is under the finger that would take it.
  var target: DropTarget?
}

extension SimulatedApp {
  /// The state that the actions of a drop find the item in, where a screen declares it.
  package static let droppedState = "dropped"

  /// "Drag Pepperoni" begins, "Drop Pepperoni" ends; false for any other action.
  mutating func dragAction(_ name: String, on id: String) -> Bool {
    guard let start = simulated.locate(id)?.index else { return false }
    for index in simulated.chain(from: start) {
      let names = builder.dragActions(at: index, builder.scene(at: index))
      guard let place = names.firstIndex(of: name) else { continue }
      if dragged == nil {
        beginDrag(at: index)
      } else {
        let isRow = builder.takesRow(index)
        let isMoved = drop(on: DropTarget(view: index, isAfter: isRow ? place == 1 : nil))
        if isMoved { posts.insert(.itemReordered, at: 0) }
      }
      return true
    }
    return false
  }

  /// The innermost view of a chain that can be dragged.
  func dragSource(around view: Int) -> Int? {
    let builder = builder
    return simulated.chain(from: view).first {
      builder.dragItem(at: $0, builder.scene(at: $0)) != nil
    }
  }

  mutating func beginDrag(at index: Int) {
    let scene = builder.scene(at: index)
    guard let item = builder.dragItem(at: index, scene) else { return }
    dragged = DraggedItem(item: item, source: scene.view.id)
    isStale = true
  }

  /// A finger carries it on: told when it comes over what takes it, leaves that, and at each place of a
  /// list that it would move to.
  mutating func drag(to point: Point) {
    guard let dragged else { return }
    let target = target(at: point)
    guard target != dragged.target else { return }
    let isAmongRows = dragged.target?.isAfter != nil && target?.isAfter != nil
    if !isAmongRows {
      if dragged.target != nil { posts.append(.draggedOverTarget(isInside: false)) }
      if target != nil { posts.append(.draggedOverTarget(isInside: true)) }
    }
    if place(of: dragged.target) != place(of: target) { posts.append(.itemReordered) }
    self.dragged?.target = target
  }

  private func target(at point: Point) -> DropTarget? {
    let builder = builder
    guard let dragged, let hit = HitTest(builder: builder).view(at: point) else { return nil }
    for index in simulated.chain(from: hit) {
      let record = simulated.records[index]
      guard record.view.id != dragged.source else { continue }
      if builder.takesRow(index) {
        return DropTarget(view: index, isAfter: isBehind(point + scrolled(index), index))
      }
      if record.view.handlers[.drop] != nil { return DropTarget(view: index) }
    }
    return nil
  }

  /// True in the later half of a row, in the direction in which its list goes on.
  private func isBehind(_ point: Point, _ index: Int) -> Bool {
    let frame = simulated.records[index].frame
    let rows = simulated.movableRows[index].map { simulated.children(of: $0.list) } ?? []
    let goesSideways = rows.contains {
      simulated.records[$0].frame.minY == frame.minY && $0 != index
    }
    guard goesSideways else { return point.y >= frame.center.y }
    return builder.scene(at: index).share(at: point.x) >= 0.5
  }

  /// Where in its list the dragged row would be; where it was, if it is over no other row.
  private func place(of target: DropTarget?) -> Int? {
    guard
      let source = dragged.flatMap({ simulated.indexByID[$0.source] }).flatMap({
        simulated.movableRows[$0]
      })
    else { return nil }
    guard let target, let isAfter = target.isAfter, let row = simulated.movableRows[target.view]
    else { return source.place }
    return row.place(ofDropped: source.place, isAfter: isAfter)
  }

  /// Nil drops it where nothing takes it: it stays where it was. True where it has another place in
  /// its list now.
  @discardableResult
  mutating func drop(on target: DropTarget?) -> Bool {
    guard let dragged else { return false }
    let place = place(of: target)
    self.dragged = nil
    isStale = true
    guard let target else {
      dropsInVain += 1
      return false
    }
    if state[Self.droppedState] != nil { state[Self.droppedState] = .text(dragged.item) }
    if target.isAfter != nil, let place, let source = simulated.indexByID[dragged.source] {
      return moveRow(source, to: place)
    }
    let view = simulated.records[target.view].view
    run(view.handlers[.drop] ?? [], from: view.id)
    return false
  }

  /// Moves a row within its list, and the cursor with it. False where it stands there already.
  private mutating func moveRow(_ index: Int, to place: Int) -> Bool {
    guard let row = simulated.movableRows[index], row.place != place else { return false }
    let list = simulated.records[row.list].view
    let rows = simulated.children(of: row.list)
    var values = list.movableRows.map { state[$0] }
    values.insert(values.remove(at: row.place), at: place)
    for (name, value) in zip(list.movableRows, values) { state[name] = value }
    posts.append(
      .layoutChanged(focus: simulated.records[rows[place]].view.id, message: nil))
    if let actions = list.handlers[.change] { run(actions, from: list.id) }
    return true
  }
}
