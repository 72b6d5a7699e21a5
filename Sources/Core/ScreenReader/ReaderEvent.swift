import AccessibilityTree
import Gestures
import SpaceAndTime
import Speech

/// What the screen reader did or asks for, in order.
public enum ReaderEvent: Hashable, Sendable {
  case speak(Utterance)
  /// What would be said if speech were not off: captions go on while reading on does.
  case shown(Utterance)
  /// Cuts speech without saying anything new.
  case stopSpeaking
  case pauseSpeaking
  case resumeSpeaking
  case earcon(Earcon)
  /// The cursor is on this element now; nil when the screen has none.
  case cursorMoved(String?)
  case rotorTurned(String)
  /// A request the app answered (or did not).
  case asked(AccessibilityRequest, isHandled: Bool)
  case screenChanged(id: String, title: String)
  case announced(String)
  /// The app played a sound of its own.
  case appSound(String)
  /// What lasts of the app's sounds is silent for now.
  case appSoundsPaused
  case appSoundsResumed
  case curtainToggled(isDown: Bool)
  case mutedToggled(isMuted: Bool)
  case rateChanged(Int)
  case volumeChanged(Int)
  /// Another setting than rate and volume is different now.
  case settingsChanged(ReaderSettings)
  /// Sound is to come from the next device.
  case audioDestinationAsked
  case copied(String)
  /// VoiceOver Help began or ended: gestures are named and do nothing.
  case helpToggled(isOn: Bool)
  /// One of the reader's own panels opened over the app, or closed.
  case panelToggled(title: String, isOpen: Bool)
  /// The listener gave an element a name of their own.
  case labeled(screen: String, element: String, label: String)
  /// A gesture of the phone around the app.
  case systemCommand(ReaderCommand)
  case voiceOverToggled(isOn: Bool)
  /// Braille Screen Input began or ended: fingers and keys make dots meanwhile.
  case brailleToggled(isOn: Bool)
}
