import Lessons
import SpaceAndTime
import Speech

/// What leaves the session.
extension PracticeSession {
  mutating func say(_ lines: [Coach.Line]) {
    for line in lines { say(line.text, isNeeded: line.isNeeded) }
  }

  /// Lets the coach speak when the reader has finished.
  mutating func say(_ text: String, isNeeded: Bool = false) {
    // A lesson that is not translated keeps its own voice.
    let isOfLesson = run?.texts.contains(text) == true
    let language = isOfLesson ? run?.lesson.language : coach.words.language
    let utterance = Utterance(
      speaker: .coach, parts: [.init(text, language: language)], urgency: .waits)
    apply(queue.say(utterance, whenInterrupted: isNeeded ? .kept : .dropped))
  }

  mutating func apply(_ speech: [SpeechEffect]) {
    for effect in speech {
      effects.append(.speech(effect))
      switch effect {
      case .start: sounding = SoundingSpeech(at: now)
      case .cut: sounding = nil
      case .pause: sounding?.pause(at: now)
      case .resume: sounding?.resume(at: now)
      }
      guard case .start(let id, let utterance) = effect else { continue }
      noteMissingVoices(of: utterance)
      caption = captionText(of: utterance)
      effects.append(.caption(caption))
      let language = utterance.parts.first?.language ?? settings.language
      switch utterance.speaker {
      case .voiceOver: log(.speech(id: id, text: utterance.text, language: language))
      case .coach: log(.coach(id: id, text: utterance.text, language: language))
      }
    }
  }

  /// How much has been heard of what sounds now, from 0 to 1.
  var heardPart: Double {
    guard let current = queue.current?.utterance, let sounding else { return 0 }
    let rate = settings(of: current.speaker).rate
    return sounding.part(of: SpeechPace.duration(of: current, rate: rate), at: now)
  }

  /// While a fluent run is played, which gesture each stop comes from.
  private func captionText(of utterance: Utterance) -> String {
    guard let name = demonstration?.gestureName, !name.isEmpty, utterance.speaker == .voiceOver
    else { return utterance.text }
    return "\(name): \(utterance.text)"
  }

  mutating func sound(_ earcon: Earcon) {
    log(.earcon(earcon))
    if settings.playsEarcons { effects.append(.earcon(earcon)) }
  }

  /// In a room nothing is counted; of errands that were made for a screen nothing is remembered.
  mutating func record(_ event: RecordEvent) {
    guard !setup.isRoom, !(isOnScreenErrand && event.isOfLesson) else { return }
    course.history.add(event, on: course.today)
    effects.append(.record(event))
  }

  mutating func log(_ what: LogEvent.What) {
    let time = clock.outside(now) - (startedAt ?? now)
    effects.append(.log(LogEvent(time: time, what: what)))
  }

  mutating func end() {
    guard !isOver else { return }
    if run != nil, !isGoalReached { record(.lessonLeft) }
    apply(queue.clear())
    log(.end(isGoalReached ? .finished : .left))
    effects.append(.leave)
    isOver = true
  }
}
