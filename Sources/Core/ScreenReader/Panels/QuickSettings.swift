import AccessibilityTree

/// What can be changed without leaving the app (voiceover.md 1.2, 7).
enum QuickSettings {
  private enum Row: String, CaseIterable {
    case rate, volume, hints, sounds

    var word: ReaderWord {
      switch self {
      case .rate: .rotorSpeakingRate
      case .volume: .rotorVolume
      case .hints: .rotorHints
      case .sounds: .rotorSounds
      }
    }
  }

  private static let prefix = "panel.setting."

  static func rows(of settings: ReaderSettings, wording: Wording) -> [PanelRow] {
    Row.allCases.map { row in
      let isSwitch = row == .hints || row == .sounds
      var element = PanelRow(
        id: prefix + row.rawValue, label: wording.text([.word(row.word)]),
        traits: isSwitch ? [.button, .switchButton] : .adjustable)
      element.content.value =
        switch row {
        case .rate: wording.text([.counted(.percent, settings.speech.rate)])
        case .volume: wording.text([.counted(.percent, settings.speech.volume)])
        case .hints: settings.verbosity.speaksHints ? "1" : "0"
        case .sounds: settings.speech.playsEarcons ? "1" : "0"
        }
      return element
    }
  }

  /// False where the row does not exist.
  static func change(_ id: String, by way: Int, in settings: inout ReaderSettings) -> Bool {
    guard let row = Row(rawValue: String(id.dropFirst(prefix.count))) else { return false }
    switch row {
    case .rate: settings.speech.rate = stepped(settings.speech.rate, by: way)
    case .volume:
      settings.speech.volume = max(
        stepped(settings.speech.volume, by: way), VolumeSetting.quietest)
    case .hints: settings.verbosity.speaksHints.toggle()
    case .sounds: settings.speech.playsEarcons.toggle()
    }
    return true
  }

  private static func stepped(_ value: Int, by way: Int) -> Int {
    min(max(value + way * SpeakingRateSetting.step, 0), 100)
  }
}
