import EspeakBackend
import Foundation
import Speech
import Testing

@MainActor
@Suite("espeak-ng", .serialized)
struct EspeakSynthesizerTests {
  private func samples(
    of utterance: Utterance, settings: SpeechSettings = SpeechSettings(),
    with synthesizer: EspeakSynthesizer
  ) -> [Int16] {
    var samples: [Int16] = []
    synthesizer.begin(utterance, settings: settings)
    while !synthesizer.isComplete { synthesizer.renderNext { samples += $0 } }
    return samples
  }

  private func seconds(_ samples: [Int16], _ synthesizer: EspeakSynthesizer) -> Double {
    Double(samples.count) / Double(synthesizer.sampleRate)
  }

  private func energy(_ samples: some Collection<Int16>) -> Double {
    samples.reduce(0) { $0 + Double($1) * Double($1) } / Double(max(samples.count, 1))
  }

  @Test("Every voice of the catalog is installed")
  func voices() throws {
    let synthesizer = try EspeakSynthesizer()
    for row in VoiceCatalog.rows {
      #expect(synthesizer.hasVoice(for: row.language), "\(row.voice) for \(row.language)")
    }
    #expect(!synthesizer.hasVoice(for: "tl"))
  }

  @Test(
    "Speech begins at once in either voice",
    arguments: [
      ("en", "Pepperoni, from 245 rubles, button"), ("vi", "Xin chào"), ("th", "สวัสดี"),
      ("zh", "你好"), ("ru", "Пепперони"),
    ], [Utterance.Speaker.voiceOver, .coach])
  func trimmed(words: (language: String, text: String), speaker: Utterance.Speaker) throws {
    let synthesizer = try EspeakSynthesizer()
    let samples = samples(
      of: Utterance(speaker: speaker, parts: [.init(words.text, language: words.language)]),
      with: synthesizer)
    #expect(abs(Int(try #require(samples.first))) > 32)
    #expect(energy(samples) > 10_000)
    #expect(seconds(samples, synthesizer) > 0.2)
  }

  @Test("Pitch and voice change what the reader sounds like, and leave the coach as it is")
  func timbre() throws {
    let synthesizer = try EspeakSynthesizer()
    func tone(_ speaker: Utterance.Speaker, _ change: (inout SpeechSettings) -> Void) -> Double {
      var settings = SpeechSettings()
      change(&settings)
      let samples = samples(
        of: Utterance(speaker: speaker, parts: [.init("No, no, no")]), settings: settings,
        with: synthesizer)
      #expect(energy(samples) > 1000)
      return fundamental(samples, synthesizer)
    }
    let reader = tone(.voiceOver) { _ in }
    #expect(tone(.voiceOver) { $0.pitch = 95 } > reader * 1.3)
    #expect(tone(.voiceOver) { $0.pitch = 5 } < reader * 0.9)
    #expect(tone(.voiceOver) { $0.voice = .deep } < reader * 0.9)
    #expect(tone(.voiceOver) { $0.voice = .bright } > reader * 1.2)
    let coach = tone(.coach) { _ in }
    #expect(abs(tone(.coach) { $0.pitch = 95 } / coach - 1) < 0.1)
    // Where the reader is bright, the coach is not.
    #expect(tone(.coach) { $0.voice = .bright } < coach * 0.9)
  }

  @Test("A whisper has no tone")
  func whisper() throws {
    let synthesizer = try EspeakSynthesizer()
    var settings = SpeechSettings()
    settings.voice = .whispering
    let words = Utterance(parts: [.init("No, no, no")])
    let whispered = samples(of: words, settings: settings, with: synthesizer)
    let spoken = samples(of: words, with: synthesizer)
    #expect(energy(whispered) > 1000)
    #expect(likeness(whispered, 1) < likeness(spoken, 1))
  }

  /// Hertz of the melody: how late the wave is most like itself.
  private func fundamental(_ samples: [Int16], _ synthesizer: EspeakSynthesizer) -> Double {
    // A quarter of the samples tells melodies apart.
    let wave = stride(from: 0, to: samples.count, by: 4).map { samples[$0] }
    let rate = synthesizer.sampleRate / 4
    let likenesses = (rate / 400...rate / 60).map { (lag: $0, value: likeness(wave, $0)) }
    let best = likenesses.max { $0.value < $1.value }!
    return Double(rate) / Double(best.lag)
  }

