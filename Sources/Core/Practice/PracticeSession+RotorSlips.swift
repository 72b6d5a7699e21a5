import Gestures
import Lessons
import ScreenReader

/// A flick up or down, and where the rotor and the settings stood before it.
struct VerticalFlick {
  var rotor: RotorID
  /// As the rotor says it.
  var name: Phrase
  var settings: ReaderSettings

  /// Nil for other gestures, and where the rotor has nothing.
  init?(_ gesture: Gesture, on layer: Layer?) {
    guard [.oneFingerFlickUp, .oneFingerFlickDown].contains(gesture), let layer,
      layer.mode == nil, let setting = layer.rotorSetting
    else { return nil }
    rotor = setting.id
    name = setting.name
    settings = layer.settings
  }
}

/// A flick that did something else than meant, because the rotor stands elsewhere.
enum RotorSlip {
  /// With what to say of it.
  case made(String)
  /// A setting is as it was before such a flick.
  case takenBack
}

extension PracticeSession {
  /// Nil where the rotor is not to blame, or the lesson has said it.
  mutating func slip(of flick: VerticalFlick?, in step: Step) -> RotorSlip? {
    guard let flick, !hasToldWrong, let settings = layers.last?.settings else { return nil }
    let wanted = step.finish.rotors
    guard !wanted.contains(flick.rotor), !step.finish.isAboutRate else { return nil }
    let wording = Wording(vocabulary: setup.vocabulary)
    let rotor = wording.text([flick.name])
    // Whoever is on a key and turns there means the way to type.
    if settings != flick.settings, flick.rotor != .typingMode {
      if settings == settingsBeforeSlip {
        settingsBeforeSlip = nil
        return .takenBack
      }
      settingsBeforeSlip = settingsBeforeSlip ?? flick.settings
      return .made(coach.words.text("rotor.changed", ["rotor": rotor]))
    }
    guard let first = wanted.first, let name = RotorCatalog.name(of: first, in: wording) else {
      return nil
    }
    return .made(coach.words.text("rotor.elsewhere", ["rotor": rotor, "wanted": name]))
  }
}

extension LessonGoal {
  /// Where the rotor has to stand, in the order in which it is named.
  fileprivate var rotors: [RotorID] {
    parts.compactMap { part in
      switch part {
      case .rotor(let id): id
      case .answered(let answer, _): answer.rotor
      default: nil
      }
    }
  }

  fileprivate var isAboutRate: Bool {
    parts.contains { if case .rateMoved = $0 { true } else { false } }
  }
}
