import Lessons
import Practice
import SDLBackend
import SQLiteBackend
import SpaceAndTime
import Speech

/// What the session asks for, on its way to the world.
extension Stage {
  func perform(_ effects: [PracticeEffect]) {
    for effect in effects { perform(effect) }
    followScreenSize()
  }

  private func perform(_ effect: PracticeEffect) {
    switch effect {
    case .speech(let effect): speak(effect)
    case .earcon(let earcon): speaker.play(earcon)
    case .appSound(let sound): speaker.play(sound)
    case .pauseAppSounds: speaker.pauseAppSounds()
    case .resumeAppSounds: speaker.resumeAppSounds()
    case .caption, .redraw: needsDrawing = true
    case .record(let event): keep(event)
    case .log(let event): log?.add(event)
    case .settings(let settings):
      speaker.volume = settings.volume
      speaker.playsCues = settings.playsEarcons
      speaker.ducksAppSounds = settings.ducksAudio
      followOutputDevice()
    case .findPrices(let lesson):
      if let question = session.priceQuestion(about: lesson) { priceFinder.find(question) }
    case .measureRepair:
      if let question = session.repairQuestion { repairMeter.measure(question) }
    case .nextOutputDevice: useNextDevice()
    case .learner(let wish): carryOut(wish)
    case .language(let tag): fetchLanguage(tag)
    case .clipboard(let text): window.copyToClipboard(text)
    case .touchShown(let touch):
      contacts.receive(touch)
      needsDrawing = true
    case .fullScreen:
      window.isFullScreen.toggle()
      tell(window.isFullScreen ? .fullScreen : .windowed)
    case .contactPanel:
      showsContactPanel.toggle()
      tell(showsContactPanel ? .contactPanelShown : .contactPanelHidden)
    case .stickyFingers:
      hands.makeFingersSticky(!hands.areFingersSticky, at: Clock.now)
      tell(hands.areFingersSticky ? .stickyFingersOn : .stickyFingersOff)
    case .leave: isOver = true
    }
  }

  /// Window and hands are as large as the app's glass; a phone gives way to a pad.
  private func followScreenSize() {
    let size = session.screenSize
    guard size != hands.screen else { return }
    hands.screen = size
    window.phone = size
    needsDrawing = true
  }

  /// Says what has changed, for those who don't see it.
  private func tell(_ change: WindowChange) {
    needsDrawing = true
    perform(session.windowChanged(change, at: Clock.now))
  }

  private func speak(_ effect: SpeechEffect) {
    let now = Clock.now
    switch effect {
    case .start(let id, let utterance):
      lastInputOfUtterance[id] = lastInput
      let isHeard = speaker.speak(
        utterance, id: id, settings: session.settings(of: utterance.speaker), at: now)
      if !isHeard { log?.neverHeard(id) }
    case .cut(let id):
      speaker.cut()
      lastInputOfUtterance[id] = nil
      log?.neverHeard(id)
    case .pause: speaker.pause(at: now)
    case .resume: speaker.resume(at: now)
    }
  }

  /// A record that fails once is closed: the sentence is said, and practice goes on.
  private func keep(_ event: RecordEvent) {
    do {
      try desk?.keep(event)
    } catch {
      lose(error)
    }
  }

  private func carryOut(_ wish: LearnerWish) {
    guard let desk else { return }
    do {
      let memories = try desk.carryOut(wish)
      perform(session.learnerChanged(memories, after: wish, at: Clock.now))
    } catch {
      lose(error)
    }
  }

  private func lose(_ problem: RecordProblem) {
    desk = nil
    Console.printError("curtain: \(problem.sentence)")
    perform(session.say(problem.sentence, at: Clock.now))
  }

  private func useNextDevice() {
    let names = Speaker.deviceNames
    guard !names.isEmpty else { return }
    let next = names.firstIndex(of: session.outputDevice).map { ($0 + 1) % names.count } ?? 0
    perform(session.outputDeviceChanged(to: names[next], at: Clock.now))
    followOutputDevice()
  }

  /// Sound comes from where the learner wishes, or from the desktop's own device where that one is
  /// not plugged in.
  func followOutputDevice() {
    let wanted = Speaker.deviceNames.contains(session.outputDevice) ? session.outputDevice : nil
    guard wanted != outputDevice else { return }
    outputDevice = wanted
    speaker.useDevice(named: wanted, at: Clock.now)
  }

  private func fetchLanguage(_ tag: String) {
    do {
      perform(session.languageChanged(to: try language(tag), at: Clock.now))
    } catch {
      let sentence = sentence(for: error)
      Console.printError("curtain: \(sentence)")
      perform(session.say(sentence, at: Clock.now))
    }
  }
}
