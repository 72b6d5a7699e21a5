/// A sound of the app itself, by the name that screens play it by.
public enum AppSound: String, Hashable, Sendable, CaseIterable {
  case chime
  case coin
  case click
  /// Lasts for some seconds, so that speech is heard over it.
  case music

  /// True for what a phone can pause and go on with.
  public var isMedia: Bool { self == .music }

  /// A sound that nobody has made is heard as a chime.
  public init(named name: String) {
    self = AppSound(rawValue: name) ?? .chime
  }
}
