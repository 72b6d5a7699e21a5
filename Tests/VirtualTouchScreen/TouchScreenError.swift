/// Why there is no virtual touch screen.
public struct TouchScreenError: Error, CustomStringConvertible {
  public var description: String

  init(_ description: String) {
    self.description = description
  }
}
