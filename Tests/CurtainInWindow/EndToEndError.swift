/// What a person at the window would have noticed.
public struct EndToEndError: Error, CustomStringConvertible {
  public var description: String

  public init(_ description: String) {
    self.description = description
  }
}
