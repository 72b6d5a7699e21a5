import ScreenReader

/// One thing that a learner can choose: how it is shown, and how it is written down.
///
/// Its words are "settings." and the id; those of a choice have the choice's name behind that.
public struct Preference: Sendable {
  /// What it looks like among Curtain's settings.
  public enum Control: Hashable, Sendable {
    case toggle
    /// 0 to 100.
    case percent
    /// Milliseconds, shown as seconds in this range.
    case seconds(ClosedRange<Double>)
    /// One of these.
    case choice([String])
    /// One of the languages that there are words for, or none.
    case language
    /// A screen of its own.
    case rotor
    /// What Curtain speaks, chosen on a screen of its own.
    case spokenLanguage
    /// Each press takes the machine's next sound device.
    case outputDevice
  }

  /// The row's id, and the name under which the value is kept.
  public let id: String
  public let control: Control
  /// What is written down.
  let value: @Sendable (Preferences) -> String
  /// False where the text is no value of it; nothing is changed then.
  let change: @Sendable (inout Preferences, String) -> Bool

  /// What is written down of these preferences.
  public func text(of preferences: Preferences) -> String { value(preferences) }
}

extension Preference {
  static func flag(
    _ id: String, _ path: WritableKeyPath<Preferences, Bool> & Sendable
  ) -> Preference {
    Preference(
      id: id, control: .toggle, value: { $0[keyPath: path] ? "on" : "off" },
      change: { preferences, text in
        guard text == "on" || text == "off" else { return false }
        preferences[keyPath: path] = text == "on"
        return true
      })
  }

  /// Below `least`, `least` is taken.
  static func percent(
    _ id: String, _ path: WritableKeyPath<Preferences, Int> & Sendable, least: Int = 0
  ) -> Preference {
    Preference(
      id: id, control: .percent, value: { String($0[keyPath: path]) },
      change: { preferences, text in
        guard let number = Int(text), (0...100).contains(number) else { return false }
        preferences[keyPath: path] = max(number, least)
        return true
      })
  }

  static func choice<Choice: RawRepresentable<String> & CaseIterable & Sendable>(
    _ id: String, _ path: WritableKeyPath<Preferences, Choice> & Sendable
  ) -> Preference {
    Preference(
      id: id, control: .choice(Choice.allCases.map(\.rawValue)),
      value: { $0[keyPath: path].rawValue },
      change: { preferences, text in
        guard let choice = Choice(rawValue: text) else { return false }
        preferences[keyPath: path] = choice
        return true
      })
  }

  /// The time between two taps, in whole milliseconds, as far as fingers go.
  static let tapGap = Preference(
    id: "tapGap", control: .seconds(0.25...1.25), value: { String(Int($0.tapGap.rounded())) },
    change: { preferences, text in
      guard let number = Int(text), (100...1500).contains(number) else { return false }
      preferences.tapGap = Double(number)
      return true
    })

  /// How long an exploring finger rests before an item is selected.
  static let selectionDelay = Preference(
    id: "selectionDelay", control: .seconds(0...2),
    value: { String(Int($0.reader.selectionDelay.rounded())) },
    change: { preferences, text in
      guard let number = Int(text), (0...5000).contains(number) else { return false }
      preferences.reader.selectionDelay = Double(number)
      return true
    })

  /// What repairs are told in.
  static let codeLanguage = choice("codeLanguage", \.codeLanguage)

  /// A BCP 47 tag; empty for the listener's own language.
  static let language = Preference(
    id: "language", control: .language, value: { $0.reader.textLanguage ?? "" },
    change: { preferences, text in
      guard isTag(text) else { return false }
      preferences.reader.textLanguage = text.isEmpty ? nil : text
      return true
    })

  /// A BCP 47 tag; empty where nothing was chosen.
  static let spokenLanguage = Preference(
    id: "spokenLanguage", control: .spokenLanguage, value: { $0.spokenLanguage },
    change: { preferences, text in
      guard isTag(text) else { return false }
      preferences.spokenLanguage = text
      return true
    })

  /// The device's own name; empty for the desktop's own.
  static let outputDevice = Preference(
    id: "device", control: .outputDevice, value: { $0.outputDevice },
    change: { preferences, text in
      preferences.outputDevice = text
      return true
    })

  private static func isTag(_ text: String) -> Bool {
    text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") }
  }

  /// The settings of the rotor in their order, with commas.
  static let rotor = Preference(
    id: "rotor", control: .rotor,
    value: { $0.reader.rotor.map(\.rawValue).joined(separator: ",") },
    change: { preferences, text in
      let ids = text.split(separator: ",").map { RotorID(rawValue: String($0)) }
      let known = ids.filter(RotorCatalog.choosable.contains)
      guard !known.isEmpty, Set(known).count == known.count else { return false }
      preferences.reader.rotor = known
      return true
    })
}
