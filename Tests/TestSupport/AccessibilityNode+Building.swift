import AccessibilityTree
import SpaceAndTime

extension AccessibilityNode {
  /// A stop called by its id.
  public static func stop(
    _ id: String, _ x: Double, _ y: Double, _ width: Double = 40, _ height: Double = 40,
    traits: AccessibilityTraits = [], label: String? = nil, value: String? = nil,
    change: (inout AccessibilityNode) -> Void = { _ in }
  ) -> AccessibilityNode {
    var node = AccessibilityNode(
      id: id, frame: Rect(x: x, y: y, width: width, height: height))
    node.isAccessibilityElement = true
    node.content.label = label ?? id
    node.content.value = value
    node.content.traits = traits
    change(&node)
    return node
  }

  /// A view that is no stop.
  public static func view(
    _ id: String, frame: Rect = Rect(x: 0, y: 0, width: 390, height: 844),
    _ children: [AccessibilityNode], change: (inout AccessibilityNode) -> Void = { _ in }
  ) -> AccessibilityNode {
    var node = AccessibilityNode(id: id, frame: frame)
    node.children = children
    change(&node)
    return node
  }
}
