import Gestures
import Lessons
import SpaceAndTime
import Speech

/// What a session asks of the world, in order.
public enum PracticeEffect: Hashable, Sendable {
  case speech(SpeechEffect)
  case earcon(Earcon)
  case appSound(AppSound)
  /// What lasts of the app's sounds waits where it is, or goes on.
  case pauseAppSounds
  case resumeAppSounds
  /// The last thing spoken; shown while captions are.
  case caption(String)
  /// Something that can be seen changed.
  case redraw
  case record(RecordEvent)
  case log(LogEvent)
  /// Speech settings changed: rate, volume, earcons.
  case settings(SpeechSettings)
  /// Answer `priceQuestion(about:)` for this lesson without keeping the learner waiting; the answer
  /// enters as `pricesFound`.
  case findPrices(lesson: String)
  /// Answer `repairQuestion` without keeping the learner waiting; the answer enters as
  /// `repairMeasured`.
  case measureRepair
  /// Take the next sound device and say which; the answer enters as `outputDeviceChanged`.
  case nextOutputDevice
  /// Fetch the words of this language; they enter as `languageChanged`.
  case language(String)
  /// Answer with what is remembered then; the answer enters as `learnerChanged`.
  case learner(LearnerWish)
  case clipboard(String)
  /// A finger of whoever shows something, for the contact panel.
  case touchShown(Touch)
  case fullScreen
  case contactPanel
  case stickyFingers
  /// The session is over: close the window.
  case leave
}
