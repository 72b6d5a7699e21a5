import CSDL2

#if os(Linux)
  import Glibc
#endif

/// What the desktop around the window does by itself.
public struct Desktop: Hashable, Sendable {
  /// As the desktop calls itself (`XDG_CURRENT_DESKTOP`); empty on a bare X server.
  public var name: String

  public init(name: String) {
    self.name = name
  }

  /// The one that this program runs in.
  ///
  /// C: `SDL_getenv`.
  public static var current: Desktop {
    Desktop(name: SDL_getenv("XDG_CURRENT_DESKTOP").map { String(cString: $0) } ?? "")
  }

  /// Whether touches of three fingers and more may never reach a window.
  public var takesThreeFingerTouches: Bool { isAny(of: ["gnome", "unity", "pantheon"]) }

  /// Whether dragging with Alt moves windows, as these desktops are delivered.
  public var takesAltDrag: Bool {
    isAny(of: ["xfce", "mate", "x-cinnamon", "cinnamon", "lxqt", "lxde"])
  }

  private func isAny(of names: Set<String>) -> Bool {
    name.split(separator: ":").contains { names.contains($0.lowercased()) }
  }

  /// Whether the Orca screen reader runs, whose voice would mix with ours.
  ///
  /// False wherever processes are not listed under `/proc`.
  public static var isOrcaRunning: Bool {
    #if os(Linux)
      processes(in: "/proc").contains(where: isOrca)
    #else
      false
    #endif
  }

  /// Orca is a Python script: its name may stand behind the interpreter's.
  static func isOrca(_ command: [String]) -> Bool {
    command.prefix(2).contains { $0.split(separator: "/").last == "orca" }
  }

  #if os(Linux)
    /// The words of every process's command line.
    ///
    /// C: `opendir`.
    private static func processes(in folder: String) -> [[String]] {
      guard let directory = opendir(folder) else { return [] }
      defer { closedir(directory) }
      var commands: [[String]] = []
      while let entry = readdir(directory) {
        let name = withUnsafeBytes(of: entry.pointee.d_name) { bytes in
          String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
        }
        guard Int(name) != nil, let file = fopen("\(folder)/\(name)/cmdline", "r") else { continue }
        defer { fclose(file) }
        var bytes = [UInt8](repeating: 0, count: 512)
        let count = fread(&bytes, 1, bytes.count, file)
        commands.append(
          bytes[..<count].split(separator: 0).map { String(decoding: $0, as: UTF8.self) })
      }
      return commands
    }
  #endif
}
