import Speech
import Testing

@Suite("Earcons")
struct EarconCatalogTests {
  @Test("Every cue can be heard and ends soon", arguments: Earcon.allCases)
  func audible(earcon: Earcon) {
    let sound = EarconCatalog.sound(of: earcon)
    #expect(!sound.notes.isEmpty)
    #expect(sound.duration > 0 && sound.duration <= 600)
    for note in sound.notes {
      #expect(note.loudness > 0 && note.loudness <= 1)
      #expect(note.attack < note.duration)
      #expect((60...6000).contains(note.from) && (60...6000).contains(note.to))
    }
  }

  @Test("No two cues sound alike")
  func distinct() {
    #expect(Set(Earcon.allCases.map(EarconCatalog.sound(of:))).count == Earcon.allCases.count)
  }
}
