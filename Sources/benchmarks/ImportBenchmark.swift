import Foundation
import Importers
import JSONBackend
import SpaceAndTime
import TestSupport
import XMLBackend

/// Dumps of other tools: how fast each format is read, what the largest cost, and that damaged ones
/// come to an end.
///
/// To reach: at most three times what the library's reader alone needs for the same bytes, growing
/// with the nodes; 50 MB of XML in 2 s and 64 MB + 4 × the file, of JSON in 8 s and 64 MB + 20 × the file;
/// `curtain speak` of 10,000 nodes in 0.5 s, and of the largest in the same memory.
enum ImportBenchmark {
  private static let importer = Importer(
    parsers: DumpParsers(xml: XMLParser(), json: JSONDumpParser()))

  static func run() throws {
    try measureProcess()
    try measureLimits()
    for format in GeneratedDump.formats { try measureSpeed(format) }
  }

  // MARK: - Speed

  private static func measureSpeed(_ format: String) throws {
    print(format)
    for nodes in [100, 10_000, 100_000] {
      let bytes = Array(GeneratedDump.text(format, nodes: nodes).utf8)
      var times = Stopwatch()
      var library = Stopwatch()
      var scanning = Stopwatch()
      var found = 0
      for _ in 0..<(nodes > 10_000 ? 3 : 9) {
        found = try times.measure { try importer.screens(in: bytes) }?.first?.nodeCount ?? 0
        library.measure { readByLibraryAlone(bytes, format) }
        if format.hasSuffix("xml") { scanning.measure { XMLParser().scanAlone(bytes[...]) } }
      }
      precondition(found >= nodes / 2, "the generated dump was not read")
      let seconds = times.percentile(0.5) / 1000
      let alone = library.percentile(0.5) / 1000
      let megabytes = Double(bytes.count) / 1_000_000
      print(
        "  \(found) nodes, \(short(megabytes)) MB: \(short(seconds * 1000)) ms,"
          + " \(short(megabytes / seconds)) MB/s, \(Int(Double(found) / seconds)) nodes/s"
          + (alone > 0.000_01
            ? "; \(short(seconds / alone)) × the library's \(short(alone * 1000)) ms" : "")
          + (format.hasSuffix("xml")
            ? ", which takes \(short(scanning.percentile(0.5))) ms with nobody listening" : ""))
    }
  }

  /// The same trees as the compiler decodes them, with nothing made of them.
  private struct PlainElement: Decodable {
    struct Place: Decodable {
      var x: Double
      var y: Double
      var width: Double
      var height: Double
    }

    var type: String
    var name: String?
    var rawIdentifier: String?
    var label: String?
    var value: String?
    var rect: Place
    var isEnabled: String
    var isVisible: String
    var isAccessible: String
    var traits: String?
    var children: [PlainElement]?
  }

  private struct PlainAnswer: Decodable {
    var value: PlainElement
  }

  private struct PlainHost: Decodable {
    var label: String?
    var identifier: String?
    var value: String?
    var actions: [String]?
    var enabled: Bool
    var frame: PlainElement.Place
    var help: String?
    var pid: Int
    var role: String
    var description: String?
    var subrole: String?
    var title: String?
    var type: String
    var children: [PlainHost]?

    private enum CodingKeys: String, CodingKey {
      case label = "AXLabel"
      case identifier = "AXUniqueId"
      case value = "AXValue"
      case actions = "custom_actions"
      case description = "role_description"
      case enabled, frame, help, pid, role, subrole, title, type, children
    }
  }

  private static func readByLibraryAlone(_ bytes: [UInt8], _ format: String) {
    if format.hasSuffix("xml") {
      XMLParser().readAlone(bytes[...])
    } else if format == "webdriveragent-json" {
      _ = try? JSONDecoder().decode(PlainAnswer.self, from: Data(bytes))
    } else if format == "idb-axe-json" {
      _ = try? JSONDecoder().decode([PlainHost].self, from: Data(bytes))
    }
  }

  // MARK: - Whole processes

