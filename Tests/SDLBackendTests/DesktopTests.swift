import Foundation
import Testing

@testable import SDLBackend

@Suite("The desktop around the window")
struct DesktopTests {
  @Test(
    "Desktops are known by any of their names",
    arguments: [
      ("GNOME", true, false), ("ubuntu:GNOME", true, false), ("XFCE", false, true),
      ("KDE", false, false), ("", false, false),
    ])
  func names(name: String, takesTouches: Bool, takesAltDrag: Bool) {
    let desktop = Desktop(name: name)
    #expect(desktop.takesThreeFingerTouches == takesTouches)
    #expect(desktop.takesAltDrag == takesAltDrag)
  }

  @Test(
    "Orca is told from others by its command line",
    arguments: [
      (["/usr/bin/orca"], true), (["/usr/bin/python3", "/usr/bin/orca", "--replace"], true),
      (["orca"], true), (["vi", "notes", "orca"], false), (["/opt/orca/slicer"], false),
      (["orca-slicer"], false), ([], false),
    ])
  func commandLines(command: [String], isOrca: Bool) {
    #expect(Desktop.isOrca(command) == isOrca)
  }

  #if os(Linux)
    @Test("Orca is noticed while it runs, by itself or behind its interpreter")
    func orca() throws {
      let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      let orca = folder.appending(path: "orca")
      try "#!/bin/sh\nread line\n".write(to: orca, atomically: true, encoding: .utf8)
      // Not started by itself: another test's child may hold a file open that was just written, and
      // such a file can't be started. A started script has the same command line.
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/bin/sh")
      process.arguments = [orca.path]
      process.standardInput = Pipe()
      try process.run()
      defer {
        kill(process.processIdentifier, SIGKILL)
        process.waitUntilExit()
      }
      // The interpreter takes the script's place a moment after the start.
      for _ in 0..<100 where !Desktop.isOrcaRunning { usleep(10_000) }
      #expect(Desktop.isOrcaRunning)
    }
  #endif
}
