/// How much is said about an element (voiceover.md 7).
public struct Verbosity: Hashable, Sendable {
  public var speaksHints = true
  public var speaksActions = true
  public var speaksMoreContent = true
  /// Names of groups on entering them.
  public var speaksContainers = true
  /// That a key is a capital; the reader takes it from its own setting.
  var speaksCapitals = true

  public init() {}
}
