import Foundation
import TestSupport
import Testing

/// The command as somebody calls it.
@Suite("curtain route")
struct RouteCommandTests {
  @Test("A screen's own goal, gesture by gesture with what is heard")
  func screen() throws {
    let result = try route("pizza-menu-after")
    #expect(result.status == 0)
    let lines = result.output.split(separator: "\n")
    #expect(lines.contains { $0.hasPrefix("one-finger-double-tap: ") })
    #expect(lines.last == "16 in all")
  }

  @Test("A lesson's rounds come under their titles")
  func lesson() throws {
    let result = try route("order-a-pizza")
    #expect(result.status == 0)
    let lines = result.output.split(separator: "\n").map(String.init)
    #expect(lines.filter { $0.hasPrefix("# ") } == ["# Before", "# After"])
    #expect(lines.filter { $0.hasSuffix(" in all") } == ["23 in all", "16 in all"])
  }

  @Test(
    "A goal can be said in the words of a screen file",
    arguments: [
      (#"{screen: "pizza-cart-after"}"#, "2 in all"),
      (#"{state: {offer: true}}"#, nil), (#"{state: {pepperoni: {atLeast: 1}, cart: 1}}"#, nil),
    ])
  func goal(_ goal: String, cost: String?) throws {
    let result = try route("pizza-menu-after", "--goal", goal)
    #expect(result.status == 0, "\(result.problems)")
    #expect(cost == nil || result.output.contains(cost!), "\(result.output)")
  }

  @Test(
    "The file of a lesson or a fault will do",
    arguments: [
      ("11-errands/join-a-gym", "14 in all"), ("09-faults/unnamed-button", "2 in all"),
    ])
  func file(_ path: String, cost: String) throws {
    let result = try route("Lessons/\(path).json5")
    #expect(result.status == 0, "\(result.problems)")
    #expect(result.output.split(separator: "\n").last == Substring(cost))
  }

  @Test("A fault's screens come one after the other, and the repaired one decides")
  func fault() throws {
    let result = try route("modal-without-escape")
    #expect(result.status == 0)
    let lines = result.output.split(separator: "\n").map(String.init)
    #expect(lines.filter { $0.hasPrefix("# ") } == ["# Before", "# After"])
    #expect(
      lines.contains(
        "No gesture leads to the goal. It ends on holiday-photo; "
          + "can be reached, but not together with the rest: the screen holiday-album"))
    #expect(lines.contains("8 in all"))
  }

  @Test("A goal without anything to reach is no goal, and one of a later round is found")
  func goals() throws {
    let nothing = try route("pizza-menu-after", "--goal", "{}")
    #expect(nothing.status == 2 && nothing.problems.contains("names no place to reach"))
    let later = try route("order-a-pizza", "--goal", #"{screen: "pizza-cart-after"}"#)
    #expect(later.status == 0, "\(later.problems)")
    #expect(later.output.hasPrefix("# After"))
  }

  @Test("With --json one object a line, from the start to the end")
  func json() throws {
    let result = try route("pizza-menu-after", "--goal", #"{screen: "pizza-cart-after"}"#, "--json")
    #expect(result.status == 0)
    let lines = try result.output.split(separator: "\n").map { line in
      try #require(JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
    }
    #expect(lines.map { $0["event"] as? String } == ["start", "step", "step", "end"])
    #expect(lines.dropFirst().first?["move"] as? String == "four-finger-tap-bottom")
    #expect(lines.last?["found"] as? Bool == true)
    #expect(lines.last?["cost"] as? Int == 2)
  }

  @Test("Where nothing leads to the goal it says where the way ends")
  func deadEnd() throws {
    let goal = #"{state: {city: "Atlantis"}}"#
    let result = try route("pizza-profile", "--goal", goal)
    #expect(result.status == 1)
    #expect(
      result.output.contains(
        "No gesture leads to the goal. It ends on pizza-profile; out of reach: city"),
      "\(result.output)")
    let lines = try route("pizza-profile", "--goal", goal, "--json").output.split(separator: "\n")
    #expect(lines.last?.contains(#""found": false"#) == true, "\(lines)")
  }

  @Test(
    "What can't be understood is said in one line",
    arguments: [
      (["first-touch"], "names no place to reach"),
      (["pizza-menu-after", "--goal", "{state: {crat: 2}}"], "cart"),
      (["pizza-menu-after", "--goal", "{"], "the goal"), (["no-such-thing"], "no-such-thing"),
    ])
  func wrong(_ arguments: [String], words: String) throws {
    let result = try run(arguments)
    #expect(result.status == 2)
    #expect(result.problems.contains(words), "\(result.problems)")
    #expect(result.problems.split(separator: "\n").count == 1)
    #expect(result.output.isEmpty)
  }

  // MARK: - Calling

  private struct Result {
    var status: Int32
    var output: String
    var problems: String
  }

  private func route(_ arguments: String...) throws -> Result { try run(arguments) }

  private func run(_ arguments: [String]) throws -> Result {
    let folder = try TemporaryFolder()
    let process = Process()
    process.executableURL = try builtProduct("curtain")
    process.arguments = ["route"] + arguments
    process.currentDirectoryURL = packageRoot
    let output = folder.url.appending(path: "output")
    let problems = folder.url.appending(path: "problems")
    for file in [output, problems] {
      try Data().write(to: file)
    }
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = try FileHandle(forWritingTo: problems)
    try process.run()
    process.waitUntilExit()
    return Result(
      status: process.terminationStatus, output: try String(contentsOf: output, encoding: .utf8),
      problems: try String(contentsOf: problems, encoding: .utf8))
  }
}
