/// What every sound of an app sounds like.
public enum AppSoundCatalog {
  public static func sound(of sound: AppSound) -> EarconSound {
    EarconSound(notes: notes(of: sound))
  }

  private static func notes(of sound: AppSound) -> [EarconSound.Note] {
    typealias Note = EarconSound.Note
    return switch sound {
    case .chime:
      [
        Note(for: 500, 988, loudness: 0.24, attack: 4),
        Note(at: 160, for: 700, 740, loudness: 0.24, attack: 4),
      ]
    case .coin:
      [
        Note(for: 80, 988, wave: .hollow, loudness: 0.2),
        Note(at: 80, for: 400, 1319, wave: .hollow, loudness: 0.2),
      ]
    case .click:
      [Note(for: 30, 1800, wave: .noise, loudness: 0.3, attack: 1)]
    case .music:
      [392, 494, 587, 784, 587, 494, 440, 523, 659, 880, 659, 523].enumerated().map { beat, pitch in
        Note(at: Double(beat) * 350, for: 600, pitch, loudness: 0.16, attack: 12)
      }
    }
  }
}
