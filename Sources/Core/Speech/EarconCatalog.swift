import SpaceAndTime

/// How a cue sounds: notes that start at their own moments and add up.
public struct EarconSound: Hashable, Sendable {
  public enum Wave: String, Hashable, Sendable {
    case sine
    /// Sine with its third harmonic: hollow, like wood.
    case hollow
    case noise
  }

  /// One tone, sliding from one pitch to another and fading by its own decay.
  public struct Note: Hashable, Sendable {
    public var start: Milliseconds
    public var duration: Milliseconds
    /// In hertz; a noise has no pitch, its brightness slides instead.
    public var from: Double
    public var to: Double
    public var wave: Wave
    /// 0 to 1.
    public var loudness: Double
    /// How long the note takes to swell.
    public var attack: Milliseconds

    public init(
      at start: Milliseconds = 0, for duration: Milliseconds, _ from: Double, to: Double? = nil,
      wave: Wave = .sine, loudness: Double = 0.3, attack: Milliseconds = 2
    ) {
      self.start = start
      self.duration = duration
      self.from = from
      self.to = to ?? from
      self.wave = wave
      self.loudness = loudness
      self.attack = attack
    }
  }

  public var notes: [Note]

  public var duration: Milliseconds {
    notes.map { $0.start + $0.duration }.max() ?? 0
  }
}

/// What every cue sounds like; the characters are those of voiceover.md 1.8.
public enum EarconCatalog {
  public static func sound(of earcon: Earcon) -> EarconSound {
    EarconSound(notes: notes(of: earcon))
  }

  private static func notes(of earcon: Earcon) -> [EarconSound.Note] {
    typealias Note = EarconSound.Note
    return switch earcon {
    case .focus:
      [Note(for: 22, 1250, wave: .hollow, loudness: 0.16, attack: 1)]
    case .boundary:
      [
        Note(for: 110, 130, to: 80, loudness: 0.55),
        Note(for: 25, 600, wave: .noise, loudness: 0.1, attack: 1),
      ]
    case .activate:
      [
        Note(for: 35, 780, wave: .hollow, loudness: 0.25, attack: 1),
        Note(at: 55, for: 55, 1240, wave: .hollow, loudness: 0.25, attack: 1),
      ]
    case .nextRotor: ratchet([1750, 2000, 2300])
    case .previousRotor: ratchet([2300, 2000, 1750])
    case .nextRotorProgress:
      [Note(for: 9, 1900, to: 2300, wave: .hollow, loudness: 0.05, attack: 1)]
    case .previousRotorProgress:
      [Note(for: 9, 1900, to: 1500, wave: .hollow, loudness: 0.05, attack: 1)]
    case .screenChange:
      [Note(for: 80, 520, loudness: 0.3), Note(at: 100, for: 130, 880, loudness: 0.3)]
    case .layoutChange:
      [Note(for: 60, 950, to: 1250, loudness: 0.14, attack: 8)]
    case .alert:
      [
        Note(for: 320, 523, loudness: 0.2, attack: 6),
        Note(at: 70, for: 250, 659, loudness: 0.2, attack: 6),
        Note(at: 140, for: 200, 784, loudness: 0.22, attack: 6),
      ]
    case .popover:
      [
        Note(for: 200, 587, loudness: 0.18, attack: 6),
        Note(at: 60, for: 160, 740, loudness: 0.18, attack: 6),
      ]
    case .scroll:
      [Note(for: 190, 900, to: 3200, wave: .noise, loudness: 0.24, attack: 70)]
    case .success:
      [
        Note(for: 130, 660, loudness: 0.26, attack: 4),
        Note(at: 110, for: 130, 880, loudness: 0.26, attack: 4),
        Note(at: 220, for: 280, 1320, loudness: 0.26, attack: 4),
      ]
    case .miss:
      [
        Note(for: 110, 330, to: 300, wave: .hollow, loudness: 0.24, attack: 6),
        Note(at: 120, for: 170, 262, to: 233, wave: .hollow, loudness: 0.24, attack: 6),
      ]
    case .unknownCommand:
      [
        Note(for: 60, 160, wave: .hollow, loudness: 0.42),
        Note(at: 110, for: 60, 160, wave: .hollow, loudness: 0.42),
      ]
    case .passThrough:
      [
        Note(for: 70, 700, loudness: 0.24), Note(at: 80, for: 70, 930, loudness: 0.24),
        Note(at: 160, for: 110, 1170, loudness: 0.24),
      ]
    case .keyboardAppeared:
      [Note(for: 130, 350, to: 900, loudness: 0.2, attack: 20)]
    case .keyboardDisappeared:
      [Note(for: 130, 900, to: 350, loudness: 0.2, attack: 20)]
    case .caret:
      [Note(for: 16, 1650, loudness: 0.16, attack: 1)]
    case .secureText:
      [Note(for: 20, 1900, wave: .noise, loudness: 0.24, attack: 1)]
    case .wrapForwards:
      [
        Note(for: 120, 400, to: 1000, loudness: 0.2, attack: 15),
        Note(at: 110, for: 130, 500, to: 1300, loudness: 0.2, attack: 15),
      ]
    case .wrapBackwards:
      [
        Note(for: 120, 1300, to: 500, loudness: 0.2, attack: 15),
        Note(at: 110, for: 130, 1000, to: 400, loudness: 0.2, attack: 15),
      ]
    case .selectionTurned:
      [
        Note(for: 40, 1100, loudness: 0.2, attack: 2),
        Note(at: 45, for: 60, 700, loudness: 0.2, attack: 2),
      ]
    case .container:
      [Note(for: 120, 440, loudness: 0.12, attack: 15)]
    case .popoverClosed:
      [
        Note(for: 140, 740, loudness: 0.18, attack: 6),
        Note(at: 60, for: 160, 587, loudness: 0.18, attack: 6),
      ]
    case .dropEntered:
      [Note(for: 90, 600, to: 1000, wave: .hollow, loudness: 0.2, attack: 6)]
    case .dropLeft:
      [Note(for: 90, 1000, to: 600, wave: .hollow, loudness: 0.2, attack: 6)]
    case .reordered:
      [Note(for: 70, 830, loudness: 0.2, attack: 3)]
    case .volumeChanged:
      [Note(for: 60, 990, wave: .hollow, loudness: 0.2, attack: 4)]
    }
  }

  /// Three teeth of a wheel, each at its own pitch (hertz).
  private static func ratchet(_ pitches: [Double]) -> [EarconSound.Note] {
    pitches.enumerated().map { index, pitch in
      EarconSound.Note(
        at: Double(index) * 16, for: 10, pitch, wave: .hollow, loudness: 0.12, attack: 1)
    }
  }
}