  private static func measureProcess() throws {
    let curtain = try builtProduct("curtain")
    for format in ["webdriveragent-xml", "webdriveragent-json", "uiautomator-xml"] {
      let file = try write(GeneratedDump.text(format, nodes: 10_000))
      for options in [[], ["--prices"], ["--json"]] {
        var times: [Double] = []
        for _ in 0..<7 {
          let run = try run(curtain, ["speak", file.path] + options)
          precondition(run.status == 0, "curtain speak ended with status \(run.status)")
          times.append(run.seconds)
        }
        let call = (["speak"] + options).joined(separator: " ")
        print(
          "\(call), 10,000 nodes of \(format): \(short(times.sorted()[3] * 1000)) ms, start to end")
      }
      try FileManager.default.removeItem(at: file)
    }
  }

  private static func measureLimits() throws {
    let curtain = try builtProduct("curtain")
    let target = FileManager.default.temporaryDirectory.appending(path: "curtain-import.json5")
    for (name, make) in largeDumps {
      let file = try write(make())
      let size = try Double(file.resourceValues(forKeys: [.fileSizeKey]).fileSize ?? 0) / 1_000_000
      let times = name.hasPrefix("JSON") ? 20.0 : 4
      var calls = [["import", file.path, "-o", target.path]]
      // Of all these the most stops.
      if name.hasSuffix("wide") {
        calls += [[], ["--prices"], ["--json"]].map { ["speak", file.path] + $0 }
      }
      for call in calls {
        let run = try run(curtain, call)
        let words = call.filter { !$0.hasPrefix("/") && $0 != "-o" }.joined(separator: " ")
        print(
          "\(words), \(name), \(short(size)) MB: \(short(run.seconds)) s"
            + " (\(short(run.processor)) s of a processor), \(run.megabytes) MB"
            + " (to reach: \(Int(64 + times * size)) MB), exit status \(run.status)")
      }
      try FileManager.default.removeItem(at: file)
    }
    try? FileManager.default.removeItem(at: target)
  }

  private static let largeDumps: [(name: String, make: @Sendable () -> String)] = [
    ("XML of 50 MB, iOS", { GeneratedDump.text("webdriveragent-xml", nodes: 235_000) }),
    ("XML of 50 MB, Android", { GeneratedDump.text("uiautomator-xml", nodes: 120_000) }),
    (
      "JSON of 50 MB, WebDriverAgent", { GeneratedDump.text("webdriveragent-json", nodes: 150_000) }
    ),
    ("JSON of 50 MB, idb", { GeneratedDump.text("idb-axe-json", nodes: 150_000) }),
    ("XML 100,000 deep", { nested(100_000) }),
    (
      "JSON 100,000 deep",
      {
        "["
          + String(
            repeating: "{\"type\": \"Other\", \"isEnabled\": \"1\", \"rect\": {}, \"children\": [",
            count: 100_000)
      }
    ),
    ("XML 500,000 wide", { wide(500_000) }),
  ]

  private static func nested(_ depth: Int) -> String {
    "<AppiumAUT>"
      + String(
        repeating: "<XCUIElementTypeOther x=\"0\" y=\"0\" width=\"9\" height=\"9\">", count: depth)
      + String(repeating: "</XCUIElementTypeOther>", count: depth) + "</AppiumAUT>"
  }

  private static func wide(_ count: Int) -> String {
    var text = "<AppiumAUT>"
    for index in 0..<count {
      text +=
        "<XCUIElementTypeButton label=\"B\(index)\" x=\"0\" y=\"\(index % 40_000 * 20)\" width=\"90\" height=\"20\"/>"
    }
    return text + "</AppiumAUT>"
  }

  private static func write(_ text: String) throws -> URL {
    let file = FileManager.default.temporaryDirectory.appending(
      path: "curtain-dump-\(ProcessInfo.processInfo.processIdentifier)")
    try text.write(to: file, atomically: false, encoding: .utf8)
    return file
  }

