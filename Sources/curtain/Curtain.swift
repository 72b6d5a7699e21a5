import Speech

/// The command: arguments, the loop, the choice of backends.
@main
struct Curtain {
  static let version = "0.1.0"

  static func main() {
    let status = run(Array(CommandLine.arguments.dropFirst()))
    Console.flush()
    Console.leave(status)
  }

  private static func run(_ words: [String]) -> ExitStatus {
    if words.contains("--help") || words.contains("-h") {
      Console.printLine(CommandCatalog.help)
      return .done
    }
    if words.contains("--version") {
      Console.printLine("curtain \(version)")
      return .done
    }
    do {
      let (command, rest) = try command(in: words)
      let arguments = try Arguments(rest, of: command)
      // Whoever types the input is not kept waiting.
      guard let longWork = command.longWork, !arguments.readsStandardInput else {
        return try command.run(arguments)
      }
      return try LongWork.telling(longWork) { try command.run(arguments) }
    } catch {
      Console.printError("curtain: \(sentence(for: error))")
      return .cannotGoOn
    }
  }

  /// The first word that is no option names the command; without one the course opens.
  private static func command(in words: [String]) throws(UsageProblem) -> (Command, [String]) {
    var rest = words
    let valued = Set(
      CommandCatalog.all.flatMap(\.options).filter { $0.placeholder != nil }.flatMap {
        [$0.name, $0.shortName].compactMap(\.self)
      })
    var index = 0
    while index < rest.count, rest[index].hasPrefix("-"), rest[index] != "-" {
      index += valued.contains(rest[index]) ? 2 : 1
    }
    guard index < rest.count else {
      guard let open = CommandCatalog.command(named: "") else {
        throw UsageProblem("nothing to do; see curtain --help")
      }
      return (open, rest)
    }
    let name = rest.remove(at: index)
    guard !name.isEmpty, let command = CommandCatalog.command(named: name) else {
      let names = CommandCatalog.all.map(\.name).filter { !$0.isEmpty }
      let close = NearestName.to(name, among: names)
      throw UsageProblem(
        "there is no command “\(name)”"
          + (close.map { "; did you mean \($0)?" } ?? "; see curtain --help"))
    }
    return (command, rest)
  }
}
