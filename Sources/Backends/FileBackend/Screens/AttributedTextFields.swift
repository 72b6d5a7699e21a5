import AccessibilityTree
import Simulation

/// The parts of `accessibilityAttributedLabel` and `accessibilityAttributedValue`.
enum AttributedTextFields {
  static func runs(_ value: JSON5Value, _ reading: FileReading) throws(FileProblem)
    -> [AttributedRunDescription]
  {
    var runs: [AttributedRunDescription] = []
    for item in try reading.list(value, of: "parts of a text") {
      if case .text = item.content {
        runs.append(AttributedRunDescription(text: try reading.template(item)))
        continue
      }
      var run = AttributedRunDescription(text: .plain(""))
      try table.read(item, into: &run, reading)
      guard run.text != .plain("") else {
        throw reading.problem(at: item.offset, "This part has no text.")
      }
      runs.append(run)
    }
    return runs
  }

  private static let table = FieldTable<AttributedRunDescription>(
    "a part of a text",
    [
      "text": { (run, value, reading) throws(FileProblem) in
        run.text = try reading.template(value)
      },
      "language": { (run, value, reading) throws(FileProblem) in
        run.run.language = try reading.language(value)
      },
      "pitch": { (run, value, reading) throws(FileProblem) in
        run.run.pitch = try reading.number(value, in: 0...2)
      },
      "spellOut": { (run, value, reading) throws(FileProblem) in
        run.run.isSpelledOut = try reading.flag(value)
      },
      "IPANotation": { (run, value, reading) throws(FileProblem) in
        run.run.ipaNotation = try reading.text(value, "a pronunciation")
      },
      "punctuation": { (run, value, reading) throws(FileProblem) in
        if case .flag(let isSpoken) = value.content {
          run.run.speaksPunctuation = isSpoken
        } else {
          run.run.speaksPunctuation = try reading.choice(
            value, "true, false, or which punctuation", among: ["all": true, "none": false])
        }
      },
    ])
}
