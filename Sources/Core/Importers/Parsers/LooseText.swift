/// A text that a tool may also write as a number or as true and false.
struct LooseText: Decodable {
  var text: String?

  init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    if let text = try? value.decode(String.self) {
      self.text = text
    } else if let flag = try? value.decode(Bool.self) {
      text = flag ? "1" : "0"
    } else if let number = try? value.decode(Double.self) {
      text = Int(exactly: number).map(String.init) ?? String(number)
    }
  }

  /// `1` and `true`, `0` and `false`; nil for anything else.
  static func flag(_ text: String) -> Bool? {
    switch text {
    case "1", "true": true
    case "0", "false": false
    default: nil
    }
  }
}

extension KeyedDecodingContainer {
  /// The value of a key as a text; nil where it is absent, null, a list or an object.
  func looseText(_ key: Key) -> String? {
    do {
      return try decodeIfPresent(String.self, forKey: key)
    } catch {
      return try? decode(LooseText.self, forKey: key).text
    }
  }
}

extension DumpFrame {
  /// `{{x, y}, {width, height}}`; unknown where there are no four finite numbers.
  init(text: some StringProtocol) {
    let numbers = DumpNumbers.numbers(in: ArraySlice(text.utf8))
    guard numbers.count == 4 else {
      self = .unknown
      return
    }
    self.init(numbers[0], numbers[1], numbers[2], numbers[3])
  }
}
