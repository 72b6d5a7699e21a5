import SpaceAndTime

/// What the voice has to do, in order.
public enum SpeechEffect: Hashable, Sendable {
  /// Begin this utterance; nothing else is sounding. Its end comes back as `finished(_:)`.
  case start(id: Int, Utterance)
  /// Silence this utterance within one audio buffer; its end need not be reported.
  case cut(id: Int)
  case pause
  case resume
}

/// Decides what is heard when, so that two utterances never overlap (voiceover.md 4.5).
///
/// The coach waits until the reader has finished; what can wait (hints, announcements of low
/// priority) is said in the order in which it came, so that nothing falls between two sentences of
/// the coach. What the learner does wins: a gesture cuts what sounds and drops what waits. Only what
/// insists is said to its end once it has begun.
public struct SpeechQueue: Sendable {
  /// What becomes of words that still wait when the learner acts.
  public enum WhenInterrupted: Hashable, Sendable {
    /// They belonged to the moment: announcements, explanations of a stroke.
    case dropped
    /// They are still needed: the coach's next request.
    case kept
  }

  private struct Waiting: Hashable, Sendable {
    var utterance: Utterance
    var whenInterrupted: WhenInterrupted
    /// All of it, where only the rest is still to be said.
    var whole: String

    init(utterance: Utterance, whenInterrupted: WhenInterrupted, whole: String? = nil) {
      self.utterance = utterance
      self.whenInterrupted = whenInterrupted
      self.whole = whole ?? utterance.text
    }
  }

  /// The utterance that sounds now (or is paused), nil in silence.
  public private(set) var current: (id: Int, utterance: Utterance)?
  private var currentWhenInterrupted = WhenInterrupted.dropped
  /// All of what sounds, which may be the rest of it.
  private var currentWhole = ""
  public private(set) var isPaused = false
  /// The last messages, spoken to their end or not.
  public private(set) var history = SpeechHistory()
  private var waiting: [Waiting] = []
  private var nextId = 1

  public init() {}

  /// True when nothing sounds and nothing waits.
  public var isIdle: Bool { current == nil && waiting.isEmpty }

  /// True when nothing of the reader sounds or waits.
  public var isReaderSilent: Bool {
    current?.utterance.speaker != .voiceOver
      && !waiting.contains { $0.utterance.speaker == .voiceOver }
  }

  /// True while the coach's voice sounds.
  public var isCoachSpeaking: Bool { current?.utterance.speaker == .coach && !isPaused }

  /// True while the reader's voice sounds.
  public var isReaderSpeaking: Bool {
    current?.utterance.speaker == .voiceOver && !isPaused
  }

  /// Takes an utterance in: begins it now, or when its turn comes.
  ///
  /// - Parameter heard: How much has been heard of what sounds now, from 0 to 1: what is repeated
  ///   because this cuts it begins with the sentence that was cut.
  public mutating func say(
    _ utterance: Utterance, whenInterrupted: WhenInterrupted = .dropped, heard: Double = 0
  ) -> [SpeechEffect] {
    guard !utterance.text.isEmpty else { return [] }
    let new = Waiting(utterance: utterance, whenInterrupted: whenInterrupted)
    if utterance.urgency == .goesOn {
      let place = waiting.firstIndex { $0.utterance.speaker == .coach } ?? waiting.endIndex
      waiting.insert(new, at: place)
      return startNext()
    }
    let isPatient = utterance.speaker == .coach || utterance.urgency == .waits
    guard !isPatient else {
      waiting.append(new)
      return startNext()
    }
    withdrawWordsAboutCursor()
    if isInsisting {
      waitForWhatInsists(new)
      return []
    }
    // A request of the coach that the reader cuts, because a resting finger moved on, comes again.
    if let current, current.utterance.speaker == .coach, currentWhenInterrupted == .kept,
      !isPaused
    {
      let rest = current.utterance.rest(afterHearing: heard)
      waiting.insert(
        Waiting(utterance: rest, whenInterrupted: .kept, whole: currentWhole), at: 0)
      if rest == current.utterance { history.remove(id: current.id) }
    }
    waiting.insert(new, at: 0)
    return cutCurrent() + startNext()
  }

