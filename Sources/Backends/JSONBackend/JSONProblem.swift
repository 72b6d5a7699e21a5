/// Why a JSON file can't be used, in one sentence for the person who made it.
public struct JSONProblem: Error, Hashable, Sendable, CustomStringConvertible {
  /// As the person named it; "-" for standard input.
  public var file: String
  public var sentence: String
  /// True when the text is no JSON at all. The decoder does not say where it goes wrong.
  public var isOfSyntax = false

  public init(file: String, sentence: String) {
    self.file = file
    self.sentence = sentence
  }

  public var description: String {
    "\(file == "-" ? "standard input" : file): \(sentence)"
  }
}
