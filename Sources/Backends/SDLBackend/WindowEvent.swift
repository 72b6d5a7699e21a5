import Gestures
import Hands
import SpaceAndTime

/// What the window, the learner and the machine report, as plain values.
///
/// Positions are points of the phone's screen, times are on `Clock`.
public enum WindowEvent: Hashable, Sendable {
  case touch(Touch)
  case mouse(MouseEvent)
  case key(KeyEvent)
  /// Typed text, composed by the desktop's input method.
  case text(String)
  case focusGained(Instant)
  /// Fingers that are down will not be reported any more: their strokes are to be canceled.
  case focusLost(Instant)
  /// The layout is another now, and the window has to be drawn.
  case resized
  /// The window has to be drawn.
  case exposed
  /// The window was closed, or the program was asked to end (SIGTERM, SIGINT).
  case quit
  /// `Speaker.advance(to:)` has something to report.
  case speakerReported
  /// For `Speaker.deviceWasRemoved(_:at:)`.
  case audioDeviceRemoved(id: UInt32)
  case audioDeviceAdded
}