  /// Runs a program silently, and tells its time, its largest memory and its exit status.
  private static func run(_ program: URL, _ arguments: [String]) throws
    -> (seconds: Double, processor: Double, megabytes: Int, status: Int32)
  {
    let clock = ContinuousClock()
    let start = clock.now
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    var kilobytes = 0
    var ticks = 0
    // The high water mark of its memory only grows: the last look before the end tells it.
    while process.isRunning {
      kilobytes = max(kilobytes, peakKilobytes(process.processIdentifier))
      ticks = max(ticks, processorTicks(process.processIdentifier))
      usleep(2_000)
    }
    process.waitUntilExit()
    let time = clock.now - start
    let seconds = Double(time.components.seconds) + Double(time.components.attoseconds) / 1e18
    return (
      seconds, Double(ticks) / Double(sysconf(Int32(_SC_CLK_TCK))), kilobytes / 1024,
      process.terminationStatus
    )
  }

  private static func peakKilobytes(_ process: Int32) -> Int {
    let text = try? String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8)
    let line = text?.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
    return line?.split(separator: " ").compactMap { Int($0) }.first ?? 0
  }

  private static func processorTicks(_ process: Int32) -> Int {
    let text = (try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)) ?? ""
    let fields = text.split(separator: ")").last?.split(separator: " ") ?? []
    guard fields.count > 12 else { return 0 }
    return (Int(fields[11]) ?? 0) + (Int(fields[12]) ?? 0)
  }

  private static func short(_ number: Double) -> String {
    number >= 100 ? String(Int(number.rounded())) : String((number * 100).rounded() / 100)
  }

  // MARK: - Damage

  /// Every dump at hand cut at 200 places, and with 200 bytes changed in 20 ways: each ends in a
  /// sentence or a screen. The slowest is told.
  static func damage() throws {
    var files = try names(below: packageRoot.appending(path: "Tests/Dumps"))
    if let folder = OutsideFiles.fixtures.folder {
      for name in try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
      where name.hasPrefix("ios-") || name.hasPrefix("android-") {
        files += try names(below: folder.appending(path: name))
      }
    }
    var random = SeededRandom(seed: 1)
    var screens = 0
    var sentences = 0
    var untold = 0
    var slowest = (0.0, "")
    /// Of a cut dump neither fewer nodes nor a sentence may go without a word about it.
    func take(_ bytes: [UInt8], _ name: String, cutFrom nodes: [Int]? = nil) {
      var time = Stopwatch()
      let (found, sentence) = time.measure { () -> ([ImportedScreen], String) in
        do throws(ImportProblem) {
          if let found = try importer.screens(in: bytes) { return (found, "") }
          return ([], importer.problem(with: bytes).sentence)
        } catch {
          return ([], error.sentence)
        }
      }
      if found.isEmpty { sentences += 1 } else { screens += 1 }
      if let nodes {
        let isWhole = nodes.starts(with: found.map(\.nodeCount)) && !found.isEmpty
        let isTold =
          found.contains { $0.isCut || $0.notes.all.contains { $0.text.contains("can't be read") } }
          || ["breaks off", "empty", "blank"].contains { sentence.contains($0) }
        if !isWhole, !isTold, bytes.count >= 64 {
          untold += 1
          print("untold: \(name) cut at \(bytes.count): \(sentence)")
        }
      }
      if time.times[0] > slowest.0 { slowest = (time.times[0], name) }
    }
    for file in files {
      let bytes = Array(try Data(contentsOf: file))
      let nodes = try? importer.screens(in: bytes)?.map(\.nodeCount)
      for cut in 0..<200 {
        take(
          Array(bytes.prefix(bytes.count * cut / 200)), file.lastPathComponent, cutFrom: nodes)
      }
      for _ in 0..<20 {
        var changed = bytes
        for _ in 0..<200 where !changed.isEmpty {
          changed[Int.random(in: 0..<changed.count, using: &random)] = .random(
            in: 0...255, using: &random)
        }
        take(changed, file.lastPathComponent)
      }
    }
    print(
      "\(files.count) dumps damaged: \(screens) screens, \(sentences) sentences, \(untold) untold;"
        + " slowest \(short(slowest.0)) ms, \(slowest.1)")
  }

  private static func names(below folder: URL) throws -> [URL] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
      .filter { !$0.hasSuffix(".transcript") }.map { folder.appending(path: $0) }
  }
}
