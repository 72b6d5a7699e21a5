import AccessibilityTree
import Gestures
import SpaceAndTime
import Speech

extension ScreenReader {
  /// A gesture silences what is being said and drops what would have been (voiceover.md 4.5).
  mutating func run<App: AccessibleApp>(_ gesture: RecognizedGesture, on app: inout App) {
    let now = gesture.time
    attentionMoved = nil
    awaited = nil
    if isHelping {
      silence()
      return explain(gesture.gesture, on: app)
    }
    if runInBraille(gesture.gesture, on: &app, at: now) { return }
    if gesture.isTapAtTopAndBottom {
      silence()
      return beginBraille(on: app, from: rotor)
    }
    guard let command = bindings.command(for: gesture.gesture) else {
      silence()
      events.append(.earcon(.unknownCommand))
      return
    }
    if command == .toggleSpeech { return toggleSpeech(at: now) }
    // Muting is about the voice alone: reading on goes on.
    let reading = command == .toggleMute ? self.reading : nil
    silence()
    self.reading = reading
    // A second finger has typed already; lifting the first types nothing more.
    if gesture.gesture == .splitTap { typesOnLift = false }
    switch command.mirrored(in: app.screen.layoutDirection) {
    case .speakItem: touch(gesture.position, on: &app, at: now)
    case .moveToNextItem: step(by: 1, on: &app, at: now)
    case .moveToPreviousItem: step(by: -1, on: &app, at: now)
    case .moveToFirstItem: jump(to: firstStop(on: app.screen) ?? 0, on: &app, at: now)
    case .moveToLastItem: jump(to: lastStop(on: app.screen), on: &app, at: now)
    case .nextRotorItem: flick(.next, on: &app, at: now)
    case .previousRotorItem: flick(.previous, on: &app, at: now)
    case .nextRotor: turnRotor(.next, on: app)
    case .previousRotor: turnRotor(.previous, on: app)
    case .activate: activate(on: &app, at: now)
    case .longPress: longPress(on: &app, at: now)
    case .passThrough: beginPassThrough(on: &app, at: now)
    case .escape: dispatch(.escape(from: cursor), on: &app, at: now)
    case .magicTap: dispatch(.magicTap(from: cursor), on: &app, at: now)
    case .scrollLeft: scroll(.left, on: &app, at: now)
    case .scrollRight: scroll(.right, on: &app, at: now)
    case .scrollUp: scroll(.up, on: &app, at: now)
    case .scrollDown: scroll(.down, on: &app, at: now)
    case .toggleSpeech: break
    case .toggleMute: toggleMute()
    case .toggleScreenCurtain: toggleCurtain()
    case .readFromTop: beginReading(from: firstStop(on: app.screen) ?? 0, on: &app, at: now)
    case .readAll: beginReading(from: position(on: app.screen) ?? 0, on: &app, at: now)
    case .readItemSummary: speakSummary(on: app, at: now)
    case .copySpeech: copySpeech()
    case .showItemChooser: openItemChooser(on: &app, at: now)
    case .showQuickSettings: openQuickSettings(on: app, at: now)
    case .labelItem: openLabel(on: app, at: now)
    case .startHelp: startHelp()
    case .selectText: pinchText(isOutward: true, on: &app, at: now)
    case .deselectText: pinchText(isOutward: false, on: &app, at: now)
    case .moveIn: moveIn(on: &app, at: now)
    case .moveOut: moveOut(on: &app, at: now)
    case .undo, .redo: takeBack(isRedo: command == .redo, on: &app, at: now)
    case .goHome, .showAppSwitcher, .showControlCenter, .showNotificationCenter,
      .switchToPreviousApp, .switchToNextApp:
      events.append(.systemCommand(command))
    }
  }

  mutating func silence() {
    reading = nil
    later = nil
    isPaused = false
    if isSpeaking {
      isSpeaking = false
      events.append(.stopSpeaking)
    }
  }

  private mutating func toggleSpeech(at now: Instant) {
    later = nil
    if toggleSilentReading(at: now) { return }
    if isPaused {
      isPaused = false
      events.append(.resumeSpeaking)
    } else if isSpeaking {
      isPaused = true
      events.append(.pauseSpeaking)
    }
  }

  private mutating func toggleMute() {
    // What is read next waits for these words.
    reading?.due = nil
    reading?.left = nil
    if isMuted {
      isMuted = false
      speak([.word(.speechOn)])
    } else {
      speak([.word(.speechOff)])
      isMuted = true
    }
    events.append(.mutedToggled(isMuted: isMuted))
  }

  /// The curtain up or down, as by its gesture, but without a stroke of the listener's.
  public mutating func toggleScreenCurtain() -> [ReaderEvent] {
    toggleCurtain()
    return takeEvents()
  }

  private mutating func toggleCurtain() {
    isCurtainDown.toggle()
    events.append(.curtainToggled(isDown: isCurtainDown))
    speak([.word(isCurtainDown ? .curtainOn : .curtainOff)])
  }

  private mutating func copySpeech() {
    guard let text = lastSpoken?.text else {
      speak([.word(.nothingToCopy)])
      return
    }
    clipboard = text
    events.append(.copied(text))
    speak([.word(.copied)])
  }
}
