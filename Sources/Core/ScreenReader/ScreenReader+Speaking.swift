import AccessibilityTree
import SpaceAndTime
import Speech

extension ScreenReader {
  /// Says phrases; nothing at all where they come to no words.
  mutating func speak(
    _ phrases: [Phrase], language: String? = nil, urgency: Utterance.Urgency = .interrupts
  ) {
    guard !isWordless else { return }
    say(Utterance(parts: wording.parts(phrases, language: language), urgency: urgency))
  }

  mutating func say(_ utterance: Utterance) {
    guard isOn, !isWordless, !utterance.text.isEmpty, !isMuted else { return }
    var utterance = utterance
    if let language = settings.textLanguage {
      for part in utterance.parts.indices where utterance.parts[part].language == nil {
        utterance.parts[part].language = language
      }
    }
    lastSpoken = utterance
    isSpeaking = true
    isPaused = false
    events.append(.speak(utterance))
  }

  /// What is said about an element, by the listener's own name for it where there is one.
  func announcement(for element: AccessibilityElement) -> Announcement {
    guard let screen, let label = labels[screen]?[element.id] else {
      return announcer.announcement(for: element)
    }
    var named = element
    named.content.label = label
    named.content.attributedLabel = []
    return announcer.announcement(for: named)
  }

  /// Describes an element, with words before and after it, and prepares its hint.
  mutating func describe(
    _ element: AccessibilityElement, after prefix: [Phrase] = [], in words: ContainerWords? = nil,
    adding rest: [Phrase] = [], urgency: Utterance.Urgency = .interrupts, at now: Instant
  ) {
    guard !isWordless else { return }
    polled = PolledValue(value: element.content.value, time: now)
    let announcement = announcement(for: element).entering(words)
    let language = announcement.language
    let parts =
      prefix.flatMap { wording.parts([$0], language: $0.isOwn ? language : nil) }
      + wording.parts(words?.before ?? [])
      + wording.parts(announcement.description + rest, language: language)
    say(Utterance(parts: parts, urgency: urgency))
    if !preparePhonetic(of: element, at: now) { prepareHint(of: announcement, at: now) }
  }

  mutating func prepareHint(of announcement: Announcement, at now: Instant) {
    later = nil
    guard settings.verbosity.speaksHints, let hint = wording.hint(announcement) else { return }
    let part = Utterance.Part(hint, language: voiceLanguage(of: announcement.language))
    later = LaterSpeech(
      utterance: Utterance(parts: [part], urgency: .waits), pause: settings.hintPause)
    later?.utterance.isAboutCursor = true
    if !isSpeaking { later?.start(at: now) }
  }

  /// Somebody else has begun to speak about something else: what would come after a pause, a hint or
  /// a letter's alphabet word, is not said any more.
  package mutating func dropHint() { later = nil }

  /// Nil for the listener's own language, which needs no mention.
  func voiceLanguage(of language: String?) -> String? {
    language == wording.vocabulary.listener.language ? nil : language
  }

  mutating func sayLater(at now: Instant) {
    guard let utterance = later?.utterance else { return }
    later = nil
    say(utterance)
  }
}
