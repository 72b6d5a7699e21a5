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
    operands: Command.Operands(usage: "SCREEN", minimum: 1, maximum: 1),
    options: [.json, .language],
    meaning: "prints what VoiceOver says on a screen, element by element"
  ) { arguments in
    let vocabulary = try Resources().vocabulary(language: arguments.value(of: .language) ?? "en")
    let screen = try ScreenFile.load(arguments.operands[0]).app.screen
    let lines = TranscriptLine.lines(of: screen, vocabulary: vocabulary)
    for line in lines {
      Console.printLine(arguments.has(.json) ? line.json : line.text)
    }
    if lines.isEmpty {
      Console.printError("curtain: on this screen there is nothing for VoiceOver to stop at")
    }
    return .done
  }
}

/// One stop of the cursor in a transcript.
struct TranscriptLine {
  var id: String
  /// From "selected" to the position; empty where the element has nothing to say.
  var spoken: String
  /// What follows the position, such as "actions available".
  var after: String?
  var hint: String?

  /// Every stop of a screen, also beyond its size and in scroll views.
  static func lines(of screen: AccessibleScreen, vocabulary: Vocabulary) -> [TranscriptLine] {
    let announcer = Announcer(vocabulary: vocabulary)
    let wording = Wording(vocabulary: vocabulary)
    return screen.elements.map { element in
      let announcement = announcer.announcement(for: element)
      let language = announcement.language
      let after = wording.text(announcement.content + announcement.after, language: language)
      return TranscriptLine(
        id: element.id, spoken: wording.text(announcement.spoken, language: language),
        after: after.isEmpty ? nil : after, hint: wording.hint(announcement))
    }
  }

  var json: String {
    JSONValue.object([
      "id": .text(id), "spoken": .text(spoken), "after": after.map(JSONValue.text),
      "hint": hint.map(JSONValue.text),
    ]).line
  }

  var text: String {
    let description = [spoken, after ?? ""].filter { !$0.isEmpty }.joined(separator: ", ")
    return hint.map { "\(description) (\($0))" } ?? description
  }
}
