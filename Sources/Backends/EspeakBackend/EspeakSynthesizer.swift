import CEspeak
import Speech

/// espeak-ng as a voice: renders some 600 times faster than it is spoken, on the calling thread.
///
/// espeak-ng keeps its state in globals, so one synthesizer lives at a time.
@MainActor
public final class EspeakSynthesizer {
  public let sampleRate: Int
  private var pieces: ArraySlice<SpeechPiece> = []
  private var settings = SpeechSettings()
  private var speaker = Utterance.Speaker.voiceOver
  private var hasSounded = false
  /// The voice espeak-ng has loaded; loading one again would cost a file.
  private var loadedVoice: String?
  /// The signs that espeak-ng has been told to name.
  private var loadedSigns: String?

  private static var isAlive = false
  private static var isLoaded = false

  /// Loads the data, once in a process; `dataPath` is the folder that holds `espeak-ng-data`;
  /// where there is none, espeak-ng looks in the usual places.
  public init(dataPath: String? = nil) throws(EspeakError) {
    precondition(!Self.isAlive, "espeak-ng keeps its state in globals: one synthesizer at a time")
    if !Self.isLoaded { try Self.loadData(from: dataPath) }
    sampleRate = Int(espeak_ng_GetSampleRate())
    Self.isAlive = true
  }

  /// The data stays loaded: `espeak_ng_Terminate` waits for a thread of its own, now and then for
  /// ever.
  isolated deinit {
    Self.isAlive = false
  }

  /// C: `espeak_ng_Initialize`, `espeak_ng_InitializeOutput`.
  private static func loadData(from path: String?) throws(EspeakError) {
    espeak_ng_InitializePath(path)
    var context: espeak_ng_ERROR_CONTEXT?
    let loaded = espeak_ng_Initialize(&context)
    espeak_ng_ClearErrorContext(&context)
    guard loaded == ENS_OK else { throw .noData(reason: reason(loaded)) }
    let chunk: Int32 = 20  // milliseconds
    let opened = espeak_ng_InitializeOutput(ENOUTPUT_MODE_SYNCHRONOUS, chunk, nil)
    guard opened == ENS_OK else { throw .noOutput(reason: reason(opened)) }
    espeak_SetSynthCallback(receiveSamples)
    isLoaded = true
  }

  public static var version: String { String(cString: espeak_Info(nil)) }

  /// Whether a language can be heard on this machine.
  public func hasVoice(for language: String) -> Bool {
    guard let voice = VoiceCatalog.voice(for: language) else { return false }
    return load(voice)
  }

  /// Loads the voices of both speakers, so that the first word in a language comes at once.
  ///
  /// The first use of a voice costs 9 to 35 ms, a later one under 1 ms.
  public func warmUp(_ language: String) {
    for speaker in [Utterance.Speaker.coach, .voiceOver] {
      begin(
        Utterance(speaker: speaker, parts: [.init("a", language: language)]), settings: settings)
      while !isComplete { renderNext { _ in } }
    }
  }

  private func load(_ voice: String) -> Bool {
    guard voice != loadedVoice else { return true }
    guard espeak_ng_SetVoiceByName(voice) == ENS_OK else {
      loadedVoice = nil
      return false
    }
    loadedVoice = voice
    return true
  }

  private func apply(_ piece: SpeechPiece) {
    let wanted = piece.punctuation ?? settings.punctuation
    let punctuation =
      switch wanted {
      case .none: espeakPUNCT_NONE
      case .some, .custom: espeakPUNCT_SOME
      case .all: espeakPUNCT_ALL
      }
    if let signs = settings.signs(of: wanted), signs != loadedSigns {
      // espeak-ng reads none where the list is empty.
      let list = signs.unicodeScalars.map { wchar_t(bitPattern: $0.value) } + [0]
      espeak_SetPunctuationList(list)
      loadedSigns = signs
    }
    // The coach keeps its own pitch, whatever the listener does to the reader's.
    let usualPitch = speaker == .coach ? 50 : Double(settings.pitch)
    let pitch = min(max(piece.pitch * usualPitch, 0), 99)
    espeak_SetParameter(espeakRATE, Int32(wordsPerMinute), 0)
    espeak_SetParameter(espeakPITCH, Int32(pitch), 0)
    espeak_SetParameter(espeakPUNCTUATION, Int32(punctuation.rawValue), 0)
  }

  private var wordsPerMinute: Int { Int(SpeechPace.wordsPerMinute(rate: settings.rate)) }

  private func voiceName(for piece: SpeechPiece) -> String? {
    VoiceCatalog.voice(for: piece.language)
      .map { $0 + VoiceCatalog.variant(of: settings.voice, for: speaker) }
  }

  private func silence(before piece: SpeechPiece) -> Int {
    let breath: Double =
      switch piece.gapBefore {
      case .none: 0
      case .clause: 130
      case .sentence: 300
      }
    let atRate = breath * 200 / Double(wordsPerMinute)
    return Int((atRate + max(piece.pauseBefore, 0)) * Double(sampleRate) / 1000)
  }

  private static func reason(_ status: espeak_ng_STATUS) -> String {
    var text = [CChar](repeating: 0, count: 256)
    espeak_ng_GetStatusCodeMessage(status, &text, text.count)
    return text.withUnsafeBufferPointer { String(cString: $0.baseAddress!) }
  }
}

extension EspeakSynthesizer: @MainActor SpeechSynthesizer {
  public var isComplete: Bool { pieces.isEmpty }

  public func begin(_ utterance: Utterance, settings: SpeechSettings) {
    self.settings = settings
    speaker = utterance.speaker
    pieces = SpeechPiece.pieces(of: utterance, language: settings.language)[...]
    hasSounded = false
  }

  public func cancel() { pieces = [] }

  /// C: `espeak_Synth`.
  public func renderNext(into sink: (UnsafeBufferPointer<Int16>) -> Void) {
    guard let piece = pieces.popFirst(), let voice = voiceName(for: piece), load(voice) else {
      return
    }
    apply(piece)
    if hasSounded {
      let pause = [Int16](repeating: 0, count: silence(before: piece))
      pause.withUnsafeBufferPointer(sink)
    }
    var flags = UInt32(espeakCHARS_UTF8)
    if piece.isSpelledOut { flags |= UInt32(espeakSSML) }
    var words = piece.isSpelledOut ? piece.spellingMarkup : piece.text
    if let phonemes = piece.ipaNotation.flatMap(EspeakPhonemes.mnemonics) {
      flags |= UInt32(espeakPHONEMES)
      words = "[[\(phonemes)]]"
    }
    withoutActuallyEscaping(sink) { sink in
      var receiver = SampleReceiver(sink: sink)
      withUnsafeMutablePointer(to: &receiver) { pointer in
        _ = espeak_Synth(
          words, words.utf8.count + 1, 0, POS_CHARACTER, 0, flags, nil,
          UnsafeMutableRawPointer(pointer))
      }
      hasSounded = hasSounded || receiver.hasSounded
    }
  }
}

extension SpeechPiece {
  /// SSML that reads the text letter by letter.
  fileprivate var spellingMarkup: String {
    let escaped = text.reduce(into: "") { text, character in
      switch character {
      case "<": text += "&lt;"
      case ">": text += "&gt;"
      case "&": text += "&amp;"
      default: text.append(character)
      }
    }
    return "<say-as interpret-as=\"characters\">\(escaped)</say-as>"
  }
}
