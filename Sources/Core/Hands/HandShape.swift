import Gestures

/// What a hand does during a gesture, whatever the number of its fingers.
public enum HandMotion: Hashable, Sendable {
  case taps(Int)
  /// The last of the taps stays down.
  case tapsAndHold(Int)
  case flick(HandDirection)
  case doubleTapHoldAndFlick(HandDirection)
  case scrub
  case rotate(clockwise: Bool)
  case pinch(isOpening: Bool)
  case explore
  case splitTap
  /// One finger in from an edge; the reach is the part of the height that it travels.
  case edgeSlide(fromTop: Bool, reach: Double)
  /// Out and back at once: no gesture of VoiceOver, so it can only miss.
  case turnBack

  /// The fingers that this motion takes when nobody says how many.
  public var usualFingers: Int {
    switch self {
    case .scrub, .rotate, .pinch: 2
    case .doubleTapHoldAndFlick, .turnBack: 3
    default: 1
    }
  }
}

/// Where a finger goes, as seen on the screen.
public enum HandDirection: String, Hashable, Sendable, CaseIterable {
  case left
  case right
  case up
  case down
}

/// A gesture taken apart: how many fingers, what they do, and where on the screen it matters.
public struct HandShape: Hashable, Sendable {
  public enum Half: Hashable, Sendable {
    case top
    case bottom
  }

  /// 1 to 5.
  public var fingers: Int
  public var motion: HandMotion
  /// Set where the gesture means something else in the other half of the screen.
  public var half: Half?

  public init(_ fingers: Int, _ motion: HandMotion, half: Half? = nil) {
    precondition((1...5).contains(fingers), "A hand has one to five fingers")
    self.fingers = fingers
    self.motion = motion
    self.half = half
  }

  public init(_ gesture: Gesture) {
    self =
      switch gesture {
      case .oneFingerTap: HandShape(1, .taps(1))
      case .oneFingerDoubleTap: HandShape(1, .taps(2))
      case .oneFingerTripleTap: HandShape(1, .taps(3))
      case .oneFingerQuadrupleTap: HandShape(1, .taps(4))
      case .oneFingerDoubleTapAndHold: HandShape(1, .tapsAndHold(2))
      case .oneFingerTripleTapAndHold: HandShape(1, .tapsAndHold(3))
      case .oneFingerFlickLeft: HandShape(1, .flick(.left))
      case .oneFingerFlickRight: HandShape(1, .flick(.right))
      case .oneFingerFlickUp: HandShape(1, .flick(.up))
      case .oneFingerFlickDown: HandShape(1, .flick(.down))
      case .twoFingerTap: HandShape(2, .taps(1))
      case .twoFingerDoubleTap: HandShape(2, .taps(2))
      case .twoFingerTripleTap: HandShape(2, .taps(3))
      case .twoFingerQuadrupleTap: HandShape(2, .taps(4))
      case .twoFingerDoubleTapAndHold: HandShape(2, .tapsAndHold(2))
      case .twoFingerTripleTapAndHold: HandShape(2, .tapsAndHold(3))
      case .twoFingerFlickLeft: HandShape(2, .flick(.left))
      case .twoFingerFlickRight: HandShape(2, .flick(.right))
      case .twoFingerFlickUp: HandShape(2, .flick(.up))
      case .twoFingerFlickDown: HandShape(2, .flick(.down))
      case .twoFingerScrub: HandShape(2, .scrub)
      case .twoFingerRotateClockwise: HandShape(2, .rotate(clockwise: true))
      case .twoFingerRotateCounterclockwise: HandShape(2, .rotate(clockwise: false))
      case .twoFingerPinchIn: HandShape(2, .pinch(isOpening: false))
      case .twoFingerPinchOut: HandShape(2, .pinch(isOpening: true))
      case .threeFingerTap: HandShape(3, .taps(1))
      case .threeFingerDoubleTap: HandShape(3, .taps(2))
      case .threeFingerTripleTap: HandShape(3, .taps(3))
      case .threeFingerQuadrupleTap: HandShape(3, .taps(4))
      case .threeFingerDoubleTapAndHold: HandShape(3, .tapsAndHold(2))
      case .threeFingerTripleTapAndHold: HandShape(3, .tapsAndHold(3))
      case .threeFingerFlickLeft: HandShape(3, .flick(.left))
      case .threeFingerFlickRight: HandShape(3, .flick(.right))
      case .threeFingerFlickUp: HandShape(3, .flick(.up))
      case .threeFingerFlickDown: HandShape(3, .flick(.down))
      case .threeFingerDoubleTapHoldAndFlickLeft: HandShape(3, .doubleTapHoldAndFlick(.left))
      case .threeFingerDoubleTapHoldAndFlickRight: HandShape(3, .doubleTapHoldAndFlick(.right))
      case .fourFingerTapTop: HandShape(4, .taps(1), half: .top)
      case .fourFingerTapBottom: HandShape(4, .taps(1), half: .bottom)
      case .fourFingerDoubleTap: HandShape(4, .taps(2))
      case .fourFingerTripleTap: HandShape(4, .taps(3))
      case .fourFingerQuadrupleTap: HandShape(4, .taps(4))
      case .fourFingerDoubleTapAndHold: HandShape(4, .tapsAndHold(2))
      case .fourFingerFlickLeft: HandShape(4, .flick(.left))
      case .fourFingerFlickRight: HandShape(4, .flick(.right))
      case .fourFingerFlickUp: HandShape(4, .flick(.up))
      case .fourFingerFlickDown: HandShape(4, .flick(.down))
      case .fiveFingerTap: HandShape(5, .taps(1))
      case .fiveFingerDoubleTap: HandShape(5, .taps(2))
      case .explore: HandShape(1, .explore)
      case .splitTap: HandShape(1, .splitTap)
      case .edgeSlideBottomOnce: HandShape(1, .edgeSlide(fromTop: false, reach: 0.37))
      case .edgeSlideBottomTwice: HandShape(1, .edgeSlide(fromTop: false, reach: 0.62))
      case .edgeSlideTopOnce: HandShape(1, .edgeSlide(fromTop: true, reach: 0.37))
      case .edgeSlideTopTwice: HandShape(1, .edgeSlide(fromTop: true, reach: 0.62))
      case .unknown: HandShape(3, .turnBack)
      }
  }
}
