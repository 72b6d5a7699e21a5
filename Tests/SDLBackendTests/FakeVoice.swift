import Speech

/// A voice whose samples are known: a constant level for as many milliseconds as the text says.
@MainActor
final class FakeVoice: @MainActor SpeechSynthesizer {
  let sampleRate = 22_050
  private var pieces: ArraySlice<Utterance.Part> = []
  var isComplete: Bool { pieces.isEmpty }

  func begin(_ utterance: Utterance, settings: SpeechSettings) {
    pieces = utterance.parts[...]
  }

  func renderNext(into sink: (UnsafeBufferPointer<Int16>) -> Void) {
    guard let piece = pieces.popFirst(), piece.language != "tl" else { return }
    let numbers = piece.text.split(separator: " ").compactMap { Int($0) }
    let samples = [Int16](repeating: Int16(numbers[0]), count: numbers[1] * sampleRate / 1000)
    samples.withUnsafeBufferPointer(sink)
  }

  func cancel() { pieces = [] }
}
