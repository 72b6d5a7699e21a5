import Gestures
import Lessons
import ScreenReader

/// Naming a mode of VoiceOver's that nobody asked for, where it is why nothing is heard.
extension PracticeSession {
  /// The mode that the app is in, with the round having asked for nothing that leads into it.
  var unaskedMode: ReaderMode? {
    guard isLearning, let mode = layers.last?.mode, let round = run?.round else { return nil }
    let bindings = Bindings(preferences.reader)
    let asked = round.steps.reduce(into: Set<Gesture>()) { asked, step in
      asked.formUnion(step.expects)
      asked.formUnion(step.finish.gestures)
    }
    let isAsked = asked.contains { gesture in
      bindings.command(for: gesture).map(mode.beginning.contains) ?? false
    }
    return isAsked ? nil : mode
  }

  /// What the mode is called, and how it ends.
  func sentence(about mode: ReaderMode) -> String {
    let scrub = ["gesture": coach.name(of: gesture(for: .escape))]
    return switch mode {
    case .isOff: coach.words.text("mode.off")
    case .isMuted:
      coach.words.text("mode.muted", ["gesture": coach.name(of: gesture(for: .toggleMute))])
    case .isHelping: coach.words.text("mode.helping", scrub)
    case .panel(let title):
      coach.words.text("mode.panel", scrub.merging(["title": title]) { old, _ in old })
    case .braille: coach.words.text("mode.braille", scrub)
    }
  }

  private func gesture(for command: ReaderCommand) -> Gesture {
    let bindings = Bindings(preferences.reader)
    return Gesture.allCases.first { bindings.command(for: $0) == command } ?? .unknown
  }

  /// Says that speech is off where a screen would come without a word.
  ///
  /// - Parameter wasMuted: Speech was off before something was done: then once is enough.
  mutating func tellMuted(since wasMuted: Bool? = nil) {
    guard isMuted, let layer = layers.last, layer.isVoiceOverOn,
      layer.isSystem || unaskedMode == .isMuted
    else { return }
    if let wasMuted, !wasMuted || modeTold == .isMuted { return }
    modeTold = .isMuted
    say(sentence(about: .isMuted), isNeeded: true)
  }

  /// True where a question is in front and is not heard.
  var isQuestionMuted: Bool { isMuted && questionInFront != nil }

  /// Names the mode that was there before something was done in vain, once for as long as it lasts.
  mutating func tellMode(since before: ReaderMode?) {
    let mode = unaskedMode
    if mode != modeTold { modeTold = nil }
    // A panel speaks for itself: whoever goes through it may well mean it. It is named after a silence.
    if case .panel = mode { return }
    guard let mode, mode == before, modeTold == nil else { return }
    modeTold = mode
    say(sentence(about: mode), isNeeded: true)
  }
}
