import AccessibilityTree

/// Every setting that the rotor can have. A setting is a row here and a file in this folder.
public enum RotorCatalog {
  /// In the order in which the rotor turns where the listener has not changed it.
  public static let rows: [any RotorSetting] = [
    ActionsSetting(), AdjustValueSetting(), CharactersSetting(), WordsSetting(),
    ContainersSetting(), HeadingsSetting(), LinksSetting(), SpeakingRateSetting(), HintsSetting(),
  ]

  /// What the rotor holds until the listener says otherwise.
  public static let usual: [RotorID] = [
    .characters, .words, .containers, .headings, .links, .speakingRate, .hints,
  ]

  /// Offered wherever they make sense, and first, without being chosen (voiceover.md 2.2).
  static let contextual: [RotorID] = [.actions, .adjustValue]

  private static let rowsByID = Dictionary(
    uniqueKeysWithValues: rows.map { ($0.id, $0) })

  /// What the rotor holds at a place, in order.
  public static func settings(in place: RotorPlace) -> [any RotorSetting] {
    let fixed = (contextual + place.settings.rotor).compactMap { rowsByID[$0] }
    return fixed.filter { $0.isOffered(in: place) } + CustomRotorSetting.offered(in: place)
  }
}
