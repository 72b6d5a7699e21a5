import FileBackend
import Testing

@Suite("JSON5")
struct JSON5Tests {
  @Test(
    "Every spelling of a value is read",
    arguments: [
      ("null", "null"), ("true", "true"), ("false", "false"), ("1", "1.0"), ("-0.5", "-0.5"),
      ("+.5", "0.5"), ("5.", "5.0"), ("5.e2", "500.0"), ("1e-2", "0.01"), ("0xFf", "255.0"),
      ("-0x10", "-16.0"), ("Infinity", "inf"), ("+Infinity", "inf"), ("-Infinity", "-inf"),
      ("NaN", "nan"), ("-NaN", "nan"), ("'a\"b'", "\"a\"b\""), ("\"it's\"", "\"it's\""),
      ("'\\x41\\u0042\\n\\v\\q'", "\"AB\n\u{B}q\""), ("'\\ud83c\\udf55'", "\"🍕\""),
      ("'one \\\ntwo \\\r\nthree'", "\"one two three\""), ("'\u{2028}'", "\"\u{2028}\""),
      ("[1, 2,]", "[1.0, 2.0]"), ("[]", "[]"), ("{}", "{}"),
      ("{a: 1, 'b c': 2, \"d\": 3,}", "{a: 1.0, b c: 2.0, d: 3.0}"),
      ("{$_ä1: 1, \\u0061b: 2, ключ: 3}", "{$_ä1: 1.0, ab: 2.0, ключ: 3.0}"),
      ("// note\n/* more */ [ /* in */ 1 ] // end", "[1.0]"), ("\u{FEFF}\u{A0}1", "1.0"),
    ])
  func spellings(source: String, expected: String) throws {
    let document = try JSON5Document(Array(source.utf8), file: "a.json5")
    #expect(written(document.root) == expected)
  }

  @Test(
    "What is wrong is said with its line and column",
    arguments: [
      ("", "a.json5:1:1: The file is empty."),
      (
        "[1",
        "a.json5:1:3: Expected a comma or ] after this value of the list, found the end of the file."
      ),
      ("{\n  a: 1\n  b: 2 }", "a.json5:3:3: Expected a comma or } after the value of a, found b."),
      ("{ a: 1, a: 2 }", "a.json5:1:9: The key a stands twice in this object. Keep one."),
      ("{ a 1 }", "a.json5:1:5: Expected a colon after the key a, found 1."),
      ("{ 1: 1 }", "a.json5:1:3: Expected a key or }, found 1."),
      ("[hello]", "a.json5:1:2: Expected a value, found hello; texts stand in quotes."),
      ("['abc", "a.json5:1:2: This text has no closing quote."),
      (
        "['ab\nc']",
        "a.json5:1:5: The text ends with the line, without its closing quote. To go on in the next line, end this one with a backslash."
      ),
      ("/* open", "a.json5:1:1: This comment has no end. Close it with */."),
      ("[01]", "a.json5:1:2: A number can't begin with a needless zero."),
      ("[1x]", "a.json5:1:2: This is no number: it ends with x."),
      ("[0x]", "a.json5:1:2: Expected hexadecimal digits after 0x."),
      ("['\\ud83c']", "a.json5:1:3: This is half of a surrogate pair."),
      ("['\\1']", "a.json5:1:3: A backslash can't stand before a digit; write \\x or \\u."),
      ("['äö', ?]", "a.json5:1:8: Expected a value, found ?."),
      ("[1]\r\n[2]", "a.json5:2:1: Expected the end of the file, found [."),
      ("\u{FEFF}\n ?", "a.json5:2:2: Expected a value, found ?."),
      ("[\0]", "a.json5:1:2: Expected a value, found a NUL character; is this a text file?."),
    ])
  func problems(source: String, expected: String) {
    let error = #expect(throws: FileProblem.self) {
      try JSON5Document(Array(source.utf8), file: "a.json5")
    }
    #expect(error?.description == expected)
  }

  @Test(
    "Bytes that are no UTF-8 are refused where they stand",
    arguments: [
      [0xFF], [0xC0, 0x80], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xE2, 0x82], [0x80],
      [0xF0, 0x80, 0x80, 0x80],
    ] as [[UInt8]])
  func invalidBytes(bytes: [UInt8]) {
    let error = #expect(throws: FileProblem.self) {
      try JSON5Document(Array("['ok',\n '".utf8) + bytes + Array("']".utf8), file: "a.json5")
    }
    #expect(error?.position == SourcePosition(line: 2, column: 3))
  }

  @Test("No depth of nesting is a danger", arguments: ["[", "{a:", "[{a:"])
  func depth(opening: String) {
    let source = String(repeating: opening, count: 100_000)
    let error = #expect(throws: FileProblem.self) {
      try JSON5Document(Array(source.utf8), file: "a.json5")
    }
    #expect(error?.sentence.hasPrefix("Values are nested more than 512 levels deep") == true)
  }

  @Test("Many keys are still told apart")
  func manyKeys() throws {
    let keys = (0..<40).map { "k\($0): \($0)" }
    let document = try JSON5Document(
      Array("{\(keys.joined(separator: ","))}".utf8), file: "a.json5")
    guard case .object(let entries) = document.root.content else {
      Issue.record("This is no object")
      return
    }
    #expect(entries.count == 40)
    for repeated in [0, 15, 16, 39] {
      let source = "{\(keys.joined(separator: ",")), k\(repeated): 1}"
      #expect(throws: FileProblem.self) {
        try JSON5Document(Array(source.utf8), file: "a.json5")
      }
    }
  }

  private func written(_ value: JSON5Value) -> String {
    switch value.content {
    case .null: "null"
    case .flag(let flag): "\(flag)"
    case .number(let number): "\(number)"
    case .text(let text): "\"\(text)\""
    case .list(let values): "[\(values.map(written).joined(separator: ", "))]"
    case .object(let entries):
      "{\(entries.map { "\($0.key): \(written($0.value))" }.joined(separator: ", "))}"
    }
  }
}
