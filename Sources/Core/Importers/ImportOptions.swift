/// What a person says about a dump because the dump does not.
public struct ImportOptions: Hashable, Sendable {
  /// The id of the screen; more screens of one file get a number behind it.
  public var screenID: String
  /// Pixels of an Android display for each point; nil guesses it from the display's width.
  public var density: Double?

  public init(screenID: String = "screen", density: Double? = nil) {
    self.screenID = screenID
    self.density = density
  }
}

extension ImportOptions {
  /// A name, such as a file's, as the id of a screen: letters, digits, hyphens and underscores.
  public static func screenID(named name: String) -> String {
    let allowed = name.prefix(100).map { character -> Character in
      character.isLetter || character.isNumber || character == "_" ? character : "-"
    }
    let id = String(allowed)
    return id.contains { $0 != "-" } ? id : "screen"
  }
}
