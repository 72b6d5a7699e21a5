/// A file of elements with what is spoken about them.
struct SpokenOracle: Decodable {
  var count: Int
  var cases: [Case]

  struct Case: Decodable {
    var id: String
    var language: String
    var element: Element
    var context: Context?
    var expected: Expected
    var exclude: Bool?
    var note: String?
  }

  struct Element: Decodable {
    var label: String?
    var value: String?
    var hint: String?
    var traits: [String]
    /// UIKit's control that it is; nil, or words about it, where it is a view with traits.
    var control: String?
    var customActions: [String]?
    var customContent: [Content]?

    enum CodingKeys: String, CodingKey {
      case label, value, hint, traits, control
      case customActions = "custom_actions"
      case customContent = "custom_content"
    }
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
    var rowSpan: Int?
    var columnSpan: Int?
    var isFirstInRow: Bool?
    var rowHeaders: [Header]?
    var columnHeaders: [Header]?

    enum CodingKeys: String, CodingKey {
      case kind, index, count, row, column
      case rowSpan = "row_span"
      case columnSpan = "column_span"
      case isFirstInRow = "first_in_row"
      case rowHeaders = "row_headers"
      case columnHeaders = "column_headers"
    }
  }

  struct Header: Decodable {
    var label: String?
    var value: String?
  }

  struct Expected: Decodable {
    var description: String
    var hint: String?
    var announceAfter: [String]?

    enum CodingKeys: String, CodingKey {
      case description, hint
      case announceAfter = "announce_after"
    }
  }
}
