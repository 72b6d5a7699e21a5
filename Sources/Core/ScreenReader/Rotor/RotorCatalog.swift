import AccessibilityTree

/// Every setting that the rotor can have. A setting is a row here and a file in this folder.
public enum RotorCatalog {
  /// In the order in which the rotor turns where the listener has not changed it.
  public static let rows: [any RotorSetting] =
    [
      ActionsSetting(), AdjustValueSetting(), MoreContentSetting(), EditSetting(),
      TextSelectionSetting(), TypingModeSetting(), MisspelledWordsSetting(), CharactersSetting(),
      WordsSetting(), LinesSetting(),
      ContainersSetting(), HeadingsSetting(), LinksSetting(), ButtonsSetting(),
      TextFieldsSetting(), SearchFieldsSetting(), ImagesSetting(), StaticTextSetting(),
      SameItemSetting(), VerticalNavigationSetting(), TablesSetting(), ListsSetting(),
      LandmarksSetting(), SpeakingRateSetting(), VolumeSetting(), HintsSetting(),
      PunctuationSetting(), LanguageSetting(), SoundsSetting(), NavigationStyleSetting(),
      BrailleScreenInputSetting(),
    ] + (1...6).map { HeadingLevelSetting(level: $0) }

  /// What the rotor holds until the listener says otherwise.
  public static let usual: [RotorID] = [
    .characters, .words, .lines, .containers, .headings, .links, .speakingRate, .hints,
    .brailleScreenInput,
  ]

  /// Offered wherever they make sense, and first, without being chosen (voiceover.md 2.2).
  static let contextual: [RotorID] = [
    .actions, .adjustValue, .moreContent, .edit, .textSelection, .misspelledWords, .typingMode,
  ]

  private static let rowsByID = Dictionary(
    uniqueKeysWithValues: rows.map { ($0.id, $0) })

  /// Nil where there is no such setting.
  static func setting(_ id: RotorID) -> (any RotorSetting)? { rowsByID[id] }

  /// What the rotor holds at a place, in order.
  public static func settings(in place: RotorPlace) -> [any RotorSetting] {
    let fixed = (contextual + place.settings.rotor).compactMap { rowsByID[$0] }
    return fixed.filter { $0.isOffered(in: place) } + CustomRotorSetting.offered(in: place)
  }
}
