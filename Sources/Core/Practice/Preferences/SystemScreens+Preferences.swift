import ScreenReader
import Speech

/// The screens on which the learner chooses.
extension SystemScreens {
  /// Every preference under its heading.
  func settings(_ preferences: Preferences, vocabulary: Vocabulary) -> SystemScreen {
    var rows: [SystemScreen.Row] = [.heading(id: "title", words.text("settings.title"))]
    for section in PreferenceCatalog.sections {
      rows.append(
        .heading(id: "section.\(section.name)", words.text("settings.section.\(section.name)")))
      rows += section.rows.map { row(for: $0, in: preferences, vocabulary: vocabulary) }
      // What many look for, and what is so anyway.
      let fact = "settings.always.\(section.name)"
      if words.contains(fact) { rows.append(.text(id: "always.\(section.name)", words.text(fact))) }
    }
    return screen(.settings, "settings.title", rows + buttons(["close"], in: "menu"))
  }

  func row(
    for preference: Preference, in preferences: Preferences, vocabulary: Vocabulary
  ) -> SystemScreen.Row {
    let id = preference.id
    let name = words.text("settings.\(id)")
    let value = preference.value(preferences)
    switch preference.control {
    case .toggle: return .toggle(id: id, name, isOn: value == "on")
    case .percent: return .slider(id: id, name, value: Int(value) ?? 0)
    case .seconds(let range):
      return .seconds(
        id: id, name, value: (Double(value) ?? 0) / 1000, range: range,
        spoken: words.text("settings.seconds", ["value": "{\(id)}"]))
    case .choice(let options):
      return .choice(
        id: id, name, options: options.map { words.text("settings.\(id).\($0)") },
        chosen: options.firstIndex(of: value) ?? 0)
    case .language:
      let options = Preference.languages(of: vocabulary)
      return .choice(
        id: id, name, options: options.map { ownName(of: $0, vocabulary) },
        chosen: options.firstIndex(of: value) ?? 0)
    case .rotor: return .button(id: id, name)
    case .spokenLanguage:
      return .button(
        id: id, name, value: ownName(of: vocabulary.listener.language, vocabulary))
    case .outputDevice:
      return .button(
        id: id, name,
        value: value.isEmpty ? words.text("settings.device.usual") : value,
        hint: words.text("settings.device.hint"))
    }
  }

  /// A language by its own name.
  private func ownName(of tag: String, _ vocabulary: Vocabulary) -> String {
    Wording(vocabulary: vocabulary).text([.languageName(tag.isEmpty ? nil : tag)])
  }

  /// The languages that Curtain speaks, each in its own words.
  func languages(_ tags: [String], vocabulary: Vocabulary) -> SystemScreen {
    let rows = tags.map { tag in
      SystemScreen.Row.item(
        id: Self.languageRow(tag), ownName(of: tag, vocabulary), value: nil,
        isSelected: tag == vocabulary.listener.language, actions: [], language: tag)
    }
    return screen(
      .languages, "settings.spokenLanguage",
      [.heading(id: "title", words.text("settings.spokenLanguage"))] + rows
        + buttons(["close"], in: "menu"))
  }

  static func languageRow(_ tag: String) -> String { "language.\(tag)" }

  /// What the rotor holds, in its order, and then what it could hold.
  func rotorOrder(_ rotor: [RotorID], vocabulary: Vocabulary) -> SystemScreen {
    let wording = Wording(vocabulary: vocabulary)
    let moves = [words.text("rotor.move-up"), words.text("rotor.move-down")]
    let held = rotor.enumerated().map { index, id in
      SystemScreen.Row.item(
        id: Self.rotorRow(id), RotorCatalog.name(of: id, in: wording) ?? id.rawValue,
        value: words.text(
          "rotor.place", ["index": String(index + 1), "count": String(rotor.count)]),
        isSelected: true, actions: rotor.count > 1 ? moves : [])
    }
    let others = RotorCatalog.choosable.filter { !rotor.contains($0) }.map { id in
      SystemScreen.Row.item(
        id: Self.rotorRow(id), RotorCatalog.name(of: id, in: wording) ?? id.rawValue, value: nil,
        isSelected: false, actions: [])
    }
    return screen(
      .rotor, "settings.rotor",
      [.heading(id: "title", words.text("settings.rotor"))] + held + others
        + buttons(["close"], in: "menu"))
  }

  static func rotorRow(_ id: RotorID) -> String { "rotor.\(id.rawValue)" }
}

extension Preference {
  /// The empty tag of the listener's own language, then the others.
  static func languages(of vocabulary: Vocabulary) -> [String] {
    [""] + vocabulary.languages.dropFirst()
  }
}
