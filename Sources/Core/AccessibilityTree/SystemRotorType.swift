/// What an app's rotor is of, in place of a name of its own (`UIAccessibilityCustomRotor.SystemRotorType`,
/// voiceover.md 2.4).
public enum SystemRotorType: String, Hashable, Sendable, CaseIterable {
  case link
  case visitedLink
  case heading
  case headingLevel1
  case headingLevel2
  case headingLevel3
  case headingLevel4
  case headingLevel5
  case headingLevel6
  case boldText
  case italicText
  case underlineText
  case misspelledWord
  case image
  case textField
  case table
  case list
  case landmark
}
