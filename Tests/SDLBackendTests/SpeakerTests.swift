import EspeakBackend
import Foundation
import SDLBackend
import SpaceAndTime
import Speech
import Testing

extension SDLTests {
  @MainActor
  @Suite("The speaker", .serialized)
  struct SpeakerTests {
    private let settings: SpeechSettings = {
      var settings = SpeechSettings()
      settings.volume = 100
      return settings
    }()

    /// Runs with SDL's disk driver and answers what a listener would have heard.
    private func heard(
      with voice: any SpeechSynthesizer, _ body: (Speaker) throws -> Void
    ) throws -> [Int16] {
      let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).raw")
      defer { try? FileManager.default.removeItem(at: file) }
      SDLTests.use(audioDriver: "disk", file: file)
      var speaker: Speaker? = Speaker(voice: voice)
      #expect(speaker?.silence == nil)
      try body(#require(speaker))
      speaker = nil
      return try Data(contentsOf: file).withUnsafeBytes { Array($0.bindMemory(to: Int16.self)) }
    }

    /// Advances until the report comes; fails after five seconds.
    @discardableResult
    private func wait(
      for wanted: Speaker.Report? = nil, milliseconds: Milliseconds = 5000, _ speaker: Speaker
    ) -> [Speaker.Report] {
      var reports: [Speaker.Report] = []
      let end = Clock.now + milliseconds
      while Clock.now < end {
        reports += speaker.advance(to: Clock.now)
        if let wanted, reports.contains(wanted) { return reports }
        usleep(2000)
      }
      if let wanted { Issue.record("\(wanted) never came") }
      return reports
    }

    private func words(_ text: String...) -> Utterance {
      Utterance(parts: text.map { Utterance.Part($0) })
    }

    private func energy(_ samples: some Collection<Int16>) -> Double {
      samples.reduce(0) { $0 + Double($1) * Double($1) } / Double(max(samples.count, 1))
    }

    @Test("Real words are heard from their beginning to their end, with silence around")
    func heardWhole() throws {
      let voice = try EspeakSynthesizer()
      let samples = try heard(with: voice) { speaker in
        wait(milliseconds: 100, speaker)
        speaker.speak(words("Pepperoni, button"), id: 3, settings: settings, at: Clock.now)
        let reports = wait(for: .finished(id: 3), speaker)
        guard case .started(id: 3, _, _) = try #require(reports.first) else {
          Issue.record("\(reports) do not begin with the start")
          return
        }
        wait(milliseconds: 100, speaker)
      }
      let first = try #require(samples.firstIndex { $0 != 0 })
      let last = try #require(samples.lastIndex { $0 != 0 })
      #expect(first >= 22_050 / 20)
      #expect(first % 256 == 0)
      #expect(samples.count - last > 22_050 / 20)
      #expect(energy(samples[first..<last]) > 50_000)
      #expect((22_050 / 2...22_050 * 3).contains(last - first))
    }

    @Test("A new utterance begins where the old one ends, within a buffer, and never over it")
    func cutsWithinOneBuffer() throws {
      let samples = try heard(with: FakeVoice()) { speaker in
        speaker.speak(words("5000 3000"), id: 1, settings: settings, at: Clock.now)
        wait(milliseconds: 150, speaker)
        speaker.speak(words("-5000 100"), id: 2, settings: settings, at: Clock.now)
        let reports = wait(for: .finished(id: 2), speaker)
        #expect(!reports.contains(.finished(id: 1)))
      }
      let first = try #require(samples.firstIndex(of: 5000))
      let lastOfOld = try #require(samples.lastIndex(of: 5000))
      let firstOfNew = try #require(samples.firstIndex(of: -5000))
      #expect(samples[first...lastOfOld].allSatisfy { $0 == 5000 })
      #expect((lastOfOld + 1) % 256 == 0)
      #expect(firstOfNew - lastOfOld <= 65)
      #expect(samples[firstOfNew...].allSatisfy { $0 <= 0 })
      #expect(samples.count { $0 == -5000 } > 2000)
    }

    @Test("Cut speech ends within a buffer and reports no end")
    func cut() throws {
      let samples = try heard(with: FakeVoice()) { speaker in
        speaker.speak(words("5000 3000"), id: 1, settings: settings, at: Clock.now)
        wait(milliseconds: 100, speaker)
        speaker.cut()
        let reports = wait(milliseconds: 150, speaker)
        #expect(!reports.contains(.finished(id: 1)))
        #expect(speaker.deadline == nil)
      }
      let last = try #require(samples.lastIndex(of: 5000))
      #expect((last + 1) % 256 == 0)
      #expect(samples[(last + 65)...].allSatisfy { $0 == 0 })
      #expect(samples.count - last > 22_050 / 20)
    }

