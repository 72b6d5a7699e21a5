import AccessibilityTree
import ScreenReader
import Speech
import TestSupport
import Testing

@Suite(
  "Spoken descriptions against outside cases",
  .enabled(if: OutsideFiles.oracles.isThere, "CURTAIN_ORACLES names no folder of cases"))
struct SpokenOracleTests {
  @Test(
    "Description, hint and what is said after are those of the cases, as words",
    arguments: ["spoken-ios.json", "spoken-ios-derived.json"])
  func spoken(name: String) throws {
    let file = try OutsideFiles.oracles.decode(SpokenFile.self, from: name)
    #expect(file.cases.count == file.count)
    let vocabulary = try Vocabulary.shipped()
    let transcript = SpokenTranscript(vocabulary: vocabulary)
    for oracle in file.cases where oracle.exclude != true {
      let line = transcript.line(
        of: AccessibilityElement(
          id: oracle.id, frame: .zero, content: oracle.content, contexts: oracle.contexts))
      let expected = oracle.expected
      #expect(words(line.spoken) == words(expected.description), "\(oracle.id)")
      #expect(line.hint.map(words) == expected.hint.map(words), "\(oracle.id)")
      let after = expected.announce_after?.joined(separator: ", ")
      #expect(line.after.map(words) == after.map(words), "\(oracle.id)")
    }
  }

  /// Pauses and case are no words (": " and ". " in the cases, ", " here).
  private func words(_ text: String) -> [String] {
    text.lowercased().split(whereSeparator: \.isWhitespace)
      .map { $0.trimming(while: { ".,:".contains($0) }) }
      .filter { !$0.isEmpty }
  }
}

extension Substring {
  fileprivate func trimming(while isPause: (Character) -> Bool) -> String {
    var text = self
    while let last = text.last, isPause(last) { text.removeLast() }
    return String(text)
  }
}

private struct SpokenFile: Decodable {
  var count: Int
  var cases: [Case]

  struct Case: Decodable {
    var id: String
    var language: String
    var element: Element
    var context: Context?
    var expected: Expected
    var exclude: Bool?
  }

  struct Element: Decodable {
    var label: String?
    var value: String?
    var hint: String?
    var traits: [String]
    var custom_actions: [String]?
    var custom_content: [Content]?
  }

  struct Content: Decodable {
    var label: String
    var value: String
    var importance: String
  }

  struct Context: Decodable {
    var kind: String
    var index: Int?
    var count: Int?
    var row: Int?
    var column: Int?
    var row_span: Int?
    var column_span: Int?
    var first_in_row: Bool?
    var row_headers: [Header]?
    var column_headers: [Header]?
  }

  struct Header: Decodable {
    var label: String?
    var value: String?
  }

  struct Expected: Decodable {
    var description: String
    var hint: String?
    var announce_after: [String]?
  }
}

extension SpokenFile.Case {
  fileprivate var content: AccessibilityContent {
    var content = AccessibilityContent()
    content.label = element.label
    content.value = element.value
    content.hint = element.hint
    content.language = language
    for name in element.traits {
      guard let trait = AccessibilityTraits(name: name) else {
        Issue.record("\(id) has an unknown trait: \(name)")
        continue
      }
      content.traits.insert(trait)
    }
    content.customActions = element.custom_actions ?? []
    content.customContent = (element.custom_content ?? []).map {
      CustomContent(
        label: $0.label, value: $0.value, isHighImportance: $0.importance == "high")
    }
    if let context, context.kind == "data_table_cell" {
      var cell = TableCell()
      cell.row = context.row
      cell.column = context.column
      cell.rowSpan = context.row_span ?? 1
      cell.columnSpan = context.column_span ?? 1
      cell.isFirstInRow = context.first_in_row ?? false
      cell.rowHeaders = (context.row_headers ?? []).map(\.header)
      cell.columnHeaders = (context.column_headers ?? []).map(\.header)
      content.tableCell = cell
    }
    return content
  }

  fileprivate var contexts: [ElementContext] {
    guard let context else { return [] }
    let index = context.index ?? 0
    let count = context.count ?? 0
    switch context.kind {
    case "series": return [.series(index: index, count: count)]
    case "tab": return [.tab(index: index, count: count)]
    case "tab_bar_item": return [.tabBarItem(index: index, count: count)]
    case "list_start": return [.listStart]
    case "list_end": return [.listEnd]
    case "landmark_start": return [.landmarkStart]
    case "landmark_end": return [.landmarkEnd]
    case "data_table_cell": return []
    default:
      Issue.record("\(id) has an unknown context: \(context.kind)")
      return []
    }
  }
}

extension SpokenFile.Header {
  fileprivate var header: TableCell.Header { TableCell.Header(label: label, value: value) }
}
