/// Short sounds that are mixed under whatever is heard.
///
/// The event thread calls `play`, the audio thread `mix`.
struct CueMixer: ~Copyable {
  private struct Voice: BitwiseCopyable {
    var cue = 0
    var position = Int.max
  }

  private let samples: UnsafeMutableBufferPointer<Int16>
  /// Where each cue begins; one more than there are cues.
  private let starts: UnsafeMutableBufferPointer<Int>
  /// Cues from this one on are sounds of the app, which speech may make quieter.
  private let firstAppSound: Int
  private let requests = Lane<Int>(capacity: 64, filledWith: 0)
  private var holdsAppSounds = false
  /// A rotor that turns fast is heard as a few ticks at once, not as noise.
  private let voices: UnsafeMutableBufferPointer<Voice>
  private var nextVoice = 0

  init(cues: [[Int16]], appSounds: [[Int16]]) {
    firstAppSound = cues.count
    let cues = cues + appSounds
    samples = .allocate(capacity: cues.reduce(0) { $0 + $1.count })
    starts = .allocate(capacity: cues.count + 1)
    voices = .allocate(capacity: 4)
    var start = 0
    for (index, cue) in cues.enumerated() {
      starts.initializeElement(at: index, to: start)
      for sample in cue {
        samples.initializeElement(at: start, to: sample)
        start += 1
      }
    }
    starts.initializeElement(at: cues.count, to: start)
    voices.initialize(repeating: Voice())
  }

  deinit {
    samples.deallocate()
    starts.deallocate()
    voices.deallocate()
  }

  /// A request that is no cue; computed, so that the audio thread never makes it first.
  private static var pause: Int { -1 }
  private static var resume: Int { -2 }

  func pauseAppSounds() { _ = requests.append(Self.pause) }

  func resumeAppSounds() { _ = requests.append(Self.resume) }

  func play(_ cue: Int) {
    precondition(cue >= 0 && cue < starts.count - 1, "There is no such cue")
    _ = requests.append(cue)
  }

  /// Volumes are percentages.
  mutating func mix(
    into output: UnsafeMutableBufferPointer<Int16>, volume: Int32, appVolume: Int32
  ) {
    while let cue = requests.takeFirst() {
      if cue == Self.pause || cue == Self.resume {
        holdsAppSounds = cue == Self.pause
        continue
      }
      if cue >= firstAppSound { holdsAppSounds = false }
      voices[nextVoice] = Voice(cue: cue, position: starts[cue])
      nextVoice = (nextVoice + 1) % voices.count
    }
    for index in voices.indices {
      let voice = voices[index]
      let end = starts[voice.cue + 1]
      guard voice.position < end, !(holdsAppSounds && voice.cue >= firstAppSound) else { continue }
      let count = min(output.count, end - voice.position)
      let volume = voice.cue < firstAppSound ? volume : appVolume
      for offset in 0..<count {
        let cue = Int32(samples[voice.position + offset]) * volume / 100
        output[offset] = Int16(clamping: Int32(output[offset]) + cue)
      }
      voices[index].position += count
    }
  }
}
