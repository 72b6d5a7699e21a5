/// What tools write in place of a dump when they fail.
enum ErrorText {
  private static let known: [(words: String, what: String)] = [
    (
      "null root node",
      "uiautomator found no screen to dump. Unlock the device, bring the app to the front and dump again."
    ),
    (
      "could not get idle state",
      "uiautomator waited for the screen to come to rest, and it never did. Stop what moves on it and dump again."
    ),
    (
      "device unauthorized",
      "adb is not allowed to talk to the device. Confirm the question on its screen and dump again."
    ),
    ("no devices/emulators found", "adb found no device. Connect one and dump again."),
    (
      "waiting for device",
      "adb waited for a device, and none came. Connect one or start an emulator, and dump again."
    ),
    (
      "uiautomator: not found",
      "The device has no uiautomator. Dump with Appium, or on a system of Android 4.3 or later."
    ),
    (
      "failed to connect",
      "There is no server at that address. Start WebDriverAgent or Appium, and dump again."
    ),
    (
      "connection refused",
      "There is no server at that address. Start WebDriverAgent or Appium, and dump again."
    ),
    (
      "dumped to: /dev/tty",
      "uiautomator announced the dump, and it breaks off before the first element. Dump the screen again, to its end."
    ),
    (
      "hierchary dumped to",
      "uiautomator wrote the dump to a file on the device. Fetch that with adb pull, or dump to /dev/tty."
    ),
    (
      "hierarchy dumped to",
      "uiautomator wrote the dump to a file on the device. Fetch that with adb pull, or dump to /dev/tty."
    ),
    (
      "command not found",
      "The tool that should make the dump is not installed. Docs/Importing.md lists the tools."
    ),
  ]

  /// Words with which an error message begins.
  private static let beginnings = [
    "error:", "traceback ", "exception", "adb:", "curl:", "idb:", "xcrun:", "/system/bin/sh:",
    "sh:", "bash:", "zsh:", "fatal",
  ]

  static func sentence(for text: [UInt8]) -> String? {
    let beginning = String(decoding: text.prefix(4096), as: UTF8.self).lowercased()
    if let error = known.first(where: { beginning.firstRange(of: $0.words) != nil }) {
      return error.what
    }
    let words = beginning.filter { $0.isLetter }
    if words == "killed" || words == "terminated" {
      return "The tool was killed before it wrote anything. Dump the screen again."
    }
    guard beginnings.contains(where: { beginning.hasPrefix($0) }) else { return nil }
    return
      "This is an error message, not a dump: “\(NotADump.excerpt(text))”. Dump the screen again."
  }
}
