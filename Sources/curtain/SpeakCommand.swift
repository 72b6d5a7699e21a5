import AccessibilityTree
import FileBackend
import JSONBackend
import ScreenReader
import Simulation
import Speech

/// `curtain speak`: what a listener hears on a screen, element by element in reading order.
enum SpeakCommand {
  static let command = Command(
    name: "speak",
    operands: Command.Operands(usage: "SCREEN|DUMP", minimum: 1, maximum: 1),
    options: [.json, .language] + DumpChoice.options,
    meaning: "prints what VoiceOver says on a screen, element by element"
  ) { arguments in
    let vocabulary = try Resources().vocabulary(language: arguments.value(of: .language) ?? "en")
    let input = try ScreenInput.load(arguments.operands[0], choice: DumpChoice(arguments))
    let lines = SpokenTranscript(vocabulary: vocabulary).lines(of: input.app.screen)
    if input.library.platform(of: input.start) == .android, !arguments.has(.json) {
      Console.printLine("# An Android screen, spoken in VoiceOver's order and words")
    }
    for line in lines {
      Console.printLine(arguments.has(.json) ? line.json : line.text)
    }
    for language in input.app.screen.languagesWithoutVoice {
      Console.printError("curtain: there is no voice for “\(language)”; its words are only written")
    }
    if lines.isEmpty, input.dump == nil {
      Console.printError("curtain: on this screen there is nothing for VoiceOver to stop at")
    }
    return .done
  }
}

extension AccessibleScreen {
  /// In the order in which they are met.
  fileprivate var languagesWithoutVoice: [String] {
    var found: [String] = []
    for language in elements.compactMap(\.content.language)
    where VoiceCatalog.voice(for: language) == nil && !found.contains(language) {
      found.append(language)
    }
    return found
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
    let line = hint.map { "\(description) (\($0))" } ?? description
    // One line a stop: a line break is a pause to the ear.
    return String(line.map { $0.isNewline ? " " : $0 })
  }
}
