import SpaceAndTime
import Synchronization

/// Speech and cues on their way from the event thread to the audio device, without locks.
///
/// The event thread begins, writes and ends utterances; the audio thread calls `render`. It is the
/// one object that both threads touch. A new utterance takes over at the next `render`, whatever
/// is left of the old one, so two are never heard at once.
public final class SampleRing: @unchecked Sendable {
  /// What the audio thread tells the event thread.
  public enum Report: Hashable, Sendable, BitwiseCopyable {
    /// The first sample, which is never silence, was copied by the audio callback entered then;
    /// `sample` were given to the device before it.
    case started(id: Int, Instant, sample: Int)
    /// The last sample was copied.
    case finished(id: Int)
  }

  private enum Mark: BitwiseCopyable {
    case begin(id: Int, at: Int)
    case end(at: Int)
    case stop(at: Int)
  }

  private let speech = Lane<Int16>(capacity: 1 << 19, filledWith: 0)
  private let marks = Lane<Mark>(capacity: 1024, filledWith: .stop(at: 0))
  private let reports = Lane<Report>(capacity: 1024, filledWith: .finished(id: 0))
  private let paused = Atomic<Bool>(false)
  private let percentOfVolume = Atomic<Int>(100)
  private let ducking = Atomic<Bool>(true)
  private let cueCount: Int

  /// Of the event thread alone.
  private var beginning = 0

  /// Of the audio thread alone.
  private var playing: Playing?
  private var position = 0
  private var givenSamples = 0
  private var lastSample: Int32 = 0
  private var fade = Fade()
  private var cues: CueMixer

  private struct Playing {
    var id: Int
    var end: Int?
    var hasStarted = false
  }

  /// A cut in the middle of a wave clicks; this lets it sink to zero within 3 ms.
  private struct Fade {
    static let length: Int32 = 64
    var level: Int32 = 0
    var left: Int32 = 0
  }

  /// What is left of the app's own sounds while something is said (percent).
  public static let duckedPart = 25

  /// Cues are played by their index in `cues`, sounds of the app by that in `appSounds`.
  public init(cues: [[Int16]], appSounds: [[Int16]] = []) {
    cueCount = cues.count
    self.cues = CueMixer(cues: cues, appSounds: appSounds)
  }

  // MARK: The event thread

  /// Samples of the newest utterance that were not yet taken.
  public var waitingSamples: Int { speech.end - max(speech.start, beginning) }

  /// Holds speech where it is; cues go on.
  public var isPaused: Bool {
    get { paused.load(ordering: .acquiring) }
    set { paused.store(newValue, ordering: .releasing) }
  }

  /// 0 to 100, of speech and cues.
  public var volume: Int {
    get { percentOfVolume.load(ordering: .relaxed) }
    set { percentOfVolume.store(min(max(newValue, 0), 100), ordering: .relaxed) }
  }

  /// Whether speech makes the app's own sounds quieter.
  public var ducksAppSounds: Bool {
    get { ducking.load(ordering: .relaxed) }
    set { ducking.store(newValue, ordering: .relaxed) }
  }

  /// Cuts what is heard; what is written from now on belongs to this utterance.
  ///
  /// False when the device has not called for so long that no more fits.
  public func begin(id: Int) -> Bool {
    beginning = speech.end
    return marks.append(.begin(id: id, at: beginning))
  }

  /// Takes as many samples as there is room for, and says how many.
  public func write(_ samples: UnsafeBufferPointer<Int16>) -> Int { speech.append(samples) }

  /// Says that nothing more belongs to the utterance: without it, a lack of samples is a wait.
  ///
  /// False when it must be tried again later.
  public func end() -> Bool { marks.append(.end(at: speech.end)) }

  /// Cuts what is heard, for silence.
  public func stop() {
    beginning = speech.end
    _ = marks.append(.stop(at: beginning))
  }

  /// Mixes a cue under the speech, from the next `render` on.
  public func playCue(_ index: Int) { cues.play(index) }

  /// Mixes a sound of the app under the speech, from the next `render` on.
  public func playAppSound(_ index: Int) { cues.play(cueCount + index) }

  /// Holds the app's sounds where they are, from the next `render` on.
  public func pauseAppSounds() { cues.pauseAppSounds() }

  /// Goes on with them; a new sound of the app does so, too.
  public func resumeAppSounds() { cues.resumeAppSounds() }

  public func takeReport() -> Report? { reports.takeFirst() }

  // MARK: The audio thread

  /// Fills the device's buffer; true when there is something to report.
  ///
  /// Never waits and never allocates. `now` is when the device asked.
  public func render(into output: UnsafeMutableBufferPointer<Int16>, at now: Instant) -> Bool {
    // Before the marks: whatever can be seen up to here has its mark in sight too.
    let limit = speech.end
    obeyMarks()
    let volume = Int32(volume)
    let count = isPaused ? 0 : availableSamples(limit: limit, room: output.count)
    for index in 0..<count {
      lastSample = Int32(speech[position + index]) * volume / 100
      output[index] = Int16(truncatingIfNeeded: lastSample)
    }
    for index in count..<output.count { output[index] = 0 }
    position += count
    speech.advance(to: position)

    continueFade(in: output, from: 0)
    if count < output.count, lastSample != 0 {
      startFade()
      continueFade(in: output, from: count)
    }
    let hasReport = report(count: count, at: now)
    let isDucked = ducksAppSounds && count > 0
    cues.mix(
      into: output, volume: volume,
      appVolume: isDucked ? volume * Int32(Self.duckedPart) / 100 : volume)
    givenSamples += output.count
    return hasReport
  }

  private func obeyMarks() {
    while let mark = marks.takeFirst() {
      switch mark {
      case .begin(let id, let start):
        jump(to: start)
        playing = Playing(id: id)
      case .end(let end):
        playing?.end = end
      case .stop(let start):
        jump(to: start)
        playing = nil
      }
    }
  }

  private func jump(to start: Int) {
    if lastSample != 0 { startFade() }
    position = max(position, start)
  }

  private func availableSamples(limit: Int, room: Int) -> Int {
    guard let playing else { return 0 }
    return max(0, min(room, min(limit, playing.end ?? limit) - position))
  }

  private func report(count: Int, at now: Instant) -> Bool {
    guard var playing else { return false }
    var hasReport = false
    if count > 0, !playing.hasStarted {
      playing.hasStarted = true
      hasReport = reports.append(.started(id: playing.id, now, sample: givenSamples))
    }
    self.playing = playing
    if let end = playing.end, position >= end {
      hasReport = reports.append(.finished(id: playing.id)) || hasReport
      self.playing = nil
    }
    return hasReport
  }

  private func startFade() {
    fade = Fade(level: lastSample, left: Fade.length)
    lastSample = 0
  }

  private func continueFade(in output: UnsafeMutableBufferPointer<Int16>, from start: Int) {
    var index = start
    while fade.left > 0, index < output.count {
      let sum = Int32(output[index]) + fade.level * fade.left / (Fade.length + 1)
      output[index] = Int16(clamping: sum)
      fade.left -= 1
      index += 1
    }
  }
}
