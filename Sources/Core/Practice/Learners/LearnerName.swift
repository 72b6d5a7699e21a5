/// A name as it is kept: without blanks around it, and with single ones inside.
enum LearnerName {
  /// In characters.
  static let longest = 40

  /// - Returns: the name of somebody known where only capitals differ; nil where there is none.
  static func kept(_ typed: String, among known: [String]) -> String? {
    let words = typed.split { $0.isWhitespace || $0.isNewline }
    let name = String(words.joined(separator: " ").prefix(longest))
    guard !name.isEmpty else { return nil }
    return known.first { $0.lowercased() == name.lowercased() } ?? name
  }
}
