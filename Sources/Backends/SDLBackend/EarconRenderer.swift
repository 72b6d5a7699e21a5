import CSDL2
import SpaceAndTime
import Speech

/// Makes the samples of a cue from its notes.
enum EarconRenderer {
  /// Samples of one channel; loudness 1 is full scale.
  static func samples(of sound: EarconSound, sampleRate: Int) -> [Int16] {
    let perMillisecond = Double(sampleRate) / 1000
    var mix = [Double](repeating: 0, count: Int(sound.duration * perMillisecond))
    for note in sound.notes {
      let first = Int(note.start * perMillisecond)
      var tone = Tone(note: note, sampleRate: Double(sampleRate))
      for index in 0..<Int(note.duration * perMillisecond) where first + index < mix.count {
        mix[first + index] += tone.next()
      }
    }
    return mix.map { Int16(clamping: Int($0 * 32767)) }
  }

  /// One note while it sounds.
  private struct Tone {
    let note: EarconSound.Note
    let sampleRate: Double
    private var time: Milliseconds = 0
    private var phase = 0.0
    private var random = SeededRandom(seed: 1)
    private var resonance = (band: 0.0, low: 0.0)

    init(note: EarconSound.Note, sampleRate: Double) {
      self.note = note
      self.sampleRate = sampleRate
    }

    mutating func next() -> Double {
      let pitch = note.from + (note.to - note.from) * time / note.duration
      let wave =
        switch note.wave {
        case .sine: SDL_sin(phase)
        case .hollow: (SDL_sin(phase) + SDL_sin(3 * phase) / 3) * 0.8
        case .noise: noise(around: pitch)
        }
      let value = wave * envelope * note.loudness
      phase += 2 * .pi * pitch / sampleRate
      time += 1000 / sampleRate
      return value
    }

    /// Swells, fades to a fiftieth, and closes without a click.
    private var envelope: Double {
      let swell = min(1, time / note.attack)
      let fading = max(0, time - note.attack) / (note.duration - note.attack)
      let close = min(1, (note.duration - time) / 2)
      return swell * SDL_exp(-3.9 * fading) * max(0, close)
    }

    /// White noise through a resonant filter (state variable, second order).
    private mutating func noise(around pitch: Double) -> Double {
      let white = Double(random.next() >> 11) / Double(1 << 52) - 1
      let tuning = 2 * SDL_sin(.pi * pitch / sampleRate)
      let high = white - resonance.low - 0.5 * resonance.band
      resonance.band += tuning * high
      resonance.low += tuning * resonance.band
      return resonance.band
    }
  }
}
