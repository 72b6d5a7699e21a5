/// Reads `sum = product (+|- product)*`, `product = factor (*|/ factor)*`, and factors that are
/// numbers, names or parentheses.
struct ExpressionParser {
  /// Deeper parentheses are refused, so that no text can exhaust the stack.
  static let deepestNesting = 32

  private let source: String
  private var rest: Substring
  private var depth = 0

  static func parse(_ source: Substring) throws(TemplateProblem) -> Expression {
    var parser = ExpressionParser(source)
    let expression = try parser.parseSum()
    guard parser.rest.isEmpty else {
      throw parser.problem("\(parser.rest.first!) was not expected")
    }
    return expression
  }

  private init(_ source: Substring) {
    self.source = String(source)
    rest = source
    skipSpaces()
  }

  private mutating func parseSum() throws(TemplateProblem) -> Expression {
    var sum = try parseProduct()
    while true {
      if take("+") {
        sum = .sum(sum, try parseProduct())
      } else if take("-") {
        sum = .difference(sum, try parseProduct())
      } else {
        return sum
      }
    }
  }

  private mutating func parseProduct() throws(TemplateProblem) -> Expression {
    var product = try parseFactor()
    while true {
      if take("*") {
        product = .product(product, try parseFactor())
      } else if take("/") {
        product = .quotient(product, try parseFactor())
      } else {
        return product
      }
    }
  }

  private mutating func parseFactor() throws(TemplateProblem) -> Expression {
    if take("(") {
      depth += 1
      guard depth <= Self.deepestNesting else { throw problem("too many parentheses") }
      let inner = try parseSum()
      guard take(")") else { throw problem("a closing parenthesis is missing") }
      depth -= 1
      return inner
    }
    let word = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
    guard !word.isEmpty else { throw problem("a name or a number is missing") }
    rest = rest[word.endIndex...]
    skipSpaces()
    if word.first!.isNumber {
      guard let number = Double(word) else { throw problem("\(word) is no number") }
      return .value(.number(number))
    }
    return .name(String(word))
  }

  private mutating func take(_ character: Character) -> Bool {
    guard rest.first == character else { return false }
    rest.removeFirst()
    skipSpaces()
    return true
  }

  private mutating func skipSpaces() {
    rest = rest.drop { $0 == " " }
  }

  private func problem(_ what: String) -> TemplateProblem {
    TemplateProblem(sentence: "In {\(source)} \(what).")
  }
}
