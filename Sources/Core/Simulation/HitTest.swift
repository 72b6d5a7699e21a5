import AccessibilityTree
import SpaceAndTime

/// Which view a finger touches: the one in front, as UIKit's hit testing finds it.
struct HitTest {
  let builder: NodeBuilder

  /// The index of the innermost view at a point of the glass; nil on empty space.
  func view(at point: Point) -> Int? {
    hit(builder.screen.children(of: nil), at: point)
  }

  private func hit(_ views: [Int], at point: Point) -> Int? {
    for index in views.reversed() {
      if let hit = hit(index, at: point) { return hit }
    }
    return nil
  }

  private func hit(_ index: Int, at point: Point) -> Int? {
    let record = builder.screen.records[index]
    let view = record.view
    // Elements that are no views let a finger through to what is behind.
    if view.kind == .element, view.handlers.isEmpty, !builder.screen.canBeDragged(index),
      !builder.isHidden(index)
    {
      return hit(builder.screen.children(of: index), at: point)
    }
    guard builder.screen.takesTouches(index), !builder.isHidden(index),
      record.frame.contains(point)
    else { return nil }
    let inside = view.isScrollView ? point + (builder.offsets[view.id] ?? .zero) : point
    return hit(builder.screen.children(of: index), at: inside) ?? index
  }
}
