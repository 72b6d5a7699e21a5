import AccessibilityTree
import FileBackend
import JSONBackend
import ScreenReader
import Simulation
import Speech
import Transcripts

/// `curtain speak`: what a listener hears on a screen, element by element in reading order.
///
/// With `--json` one object a line: `id`, `spoken`, and where there are such `before` (names of groups
/// that the cursor comes into), `content`, `after` and `hint`; `position` (from 1), `rotor` (the settings that lead there), `flicks` from the first
/// stop, `cost` of the cheapest way, `way` as `[{"gesture", "times"}]`, and `isProven: false` where
/// there may be a cheaper one. With `--rotor`, `part` is the part of the text that is the stop.
enum SpeakCommand {
  static let rotor = Option(
    name: "--rotor", placeholder: "SETTING",
    meaning: "only the stops that a setting of the rotor leads to, such as headings")
  static let prices = Option(
    name: "--prices", meaning: "number the stops, and tell what it takes to reach each")
  static let check = Option(
    name: "--check", placeholder: "FILE",
    meaning: "compare with a transcript that was kept, and tell what differs")

  static let map = Option(
    name: "--map", placeholder: "FILE",
    meaning: "draw what it takes to reach each element, as a .png or .pdf file")

  static let command = Command(
    name: "speak",
    operands: Command.Operands(usage: "SCREEN|DUMP", minimum: 1, maximum: 1),
    options: [prices, map, rotor, check, .json, .language] + DumpChoice.options,
    meaning: "prints what VoiceOver says on a screen, element by element",
    longWork: "reading the screen"
  ) { arguments in
    let resources = try Resources()
    let language = arguments.language ?? "en"
    let vocabulary = try resources.vocabulary(language: language)
    let drawing = try arguments.value(of: map).map { path throws(UsageProblem) in
      try PriceMapFile(path)
    }
    let name = arguments.operands[0]
    guard name != "-" || arguments.value(of: check) != "-" else {
      throw UsageProblem("standard input can be the screen or the transcript, not both")
    }
    let kept = try arguments.value(of: check).map { try TranscriptFile.load($0) }
    let input = try ScreenInput.load(
      name, choice: DumpChoice(arguments), isQuiet: kept != nil)
    let app = input.app
    let isJSON = arguments.has(.json)
    var transcript = ScreenTranscript(
      of: app, vocabulary: vocabulary,
      isPriced: arguments.has(prices) || drawing != nil || kept == nil && isJSON
        || kept?.isPriced == true)
    if let setting = arguments.value(of: rotor) {
      let stops = try RotorChoice.stops(of: setting, on: app.screen)
      transcript.keep(stops, on: app.screen, vocabulary: vocabulary)
    }
    try drawing?.draw(transcript, of: app, words: resources.coachWords(language: language))
    if !arguments.has(prices), kept == nil, !isJSON { transcript.forgetPrices() }
    if let kept {
      let difference = TranscriptDifference(from: kept.text, to: TranscriptText(transcript))
      if !difference.changes.isEmpty, let dump = input.dump {
        ScreenInput.tellNotes(of: dump, from: name)
      }
      return tell(difference, from: kept.name, asJSON: isJSON)
    }
    print(transcript, asJSON: isJSON)
    tellRemarks(on: transcript, of: app, isDump: input.dump != nil, arguments.value(of: rotor))
    return .done
  }

  private static func print(_ transcript: ScreenTranscript, asJSON: Bool) {
    if asJSON {
      for stop in transcript.stops { Console.printLine(stop.json) }
    } else {
      TranscriptText.tell(transcript) { Console.printLine($0) }
    }
  }

  private static func tellRemarks(
    on transcript: ScreenTranscript, of app: SimulatedApp, isDump: Bool, _ setting: String?
  ) {
    for language in app.screen.languagesWithoutVoice {
      Console.printError("curtain: there is no voice for “\(language)”; its words are only written")
    }
    if transcript.unprovenPrices > 0 {
      let count = transcript.unprovenPrices
      Console.printError(
        "curtain: on so large a screen not every way was looked at; the price of \(count) stops may be lower"
      )
    }
    guard transcript.stops.isEmpty else { return }
    if app.screen.elements.isEmpty {
      guard !isDump else { return }
      Console.printError("curtain: on this screen there is nothing for VoiceOver to stop at")
    } else if let setting {
      Console.printError("curtain: the rotor's \(setting) lead to no stop on this screen")
    }
  }

  private static func tell(
    _ difference: TranscriptDifference, from name: String, asJSON: Bool
  ) -> ExitStatus {
    let changes = difference.changes
    guard !changes.isEmpty else { return .done }
    for change in changes {
      for line in asJSON ? [change.json] : change.lines { Console.printLine(line) }
    }
    let count = changes.count == 1 ? "1 difference" : "\(changes.count) differences"
    Console.printError(
      "curtain: \(name): \(count); where they are meant, keep the new transcript in its place")
    return .didNotHold
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

extension ScreenTranscript.Stop {
  /// `before` is what is said before the element, `content` and `after` what is said after the
  /// position; absent where there is nothing.
  fileprivate var json: String {
    JSONValue.object([
      "id": .text(line.id), "before": line.before.map(JSONValue.text),
      "spoken": .text(line.spoken),
      "content": line.content.map(JSONValue.text),
      "after": line.after.map(JSONValue.text), "hint": line.hint.map(JSONValue.text),
      "part": part.map(JSONValue.text), "position": .integer(number),
      "rotor": rotor.isEmpty ? nil : .list(rotor.map { .text($0.rawValue) }),
      "flicks": price.map { .integer($0.flicks) }, "cost": price.map { .integer($0.cost) },
      "way": way.isEmpty
        ? nil
        : .list(
          way.map {
            .object(["gesture": .text($0.gesture.rawValue), "times": .integer($0.times)])
          }),
      "isProven": price?.isProven == false ? .bool(false) : nil,
    ]).line
  }
}

extension TranscriptDifference.Change {
  /// `{"change": "gone|new|changed|moved|priced|platform", "stop", "spoken", "was_stop",
  /// "was_spoken", "cost", "was_cost"}`: what there is of it.
  fileprivate var json: String {
    func line(_ name: String, _ was: TranscriptText.Entry?, _ now: TranscriptText.Entry?) -> String
    {
      JSONValue.object([
        "change": .text(name), "stop": now.map { .integer($0.number) },
        "spoken": now.map { .text($0.text) }, "was_stop": was.map { .integer($0.number) },
        "was_spoken": was.map { .text($0.text) },
        "cost": now?.cost.map { .integer($0) }, "was_cost": was?.cost.map { .integer($0) },
      ]).line
    }
    return switch self {
    case .gone(let was): line("gone", was, nil)
    case .new(let now): line("new", nil, now)
    case .changed(let was, let now): line("changed", was, now)
    case .moved(let was, let now): line("moved", was, now)
    case .priced(let was, let now): line("priced", was, now)
    case .platform: line("platform", nil, nil)
    }
  }
}
