/// Turns utterances into sound, a piece at a time, so that whoever owns the touches is never kept
/// waiting.
public protocol SpeechSynthesizer: AnyObject {
  /// Samples a second; one channel.
  var sampleRate: Int { get }

  /// Whether everything that was begun has been handed over.
  var isComplete: Bool { get }

  /// Makes an utterance the one that `renderNext` works on; what was left of another is dropped.
  func begin(_ utterance: Utterance, settings: SpeechSettings)

  /// Hands over the samples of the next few seconds of speech in several calls, the first of them
  /// at once, and never silence before the first sound.
  ///
  /// Does nothing when the utterance is complete; a part whose language has no voice is passed
  /// over.
  func renderNext(into sink: (UnsafeBufferPointer<Int16>) -> Void)

  /// Drops what is left to render.
  func cancel()
}
