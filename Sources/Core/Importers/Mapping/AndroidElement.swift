import SpaceAndTime

/// What uiautomator tells of a node, by itself or through Appium (import-formats.md 3).
struct AndroidElement {
  var role: DumpRole
  var text: String?
  var description: String?
  var resourceID: String?
  var hint: String?
  var tooltip: String?
  var error: String?
  /// The text is the hint, because the field is empty.
  var isShowingHint = false
  var states: DumpStates = []
  var frame = DumpFrame.unknown

  var node: DumpNode {
    var node = DumpNode(kind)
    node.states = states
    node.frame = frame
    let texts = DumpTexts()
    let text = Self.said(text)
    let description = Self.said(description)
    texts.identifier = resourceID
    if node.role.isField {
      texts.label = description
      // What may be a secret is not read aloud.
      texts.value = isShowingHint || states.contains(.isPasswordUnknown) ? nil : text
      texts.placeholder = hint ?? (isShowingHint ? text : nil)
    } else {
      texts.label = description ?? text
      texts.value = description == nil || description == text ? nil : text
      texts.hint = tooltip ?? hint
    }
    if let error { texts.value = texts.value.map { "\($0), \(error)" } ?? error }
    let isSilent =
      texts.label == nil && texts.value == nil && texts.hint == nil && texts.placeholder == nil
    if !isSilent || !node.isPlain { node.texts = texts }
    return node
  }

  /// Nil for a text of blanks, which nobody hears.
  private static func said(_ text: String?) -> String? {
    guard let text, !text.allSatisfy(\.isWhitespace) else { return nil }
    return text
  }

  private var kind: DumpRole {
    if states.contains(.isPassword) { return .secureField }
    if role == .group, states.contains(.isCheckable) { return .checkBox }
    return role
  }
}

extension DumpFrame {
  /// `[left,top][right,bottom]`: four edges in pixels.
  init(edges numbers: [Double]) {
    guard numbers.count == 4 else {
      self = .unknown
      return
    }
    self.init(numbers[0], numbers[1], numbers[2] - numbers[0], numbers[3] - numbers[1])
  }
}

/// How many pixels of an Android display make a point.
enum AndroidDensity {
  private static let known: [Double: Double] = [
    240: 0.75, 320: 1, 480: 1.5, 720: 2, 800: 1.33, 1080: 2.625, 1440: 3.5,
  ]
  /// How wide phones are in points.
  private static let usualWidth = 400.0

  /// A guess from the display's pixels; no dump says it.
  static func guess(for display: Size) -> Double {
    // Televisions and car displays are wide and seen from afar.
    if display.width > display.height, display.height >= 720 { return display.height / 540 }
    let short = min(display.width, display.height)
    if let density = known[short] { return density }
    return max(0.75, (short / usualWidth * 4).rounded() / 4)
  }
}
