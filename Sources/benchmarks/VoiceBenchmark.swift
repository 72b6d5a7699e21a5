import EspeakBackend
import Foundation
import SDLBackend
import SpaceAndTime
import Speech

/// From the decision to speak to the first sample that the device takes.
///
/// Uses SDL's dummy driver, which calls for samples in real time, unless another is asked for.
@MainActor
enum VoiceBenchmark {
  private static let words = [
    "Pepperoni, from 245 rubles, mozzarella, pepperoni, tomato sauce, button", "Menu, heading",
    "Cart, 2 items, button, double tap to activate", "Delivery address, text field, is editing",
  ]

  static func run() throws {
    setenv("SDL_AUDIODRIVER", "dummy", 0)
    var loading = Stopwatch()
    let voice = try loading.measure { try EspeakSynthesizer() }
    print("espeak-ng's data     \(loading.summary)")
    for language in ["en", "vi", "th", "zh", "ru"] {
      var warming = Stopwatch()
      warming.measure { voice.warmUp(language) }
      print("first use of \(language)      \(warming.summary)")
    }
    synthesis(with: voice)
    mixing()
    speaking(with: voice)
  }

  private static func synthesis(with voice: EspeakSynthesizer) {
    var first = Stopwatch()
    var piece = Stopwatch()
    var samples = 0
    for round in 0..<500 {
      let clock = ContinuousClock()
      let start = clock.now
      var firstSamples: ContinuousClock.Instant?
      voice.begin(utterance(round), settings: SpeechSettings())
      piece.measure {
        voice.renderNext {
          firstSamples = firstSamples ?? clock.now
          samples += $0.count
        }
      }
      first.add(start.duration(to: firstSamples ?? clock.now))
    }
    let speech = Double(samples) / Double(voice.sampleRate) * 1000
    print("first samples        \(first.summary)")
    print("one piece            \(piece.summary)")
    print("faster than speech   \(Int(speech / piece.times.reduce(0, +))) times")
  }

  private static func mixing() {
    let ring = SampleRing(cues: [[Int16](repeating: 900, count: 22_050)])
    let second = [Int16](repeating: 5000, count: 22_050)
    var buffer = [Int16](repeating: 0, count: 256)
    var callback = Stopwatch()
    for id in 0..<100 {
      _ = ring.begin(id: id)
      _ = second.withUnsafeBufferPointer { ring.write($0) }
      ring.playCue(0)
      for _ in 0..<80 {
        callback.measure {
          _ = buffer.withUnsafeMutableBufferPointer { ring.render(into: $0, at: .zero) }
        }
      }
    }
    print("one audio callback   \(callback.summary)")
  }

  private static func speaking(with voice: EspeakSynthesizer) {
    let speaker = Speaker(voice: voice)
    var random = SeededRandom(seed: 1)
    var deciding = Stopwatch()
    var hearing = Stopwatch()
    for round in 0..<500 {
      // At any moment of the device's own rhythm.
      usleep(UInt32.random(in: 20_000..<40_000, using: &random))
      _ = speaker.advance(to: Clock.now)
      let start = Clock.now
      _ = deciding.measure {
        speaker.speak(utterance(round), id: round, settings: SpeechSettings(), at: start)
      }
      while hearing.times.count == round {
        for case .started(id: round, let moment, _) in speaker.advance(to: Clock.now) {
          hearing.add(.microseconds(moment.microseconds - start.microseconds))
        }
      }
    }
    print("Speaker.speak        \(deciding.summary)")
    print("to the device        \(hearing.summary)")
  }

  private static func utterance(_ round: Int) -> Utterance {
    let speaker: Utterance.Speaker = round % 5 == 4 ? .coach : .voiceOver
    return Utterance(speaker: speaker, parts: [.init(words[round % words.count])])
  }
}
