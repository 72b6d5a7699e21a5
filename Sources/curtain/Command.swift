/// One call of `curtain`: its name, what may follow, and what it does.
struct Command {
  /// How many operands may follow.
  struct Operands {
    /// As help shows them.
    var usage: String
    var minimum: Int
    var maximum: Int

    static let none = Operands(usage: "", minimum: 0, maximum: 0)
  }

  /// Empty for what `curtain` does by itself.
  var name: String
  var operands: Operands
  var options: [Option]
  var meaning: String
  /// What is told at a terminal while it takes long; nil for what waits for people.
  var longWork: String?
  /// Throws `UsageProblem`, or an error that `sentence(for:)` knows.
  var run: (Arguments) throws -> ExitStatus

  var isPlain: Bool { name.isEmpty }

  var usage: String {
    (["curtain", name, operands.usage]
      + options.map { "[\($0.usage)]" }).filter { !$0.isEmpty }.joined(separator: " ")
  }
}
