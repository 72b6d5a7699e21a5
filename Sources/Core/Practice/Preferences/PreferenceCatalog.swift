/// Everything that can be chosen in Curtain's settings, in the order in which it stands there.
public enum PreferenceCatalog {
  /// Rows under one heading, whose words are "settings.section." and the name.
  struct Section: Sendable {
    let name: String
    let rows: [Preference]
  }

  static let sections: [Section] = [
    Section(
      name: "speech",
      rows: [
        .percent("rate", \.reader.speech.rate),
        .percent("volume", \.reader.speech.volume, least: 5),
        .percent("pitch", \.reader.speech.pitch),
        .choice("voice", \.reader.speech.voice),
        .choice("punctuation", \.reader.speech.punctuation),
        .flag("punctuationSentences", \.reader.speech.customPunctuation[.sentences]),
        .flag("punctuationQuotes", \.reader.speech.customPunctuation[.quotes]),
        .flag("punctuationBrackets", \.reader.speech.customPunctuation[.brackets]),
        .flag("punctuationDashes", \.reader.speech.customPunctuation[.dashes]),
        .flag("punctuationSymbols", \.reader.speech.customPunctuation[.symbols]),
        .spokenLanguage,
        .language,
      ]),
    Section(
      name: "verbosity",
      rows: [
        .flag("hints", \.reader.verbosity.speaksHints),
        .flag("actions", \.reader.verbosity.speaksActions),
        .flag("moreContent", \.reader.verbosity.speaksMoreContent),
        .flag("containers", \.reader.verbosity.speaksContainers),
        .flag("tableHeaders", \.reader.verbosity.speaksTableHeaders),
        .flag("rowsAndColumns", \.reader.verbosity.speaksRowsAndColumns),
        .choice("capitals", \.reader.capitals),
        .choice("phonetics", \.reader.phonetics),
        .choice("deletedText", \.reader.deletedText),
        .flag("emoji", \.reader.verbosity.speaksEmojiSuffix),
        .flag("notifications", \.reader.speaksNotifications),
      ]),
    Section(
      name: "typing",
      rows: [
        .choice("typingMode", \.reader.typingMode),
        .choice("typingFeedback", \.reader.typingFeedback),
      ]),
    Section(
      name: "moving",
      rows: [
        .choice("navigationStyle", \.reader.navigationStyle),
        .choice("navigateImages", \.reader.imageNavigation),
        .rotor,
      ]),
    Section(
      name: "gestures",
      rows: [
        .tapGap,
        .selectionDelay,
        .choice("gestureRoom", \.gestureRoom),
        .flag("zoom", \.reader.isZoomOn),
      ]),
    Section(
      name: "sound",
      rows: [
        .flag("earcons", \.reader.speech.playsEarcons),
        .flag("ducking", \.reader.speech.ducksAudio),
        .outputDevice,
      ]),
    Section(
      name: "captions",
      rows: [
        .choice("captions", \.captions),
        .choice("textSize", \.textSize),
        .flag("highContrast", \.hasHighContrast),
        .flag("largeCursor", \.hasLargeCursor),
        .choice("glass", \.glass),
      ]),
    Section(name: "repairs", rows: [.codeLanguage]),
  ]

  public static let rows: [Preference] = sections.flatMap(\.rows)
}