  /// What insists takes its turn; of what only interrupts, the latest follows after that, for each
  /// would have cut the one before (voiceover.md 4.5).
  private mutating func waitForWhatInsists(_ new: Waiting) {
    if new.utterance.urgency == .interrupts {
      waiting.removeAll {
        $0.utterance.speaker == .voiceOver && $0.utterance.urgency == .interrupts
      }
    }
    let place = waiting.firstIndex { $0.utterance.urgency != .insists } ?? waiting.endIndex
    waiting.insert(new, at: place)
  }

  /// The learner did something: silence now, and nothing that waited for its turn is said any
  /// more, except what is still needed.
  ///
  /// A word of the coach that is lost this way stays in the history. What insists goes on, unless it
  /// was held (voiceover.md 4.5).
  public mutating func interrupt() -> [SpeechEffect] {
    forget { $0.whenInterrupted == .dropped }
    return isInsisting && !isPaused ? [] : cutCurrent()
  }

  private var isInsisting: Bool {
    current?.utterance.urgency == .insists && current?.utterance.speaker == .voiceOver
  }

  /// Takes back what waits with these words: it is no longer true. What sounds is said to its end.
  public mutating func withdraw(_ text: String) {
    waiting.removeAll { $0.whole == text }
  }

  /// Skips what waits with one of these words: it comes too late. It stays in the history.
  public mutating func passOver(_ texts: Set<String>) {
    forget { texts.contains($0.whole) }
  }

  /// Takes back what waits about the element under the cursor: the cursor has gone on.
  public mutating func withdrawWordsAboutCursor() {
    waiting.removeAll { $0.utterance.isAboutCursor }
  }

  /// Forgets everything that waits and silences what sounds: the place it belonged to is left.
  public mutating func clear() -> [SpeechEffect] {
    forget { _ in true }
    return cutCurrent()
  }

  /// Begins what waits, if nothing sounds: to be called after `interrupt()` once the answer to the
  /// gesture has been said.
  public mutating func startNext() -> [SpeechEffect] {
    guard current == nil, !waiting.isEmpty else { return [] }
    let next = waiting.removeFirst()
    let id = takeId()
    current = (id, next.utterance)
    currentWhenInterrupted = next.whenInterrupted
    currentWhole = next.whole
    if next.utterance.isRemembered { history.add(id: id, next.utterance, wasCut: false) }
    return [.start(id: id, next.utterance)]
  }

  /// The voice came to the end of an utterance. Late news of a cut one is ignored.
  ///
  /// - Parameter isReadingOn: The reader decides what is next; what waits is begun after that, by
  ///   `startNext()`.
  public mutating func finished(_ id: Int, isReadingOn: Bool = false) -> [SpeechEffect] {
    guard current?.id == id else { return [] }
    current = nil
    isPaused = false
    return isReadingOn ? [] : startNext()
  }

  /// Holds the voice in the middle of a word; without effect in silence.
  public mutating func pause() -> [SpeechEffect] {
    guard current != nil, !isPaused else { return [] }
    isPaused = true
    return [.pause]
  }

  public mutating func resume() -> [SpeechEffect] {
    guard isPaused else { return [] }
    isPaused = false
    return [.resume]
  }

  private mutating func forget(_ isLost: (Waiting) -> Bool) {
    for lost in waiting where isLost(lost) && lost.utterance.speaker == .coach {
      history.add(id: takeId(), lost.utterance, wasCut: true)
    }
    waiting.removeAll(where: isLost)
  }

  private mutating func cutCurrent() -> [SpeechEffect] {
    guard let sounding = current else { return [] }
    current = nil
    isPaused = false
    history.markCut(id: sounding.id)
    return [.cut(id: sounding.id)]
  }

  private mutating func takeId() -> Int {
    defer { nextId += 1 }
    return nextId
  }
}
