/// What each gesture is made of: one row a gesture (design, section 4; voiceover.md 1.1-1.5).
public struct GestureCatalog: Sendable {
  /// One gesture: fingers, taps and motion.
  public struct Row: Hashable, Sendable {
    public let gesture: Gesture
    /// Most fingers down at once.
    public let fingers: Int
    /// Presses in the sequence, the held one included; 0 where nothing is tapped.
    public let taps: Int
    public let motion: Motion

    init(_ gesture: Gesture, _ fingers: Int, taps: Int = 0, _ motion: Motion) {
      self.gesture = gesture
      self.fingers = fingers
      self.taps = taps
      self.motion = motion
    }
  }

  public static let rows: [Row] = [
    Row(.oneFingerTap, 1, taps: 1, .tap()),
    Row(.oneFingerDoubleTap, 1, taps: 2, .tap()),
    Row(.oneFingerTripleTap, 1, taps: 3, .tap()),
    Row(.oneFingerQuadrupleTap, 1, taps: 4, .tap()),
    Row(.oneFingerDoubleTapAndHold, 1, taps: 2, .hold),
    Row(.oneFingerTripleTapAndHold, 1, taps: 3, .hold),
    Row(.oneFingerFlickLeft, 1, .flick(.left)),
    Row(.oneFingerFlickRight, 1, .flick(.right)),
    Row(.oneFingerFlickUp, 1, .flick(.up)),
    Row(.oneFingerFlickDown, 1, .flick(.down)),

    Row(.twoFingerTap, 2, taps: 1, .tap()),
    Row(.twoFingerDoubleTap, 2, taps: 2, .tap()),
    Row(.twoFingerTripleTap, 2, taps: 3, .tap()),
    Row(.twoFingerQuadrupleTap, 2, taps: 4, .tap()),
    Row(.twoFingerDoubleTapAndHold, 2, taps: 2, .hold),
    Row(.twoFingerTripleTapAndHold, 2, taps: 3, .hold),
    Row(.twoFingerFlickLeft, 2, .flick(.left)),
    Row(.twoFingerFlickRight, 2, .flick(.right)),
    Row(.twoFingerFlickUp, 2, .flick(.up)),
    Row(.twoFingerFlickDown, 2, .flick(.down)),
    Row(.twoFingerScrub, 2, .scrub),
    Row(.twoFingerRotateClockwise, 2, .rotate(isClockwise: true)),
    Row(.twoFingerRotateCounterclockwise, 2, .rotate(isClockwise: false)),
    Row(.twoFingerPinchIn, 2, .pinch(isOutward: false)),
    Row(.twoFingerPinchOut, 2, .pinch(isOutward: true)),

    Row(.threeFingerTap, 3, taps: 1, .tap()),
    Row(.threeFingerDoubleTap, 3, taps: 2, .tap()),
    Row(.threeFingerTripleTap, 3, taps: 3, .tap()),
    Row(.threeFingerQuadrupleTap, 3, taps: 4, .tap()),
    Row(.threeFingerDoubleTapAndHold, 3, taps: 2, .hold),
    Row(.threeFingerTripleTapAndHold, 3, taps: 3, .hold),
    Row(.threeFingerFlickLeft, 3, .flick(.left)),
    Row(.threeFingerFlickRight, 3, .flick(.right)),
    Row(.threeFingerFlickUp, 3, .flick(.up)),
    Row(.threeFingerFlickDown, 3, .flick(.down)),
    Row(.threeFingerDoubleTapHoldAndFlickLeft, 3, taps: 2, .holdAndFlick(.left)),
    Row(.threeFingerDoubleTapHoldAndFlickRight, 3, taps: 2, .holdAndFlick(.right)),

    Row(.fourFingerTapTop, 4, taps: 1, .tap(half: .top)),
    Row(.fourFingerTapBottom, 4, taps: 1, .tap(half: .bottom)),
    Row(.fourFingerDoubleTap, 4, taps: 2, .tap()),
    Row(.fourFingerTripleTap, 4, taps: 3, .tap()),
    Row(.fourFingerQuadrupleTap, 4, taps: 4, .tap()),
    Row(.fourFingerDoubleTapAndHold, 4, taps: 2, .hold),
    Row(.fourFingerFlickLeft, 4, .flick(.left)),
    Row(.fourFingerFlickRight, 4, .flick(.right)),
    Row(.fourFingerFlickUp, 4, .flick(.up)),
    Row(.fourFingerFlickDown, 4, .flick(.down)),

    Row(.fiveFingerTap, 5, taps: 1, .tap()),
    Row(.fiveFingerDoubleTap, 5, taps: 2, .tap()),

    Row(.explore, 1, .explore),
    Row(.splitTap, 2, .splitTap),
    Row(.edgeSlideBottomOnce, 1, .edgeSlide(.bottom, stops: 1)),
    Row(.edgeSlideBottomTwice, 1, .edgeSlide(.bottom, stops: 2)),
    Row(.edgeSlideTopOnce, 1, .edgeSlide(.top, stops: 1)),
    Row(.edgeSlideTopTwice, 1, .edgeSlide(.top, stops: 2)),

    Row(.unknown, 0, .nothing),
  ]

  /// The row of a gesture; every gesture has one.
  public static func row(of gesture: Gesture) -> Row {
    guard let row = rows.first(where: { $0.gesture == gesture }) else {
      preconditionFailure("\(gesture.rawValue) has no row in the catalog")
    }
    return row
  }

  static func gesture(fingers: Int, taps: Int = 0, where matches: (Motion) -> Bool) -> Gesture? {
    rows.first { $0.fingers == fingers && $0.taps == taps && matches($0.motion) }?.gesture
  }

  /// Most fingers that any gesture needs.
  static let mostFingers = 5
  /// Most presses that any gesture needs.
  static let mostTaps = 4

  /// The judge of each kind of motion, as many as there are files in `Matchers/`.
  static let matchers: [any GestureMatcher.Type] = [
    TapMatcher.self, HoldMatcher.self, HoldAndFlickMatcher.self, FlickMatcher.self,
    ScrubMatcher.self, RotateMatcher.self, PinchMatcher.self, ExploreMatcher.self,
    SplitTapMatcher.self, EdgeSlideMatcher.self,
  ]

  static func matcher(of motion: Motion) -> (any GestureMatcher.Type)? {
    switch motion {
    case .tap: TapMatcher.self
    case .hold: HoldMatcher.self
    case .holdAndFlick: HoldAndFlickMatcher.self
    case .flick: FlickMatcher.self
    case .scrub: ScrubMatcher.self
    case .rotate: RotateMatcher.self
    case .pinch: PinchMatcher.self
    case .explore: ExploreMatcher.self
    case .splitTap: SplitTapMatcher.self
    case .edgeSlide: EdgeSlideMatcher.self
    case .nothing: nil
    }
  }
}
