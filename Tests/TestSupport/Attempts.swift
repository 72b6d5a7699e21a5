/// What a test waits for did not come, however often it tried.
public struct NeverCame: Error, CustomStringConvertible {
  public var description: String
}

/// Takes steps until something is so; a test whose step no longer leads there fails instead of
/// hanging.
public func step(
  until what: String, atMost limit: Int = 300, _ isSo: @autoclosure () throws -> Bool,
  by step: () throws -> Void
) throws {
  for _ in 0..<limit {
    if try isSo() { return }
    try step()
  }
  throw NeverCame(description: "After \(limit) steps still not so: \(what)")
}
