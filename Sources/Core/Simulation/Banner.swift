import AccessibilityTree
import SpaceAndTime

/// A message of the system over the app, gone by itself after a while.
struct Banner: Hashable, Sendable {
  var text: String
  var end: Instant

  /// No app calls a view so.
  static let id = "system.banner"
  /// In points.
  static let height = 72.0
  static let margin = 8.0

  static func node(_ text: String, width: Double) -> AccessibilityNode {
    var node = AccessibilityNode(
      id: id, frame: Rect(x: margin, y: margin, width: width - 2 * margin, height: height))
    node.isAccessibilityElement = true
    node.content.label = text
    node.content.traits = .button
    node.content.isSystemBanner = true
    node.content.isOutsideApp = true
    return node
  }
}

extension SimulatedApp {
  /// The system's message is announced and can be reached; the cursor stays (voiceover.md 4.5).
  mutating func show(_ text: String, seconds: Double) {
    banner = Banner(text: text, end: now + seconds * 1000)
    isStale = true
    posts.append(.systemMessage(text))
  }

  mutating func hideBanner() {
    banner = nil
    isStale = true
  }
}
