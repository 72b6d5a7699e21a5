import SQLiteBackend
import Speech

/// The words after a command's name, sorted into options and the rest.
struct Arguments {
  /// Option names with the value each was given; a plain switch has an empty one.
  private(set) var options: [String: String] = [:]
  /// What is no option, in order: lessons, screens, files.
  private(set) var operands: [String] = []

  /// Sorts `words`; options stand before or after the rest, `--` ends them and `-` is an operand.
  init(_ words: some Sequence<String>, of command: Command) throws(UsageProblem) {
    var rest = Array(words)[...]
    var takesOptions = true
    while let word = rest.popFirst() {
      guard takesOptions, word.hasPrefix("-"), word != "-" else {
        operands.append(word)
        continue
      }
      if word == "--" {
        takesOptions = false
        continue
      }
      let pieces = word.split(separator: "=", maxSplits: 1).map(String.init)
      guard let option = command.options.first(where: { $0.answers(to: pieces[0]) }) else {
        let close = NearestName.to(pieces[0], among: command.options.map(\.name))
        throw UsageProblem(
          (command.isPlain ? "there is no option" : "\(command.name) has no option")
            + " \(pieces[0])"
            + (close.map { "; did you mean \($0)?" } ?? "; see curtain --help"))
      }
      if option.placeholder == nil {
        guard pieces.count == 1 else {
          throw UsageProblem("\(option.name) takes no value")
        }
        options[option.name] = ""
      } else if pieces.count == 2 {
        options[option.name] = pieces[1]
      } else if let value = rest.popFirst() {
        options[option.name] = value
      } else {
        throw UsageProblem("\(option.name) needs a value: \(option.usage)")
      }
    }
    guard operands.count <= command.operands.maximum else {
      throw UsageProblem("\(command.name) does not take “\(operands.last ?? "")”: \(command.usage)")
    }
    guard operands.count >= command.operands.minimum else {
      throw UsageProblem("\(command.name) needs more: \(command.usage)")
    }
  }

  func has(_ option: Option) -> Bool { options[option.name] != nil }

  func value(of option: Option) -> String? { options[option.name] }

  /// True where something comes from whoever types it, or through a pipe.
  var readsStandardInput: Bool { operands.contains("-") || options.values.contains("-") }

  /// The value as a whole number within `range`.
  func number(of option: Option, in range: ClosedRange<Int>) throws(UsageProblem) -> Int? {
    guard let text = options[option.name] else { return nil }
    guard let number = Int(text), range.contains(number) else {
      throw UsageProblem(
        "\(option.name) takes a whole number from \(range.lowerBound) to \(range.upperBound), not “\(text)”"
      )
    }
    return number
  }
}

extension Arguments {
  /// Whose record it is.
  var learner: String { value(of: .learner) ?? Record.nameless }
}

/// One option of a command.
struct Option {
  /// With its dashes.
  var name: String
  /// Another spelling.
  var shortName: String?
  /// What stands for the value in help; nil for a switch.
  var placeholder: String?
  var meaning: String

  func answers(to word: String) -> Bool { word == name || word == shortName }

  var usage: String {
    (shortName.map { "\($0), " } ?? "") + name + (placeholder.map { " " + $0 } ?? "")
  }

  static let json = Option(name: "--json", meaning: "print JSON Lines, one object a line")
  static let gestures = Option(
    name: "--gestures", placeholder: "FILE", meaning: "the gestures to make, one a line")
  static let check = Option(
    name: "--check", placeholder: "PATH",
    meaning: "validate lessons and screens in a file or folder")
  static let data = Option(
    name: "--data", placeholder: "DIR", meaning: "keep the record in this folder")
  static let learner = Option(
    name: "--learner", placeholder: "NAME", meaning: "whose record it is, where several practise")
  static let room = Option(
    name: "--room", meaning: "a facilitator leads: nothing counts, F7 goes on, large captions")
  static let language = Option(
    name: "--lang", placeholder: "TAG", meaning: "the listener's language, such as en or de")
  static let rate = Option(
    name: "--rate", placeholder: "PERCENT",
    meaning: "speaking rate from 0 to 100; 50 is VoiceOver's own")
  static let noSound = Option(name: "--no-sound", meaning: "captions only")
  static let log = Option(
    name: "--log", placeholder: "FILE",
    meaning: "write what happens as JSON Lines while the window runs")
}

/// Words that the command does not understand.
struct UsageProblem: Error {
  var sentence: String

  init(_ sentence: String) {
    self.sentence = sentence
  }
}
