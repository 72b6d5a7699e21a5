extension DumpFormat {
  /// `print(XCUIApplication().debugDescription)` (import-formats.md 5).
  static let xctestDescription = DumpFormat(
    id: "xctest-description", name: "XCTest's debugDescription", platform: .iOS, syntax: .text,
    command: "print(XCUIApplication().debugDescription)",
    cannotTell: ["hints", "custom actions", "grouping", "languages"],
    marks: ["Attributes: ", "Element subtree:", "\u{2192}", "Application, 0x", "Application 0x"],
    recognizes: { beginning in
      beginning.contains(", 0x") || beginning.contains(" 0x") && beginning.contains("traits:")
    },
    read: { (document, _, _) throws(ImportProblem) in
      var reading = XCTestReading()
      reading.read(document.bytes)
      guard reading.tree.nodeCount > 0 || reading.tree.isCut else {
        throw ImportProblem(
          "This is XCTest's description of an app that did not answer: it holds a query and no elements. Wait for the app and print it again."
        )
      }
      return reading.tree
    })
}

/// Reads the lines of a debug description: `Type, 0xADDRESS, {{x, y}, {w, h}}, label: '…'`.
private struct XCTestReading {
  var tree = DumpTree()
  /// How far the lines of the open elements are indented.
  private var indents: [Int] = []
  private var isInSubtree = true
  /// A heading came behind which a description goes on, and the next one did not come.
  private var awaitsPath = false
  /// A line whose label goes on in the next one.
  private var unfinished: String?

  mutating func read(_ bytes: ArraySlice<UInt8>) {
    for line in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      read(line: String(decoding: line.last == 0x0D ? line.dropLast() : line, as: UTF8.self))
      if tree.isFull { break }
    }
    let isUnfinished = unfinished.map {
      XCTestLine($0.drop { $0 == " " || $0 == "\t" }).isUnfinished
    }
    flush()
    tree.closeAll()
    tree.isCut = awaitsPath && !tree.isFull || isUnfinished == true
  }

  private mutating func read(line: String) {
    let content = line.drop { $0 == " " || $0 == "\t" }
    if content.hasPrefix("Attributes:") || content.hasPrefix("Path to element:")
      || content.hasPrefix("Query chain:")
    {
      // What follows repeats elements of the subtree.
      flush()
      isInSubtree = false
      awaitsPath = content.hasPrefix("Attributes:")
      return
    }
    if content.hasPrefix("Element subtree:") {
      flush()
      isInSubtree = true
      awaitsPath = true
      return
    }
    guard isInSubtree else { return }
    if XCTestLine.begins(content) {
      flush()
      unfinished = line
    } else if unfinished != nil, !content.hasPrefix("```") {
      unfinished? += "\n" + line
    }
  }

  /// Takes in the line that is whole now.
  private mutating func flush() {
    guard let line = unfinished else { return }
    unfinished = nil
    let indent = line.prefix { $0 == " " || $0 == "\t" }.count
    let content = line.dropFirst(indent)
    let isRoot = content.first == "\u{2192}"
    let depth = isRoot ? 0 : indent
    while let last = indents.last, last >= depth {
      indents.removeLast()
      tree.close()
    }
    indents.append(depth)
    tree.open(XCTestLine(content).element)
  }
}
