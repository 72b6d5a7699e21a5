import AccessibilityTree
import Gestures
import Hands
import Lessons
import ScreenReader
import Simulation
import Speech

/// Curtain's own screens: opening them, and what choosing a row does.
extension PracticeSession {
  var systemScreens: SystemScreens { SystemScreens(words: coach.words) }

  var mainMenu: SystemScreen {
    systemScreens.mainMenu(
      course, due: sitting, learner: setup.isRoom ? nil : course.learner,
      progress: !setup.isRoom)
  }

  mutating func show(_ screen: SystemScreen) {
    push(layer(of: screen, above: layers.count))
  }

  /// `app` is what the course calls the app.
  mutating func openApp(_ app: String, on screen: String, cursorOn element: String? = nil) {
    guard let library = course.apps[app] else {
      preconditionFailure("The course has no app called \(app)")
    }
    appHome = course.home(of: screen)
    push(Layer(screen: screen, of: library, for: listenerInApp, at: now), cursorOn: element)
  }

  /// What a new reader takes over from the one before it.
  var listener: Layer.Listener {
    Layer.Listener(
      vocabulary: setup.vocabulary, settings: preferences.reader, isCurtainDown: isCurtainDown,
      isMuted: isMuted,
      labels: course.labels[appHome] ?? [:], brailleTranslator: setup.brailleTranslator,
      wordBreaker: setup.wordBreaker, collator: setup.collator, keyboards: setup.keyboards,
      texts: setup.texts)
  }

  /// The same with what the round in hand changes for itself alone.
  private var listenerInApp: Layer.Listener {
    var listener = listener
    guard let round = run?.round else { return listener }
    if !round.speaksHints { listener.settings.verbosity.speaksHints = false }
    let rate = preferences.reader.speech.rate + round.rateShift
    listener.settings.speech.rate = min(max(rate, 0), 100)
    return listener
  }

  /// - Parameter row: where the cursor begins; at the first element where nothing is said.
  mutating func push(_ layer: Layer, cursorOn row: String? = nil) {
    layers.append(layer)
    updateRecognizer()
    handle(layers[layers.count - 1].begin(at: now, cursorOn: row))
    tellMuted()
    effects.append(.redraw)
  }

  /// Back to what was under a screen of Curtain. It is spoken anew, unless something else will be
  /// said at once.
  mutating func closeLayer(isSilent: Bool = false) {
    guard layers.count > 1 else { return }
    layers.removeLast()
    if !layers.contains(where: { !$0.isSystem }) { replay = nil }
    if case .system(let kind)? = layers.last?.kind, kind.listsFaults { leaveHearing() }
    updateRecognizer()
    if drillRun != nil, !isInGesturePractice, layers.last?.kind != .system(.drillResults) {
      drillRun = nil
      updateRecognizer()
    }
    comeBack(isSilent: isSilent)
  }

  /// The screen in front is there again.
  mutating func comeBack(isSilent: Bool = false) {
    if case .system(let kind)? = layers.last?.kind, kind == .mainMenu || kind == .due {
      // What was done meanwhile stands in it.
      let isAsBefore = layers.last?.systemScreen == current(kind)
      if !isAsBefore { rebuildLayer(layers.count - 1) }
    }
    let isSystem = layers[layers.count - 1].isSystem
    let events = layers[layers.count - 1].comeBack(
      for: isSystem ? listener : listenerInApp, at: now)
    handle(isSilent ? events.filter { !$0.isSpeech } : events)
    if !isSilent { tellMuted() }
    effects.append(.redraw)
  }

  /// Does what a row of one of Curtain's screens stands for; false where it stands for nothing.
  mutating func choose(
    _ request: AccessibilityRequest, isHandled: Bool, in kind: SystemScreen.Kind
  ) -> Bool {
    if kind == .settings || kind == .faults { takeSettingsFromScreen() }
    if kind == .rotor, changeRotor(request) { return true }
    if chooseLearner(request, in: kind) { return true }
    switch request {
    case .activate(let row): return choose(row, in: kind)
    case .escape:
      guard !isHandled else { return false }
      apply(queue.interrupt())
      switch kind {
      case .mainMenu: perform(.leave)
      case .results: leave()
      case .reminder: skipReminder()
      default: closeLayer()
      }
      return true
    default: return false
    }
  }

  private mutating func choose(_ row: String, in kind: SystemScreen.Kind) -> Bool {
    if let id = row.dropPrefix("lesson."), let lesson = course.lesson(id) {
      apply(queue.interrupt())
      begin(lesson, isCold: kind == .due && isCold(.lesson(id)))
      return true
    }
    if kind == .coachMenu, let command = CoachCommand(rawValue: row) {
      closeLayer(isSilent: true)
      perform(command)
      return true
    }
    if kind == .reminder, answerReminder(with: row) { return true }
    if kind == .gestures, chooseInGesturePractice(row) { return true }
    if chooseFault(row, in: kind) { return true }
    if kind == .results, let round = row.dropPrefix("replay.") {
      beginReplay(ofRound: round)
      return true
    }
    switch (kind, row) {
    case (.coachMenu, "errands"): openErrands()
    case (.coachMenu, "slower"), (.coachMenu, "usual-pace"):
      closeLayer(isSilent: true)
      changePace()
    case (.drillResults, "again"): repeatDrill()
    case (.mainMenu, "due"): show(systemScreens.due(sitting, in: course))
    case (.due, "drill"): beginDrill(.due)
    case (.mainMenu, "lessons"): show(systemScreens.lessonList(course))
    case (.mainMenu, "gestures"): show(systemScreens.gestures())
    case (.mainMenu, "faults"):
      show(systemScreens.faults(course, preferences, vocabulary: setup.vocabulary))
    case (.mainMenu, "settings"), (.coachMenu, "settings"):
      if kind == .coachMenu { closeLayer(isSilent: true) }
      openSettings()
    case (.mainMenu, "progress"): show(progressScreen)
    case (.mainMenu, "history"): perform(.history)
    case (.mainMenu, "keys"): perform(.keys)
    case (.mainMenu, "leave"): perform(.leave)
    case (.results, "again"):
      if let lesson = run?.lesson { begin(lesson) }
    case (.results, "leave"): leave()
    case (.leaveQuestion, "leave"): leave()
    case (.leaveQuestion, "stay"), (_, "close"): closeLayer()
    case (.settings, "device"): effects.append(.nextOutputDevice)
    case (.settings, "rotor"): openRotorOrder()
    case (.settings, "spokenLanguage"): openLanguages()
    case (.languages, let row) where chooseLanguage(row): break
    default: return false
    }
    return true
  }
}

extension ReaderEvent {
  fileprivate var isSpeech: Bool { if case .speak = self { true } else { false } }
}

extension String {
  func dropPrefix(_ prefix: String) -> String? {
    hasPrefix(prefix) ? String(dropFirst(prefix.count)) : nil
  }
}
