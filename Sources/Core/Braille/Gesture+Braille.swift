import Gestures

extension Gesture {
  /// True where fingers go somewhere instead of pressing: such gestures keep a meaning while braille
  /// is typed.
  public var isMotion: Bool {
    guard self != .unknown else { return false }
    return switch GestureCatalog.row(of: self).motion {
    case .flick, .scrub, .rotate, .edgeSlide: true
    default: false
    }
  }
}
