/// What a text looks like that is no dump, in one sentence with what to do.
enum NotADump {
  static func problem(_ bytes: [UInt8], text: [UInt8], unknown: DumpDocument?) -> ImportProblem {
    ImportProblem(
      nothing(bytes) ?? binary(bytes) ?? errorText(text) ?? otherTool(text, unknown)
        ?? "This is no dump that Curtain knows; it begins with “\(excerpt(text))”. It reads \(known)."
    )
  }

  /// "WebDriverAgent XML, … and Curtain's own screen files".
  static var known: String {
    ImporterCatalog.formats.map(\.name).joined(separator: ", ") + " and its own screen files"
  }

  private static func nothing(_ bytes: [UInt8]) -> String? {
    if bytes.isEmpty {
      return "The dump is empty: the tool wrote nothing. Dump the screen again."
    }
    if bytes.prefix(8).filter({ $0 > 0x20 }) == Array("null".utf8) {
      return "There is no element: the tool answered null. Dump the whole screen."
    }
    let isBlank = bytes.allSatisfy { $0 <= 0x20 }
    return isBlank ? "There is only blank space in it. Dump the screen again." : nil
  }

  private static let signatures: [(bytes: [UInt8], what: String)] = [
    ([0x89, 0x50, 0x4E, 0x47], "a PNG picture"), ([0xFF, 0xD8, 0xFF], "a JPEG picture"),
    (Array("GIF8".utf8), "a GIF picture"), (Array("%PDF".utf8), "a PDF"),
    ([0x50, 0x4B, 0x03, 0x04], "a ZIP archive"), ([0x1F, 0x8B], "a gzip archive"),
    ([0x7F, 0x45, 0x4C, 0x46], "a program"), ([0xCF, 0xFA, 0xED, 0xFE], "a program"),
    ([0xCA, 0xFE, 0xBA, 0xBE], "a program"), (Array("bplist".utf8), "a binary property list"),
    (Array("SQLite format 3".utf8), "an SQLite database"),
  ]

  /// True for bytes in which there is no use looking for a text.
  static func isBinary(_ bytes: [UInt8]) -> Bool {
    binary(bytes) != nil
  }

  private static func binary(_ bytes: [UInt8]) -> String? {
    let advice = "Import the text that the dump command writes."
    if let known = signatures.first(where: { bytes.starts(with: $0.bytes) }) {
      return "This is \(known.what), not a dump. \(advice)"
    }
    guard TextDecoding.byteOrder(of: bytes) == nil else { return nil }
    let beginning = bytes.prefix(4096)
    let strange = beginning.count { $0 < 0x09 || $0 > 0x0D && $0 < 0x20 }
    return strange * 10 > beginning.count ? "This is a binary file, not a dump. \(advice)" : nil
  }

  private static let errorTexts: [(words: String, what: String)] = [
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
      "hierchary dumped to",
      "uiautomator wrote the dump to a file on the device. Fetch that with adb pull, or dump to /dev/tty."
    ),
    (
      "hierarchy dumped to",
      "uiautomator wrote the dump to a file on the device. Fetch that with adb pull, or dump to /dev/tty."
    ),
  ]

  private static func errorText(_ text: [UInt8]) -> String? {
    let beginning = String(decoding: text.prefix(4096), as: UTF8.self).lowercased()
    if let error = errorTexts.first(where: { beginning.firstRange(of: $0.words) != nil }) {
      return error.what
    }
    for key in ["\"error\"", "\"stacktrace\""] where beginning.firstRange(of: key) != nil {
      return
        "This is a server's error message, not a dump: “\(excerpt(text))”. Start the session anew and dump again."
    }
    let isError = ["error:", "traceback ", "exception", "adb:"].contains { beginning.hasPrefix($0) }
    return isError
      ? "This is an error message, not a dump: “\(excerpt(text))”. Dump the screen again." : nil
  }

  /// Marks of formats that are known and not read.
  private static let others: [(marks: [String], what: String)] = [
    (["<ViewHierarchy"], "a Detox view hierarchy"),
    (["SemanticsNode#"], "a Flutter semantics tree"),
    (["\"nodes\"", "\"nodeId\""], "Chrome's accessibility tree"),
    (["\"attributes\"", "\"bounds\""], "a Maestro hierarchy"),
    (["<!doctype html"], "a web page"), (["<html"], "a web page"),
    (["AXRole"], "a macOS accessibility dump"),
  ]

  private static func otherTool(_ text: [UInt8], _ unknown: DumpDocument?) -> String? {
    let beginning = String(decoding: text.prefix(65_536), as: UTF8.self)
    let small = beginning.prefix(1024).lowercased()
    let other = others.first { other in
      other.marks.allSatisfy {
        beginning.firstRange(of: $0) != nil || small.firstRange(of: $0) != nil
      }
    }
    if let other {
      return "This looks like \(other.what), which Curtain can't read. It reads \(known)."
    }
    switch unknown?.syntax {
    case .xml:
      return
        "This is XML of another kind; it begins with “\(excerpt(text))”. Curtain reads \(known)."
    case .json:
      return
        "This is JSON of another kind; it begins with “\(excerpt(text))”. Curtain reads \(known)."
    default: return nil
    }
  }

  /// The first words, on one line.
  private static func excerpt(_ text: [UInt8]) -> String {
    var words = ""
    for scalar in String(decoding: text.prefix(400), as: UTF8.self).unicodeScalars {
      let isBlank = scalar.value <= 0x20 || scalar == "\u{FFFD}"
      if isBlank, words.hasSuffix(" ") || words.isEmpty { continue }
      words.unicodeScalars.append(isBlank ? " " : scalar)
      if words.unicodeScalars.count >= 60 { return words + "…" }
    }
    return words.hasSuffix(" ") ? String(words.dropLast()) : words
  }
}