    @Test("A long text is rendered ahead in pieces and heard to its end")
    func longText() throws {
      let samples = try heard(with: FakeVoice()) { speaker in
        let pieces = (0..<20).map { "\(1000 + $0) 40" }
        let utterance = Utterance(parts: pieces.map { Utterance.Part($0) })
        speaker.speak(utterance, id: 1, settings: settings, at: Clock.now)
        #expect(speaker.deadline != nil)
        wait(for: .finished(id: 1), speaker)
        #expect(speaker.deadline == nil)
      }
      let last = try #require(samples.lastIndex(of: 1019))
      for level in 1000..<1020 { #expect(samples[...last].count { $0 == level } == 882) }
    }

    @Test("Paused speech goes on where it was")
    func pauses() throws {
      let samples = try heard(with: FakeVoice()) { speaker in
        speaker.speak(words("5000 300"), id: 1, settings: settings, at: Clock.now)
        wait(milliseconds: 100, speaker)
        speaker.pause(at: Clock.now)
        wait(milliseconds: 200, speaker)
        speaker.resume(at: Clock.now)
        wait(for: .finished(id: 1), speaker)
      }
      #expect(samples.count { $0 == 5000 } == 300 * 22_050 / 1000)
      let first = try #require(samples.firstIndex(of: 5000))
      let last = try #require(samples.lastIndex(of: 5000))
      #expect(samples[first...last].count { $0 == 0 } > 22_050 / 10)
    }

    @Test("Every cue can be heard, unless cues are off", arguments: [true, false])
    func cues(playsCues: Bool) throws {
      let samples = try heard(with: FakeVoice()) { speaker in
        speaker.playsCues = playsCues
        for earcon in Earcon.allCases {
          speaker.play(earcon)
          wait(milliseconds: 60, speaker)
        }
      }
      #expect((energy(samples) > 1000) == playsCues)
    }

    @Test("Without a sound device words take the time to read them")
    func noDevice() {
      SDLTests.use(audioDriver: "no-such-driver")
      let speaker = Speaker(voice: FakeVoice())
      #expect(speaker.silence?.description.contains("captions only") == true)
      speaker.play(.focus)
      let start = Instant(milliseconds: 1000)
      let utterance = words("Pepperoni, from 245 rubles")
      speaker.speak(utterance, id: 1, settings: settings, at: start)
      let end = start + SpeechPace.duration(of: utterance, rate: settings.rate)
      #expect(speaker.deadline == end)
      #expect(speaker.advance(to: start + 10).isEmpty)
      speaker.pause(at: start + 100)
      #expect(speaker.deadline == nil)
      #expect(speaker.advance(to: end + 1000).isEmpty)
      speaker.resume(at: start + 5100)
      #expect(speaker.deadline == end + 5000)
      #expect(speaker.advance(to: end + 5000) == [.finished(id: 1)])
      speaker.speak(utterance, id: 2, settings: settings, at: end)
      speaker.cut()
      #expect(speaker.advance(to: end + 60_000).isEmpty)
    }

    @Test("A language without a voice is read in silence, and ends")
    func noVoice() {
      SDLTests.use(audioDriver: "dummy")
      let speaker = Speaker(voice: FakeVoice())
      let utterance = Utterance(parts: [.init("Magandang umaga", language: "tl")])
      let start = Clock.now
      speaker.speak(utterance, id: 1, settings: settings, at: start)
      #expect(speaker.deadline == start + SpeechPace.duration(of: utterance, rate: settings.rate))
      let end = start + 60_000
      #expect(speaker.advance(to: end) == [.finished(id: 1)])
      let none = Speaker(voice: nil)
      none.speak(words("Hello"), id: 2, settings: settings, at: start)
      #expect(none.advance(to: end) == [.finished(id: 2)])
    }

    @Test("An unplugged device is left for another, or for captions")
    func unplugged() throws {
      SDLTests.use(audioDriver: "dummy")
      let speaker = Speaker(voice: FakeVoice())
      speaker.speak(words("5000 300"), id: 1, settings: settings, at: Clock.now)
      speaker.useDevice(named: "no such device", at: Clock.now)
      #expect(speaker.silence == nil)
      wait(for: .finished(id: 1), speaker)
    }
  }
}
