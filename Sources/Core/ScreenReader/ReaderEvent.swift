import AccessibilityTree
import Gestures
import SpaceAndTime
import Speech

/// What the screen reader did or asks for, in order.
public enum ReaderEvent: Hashable, Sendable {
  case speak(Utterance)
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
  case curtainToggled(isDown: Bool)
  case mutedToggled(isMuted: Bool)
  case rateChanged(Int)
  case volumeChanged(Int)
  case copied(String)
}
