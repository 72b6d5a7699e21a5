/// The id of an element, in which `*` stands for any characters: `*-price`. With a slash it is that
/// element on that screen alone: `menu/*-price`.
public struct ElementPattern: Hashable, Sendable, ExpressibleByStringLiteral {
  public var text: String

  public init(_ text: String) {
    self.text = text
  }

  public init(stringLiteral text: String) {
    self.init(text)
  }

  public func matches(_ id: String) -> Bool {
    Self.match(text[...], id[...])
  }

  public func matches(_ id: String, on screen: String) -> Bool {
    matches(text.contains("/") ? "\(screen)/\(id)" : id)
  }

  private static func match(_ pattern: Substring, _ id: Substring) -> Bool {
    guard let first = pattern.first else { return id.isEmpty }
    guard first == "*" else {
      return id.first == first && match(pattern.dropFirst(), id.dropFirst())
    }
    var rest = id
    while true {
      if match(pattern.dropFirst(), rest) { return true }
      guard !rest.isEmpty else { return false }
      rest = rest.dropFirst()
    }
  }
}
