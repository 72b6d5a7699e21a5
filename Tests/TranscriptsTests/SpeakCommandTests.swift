import Foundation
import TestSupport
import Testing

@Suite("curtain speak")
struct SpeakCommandTests {
  private struct Outcome {
    var output: String
    var errors: String
    var status: Int32
    var lines: [String] { output.split(separator: "\n").map(String.init) }
  }

  private func speak(_ arguments: [String], input: String = "") throws -> Outcome {
    let process = Process()
    process.executableURL = try builtProduct("curtain")
    process.arguments = ["speak"] + arguments
    let (output, errors, source) = (Pipe(), Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = errors
    process.standardInput = source
    try process.run()
    try source.fileHandleForWriting.write(contentsOf: Data(input.utf8))
    try source.fileHandleForWriting.close()
    let heard = output.fileHandleForReading.readDataToEndOfFile()
    let told = errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Outcome(
      output: String(decoding: heard, as: UTF8.self), errors: String(decoding: told, as: UTF8.self),
      status: process.terminationStatus)
  }

  /// Three headings among twelve stops, a text with a link, and a rotor of the app's own.
  private static let screen = """
    {
      id: "news", title: "News",
      views: [
        { id: "top", kind: "label", frame: [0, 0, 390, 40], text: "News", accessibilityTraits: ["header"],
          accessibilityCustomRotors: [{ name: "Ads", results: ["b2", "b1"] }] },
        { id: "b1", kind: "button", frame: [0, 50, 390, 40], text: "One" },
        { id: "b2", kind: "button", frame: [0, 100, 390, 40], text: "Two" },
        { id: "b3", kind: "button", frame: [0, 150, 390, 40], text: "Three" },
        { id: "sport", kind: "label", frame: [0, 200, 390, 40], text: "Sport", accessibilityTraits: ["header"] },
        { id: "b4", kind: "button", frame: [0, 250, 390, 40], text: "Four" },
        { id: "b5", kind: "button", frame: [0, 300, 390, 40], text: "Five" },
        { id: "b6", kind: "button", frame: [0, 350, 390, 40], text: "Six" },
        { id: "text", kind: "label", frame: [0, 400, 390, 40], text: "Read the terms here",
          links: [{ text: "terms", destination: "https://example.org" }] },
        { id: "late", kind: "label", frame: [0, 450, 390, 40], text: "Late", accessibilityTraits: ["header"] },
        { id: "b7", kind: "button", frame: [0, 500, 390, 40], text: "Seven" },
        { id: "b8", kind: "button", frame: [0, 550, 390, 40], text: "Eight" },
      ],
    }
    """

  private func withScreen(_ work: (TemporaryFolder, String) throws -> Void) throws {
    let folder = try TemporaryFolder()
    let path = folder.url.appending(path: "news.json5").path
    try Self.screen.write(toFile: path, atomically: true, encoding: .utf8)
    try work(folder, path)
  }

  @Test("Prices number the stops and tell flicks and the cheapest way")
  func prices() throws {
    try withScreen { _, screen in
      let plain = try speak([screen])
      let priced = try speak([screen, "--prices"])
      #expect(priced.lines.first == "stop  flicks  cheapest  spoken")
      #expect(priced.lines[1] == "   1       0         0  News, heading")
      #expect(priced.lines[10] == "  10       9         3  Late, heading")
      #expect(priced.lines.dropFirst().map { String($0.dropFirst(24)) } == plain.lines)
    }
  }

  @Test("A setting of the rotor has its stops in its own order")
  func rotor() throws {
    try withScreen { _, screen in
      #expect(
        try speak([screen, "--rotor", "headings"]).lines
          == ["News, heading", "Sport, heading", "Late, heading"])
      #expect(try speak([screen, "--rotor", "links"]).lines == ["terms, link"])
      #expect(try speak([screen, "--rotor", "Ads"]).lines == ["Two, button", "One, button"])
      let priced = try speak([screen, "--rotor", "headings", "--prices"])
      #expect(priced.lines.last == "  10       9         3  Late, heading")
      let none = try speak([screen, "--rotor", "landmarks"])
      #expect(none.status == 0)
      #expect(none.output.isEmpty)
      #expect(none.errors == "curtain: the rotor's landmarks lead to no stop on this screen\n")
    }
  }

