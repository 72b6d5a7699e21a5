/// A name in a file that stands for something elsewhere, to be looked up once all is read.
public struct Mention: Hashable, Sendable {
  public enum Kind: Hashable, Sendable {
    /// A screen, by its id.
    case screen
    /// A named value.
    case state
    /// A named value that the file declares.
    case declaredState
    /// A view of the same screen, by its id.
    case view
  }

  public var kind: Kind
  public var name: String
  /// Where it stands in its document.
  public var offset: Int
}