  /// How much the wave is like itself so many samples later, from -1 to 1.
  private func likeness(_ samples: [Int16], _ lag: Int) -> Double {
    var (sum, whole) = (0.0, 0.0)
    for index in 0..<samples.count - lag {
      let sample = Double(samples[index])
      sum += sample * Double(samples[index + lag])
      whole += sample * sample
    }
    return sum / whole
  }

  @Test("The two speakers sound different")
  func speakers() throws {
    let synthesizer = try EspeakSynthesizer()
    let parts = [Utterance.Part("Hello")]
    let reader = samples(of: Utterance(speaker: .voiceOver, parts: parts), with: synthesizer)
    let coach = samples(of: Utterance(speaker: .coach, parts: parts), with: synthesizer)
    #expect(reader.prefix(2000) != coach.prefix(2000))
  }

  @Test("A faster rate takes less time, up to the very fast")
  func rates() throws {
    let synthesizer = try EspeakSynthesizer()
    let utterance = Utterance(parts: [.init("Pepperoni, from 245 rubles, mozzarella, button")])
    let lengths = [0, 25, 50, 75, 100].map { rate in
      var settings = SpeechSettings()
      settings.rate = rate
      return seconds(samples(of: utterance, settings: settings, with: synthesizer), synthesizer)
    }
    #expect(zip(lengths, lengths.dropFirst()).allSatisfy { $0 > $1 * 1.1 }, "\(lengths)")
    #expect(lengths[4] < lengths[2] / 1.9, "\(lengths)")
  }

  @Test("Spelling takes longer than the word, and markup in it is only text")
  func spelling() throws {
    let synthesizer = try EspeakSynthesizer()
    let word = samples(of: Utterance(parts: [.init("pizza")]), with: synthesizer)
    let spelled = samples(
      of: Utterance(parts: [.init("pizza", isSpelledOut: true)]), with: synthesizer)
    let less = samples(of: Utterance(parts: [.init("<&>", isSpelledOut: true)]), with: synthesizer)
    #expect(spelled.count > word.count)
    #expect(seconds(less, synthesizer) > 0.5)
  }

  @Test("A pause is silence of its length, before the part")
  func pauses() throws {
    let synthesizer = try EspeakSynthesizer()
    let paused = samples(
      of: Utterance(parts: [.init("Menu"), .init("Double tap", pauseBefore: 1500)]),
      with: synthesizer)
    var longest = 0
    var run = 0
    for sample in paused {
      run = sample == 0 ? run + 1 : 0
      longest = max(longest, run)
    }
    let silence = Double(longest) / Double(synthesizer.sampleRate)
    #expect((1.5...1.9).contains(silence), "\(silence) s")
  }

  @Test("Pitch changes the voice, not the words' order or length by much")
  func pitch() throws {
    let synthesizer = try EspeakSynthesizer()
    let normal = samples(of: Utterance(parts: [.init("a", pitch: 1)]), with: synthesizer)
    let high = samples(of: Utterance(parts: [.init("a", pitch: 1.6)]), with: synthesizer)
    #expect(signChanges(high) > signChanges(normal))
  }

  private func signChanges(_ samples: [Int16]) -> Double {
    let changes = zip(samples, samples.dropFirst()).count { ($0 < 0) != ($1 < 0) }
    return Double(changes) / Double(max(samples.count, 1))
  }

