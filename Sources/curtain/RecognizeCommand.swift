import FileBackend
import Gestures
import JSONBackend

/// `curtain recognize`: recorded touches in, gestures out, with why not where they are none.
enum RecognizeCommand {
  static let command = Command(
    name: "recognize",
    operands: Command.Operands(usage: "TRACES", minimum: 1, maximum: 1),
    options: [.json],
    meaning: "says which gestures recorded touches are, and why not"
  ) { arguments in
    let file = arguments.operands[0]
    let bytes = try TextFile.bytes(file)
    let recognition: Recognition
    do throws(JSONProblem) {
      recognition = try TouchTraceFile.recognition(from: bytes, file: file)
    } catch let problem {
      // The reader of screen files knows line and column.
      if problem.isOfSyntax { _ = try JSON5Document(bytes, file: file) }
      throw problem
    }
    for answer in recognition.answers() {
      Console.printLine(arguments.has(.json) ? answer.line : answer.text)
    }
    return .done
  }
}

extension Recognition.Answer {
  private func short(_ number: Double) -> Double { (number * 10).rounded() / 10 }

  fileprivate var text: String {
    let told = gestures.map { told in
      let why = told.miss.map { miss in
        " (nearest \(miss.nearest.rawValue); \(miss.shortfall.quantity.rawValue)"
          + " \(short(miss.shortfall.measured)) \(miss.shortfall.quantity.unit),"
          + " limit \(short(miss.shortfall.limit)))"
      }
      return "\(told.gesture.rawValue)\(why ?? "") at \(short(told.time.milliseconds)) ms"
    }
    return "\(id): \(told.isEmpty ? "nothing" : told.joined(separator: ", "))"
  }
}
