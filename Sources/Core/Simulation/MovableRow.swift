/// A view that can be moved among the others of its list.
struct MovableRow: Hashable, Sendable {
  /// The index of the list's view.
  var list: Int
  /// From 0.
  var place: Int

  /// The place that what stood at `source` has once it is dropped before or after this row.
  func place(ofDropped source: Int, isAfter: Bool) -> Int {
    let gap = place + (isAfter ? 1 : 0)
    return source < gap ? gap - 1 : gap
  }
}

/// Where what is dragged would go.
struct DropTarget: Hashable, Sendable {
  /// The index of the view.
  var view: Int
  /// Before the view or after it, in its list; nil where the view itself takes what is dragged.
  var isAfter: Bool?
}
