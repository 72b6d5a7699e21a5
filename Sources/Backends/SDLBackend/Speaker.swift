import SpaceAndTime
import Speech

/// Makes utterances and cues heard, one utterance at a time.
///
/// Without a sound device, and for a language without a voice, an utterance takes the time that it
/// takes to read and is then reported finished like any other.
@MainActor
public final class Speaker {
  public enum Report: Hashable, Sendable {
    /// The device took the first sample, which is never silence, at that moment; it had been given
    /// `sample` of them before, since it was opened.
    case started(id: Int, Instant, sample: Int)
    case finished(id: Int)
  }

  private enum Phase {
    case idle
    case rendering(id: Int)
    /// All samples are on their way.
    case ending(id: Int)
    case reading(id: Int, until: Instant)
    case readingPaused(id: Int, left: Milliseconds)
  }

  /// Why only captions are left; nil while there is sound.
  public private(set) var silence: AudioError?
  public var playsCues = true

  private let voice: (any SpeechSynthesizer)?
  private let ring: SampleRing
  private var device: AudioDevice?
  private var phase = Phase.idle
  /// Rendered, but not yet in the ring.
  private var overflow: [Int16] = []
  private var utterance: (words: Utterance, settings: SpeechSettings)?
  private var nextRendering = Instant.zero

  /// Opens the named sound device, or the desktop's own; `voice` is nil where there is none.
  public init(voice: (any SpeechSynthesizer)?, deviceNamed name: String? = nil) {
    self.voice = voice
    let rate = voice?.sampleRate ?? 22_050
    ring = SampleRing(
      cues: Earcon.allCases.map {
        EarconRenderer.samples(of: EarconCatalog.sound(of: $0), sampleRate: rate)
      },
      appSounds: AppSound.allCases.map {
        EarconRenderer.samples(of: AppSoundCatalog.sound(of: $0), sampleRate: rate)
      })
    useDevice(named: name, at: .zero)
  }

  /// Sound devices to choose from, by name.
  public static var deviceNames: [String] { AudioDevice.names }

  /// Samples a second.
  private var sampleRate: Int { voice?.sampleRate ?? 22_050 }

  /// Opens another device and goes on there; the desktop's own where that one is missing.
  public func useDevice(named name: String?, at now: Instant) {
    device = nil
    silence = nil
    do throws(AudioError) {
      device = try AudioDevice(named: name, playing: ring, sampleRate: sampleRate)
    } catch {
      guard name == nil else { return useDevice(named: nil, at: now) }
      silence = error
      goOnSilently(at: now)
    }
  }

  /// A device was unplugged: goes on with the desktop's own if it was this one.
  public func deviceWasRemoved(_ id: UInt32, at now: Instant) {
    guard device?.id == id else { return }
    useDevice(named: nil, at: now)
  }

  // MARK: Speaking

  /// Cuts what is heard within one audio buffer and begins; returns when the first words are on
  /// their way, the rest follows by `advance(to:)`.
  ///
  /// `id` comes back in the reports. Answers false where there will be no sound: without a device
  /// or a voice, the utterance lasts as long as reading it takes.
  @discardableResult
  public func speak(
    _ words: Utterance, id: Int, settings: SpeechSettings, at now: Instant
  ) -> Bool {
    utterance = (words, settings)
    overflow = []
    ring.isPaused = false
    ring.volume = settings.volume
    ring.ducksAppSounds = settings.ducksAudio
    playsCues = settings.playsEarcons
    phase = .rendering(id: id)
    guard device != nil, let voice, ring.begin(id: id) else {
      goOnSilently(at: now)
      return false
    }
    voice.begin(words, settings: settings)
    let hasSound = renderUntilHeard(voice)
    if !hasSound {
      ring.stop()
      goOnSilently(at: now)
    } else {
      endIfComplete()
    }
    nextRendering = now
    return hasSound
  }

  /// Cuts what is heard within one audio buffer; its end is not reported.
  public func cut() {
    voice?.cancel()
    overflow = []
    if device != nil { ring.stop() }
    ring.isPaused = false
    phase = .idle
  }

