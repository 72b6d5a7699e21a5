import SpaceAndTime
import Speech

/// Reads the values of one document as what they have to be, or says where they are not.
public final class FileReading {
  public let document: JSON5Document
  public private(set) var mentions: [Mention] = []
  /// Ids of views that the document gives.
  public private(set) var viewIDs: Set<String> = []
  /// BCP 47 tags that views name.
  public private(set) var viewLanguages: Set<String> = []

  public init(_ document: JSON5Document) {
    self.document = document
  }

  public func mention(_ kind: Mention.Kind, _ name: String, at offset: Int) {
    mentions.append(Mention(kind: kind, name: name, offset: offset))
  }

  /// Takes the id of a view, which must be the only one of its name.
  public func declare(view id: String, at offset: Int) throws(FileProblem) {
    guard viewIDs.insert(id).inserted else {
      throw problem(at: offset, "Another view has the id \(id) already. Ids differ in a screen.")
    }
  }

  /// Takes the language of a view.
  public func declare(viewLanguage language: String) {
    viewLanguages.insert(language)
  }

  public func problem(at offset: Int, _ sentence: String) -> FileProblem {
    document.problem(at: offset, sentence.prefix(1).uppercased() + sentence.dropFirst())
  }

  /// "Expected a text, found a number."
  public func mismatch(_ value: JSON5Value, expected: String) -> FileProblem {
    problem(at: value.offset, "Expected \(expected), found \(value.typeName).")
  }

  public func text(_ value: JSON5Value, _ expected: String = "a text") throws(FileProblem) -> String
  {
    guard case .text(let text) = value.content else {
      throw mismatch(value, expected: expected)
    }
    return text
  }

  public func flag(_ value: JSON5Value) throws(FileProblem) -> Bool {
    guard case .flag(let flag) = value.content else {
      throw mismatch(value, expected: "true or false")
    }
    return flag
  }

  /// A number that is one: neither infinite nor NaN, and within what positions can be.
  public func number(_ value: JSON5Value, in range: ClosedRange<Double> = -1e9...1e9)
    throws(FileProblem) -> Double
  {
    guard case .number(let number) = value.content else {
      throw mismatch(value, expected: "a number")
    }
    guard range.contains(number) else {
      throw problem(
        at: value.offset,
        "Expected a number from \(Self.plain(range.lowerBound)) to \(Self.plain(range.upperBound)), found \(Self.plain(number))."
      )
    }
    return number
  }

  public func integer(_ value: JSON5Value, in range: ClosedRange<Int>) throws(FileProblem) -> Int {
    guard case .number(let number) = value.content, let whole = Int(exactly: number) else {
      throw mismatch(value, expected: "a whole number")
    }
    guard range.contains(whole) else {
      throw problem(
        at: value.offset,
        "Expected a whole number from \(range.lowerBound) to \(range.upperBound), found \(whole).")
    }
    return whole
  }

  public func list(_ value: JSON5Value, of what: String) throws(FileProblem) -> [JSON5Value] {
    guard case .list(let values) = value.content else {
      throw mismatch(value, expected: "a list of \(what)")
    }
    return values
  }

  public func entries(_ value: JSON5Value, _ expected: String) throws(FileProblem) -> [JSON5Entry] {
    guard case .object(let entries) = value.content else {
      throw mismatch(value, expected: "\(expected), an object in braces")
    }
    return entries
  }

  /// One text, or a list of them.
  public func texts(_ value: JSON5Value, of what: String) throws(FileProblem) -> [String] {
    if case .text(let text) = value.content { return [text] }
    var texts: [String] = []
    for item in try list(value, of: what) { texts.append(try text(item)) }
    return texts
  }

  /// One of a fixed set of words.
  public func choice<Choice>(_ value: JSON5Value, _ what: String, among choices: [String: Choice])
    throws(FileProblem) -> Choice
  {
    let name = try text(value, what)
    guard let choice = choices[name] else {
      let names = choices.keys.sorted()
      let known = names.count <= 12 ? " Known are \(names.joined(separator: ", "))." : ""
      throw problem(
        at: value.offset,
        "\(what) \(name) is not known." + NearestName.suggestion(for: name, among: names) + known)
    }
    return choice
  }

  public func choice<Choice: RawRepresentable & CaseIterable>(
    _ value: JSON5Value, _ what: String, of: Choice.Type
  ) throws(FileProblem) -> Choice where Choice.RawValue == String {
    let pairs = Choice.allCases.map { ($0.rawValue, $0) }
    return try choice(value, what, among: Dictionary(uniqueKeysWithValues: pairs))
  }

  /// Exactly so many numbers, such as a frame's four.
  public func numbers(_ value: JSON5Value, _ names: String, count: Int) throws(FileProblem)
    -> [Double]
  {
    var numbers: [Double] = []
    for value in try list(value, names, count: count) { numbers.append(try number(value)) }
    return numbers
  }

  private func list(_ value: JSON5Value, _ names: String, count: Int) throws(FileProblem)
    -> [JSON5Value]
  {
    guard case .list(let values) = value.content else {
      throw mismatch(value, expected: names)
    }
    guard values.count == count else {
      throw problem(
        at: value.offset, "Expected \(names), found \(values.count) of \(count) numbers.")
    }
    return values
  }

  public func rect(_ value: JSON5Value) throws(FileProblem) -> Rect {
    // Every view has one: an array of its numbers would be made as often.
    let numbers = try list(value, "a frame, [x, y, width, height] in points", count: 4)
    let rect = Rect(
      x: try number(numbers[0]), y: try number(numbers[1]), width: try number(numbers[2]),
      height: try number(numbers[3]))
    guard rect.size.width >= 0, rect.size.height >= 0 else {
      throw problem(at: value.offset, "A frame's width and height can't be negative.")
    }
    return rect
  }

  public func size(_ value: JSON5Value) throws(FileProblem) -> Size {
    let numbers = try numbers(value, "a size, [width, height] in points", count: 2)
    guard numbers[0] > 0, numbers[1] > 0 else {
      throw problem(at: value.offset, "A width and a height must be above zero.")
    }
    return Size(width: numbers[0], height: numbers[1])
  }

  static func plain(_ number: Double) -> String {
    Int(exactly: number).map(String.init) ?? String(number)
  }
}
