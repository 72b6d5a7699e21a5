import AccessibilityTree
import Gestures
import ScreenReader
import Simulation
import Speech

/// What the learner chooses, and what follows from it.
extension PracticeSession {
  public var settings: SpeechSettings { preferences.reader.speech }

  /// How one of both voices speaks now: a round may have VoiceOver at another rate for itself.
  public func settings(of speaker: Utterance.Speaker) -> SpeechSettings {
    var settings = settings
    if speaker == .voiceOver, let rate = layers.last?.settings.speech.rate { settings.rate = rate }
    return settings
  }
  public var captions: CaptionMode { preferences.captions }
  public var textSize: TextSize { preferences.textSize }
  public var hasHighContrast: Bool { preferences.hasHighContrast }
  public var hasLargeCursor: Bool { preferences.hasLargeCursor }
  /// Empty for the desktop's own.
  public var outputDevice: String { preferences.outputDevice }

  var settingsScreen: SystemScreen {
    systemScreens.settings(preferences, vocabulary: setup.vocabulary)
  }

  mutating func openSettings() { show(settingsScreen) }

  /// A control of the settings may have moved: takes over what it shows now.
  mutating func takeSettingsFromScreen() {
    var changed = preferences
    for preference in PreferenceCatalog.rows {
      guard let shown = layers.last?.value(preference.id),
        let value = text(of: shown, for: preference), value != preference.value(preferences)
      else { continue }
      _ = preference.change(&changed, value)
    }
    guard changed != preferences else { return }
    let isLookChanged =
      changed.textSize != preferences.textSize || changed.glass != preferences.glass
    preferences = changed
    if isLookChanged { rebuildLayers() }
    applySettings()
    effects.append(.redraw)
  }

  /// What a control shows, as it is written down.
  private func text(of shown: StateValue, for preference: Preference) -> String? {
    switch preference.control {
    case .toggle: return shown.isTrue ? "on" : "off"
    case .percent: return String(Int(shown.number.rounded()))
    case .seconds: return String(Int((shown.number * 1000).rounded()))
    case .choice(let options): return option(shown, among: options)
    case .language:
      return option(shown, among: Preference.languages(of: setup.vocabulary))
    case .rotor, .spokenLanguage, .outputDevice: return nil
    }
  }

  private func option(_ shown: StateValue, among options: [String]) -> String? {
    let index = Int(shown.number.rounded())
    return options.indices.contains(index) ? options[index] : nil
  }

  /// Gives changed settings to the reader in front, to the recognizer and to the voice.
  mutating func applySettings() {
    updateRecognizer()
    if !layers.isEmpty { layers[layers.count - 1].settings = preferences.reader }
    effects.append(.settings(settings))
  }

  /// Keeps what the learner changed by the rotor or in a panel of the reader's own.
  mutating func takeSettingsFromReader() {
    guard var changed = layers.last?.settings else { return }
    // What a round changes for itself alone is no choice of the learner's.
    if let round = run?.round, layers.last?.isSystem == false {
      if !round.speaksHints {
        changed.verbosity.speaksHints = preferences.reader.verbosity.speaksHints
      }
      if round.rateShift != 0 { changed.speech.rate = preferences.reader.speech.rate }
    }
    preferences.reader = changed
    updateRecognizer()
    effects.append(.settings(settings))
  }

  /// Asks for what has changed to be kept, at once.
  mutating func keepPreferences() {
    for change in preferences.changes(since: keptPreferences) {
      record(.preferenceChanged(change.id, value: change.value))
    }
    keptPreferences = preferences
  }

  // MARK: The rotor's order

  mutating func openRotorOrder() {
    show(systemScreens.rotorOrder(preferences.reader.rotor, vocabulary: setup.vocabulary))
  }

  /// A row was activated or one of its actions chosen; false where the row is no setting's.
  mutating func changeRotor(_ request: AccessibilityRequest) -> Bool {
    var rotor = preferences.reader.rotor
    switch request {
    case .activate(let row):
      guard let id = Self.rotorSetting(of: row) else { return false }
      if let index = rotor.firstIndex(of: id) {
        // The rotor is never empty.
        if rotor.count > 1 { rotor.remove(at: index) }
      } else {
        rotor.append(id)
      }
      takeRotor(rotor, cursorOn: row)
    case .customAction(let name, let row):
      guard let index = Self.rotorSetting(of: row).flatMap(rotor.firstIndex) else { return false }
      let way = name == coach.words.text("rotor.move-up") ? -1 : 1
      if rotor.indices.contains(index + way) {
        rotor.swapAt(index, index + way)
        sound(.reordered)
      } else {
        sound(.boundary)
      }
      takeRotor(rotor, cursorOn: row)
    default: return false
    }
    return true
  }

  private static func rotorSetting(of row: String) -> RotorID? {
    RotorCatalog.choosable.first { SystemScreens.rotorRow($0) == row }
  }

  /// Shows the new order, with the cursor on the row that moved.
  private mutating func takeRotor(_ rotor: [RotorID], cursorOn row: String) {
    preferences.reader.rotor = rotor
    applySettings()
    layers.removeLast()
    let screen = systemScreens.rotorOrder(rotor, vocabulary: setup.vocabulary)
    push(layer(of: screen, above: layers.count), cursorOn: row)
  }
}
