/// Why there is no window.
public struct WindowError: Error, Hashable, CustomStringConvertible {
  /// SDL's words.
  public var reason: String

  public var description: String {
    "no window can be opened (\(reason)): start Curtain in a desktop session, or on a bare X server"
  }
}
