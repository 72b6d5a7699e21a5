import AccessibilityTree

/// Every setting that the rotor can have. A setting is a row here and a file in this folder.
public enum RotorCatalog {
  /// In the order in which the rotor turns where the listener has not changed it.
  public static let rows: [any RotorSetting] =
    [
      ActionsSetting(), AdjustValueSetting(), MoreContentSetting(), EditSetting(),
      TextSelectionSetting(), TypingModeSetting(), MisspelledWordsSetting(), ZoomSetting(),
      DirectTouchSetting(), CharactersSetting(), WordsSetting(), LinesSetting(),
      ContainersSetting(), HeadingsSetting(), LinksSetting(), ButtonsSetting(),
      TextFieldsSetting(), SearchFieldsSetting(), ImagesSetting(), StaticTextSetting(),
      SameItemSetting(), VerticalNavigationSetting(), RowsSetting(), TablesSetting(),
      ListsSetting(),
      LandmarksSetting(), FormControlsSetting(), VisitedLinksSetting(), NonVisitedLinksSetting(),
      InPageLinksSetting(), ArticlesSetting(), BlockQuotesSetting(), SpeakingRateSetting(),
      VolumeSetting(), HintsSetting(),
      PunctuationSetting(), PitchSetting(), VoiceSetting(), LanguageSetting(), SoundsSetting(),
      AudioDuckingSetting(), AudioDestinationSetting(), NavigationStyleSetting(),
      NavigateImagesSetting(),
      BrailleScreenInputSetting(),
    ] + (1...6).map { HeadingLevelSetting(level: $0) }

  /// What the rotor holds until the listener says otherwise.
  public static let usual: [RotorID] = [
    .characters, .words, .lines, .containers, .headings, .links, .speakingRate, .hints,
  ]

  /// Offered wherever they make sense, and first, without being chosen (voiceover.md 2.2).
  static let contextual: [RotorID] = [
    .actions, .adjustValue, .moreContent, .edit, .textSelection, .misspelledWords, .typingMode,
    .zoom, .directTouch,
  ]

  /// What a flick uses where the chosen setting is not offered: Characters, else the first one that
  /// somebody chose. Those of the element come last, for they may change what flicks to the side do.
  package static func fallback(in offered: [any RotorSetting]) -> Int? {
    offered.firstIndex { $0.id == .characters }
      ?? offered.firstIndex { !contextual.contains($0.id) } ?? offered.indices.first
  }

  /// What the listener can put into the rotor, in the catalog's order.
  public static let choosable: [RotorID] = rows.map(\.id).filter { !contextual.contains($0) }

  /// The name of a setting as it is spoken; nil where there is no such setting.
  public static func name(of id: RotorID, in wording: Wording) -> String? {
    rowsByID[id].map { wording.text([$0.name]) }
  }

  /// True for a setting of the catalog, and for one that an app may add ("custom:" and its name).
  public static func isKnown(_ id: RotorID) -> Bool {
    rowsByID[id] != nil || id.isCustom
  }

  private static let rowsByID = Dictionary(
    uniqueKeysWithValues: rows.map { ($0.id, $0) })

  /// Nil where there is no such setting.
  static func setting(_ id: RotorID) -> (any RotorSetting)? { rowsByID[id] }

  /// What a flick comes to with one setting; nil where it is not offered.
  package static func move(
    _ direction: RotorDirection, by id: RotorID, in place: RotorPlace
  ) -> RotorMove? {
    let setting = setting(id) ?? CustomRotorSetting.offered(in: place).first { $0.id == id }
    guard let setting, setting.isOffered(in: place) else { return nil }
    return setting.move(direction, in: place)
  }

  /// What the rotor holds at a place, in order.
  public static func settings(in place: RotorPlace) -> [any RotorSetting] {
    var ids = contextual + place.settings.rotor
    // An input mode that nobody chose waits behind the rest, and only where something is typed:
    // whoever turns the rotor over a list does not want to end up in it.
    if !ids.contains(.brailleScreenInput), !place.screen.positions(with: .isEditing).isEmpty {
      ids.append(.brailleScreenInput)
    }
    // Whoever types has to be able to move the caret, whatever they took out of the rotor.
    if place.editedText != nil {
      ids += [RotorID.characters, .words].filter { !ids.contains($0) }
    }
    let custom = CustomRotorSetting.offered(in: place)
    // An app's rotor of a kind that the system knows stands in its place.
    let replaced = custom.compactMap { ($0 as? CustomRotorSetting)?.rotor.systemType?.replaced }
    if !replaced.isEmpty { ids.removeAll(where: replaced.contains) }
    var fixed = ids.compactMap { rowsByID[$0] }.filter { $0.isOffered(in: place) }
    // Characters are always there (voiceover.md 2.1), though not for those who have something better:
    // without them a flick would use what only the element offers.
    if custom.isEmpty, fixed.allSatisfy({ contextual.contains($0.id) }) {
      fixed.append(CharactersSetting())
    }
    return fixed + custom
  }
}
