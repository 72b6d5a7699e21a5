/// What a gesture means, in Apple's names (voiceover.md 1).
public enum ReaderCommand: String, Hashable, Sendable, CaseIterable {
  case speakItem
  case moveToNextItem
  case moveToPreviousItem
  case moveToFirstItem
  case moveToLastItem
  case nextRotorItem
  case previousRotorItem
  case nextRotor
  case previousRotor
  case activate
  case longPress
  case passThrough
  case escape
  case magicTap
  case scrollLeft
  case scrollRight
  case scrollUp
  case scrollDown
  case toggleSpeech
  case toggleMute
  case toggleScreenCurtain
  case readFromTop
  case readAll
  case readItemSummary
  case copySpeech
  case showItemChooser
  case showQuickSettings
  case labelItem
  case startHelp
  case selectText
  case deselectText
  case moveIn
  case moveOut
  case undo
  case redo
  case goHome
  case showAppSwitcher
  case showControlCenter
  case showNotificationCenter
  case switchToPreviousApp
  case switchToNextApp

  /// Its name, in `Assets/Words/`.
  public var wordKey: String { "command.\(rawValue)" }
}