  @Test("A part without a voice is passed over, the others are spoken")
  func noVoice() throws {
    let synthesizer = try EspeakSynthesizer()
    let tagalog = Utterance.Part("Magandang umaga", language: "tl")
    #expect(samples(of: Utterance(parts: [tagalog]), with: synthesizer).isEmpty)
    #expect(
      !samples(of: Utterance(parts: [tagalog, .init("button")]), with: synthesizer).isEmpty)
  }

  @Test("A pronunciation is heard in place of the text, unless it has a sound that no voice knows")
  func pronunciation() throws {
    let synthesizer = try EspeakSynthesizer()
    var long = Utterance.Part(String(repeating: "tomato ", count: 10))
    func length(_ ipa: String?) -> Double {
      long.ipaNotation = ipa
      return seconds(samples(of: Utterance(parts: [long]), with: synthesizer), synthesizer)
    }
    #expect(length(nil) > 2)
    #expect((0.2..<1.5).contains(length("təˈmeɪtoʊ")))
    #expect(length("ǃŋa") > 2)
    // Ten of them take as long as the word ten times, which its signs read out do not.
    let ten = String(repeating: "təˈmeɪtoʊ ", count: 10)
    #expect((0.6..<1.5).contains(length(ten) / length(nil)))
  }

  @Test(
    "Custom punctuation names the signs of the chosen groups, and of no others",
    arguments: PunctuationGroup.allCases)
  func customPunctuation(group: PunctuationGroup) throws {
    let synthesizer = try EspeakSynthesizer()
    let sign =
      switch group {
      case .sentences: ";"
      case .quotes: "“"
      case .brackets: "("
      case .dashes: "_"
      case .symbols: "^"
      }
    #expect(group.signs.contains(sign))
    func length(_ change: (inout SpeechSettings) -> Void) -> Double {
      var settings = SpeechSettings()
      change(&settings)
      return seconds(
        samples(
          of: Utterance(parts: [.init("one \(sign) two \(sign) three")]), settings: settings,
          with: synthesizer),
        synthesizer)
    }
    func custom(_ groups: [PunctuationGroup]) -> Double {
      length { settings in
        settings.punctuation = .custom
        for group in PunctuationGroup.allCases {
          settings.customPunctuation[group] = groups.contains(group)
        }
      }
    }
    let named = custom([group])
    let none = length { $0.punctuation = .none }
    let others = custom(PunctuationGroup.allCases.filter { $0 != group })
    #expect(named > none * 1.1, "\(named) \(none)")
    #expect(abs(others - none) < none * 0.05, "\(others) \(none)")
    #expect(abs(named - length { $0.punctuation = .all }) < named * 0.05)
  }

  @Test("Some punctuation is more than none, and less than all")
  func somePunctuation() throws {
    let synthesizer = try EspeakSynthesizer()
    func length(_ punctuation: SpeechSettings.Punctuation) -> Double {
      var settings = SpeechSettings()
      settings.punctuation = punctuation
      return seconds(
        samples(
          of: Utterance(parts: [.init("first_name | last_name, or both. Both")]),
          settings: settings, with: synthesizer), synthesizer)
    }
    #expect(length(.some) > length(.none) * 1.1)
    #expect(length(.all) > length(.some) * 1.1)
  }

  @Test("A long text comes in pieces, and what is left can be dropped")
  func pieces() throws {
    let synthesizer = try EspeakSynthesizer()
    let text = String(repeating: "Order a pizza with the curtain down. ", count: 200)
    synthesizer.begin(Utterance(parts: [.init(text)]), settings: SpeechSettings())
    var count = 0
    synthesizer.renderNext { count += $0.count }
    #expect(count > 0)
    #expect(Double(count) / Double(synthesizer.sampleRate) < 12)
    #expect(!synthesizer.isComplete)
    synthesizer.cancel()
    #expect(synthesizer.isComplete)
    synthesizer.renderNext { _ in Issue.record("Nothing was left to render") }
  }

  @Test(
    "Odd text is spoken or not, and breaks nothing",
    arguments: [
      "\u{0}", "\u{FFFD}\u{200F}\u{202E}", "🏳️‍🌈👩‍👩‍👧‍👦", "[[h@loU]] <speak>", "&amp;", "\\", "%s%n%d",
      String(repeating: "a", count: 1000), String(repeating: "😀", count: 60),
      String(repeating: "e\u{301}\u{302}\u{303}", count: 300), String(repeating: "9", count: 100),
      "\u{1}\u{7F}\u{1B}[31m", String(repeating: ".,;:!?", count: 200),
    ], [false, true])
  func oddText(text: String, isSpelledOut: Bool) throws {
    let synthesizer = try EspeakSynthesizer()
    for language in ["en", "th", "zh", "ru"] {
      _ = samples(
        of: Utterance(
          parts: [.init(text, language: language, pitch: 9, isSpelledOut: isSpelledOut)]),
        with: synthesizer)
    }
    #expect(!samples(of: Utterance(parts: [.init("still here")]), with: synthesizer).isEmpty)
  }

  @Test("Missing data is one sentence that says what to do")
  func missingData() async {
    await #expect(processExitsWith: .success) {
      await MainActor.run {
        let empty = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: empty) }
        #expect(throws: Never.self) {
          try FileManager.default.createDirectory(
            at: empty.appending(path: "espeak-ng-data"), withIntermediateDirectories: true)
        }
        let error = #expect(throws: EspeakError.self) {
          _ = try EspeakSynthesizer(dataPath: empty.path)
        }
        #expect(error?.description.contains("install espeak-ng-data") == true)
      }
    }
  }
}
