import Foundation

/// The learner's own editor, as the desktop knows it.
enum Editor {
  /// Opens a file beside the window, where somebody works at a desktop; elsewhere its path has to do.
  ///
  /// Returns at once. What the editor prints is nobody's business here, and neither is how it ends.
  static func open(_ path: String) {
    let environment = ProcessInfo.processInfo.environment
    guard Console.isErrorTerminal,
      (environment["DISPLAY"] ?? environment["WAYLAND_DISPLAY"]) != nil,
      let opener = opener(in: environment["PATH"] ?? "")
    else { return }
    let process = Process()
    process.executableURL = URL(filePath: opener)
    process.arguments = [path]
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    // Without an editor the path that was printed does as well.
    try? process.run()
  }

  private static func opener(in path: String) -> String? {
    let names = ["xdg-open", "open"]
    return path.split(separator: ":").lazy.flatMap { folder in names.map { "\(folder)/\($0)" } }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }
}
