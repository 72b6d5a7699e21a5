import AccessibilityTree
import ScreenReader
import Simulation
import Speech

/// What an app sounds like: every stop of every screen, and what is heard when something is done.
struct AppTranscript {
  /// A stop each, or an utterance each.
  ///
  /// Stops of other screens than the first begin with the screen's id, and what another voice than
  /// the listener's speaks with its language: "[th] …". The rotors that an app adds follow a screen's
  /// stops: "rotor Favorite notes"; where they stand in the rotor depends on the listener.
  private(set) var lines: [String] = []
  private let setup: PracticeSession.Setup

  init(
    of library: ScreenLibrary, from start: String, listening script: GestureScript,
    setup: PracticeSession.Setup
  ) {
    self.setup = setup
    let others = library.screenIDs.filter { $0 != start }
    for screen in [start] + others {
      let app = SimulatedApp(library: library, start: screen)
      let place = screen == start ? "" : "\(screen): "
      lines += stops(of: app.screen).map { place + $0 }
    }
    if !script.lines.isEmpty {
      lines += Listening(to: library, from: start, making: script, setup: setup).utterances
        .map(line)
    }
  }

  /// True where the words are heard in one of the lines. Several parts of a stop, with commas between
  /// them, have to begin where a part does: "Save, button" is not told by "Do not Save, button".
  static func tells(_ words: String, in lines: [String]) -> Bool {
    lines.contains { line in
      guard words.contains(", ") else { return line.contains(words) }
      return line.ranges(of: words).contains { range in
        let before = line[..<range.lowerBound]
        return before.isEmpty || [", ", ": ", "] ", "("].contains { before.hasSuffix($0) }
      }
    }
  }

  private func stops(of screen: AccessibleScreen) -> [String] {
    let transcript = SpokenTranscript(
      vocabulary: setup.vocabulary, verbosity: setup.preferences.reader.verbosity)
    let stops = screen.elements.map { element in
      let line = transcript.line(of: element)
      let said = [line.spoken, line.content ?? "", line.after ?? ""].filter { !$0.isEmpty }
        .joined(separator: ", ")
      return mark(of: element.content.language) + said + (line.hint.map { " (\($0))" } ?? "")
    }
    return stops + rotors(of: screen)
  }

  private func rotors(of screen: AccessibleScreen) -> [String] {
    let all =
      screen.containers.flatMap(\.customRotors) + screen.elements.flatMap(\.content.customRotors)
    var names: [String] = []
    for rotor in all where !names.contains(rotor.name) { names.append(rotor.name) }
    return names.map { "rotor \($0)" }
  }

  private func line(of utterance: Utterance) -> String {
    let parts = utterance.parts.filter { !$0.text.isEmpty }
    var text = ""
    var language: String?
    for part in parts {
      if !text.isEmpty { text += ", " }
      if part.language != language || text.isEmpty { text += mark(of: part.language) }
      language = part.language
      text += part.text
    }
    return text
  }

  private func mark(of language: String?) -> String {
    guard let language, base(language) != base(setup.vocabulary.listener.language) else {
      return ""
    }
    return "[\(language)] "
  }

  private func base(_ tag: String) -> Substring { tag.prefix { $0 != "-" && $0 != "_" } }
}

/// A patient listener who makes gestures on an app and hears everything to its end, hints too.
struct Listening {
  /// What the screen reader said from the beginning on.
  private(set) var utterances: [Utterance] = []
  /// Seconds of speech in them, as `SpeechPace` reckons.
  private(set) var seconds = 0.0
  private(set) var isGoalReached = false

  /// How long a listener waits for a hint (milliseconds).
  private static let patience = 3000.0

  init(
    to library: ScreenLibrary, from start: String, making script: GestureScript,
    setup: PracticeSession.Setup
  ) {
    let course = Course(lessons: [], apps: [start: library])
    var rehearsal = Rehearsal(
      PracticeSession(course: course, opening: .screen(start), setup: setup))
    rehearsal.run(.wait(Self.patience))
    for line in script.lines {
      rehearsal.run(line.action)
      rehearsal.run(.wait(Self.patience))
    }
    for effect in rehearsal.effects {
      guard case .speech(.start(_, let utterance)) = effect, utterance.speaker == .voiceOver else {
        continue
      }
      utterances.append(utterance)
      seconds +=
        SpeechPace.duration(of: utterance, rate: setup.preferences.reader.speech.rate) / 1000
    }
    isGoalReached = rehearsal.isGoalReached
  }
}
