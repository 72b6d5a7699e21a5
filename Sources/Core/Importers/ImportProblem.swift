/// Why a text is no dump that can be imported, in one sentence that says what it looks like and
/// what to do. It names no file: whoever read the file adds its name.
public struct ImportProblem: Error, Hashable, Sendable, CustomStringConvertible {
  public var sentence: String

  public init(_ sentence: String) {
    self.sentence = sentence
  }

  static let brokenOff = ImportProblem(
    "This dump breaks off before the first element that VoiceOver could stop at. Dump the screen again, to its end."
  )

  public var description: String { sentence }
}
