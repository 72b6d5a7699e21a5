import AccessibilityTree
import SpaceAndTime

/// What is being dragged, by actions or by a finger.
package struct DraggedItem: Hashable, Sendable {
  package var item: String
  /// The id of the view that it comes from.
  package var source: String
  /// The view under the finger that would take it.
  var target: Int?
}

extension SimulatedApp {
  /// The state that the actions of a drop find the item in, where a screen declares it.
  package static let droppedState = "dropped"

  /// "Drag Pepperoni" begins, "Drop Pepperoni" ends; false for any other action.
  mutating func dragAction(_ name: String, on id: String) -> Bool {
    guard let start = simulated.locate(id)?.index else { return false }
    for index in simulated.chain(from: start) {
      let scene = builder.scene(at: index)
      guard builder.dragActions(of: scene.view, scene).contains(name) else { continue }
      if dragged == nil {
        beginDrag(at: index)
      } else {
        drop(on: index)
      }
      return true
    }
    return false
  }

  /// The innermost view of a chain that can be dragged.
  func dragSource(around view: Int) -> Int? {
    simulated.chain(from: view).first { simulated.records[$0].view.dragItem != nil }
  }

  mutating func beginDrag(at index: Int) {
    let scene = builder.scene(at: index)
    guard let item = scene.text(scene.view.dragItem) else { return }
    dragged = DraggedItem(item: item, source: scene.view.id)
    isStale = true
  }

  mutating func drag(to point: Point) {
    guard let dragged else { return }
    let target = HitTest(builder: builder).view(at: point).flatMap { hit in
      simulated.chain(from: hit).first {
        simulated.records[$0].view.handlers[.drop] != nil
          && simulated.records[$0].view.id != dragged.source
      }
    }
    guard target != dragged.target else { return }
    if dragged.target != nil { posts.append(.draggedOverTarget(isInside: false)) }
    if target != nil { posts.append(.draggedOverTarget(isInside: true)) }
    self.dragged?.target = target
  }

  /// Nil drops it where nothing takes it: it stays where it was.
  mutating func drop(on index: Int?) {
    guard let dragged else { return }
    self.dragged = nil
    isStale = true
    guard let index, let actions = simulated.records[index].view.handlers[.drop] else {
      dropsInVain += 1
      return
    }
    if state[Self.droppedState] != nil { state[Self.droppedState] = .text(dragged.item) }
    run(actions, from: simulated.records[index].view.id)
  }
}
