import FileBackend
import JSONBackend
import ScreenReader
import Simulation

/// `curtain speak`: what a listener hears on a screen, element by element in reading order.
enum SpeakCommand {
  static let command = Command(
    name: "speak",
    operands: Command.Operands(usage: "SCREEN", minimum: 1, maximum: 1),
    options: [.json, .language],
    meaning: "prints what VoiceOver says on a screen, element by element"
  ) { arguments in
    let vocabulary = try Resources().vocabulary(language: arguments.value(of: .language) ?? "en")
    let screen = try ScreenFile.load(arguments.operands[0]).app.screen
    let lines = SpokenTranscript(vocabulary: vocabulary).lines(of: screen)
    for line in lines {
      Console.printLine(arguments.has(.json) ? line.json : line.text)
    }
    if lines.isEmpty {
      Console.printError("curtain: on this screen there is nothing for VoiceOver to stop at")
    }
    return .done
  }
}

extension SpokenTranscript.Line {
  /// `content` and `after` are what is said after the position; absent where there is nothing.
  fileprivate var json: String {
    JSONValue.object([
      "id": .text(id), "spoken": .text(spoken), "content": content.map(JSONValue.text),
      "after": after.map(JSONValue.text), "hint": hint.map(JSONValue.text),
    ]).line
  }

  fileprivate var text: String {
    let description = [spoken, content, after].compactMap { $0 }.filter { !$0.isEmpty }
      .joined(separator: ", ")
    return hint.map { "\(description) (\($0))" } ?? description
  }
}
