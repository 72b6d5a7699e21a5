/// What a text is in which there is no dump, in one sentence with what to do.
enum NotADump {
  static func problem(_ bytes: [UInt8], text: [UInt8], unknown: DumpDocument?) -> ImportProblem {
    let keys = unknown.flatMap { $0.syntax == .json ? JSONKeys(of: $0.bytes) : nil }
    return ImportProblem(
      nothing(text) ?? BinaryFile.sentence(for: bytes, isStrict: true) ?? ErrorText.sentence(
        for: text)
        ?? keys.flatMap { otherTool($0) }.map { sentence(for: $0, text) }
        ?? otherTool(text) ?? cut(text, unknown) ?? otherKind(text, unknown)
        ?? "This is no dump that Curtain knows; it begins with “\(excerpt(text))”. It reads \(known)."
    )
  }

  /// "WebDriverAgent XML, … and Curtain's own screen files".
  static var known: String {
    ImporterCatalog.formats.map(\.name).joined(separator: ", ") + " and its own screen files"
  }

  private static func nothing(_ text: [UInt8]) -> String? {
    let words = text.filter { $0 > 0x20 }.prefix(8)
    if text.isEmpty {
      return "The dump is empty: the tool wrote nothing. Dump the screen again."
    }
    if words.isEmpty { return "There is only blank space in it. Dump the screen again." }
    switch String(decoding: words, as: UTF8.self) {
    case "null": return "There is no element: the tool answered null. Dump the whole screen."
    case "[]", "{}":
      return
        "There is no element: the tool answered with an empty list. Bring the app to the front and dump again."
    default: return nil
    }
  }

  // MARK: - Other tools

  /// What else a JSON text is, by its keys.
  enum Other {
    case serverError
    case tool(String)
  }

  static func otherTool(_ keys: JSONKeys) -> Other? {
    let isScreen = keys.has("views", within: 1)
    if !isScreen, keys.has("error", within: 2) || keys.has("stacktrace", within: 2) {
      return .serverError
    }
    if keys.has("nodes", within: 2), keys.has("nodeId") {
      return .tool("Chrome's accessibility tree")
    }
    if keys.has("attributes"), keys.has("children") || keys.has("bounds"), !isScreen {
      return .tool("a Maestro hierarchy")
    }
    return nil
  }

  private static func sentence(for other: Other, _ text: [UInt8]) -> String {
    switch other {
    case .serverError:
      "This is a server's error message, not a dump: “\(excerpt(text))”. Start the session anew and dump again."
    case .tool(let name):
      "This looks like \(name), which Curtain can't read. It reads \(known)."
    }
  }

  /// Marks of formats that are known and not read.
  private static let others: [(mark: String, what: String)] = [
    ("<viewhierarchy", "a Detox view hierarchy"), ("semanticsnode#", "a Flutter semantics tree"),
    ("<!doctype html", "a web page"), ("<html", "a web page"),
    ("axrole", "a macOS accessibility dump"),
  ]

  private static func otherTool(_ text: [UInt8]) -> String? {
    let beginning = String(decoding: text.prefix(4096), as: UTF8.self).lowercased()
    return others.first { beginning.firstRange(of: $0.mark) != nil }
      .map { sentence(for: .tool($0.what), text) }
  }

  // MARK: - Documents that no format knows

  private static func cut(_ text: [UInt8], _ unknown: DumpDocument?) -> String? {
    let words = String(decoding: text.drop { $0 <= 0x20 }.prefix(64), as: UTF8.self)
    // So little was written that there is not even a document in it.
    let isStump =
      ["{", "["].contains(words.first { !$0.isWhitespace }) && words.count < 64 && unknown == nil
      || words.first == "<" && !words.contains(">")
      || ImporterCatalog.formats.flatMap(\.marks).contains { !words.isEmpty && $0.hasPrefix(words) }
    guard isStump || unknown?.isCut == true || unknown?.syntax == .text else { return nil }
    return
      "This breaks off before the first element; it begins with “\(excerpt(text))”. Dump the screen again, to its end."
  }

  private static func otherKind(_ text: [UInt8], _ unknown: DumpDocument?) -> String? {
    let syntax: String
    switch unknown?.syntax {
    case .xml: syntax = "XML"
    case .json: syntax = "JSON"
    default: return nil
    }
    return
      "This is \(syntax) of another kind; it begins with “\(excerpt(text))”. Curtain reads \(known)."
  }

  /// The first words, on one line.
  static func excerpt(_ text: [UInt8]) -> String {
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
