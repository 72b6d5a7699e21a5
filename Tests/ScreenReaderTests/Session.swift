import AccessibilityTree
import Gestures
import ScreenReader
import SpaceAndTime
import Speech
import TestSupport

/// A listener with an app: gestures in, the lines of a transcript out.
struct Session {
  var reader: ScreenReader
  var app: PretendApp
  var now = Instant.zero
  private(set) var lines: [String] = []

  init(_ app: PretendApp, settings: ReaderSettings = ReaderSettings()) throws {
    self.app = app
    reader = ScreenReader(vocabulary: try .shipped(), settings: settings)
    note(reader.start(on: &self.app, at: now))
  }

  /// Makes gestures, half a second apart; what was said before each is over by then.
  mutating func make(_ gestures: Gesture..., at point: Point = .zero) {
    for gesture in gestures {
      pass(500)
      let recognized = RecognizedGesture(gesture: gesture, time: now, position: point)
      note(reader.perform(.recognized(recognized), on: &app))
    }
  }

  /// Moves an exploring finger through points.
  mutating func explore(_ points: Point...) {
    for point in points {
      pass(100)
      note(reader.perform(.exploring(at: point, time: now), on: &app))
    }
    note(reader.perform(.explorationEnded(at: points.last ?? .zero, time: now), on: &app))
  }

  mutating func pass(_ time: Milliseconds) {
    now = now + time
    note(reader.advance(to: now, on: &app))
  }

  mutating func pass(through phase: Touch.Phase, at point: Point) {
    let touch = Touch(time: now, finger: 0, phase: phase, position: point)
    note(reader.perform(.passedThrough(touch), on: &app))
  }

  mutating func type(_ inputs: TypedInput...) {
    for input in inputs { note(reader.type(input, on: &app, at: now)) }
  }

  /// A touch that goes to the app as it is.
  mutating func touch(_ phase: Touch.Phase, at point: Point) {
    let touch = Touch(time: now, finger: 0, phase: phase, position: point)
    note(reader.touch(touch, on: &app))
  }

  mutating func toggleVoiceOver() {
    note(reader.toggleVoiceOver(on: &app, at: now))
  }

  mutating func finishSpeech() {
    note(reader.speechFinished(at: now, on: &app))
  }

  mutating func post(_ notifications: AccessibilityNotification...) {
    note(reader.receive(notifications, from: &app, at: now))
  }

  /// The lines since the last time, without what happened before.
  mutating func heard() -> [String] {
    defer { lines = [] }
    return lines
  }

  /// Only what was spoken.
  mutating func spoken() -> [String] {
    heard().filter { $0.hasPrefix("“") }.map { String($0.dropFirst().dropLast()) }
  }

  private mutating func note(_ events: [ReaderEvent]) {
    lines += events.map(Self.line)
  }

  private static func line(_ event: ReaderEvent) -> String {
    switch event {
    case .speak(let utterance):
      switch utterance.urgency {
      case .interrupts: "“\(utterance.text)”"
      case .waits, .goesOn: "“\(utterance.text)” (waiting)"
      case .insists: "“\(utterance.text)” (insisting)"
      }
    case .shown(let utterance): "shown \(utterance.text)"
    case .stopSpeaking: "silence"
    case .pauseSpeaking: "pause"
    case .resumeSpeaking: "resume"
    case .earcon(let earcon): "♪ \(earcon.rawValue)"
    case .cursorMoved(let id): "→ \(id ?? "nowhere")"
    case .rotorTurned(let id): "rotor \(id)"
    case .asked(_, let isHandled): isHandled ? "asked, answered" : "asked, unanswered"
    case .screenChanged(_, let title): "screen \(title)"
    case .announced(let text): "announced \(text)"
    case .appSound(let name): "sound \(name)"
    case .appSoundsPaused: "sounds paused"
    case .appSoundsResumed: "sounds resumed"
    case .curtainToggled(let isDown): isDown ? "curtain down" : "curtain up"
    case .mutedToggled(let isMuted): isMuted ? "muted" : "unmuted"
    case .rateChanged(let rate): "rate \(rate)"
    case .volumeChanged(let volume): "volume \(volume)"
    case .settingsChanged: "settings"
    case .audioDestinationAsked: "another device"
    case .copied(let text): "copied \(text)"
    case .helpToggled(let isOn): isOn ? "help" : "no help"
    case .panelToggled(let title, let isOpen): "\(isOpen ? "opened" : "closed") \(title)"
    case .labeled(_, let element, let label): "labeled \(element): \(label)"
    case .systemCommand(let command): "system \(command.rawValue)"
    case .voiceOverToggled(let isOn): isOn ? "VoiceOver" : "no VoiceOver"
    case .brailleToggled(let isOn): isOn ? "braille" : "no braille"
    }
  }
}