  /// Holds the voice in the middle of a word; cues go on.
  public func pause(at now: Instant) {
    ring.isPaused = true
    if case .reading(let id, let end) = phase {
      phase = .readingPaused(id: id, left: max(0, end - now))
    }
  }

  public func resume(at now: Instant) {
    ring.isPaused = false
    if case .readingPaused(let id, let left) = phase {
      phase = .reading(id: id, until: now + left)
    }
  }

  /// 0 to 100, at once.
  public var volume: Int {
    get { ring.volume }
    set { ring.volume = newValue }
  }

  /// Mixes a cue under the speech.
  public func play(_ earcon: Earcon) {
    guard playsCues, device != nil, let index = Earcon.allCases.firstIndex(of: earcon) else {
      return
    }
    ring.playCue(index)
  }

  /// Plays a sound of the app, which the listener's wish for no cues does not silence.
  public func play(_ sound: AppSound) {
    guard device != nil, let index = AppSound.allCases.firstIndex(of: sound) else { return }
    ring.playAppSound(index)
  }

  /// Holds the app's sounds where they are.
  public func pauseAppSounds() { ring.pauseAppSounds() }

  public func resumeAppSounds() { ring.resumeAppSounds() }

  /// Whether speech makes the app's own sounds quieter.
  public var ducksAppSounds: Bool {
    get { ring.ducksAppSounds }
    set { ring.ducksAppSounds = newValue }
  }

  // MARK: Time

  /// When `advance(to:)` must be called next; nil while nothing is to come by itself.
  ///
  /// What the device has to say arrives as `WindowEvent.speakerReported`.
  public var deadline: Instant? {
    switch phase {
    case .rendering: nextRendering
    case .reading(_, let end): end
    case .idle, .ending, .readingPaused: nil
    }
  }

  /// Renders ahead, a few milliseconds' work at most, and answers what was heard.
  public func advance(to now: Instant) -> [Report] {
    if case .rendering = phase, now >= nextRendering { renderAhead(now) }
    var reports: [Report] = []
    while let report = ring.takeReport() {
      switch report {
      case .started(let id, let moment, let sample):
        reports.append(.started(id: id, moment, sample: sample))
      case .finished(let id):
        // Late news of an utterance that was cut since is no news.
        guard case .ending(id) = phase else { continue }
        phase = .idle
        reports.append(.finished(id: id))
      }
    }
    if case .reading(let id, let end) = phase, now >= end {
      phase = .idle
      reports.append(.finished(id: id))
    }
    return reports
  }

  private func renderUntilHeard(_ voice: any SpeechSynthesizer) -> Bool {
    var hasSound = false
    while !hasSound, !voice.isComplete {
      voice.renderNext { samples in
        hasSound = hasSound || !samples.isEmpty
        write(samples)
      }
    }
    return hasSound
  }

  private func renderAhead(_ now: Instant) {
    let enough = 8 * sampleRate
    if !overflow.isEmpty {
      let written = overflow.withUnsafeBufferPointer { ring.write($0) }
      overflow.removeFirst(written)
    } else if ring.waitingSamples < enough {
      voice?.renderNext { write($0) }
    }
    endIfComplete()
    let ahead = ring.waitingSamples - enough
    let wait = overflow.isEmpty ? Milliseconds(max(0, ahead)) * 1000 / Milliseconds(sampleRate) : 20
    nextRendering = now + wait
  }

  private func write(_ samples: UnsafeBufferPointer<Int16>) {
    let written = overflow.isEmpty ? ring.write(samples) : 0
    if written < samples.count { overflow += samples[written...] }
  }

  private func endIfComplete() {
    guard case .rendering(let id) = phase, let voice, voice.isComplete, overflow.isEmpty,
      ring.end()
    else { return }
    phase = .ending(id: id)
  }

  private func goOnSilently(at now: Instant) {
    guard let utterance else { return }
    switch phase {
    case .rendering(let id), .ending(let id):
      let duration = SpeechPace.duration(of: utterance.words, rate: utterance.settings.rate)
      phase =
        ring.isPaused
        ? .readingPaused(id: id, left: duration) : .reading(id: id, until: now + duration)
    case .idle, .reading, .readingPaused: break
    }
  }
}
