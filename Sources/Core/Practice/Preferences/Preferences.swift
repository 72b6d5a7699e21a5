import Gestures
import Lessons
import ScreenReader
import SpaceAndTime

/// Everything that a learner has chosen, kept from one sitting to the next.
public struct Preferences: Hashable, Sendable {
  /// Speech settings included.
  public var reader = ReaderSettings()
  public var captions = CaptionMode.byLesson
  public var textSize = TextSize.usual
  /// Only white, black and yellow, and thicker lines.
  public var hasHighContrast = false
  /// A thicker outline round what the cursor is on, while the curtain is up.
  public var hasLargeCursor = false
  public var glass = Glass.phone
  /// The longest time between two taps of one gesture (milliseconds).
  public var tapGap: Milliseconds = Tolerances.strict.tapGap
  public var gestureRoom = GestureRoom.voiceOver
  /// What Curtain speaks, a BCP 47 tag; empty where nothing was chosen.
  public var spokenLanguage = ""
  /// The sound device by its name; empty for the desktop's own.
  public var outputDevice = ""

  /// The language that repairs are told in.
  public var codeLanguage = CodeLanguage.swift

  public init() {}

  /// Takes over what was kept, by the ids of `PreferenceCatalog`; what is not understood leaves the
  /// default.
  public mutating func take(_ kept: [String: String]) {
    for preference in PreferenceCatalog.rows {
      if let value = kept[preference.id] { _ = preference.change(&self, value) }
    }
  }

  /// The limits that hold for this hand.
  func tolerances(from strict: Tolerances) -> Tolerances {
    var tolerances = strict.eased(by: gestureRoom.ease)
    tolerances.tapGap = tapGap
    return tolerances
  }

  /// What has to be kept of a change, by the ids of `PreferenceCatalog`.
  func changes(since old: Preferences) -> [(id: String, value: String)] {
    guard self != old else { return [] }
    return PreferenceCatalog.rows.compactMap { preference in
      let value = preference.value(self)
      return value == preference.value(old) ? nil : (preference.id, value)
    }
  }
}
