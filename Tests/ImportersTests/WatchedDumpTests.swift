import Foundation
import TestSupport
import Testing

@Suite("Practice on a dump that is written anew", .serialized)
struct WatchedDumpTests {
  private static func dump(_ label: String) -> String {
    let button =
      "<XCUIElementTypeButton label=\"\(label)\" x=\"0\" y=\"100\" width=\"390\" height=\"44\"/>"
    return """
      <AppiumAUT><XCUIElementTypeApplication label="Shop" x="0" y="0" width="390" height="844">
      \(button)
      <XCUIElementTypeButton label="Last" x="0" y="200" width="390" height="44"/>
      </XCUIElementTypeApplication></AppiumAUT>
      """
  }

  /// The texts of the events of a kind so far.
  private func told(_ event: String, in log: URL) -> [String] {
    let text = (try? String(contentsOf: log, encoding: .utf8)) ?? ""
    return text.split(separator: "\n").filter { $0.contains("\"event\":\"\(event)\"") }
      .map(String.init)
  }

  private func wait(within seconds: Int = 60, until isThere: () -> Bool) -> Bool {
    for _ in 0..<(seconds * 50) {
      if isThere() { return true }
      usleep(20_000)
    }
    return false
  }

  @Test("Half a dump is told and the last good screen stays; the whole one is heard")
  func halfWritten() throws {
    let folder = try TemporaryFolder()
    let file = folder.url.appending(path: "menu.xml")
    let log = folder.url.appending(path: "log.jsonl")
    try Self.dump("First").write(to: file, atomically: false, encoding: .utf8)
    let process = Process()
    process.executableURL = try builtProduct("curtain")
    process.arguments = [
      "practice", file.path, "--log", log.path, "--data", folder.url.appending(path: "data").path,
    ]
    process.environment = ProcessInfo.processInfo.environment.merging([
      "SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy",
    ]) { $1 }
    process.standardError = FileHandle.nullDevice
    process.standardInput = FileHandle.nullDevice
    try process.run()
    defer {
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
    }
    try #require(wait { told("speech", in: log).contains { $0.contains("First") } })
    let screens = told("screen", in: log).count
    let second = Self.dump("Second")
    for part in [second.prefix(40), second.dropLast(70)] {
      let coach = told("coach", in: log).count
      try String(part).write(to: file, atomically: false, encoding: .utf8)
      #expect(
        wait { told("coach", in: log).dropFirst(coach).contains { $0.contains("breaks off") } })
      #expect(told("screen", in: log).count == screens)
    }
    try second.write(to: file, atomically: false, encoding: .utf8)
    #expect(wait { told("speech", in: log).contains { $0.contains("Second") } })
  }
}