  @Test(
    "A setting without stops of its own, or none at all, is answered with those that have",
    arguments: [("characters", "has no stops of its own"), ("heading", "did you mean headings?")])
  func wrongRotor(name: String, answer: String) throws {
    try withScreen { _, screen in
      let outcome = try speak([screen, "--rotor", name])
      #expect(outcome.status == 2)
      #expect(outcome.errors.contains(answer), "\(outcome.errors)")
    }
  }

  @Test("JSON Lines tell place, rotor, price and way")
  func json() throws {
    try withScreen { _, screen in
      let lines = try speak([screen, "--json"]).lines
      #expect(
        lines[9]
          == "{\"id\": \"late\", \"spoken\": \"Late, heading\", \"position\": 10, "
          + "\"rotor\": [\"headings\"], \"flicks\": 9, \"cost\": 3, "
          + "\"way\": [{\"gesture\": \"four-finger-tap-bottom\", \"times\": 1}, "
          + "{\"gesture\": \"one-finger-flick-left\", \"times\": 2}]}")
    }
  }

  @Test("The map is a picture of what --prices tells, and the transcript stays as it is")
  func map() throws {
    try withScreen { folder, screen in
      let plain = try speak([screen])
      for (name, magic) in [("map.png", [0x89, 0x50]), ("map.pdf", [0x25, 0x50])]
        as [(String, [UInt8])]
      {
        let path = folder.url.appending(path: name)
        let outcome = try speak([screen, "--map", path.path])
        #expect(outcome.output == plain.output)
        #expect(outcome.errors == "curtain: wrote \(path.path)\n")
        #expect(try Data(contentsOf: path).prefix(2) == Data(magic))
      }
      #expect(try speak([screen, "--map", "map.gif"]).status == 2)
      #expect(try speak([screen, "--map", "/nowhere/map.png"]).status == 2)
    }
  }

  @Test("A kept transcript that holds is silent, and one that does not is told")
  func check() throws {
    try withScreen { folder, screen in
      let kept = folder.url.appending(path: "news.txt")
      for options in [[], ["--prices"], ["--rotor", "headings"]] {
        try speak([screen] + options).output.write(to: kept, atomically: true, encoding: .utf8)
        let same = try speak([screen, "--check", kept.path] + options)
        #expect(same.status == 0)
        #expect(same.output.isEmpty && same.errors.isEmpty)
      }
      let other = try speak([screen]).output.replacing("Six, button", with: "Sixth, button")
      try other.write(to: kept, atomically: true, encoding: .utf8)
      let changed = try speak([screen, "--check", kept.path])
      #expect(changed.status == 1)
      #expect(changed.lines == ["changed, stop 8:", "  - Sixth, button", "  + Six, button"])
      #expect(changed.errors.contains("1 difference; where they are meant"))
      let lines = try speak([screen, "--check", kept.path, "--json"])
      #expect(
        lines.output
          == "{\"change\": \"changed\", \"stop\": 8, \"spoken\": \"Six, button\", \"was_stop\": 8, "
          + "\"was_spoken\": \"Sixth, button\"}\n")
    }
  }

  @Test("A dump that is as kept says nothing at all, its notes neither")
  func checkDump() throws {
    let folder = try TemporaryFolder()
    for name in ["webdriveragent-xml.xml", "uiautomator-xml.shop.xml"] {
      let dump = packageRoot.appending(path: "Tests/Dumps/\(name)").path
      let kept = folder.url.appending(path: "kept.txt")
      try speak([dump]).output.write(to: kept, atomically: true, encoding: .utf8)
      let same = try speak([dump, "--check", kept.path])
      #expect(same.status == 0)
      #expect(same.output.isEmpty && same.errors.isEmpty)
    }
  }

  @Test("What can't be compared ends with status 2 and says why")
  func unreadable() throws {
    try withScreen { folder, screen in
      let kept = folder.url.appending(path: "kept.txt").path
      let missing = try speak([screen, "--check", kept])
      #expect(missing.status == 2)
      #expect(missing.errors.contains("There is no such transcript; keep one with"))
      try Data([0xFF, 0xFE, 0, 1]).write(to: URL(filePath: kept))
      #expect(try speak([screen, "--check", kept]).errors.contains("not written in UTF-8"))
      try speak([screen, "--json"]).output.write(toFile: kept, atomically: true, encoding: .utf8)
      #expect(try speak([screen, "--check", kept]).errors.contains("These are JSON Lines"))
      #expect(try speak([screen, "--check", folder.url.path]).status == 2)
      #expect(try speak(["-", "--check", "-"], input: "x").status == 2)
      #expect(try speak([folder.url.path + "/none.xml", "--check", screen]).status == 2)
    }
  }
}
