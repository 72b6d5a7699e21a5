import Foundation

/// Everything that is timed; called with names of benchmarks, or with none for all.
@main
enum Benchmarks {
  static func main() throws {
    let wanted = CommandLine.arguments.dropFirst()
    let known = Set(BenchmarkCatalog.rows.map(\.name))
    for name in wanted where !known.contains(name) {
      print("There is no benchmark \(name); there are: \(known.sorted().joined(separator: ", "))")
      exit(2)
    }
    for row in BenchmarkCatalog.rows where wanted.isEmpty || wanted.contains(row.name) {
      print("# \(row.name)")
      try row.run()
    }
  }
}
