import Foundation

/// A real X server without a graphics card, with a touch screen, a pointer and a keyboard that
/// programs move. It ends with this object, and with the process that made it, however that ends.
final class XServer {
  let display: Int
  let folder: URL
  private let shell: ChildProcess

  init(width: Int, height: Int, patience: TimeInterval) throws {
    guard FileManager.default.isExecutableFile(atPath: "/usr/bin/Xorg") else {
      throw TouchScreenError(
        "There is no X server to test with: run ./Scripts/setup tests "
          + "(xserver-xorg-core, xserver-xorg-video-dummy)")
    }
    folder = FileManager.default.temporaryDirectory.appending(path: "touch-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let configuration = folder.appending(path: "xorg.conf")
    try Self.configuration(folder: folder.path, width: width, height: height)
      .write(to: configuration, atomically: true, encoding: .utf8)

    // The shell ends the server when its own input closes, which a crash of this process does
    // too; a server that does not listen is made to end.
    let script =
      #""$@" & server=$!; read -r _; kill "$server"; "#
      + #"for _ in 1 2 3 4 5 6 7 8 9; do kill -0 "$server" || exit 0; sleep 0.2; done; "#
      + #"kill -9 "$server""#
    shell = try ChildProcess(
      "/bin/sh",
      ["-c", script, "sh", "/usr/bin/Xorg", "-displayfd", "1", "-config", configuration.path]
        + ["-noreset", "-nolisten", "tcp", "-novtswitch", "-sharevts", "vt7"]
        + ["-logfile", folder.appending(path: "xorg.log").path])

    guard let number = shell.line(within: patience), let display = Int(number) else {
      let log = try? String(contentsOf: folder.appending(path: "xorg.log"), encoding: .utf8)
      let errors = log?.split(separator: "\n").filter { $0.contains("(EE)") } ?? []
      throw TouchScreenError("The X server did not start: \(errors.joined(separator: "; "))")
    }
    self.display = display
  }

  deinit {
    shell.closeInput()
    _ = shell.exitStatus(within: 10)
    try? FileManager.default.removeItem(at: folder)
  }

  private static func configuration(folder: String, width: Int, height: Int) -> String {
    func device(_ name: String, _ type: String, _ more: String = "") -> String {
      """
      Section "InputDevice"
        Identifier "\(name)"
        Driver "inputtest"
        Option "SocketPath" "\(folder)/\(name).sock"
        Option "DeviceType" "\(type)"
        \(more)
      EndSection

      """
    }
    return """
      Section "ServerFlags"
        Option "AutoAddDevices" "false"
        Option "AutoEnableDevices" "false"
        Option "DontVTSwitch" "true"
      EndSection
      Section "Device"
        Identifier "card"
        Driver "dummy"
        VideoRam 65536
      EndSection
      Section "Monitor"
        Identifier "monitor"
        HorizSync 5-1000
        VertRefresh 5-200
        Modeline "mode" 100.00 \(width) \(width + 48) \(width + 160) \(width + 400) \
      \(height) \(height + 1) \(height + 4) \(height + 42) +hsync +vsync
      EndSection
      Section "Screen"
        Identifier "screen"
        Device "card"
        Monitor "monitor"
        DefaultDepth 24
        SubSection "Display"
          Depth 24
          Modes "mode"
          Virtual \(width) \(height)
        EndSubSection
      EndSection
      \(device("touch", "Touch", #"Option "TouchCount" "10""#))
      \(device("keyboard", "Keyboard"))
      \(device("pointer", "PointerAbsolute"))
      Section "ServerLayout"
        Identifier "layout"
        Screen "screen"
        InputDevice "keyboard" "CoreKeyboard"
        InputDevice "pointer" "CorePointer"
        InputDevice "touch" "SendCoreEvents"
      EndSection

      """
  }
}
