import AccessibilityTree
import Braille
import Gestures
import SpaceAndTime
import Speech

/// Braille Screen Input: beginning, leaving, and what gestures mean meanwhile (voiceover.md 6.5).
extension ScreenReader {
  /// True while fingers and keys make dots.
  public var isTypingBraille: Bool { braille != nil }

  /// What hands did while braille is typed; nothing happens at any other time.
  public mutating func braille<App: AccessibleApp>(
    _ stroke: BrailleStroke, on app: inout App, at now: Instant
  ) -> [ReaderEvent] {
    guard isOn, isTypingBraille else { return [] }
    if isOverApp {
      take(stroke, on: &app, at: now)
    } else {
      inPanel(over: &app, at: now) { reader, panel in reader.take(stroke, on: &panel, at: now) }
    }
    return takeEvents()
  }

  private mutating func take<App: AccessibleApp>(
    _ stroke: BrailleStroke, on app: inout App, at now: Instant
  ) {
    silence()
    switch stroke {
    case .cell(let cell): typeCell(cell, on: &app, at: now)
    case .rested(let cell): speakDots(of: cell)
    case .calibrated(let posture):
      var changed = settings
      changed.braillePosture = posture
      change(to: changed)
      speak([.word(posture.word), .word(.brailleDotsSet)])
    case .slid: boundary()
    case .space: run(.space, on: &app, at: now)
    case .deleteBackward: run(.backspace, on: &app, at: now)
    case .lineEnd: run(.lineEnd, on: &app, at: now)
    }
  }

  // MARK: Beginning and leaving

  /// Says that there are no tables where there are none, and goes on without.
  mutating func beginBraille<App: AccessibleApp>(on app: App, from rotorBefore: RotorState) {
    let tables = brailleTranslator?.tables ?? []
    let own = tables.first { $0.language == wording.vocabulary.listener.language }
    guard let table = tables.first(where: { $0 == settings.brailleTable }) ?? own ?? tables.first
    else { return speak([.word(.rotorBrailleScreenInput), .word(.brailleNoTables)]) }
    braille = BrailleInput(table: table, rotorBefore: rotorBefore)
    events.append(.brailleToggled(isOn: true))
    speak(
      [.word(.rotorBrailleScreenInput)] + name(of: table, withLanguage: false)
        + [.word(settings.braillePosture.word)])
  }

  mutating func endBraille() {
    guard braille != nil else { return }
    braille = nil
    events.append(.brailleToggled(isOn: false))
  }

  // MARK: Gestures

  /// Does what a gesture means while braille is typed; false where it means what it always does.
  mutating func runInBraille<App: AccessibleApp>(
    _ gesture: Gesture, on app: inout App, at now: Instant
  ) -> Bool {
    guard let input = braille else { return false }
    silence()
    guard gesture.isMotion else {
      // Fingers that tap press dots.
      events.append(.earcon(.unknownCommand))
      return true
    }
    guard let command = BrailleBindings.command(for: gesture),
      input.mode == .entry || command.isOfAnyMode
    else { return false }
    run(command, on: &app, at: now)
    return true
  }

  private mutating func run<App: AccessibleApp>(
    _ command: BrailleCommand, on app: inout App, at now: Instant
  ) {
    switch command {
    case .space: endBrailleWord(on: &app, at: now)
    case .backspace: deleteBraille(on: &app, at: now)
    case .deleteWord: deleteBrailleWord(on: &app, at: now)
    case .lineEnd: endBrailleLine(on: &app, at: now)
    case .nextSuggestion: suggest(by: 1, on: &app, at: now)
    case .previousSuggestion: suggest(by: -1, on: &app, at: now)
    case .translate: translateBraille(on: &app, at: now)
    case .nextTable, .nextLanguage:
      writePendingBraille(on: &app, at: now)
      turnTable(toOtherLanguage: command == .nextLanguage)
    case .nextMode:
      writePendingBraille(on: &app, at: now)
      let isEntry = braille?.mode == .entry
      braille?.mode = isEntry ? .commands : .entry
      speak([.word(isEntry ? .brailleCommands : .brailleEntry)])
    case .lockOrientation:
      var changed = settings
      let isLocked = settings.lockedBraillePosture != nil
      changed.lockedBraillePosture = isLocked ? nil : settings.braillePosture
      change(to: changed)
      speak([
        .word(isLocked ? .brailleUnlocked : .brailleLocked), .word(settings.braillePosture.word),
      ])
    case .leave:
      writePendingBraille(on: &app, at: now)
      if let before = braille?.rotorBefore { rotor = before }
      endBraille()
      speak([.word(.brailleOff)])
    case .turnRotor(let direction):
      writePendingBraille(on: &app, at: now)
      endBraille()
      turnRotor(direction, on: app)
    }
  }

  private mutating func turnTable(toOtherLanguage: Bool) {
    guard let table = braille?.table, let tables = brailleTranslator?.tables else { return }
    var candidates: [BrailleTable] = []
    if toOtherLanguage {
      let own = tables.lastIndex { $0.language == table.language } ?? tables.startIndex
      let following = tables[own...] + tables[..<own]
      let language = following.first { $0.language != table.language }?.language
      candidates = tables.filter { $0.language == language }
      candidates.sort {
        $0.isContracted == table.isContracted && $1.isContracted != table.isContracted
      }
    } else {
      candidates = tables.filter { $0.language == table.language && $0 != table }
    }
    guard let next = candidates.first else { return boundary() }
    braille?.table = next
    var changed = settings
    changed.brailleTable = next
    change(to: changed)
    speak(name(of: next, withLanguage: toOtherLanguage))
  }

  private func name(of table: BrailleTable, withLanguage: Bool) -> [Phrase] {
    (withLanguage ? [.languageName(table.language)] : [])
      + [.word(table.isContracted ? .brailleContracted : .brailleUncontracted)]
  }

  mutating func speakDots(of cell: BrailleCell, pitch: Double = 1) {
    let dots = cell.dots.map(String.init).joined(separator: " ")
    let word: ReaderWord = cell.dots.count == 1 ? .brailleDot : .brailleDots
    let text = wording.text([.filled(word, ["dots": dots])])
    say(Utterance(parts: [Utterance.Part(text, pitch: pitch)]))
  }
}

extension BraillePosture {
  var word: ReaderWord {
    switch self {
    case .tableTop: .brailleTableTop
    case .screenAway: .brailleScreenAway
    }
  }
}

extension BrailleCommand {
  /// False for what is about a text, and leaves its gesture free for moving in command mode.
  fileprivate var isOfAnyMode: Bool {
    switch self {
    case .nextTable, .nextLanguage, .nextMode, .lockOrientation, .leave, .turnRotor: true
    default: false
    }
  }
}

extension RecognizedGesture {
  /// How far apart the two fingers land that begin Braille Screen Input, one near the top and one
  /// near the bottom (share of the screen's height; voiceover.md 6.5 gives no number).
  static let topToBottom = 0.6

  var isTapAtTopAndBottom: Bool {
    gesture == .twoFingerTap && stroke.tallness >= Self.topToBottom
  }
}
