import Foundation
import TestSupport
import Testing

/// axe-core in headless Chromium: what `Scripts/setup tests` brings.
enum Axe {
  struct Findings: Decodable {
    /// The rules that do not hold, by axe's ids.
    var violations: [String]
    /// What axe leaves to people.
    var undecided: [String]
    /// How many rules hold.
    var passes: Int
  }

  struct Problem: Error {
    var sentence: String
  }

  static let missing: Comment =
    "Chromium or axe-core is not on this machine; Scripts/setup tests brings both"

  static var isHere: Bool {
    browser != nil && FileManager.default.fileExists(atPath: script.path)
  }

  private static let script = packageRoot.appending(path: ".build/axe/axe.min.js")

  private static let browser: URL? = {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    return ["chromium", "chromium-browser", "google-chrome"].lazy.flatMap { name in
      folders.map { URL(filePath: "\($0)/\(name)") }
    }.first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }()

  /// Judges a page by every rule of axe that is on by itself, and by text contrast of 7 : 1.
  static func findings(on page: String, isDark: Bool = false) throws -> Findings {
    let folder = try TemporaryFolder()
    try FileManager.default.copyItem(at: script, to: folder.url.appending(path: "axe.js"))
    let judged = page.replacing(
      "</body>",
      with: """
        <script src="axe.js"></script>
        <script>
        axe.run({ rules: { "color-contrast-enhanced": { enabled: true } } }).then((found) => {
          const ids = (rules) => rules.map((rule) => rule.id);
          document.title = "findings " + JSON.stringify({
            violations: ids(found.violations), undecided: ids(found.incomplete),
            passes: found.passes.length }) + " end";
        });
        </script>
        </body>
        """)
    try Data(judged.utf8).write(to: folder.url.appending(path: "page.html"))
    let text = try withExtendedLifetime(folder) { try run(on: folder.url, isDark: isDark) }
    guard let found = text.firstMatch(of: /findings (\{.*?\}) end/) else {
      throw Problem(sentence: "axe said nothing: \(text.suffix(400))")
    }
    return try JSONDecoder().decode(Findings.self, from: Data(found.output.1.utf8))
  }

  /// The page after its scripts have run, as text.
  private static func run(on folder: URL, isDark: Bool) throws -> String {
    guard let browser else { throw Problem(sentence: missing.rawValue) }
    let process = Process()
    process.executableURL = browser
    process.arguments =
      [
        "--headless", "--disable-gpu", "--virtual-time-budget=20000",
        "--user-data-dir=\(folder.path)/profile", "--dump-dom",
      ]
      // Chromium runs as root only without its sandbox; the page is our own.
      + (geteuid() == 0 ? ["--no-sandbox"] : [])
      + (isDark ? ["--blink-settings=preferredColorScheme=0"] : [])
      + ["file://\(folder.path)/page.html"]
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let data = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self)
  }
}
