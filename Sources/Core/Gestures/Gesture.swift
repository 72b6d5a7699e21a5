/// What a hand did, by the id that code, lessons, traces and reports share (design, section 4).
public enum Gesture: String, Hashable, Sendable, CaseIterable {
  // One finger
  case oneFingerTap = "one-finger-tap"
  case oneFingerDoubleTap = "one-finger-double-tap"
  case oneFingerTripleTap = "one-finger-triple-tap"
  case oneFingerQuadrupleTap = "one-finger-quadruple-tap"
  case oneFingerDoubleTapAndHold = "one-finger-double-tap-and-hold"
  case oneFingerTripleTapAndHold = "one-finger-triple-tap-and-hold"
  case oneFingerFlickLeft = "one-finger-flick-left"
  case oneFingerFlickRight = "one-finger-flick-right"
  case oneFingerFlickUp = "one-finger-flick-up"
  case oneFingerFlickDown = "one-finger-flick-down"

  // Two fingers
  case twoFingerTap = "two-finger-tap"
  case twoFingerDoubleTap = "two-finger-double-tap"
  case twoFingerTripleTap = "two-finger-triple-tap"
  case twoFingerQuadrupleTap = "two-finger-quadruple-tap"
  case twoFingerDoubleTapAndHold = "two-finger-double-tap-and-hold"
  case twoFingerTripleTapAndHold = "two-finger-triple-tap-and-hold"
  case twoFingerFlickLeft = "two-finger-flick-left"
  case twoFingerFlickRight = "two-finger-flick-right"
  case twoFingerFlickUp = "two-finger-flick-up"
  case twoFingerFlickDown = "two-finger-flick-down"
  case twoFingerScrub = "two-finger-scrub"
  case twoFingerRotateClockwise = "two-finger-rotate-clockwise"
  case twoFingerRotateCounterclockwise = "two-finger-rotate-counterclockwise"
  case twoFingerPinchIn = "two-finger-pinch-in"
  case twoFingerPinchOut = "two-finger-pinch-out"

  // Three fingers
  case threeFingerTap = "three-finger-tap"
  case threeFingerDoubleTap = "three-finger-double-tap"
  case threeFingerTripleTap = "three-finger-triple-tap"
  case threeFingerQuadrupleTap = "three-finger-quadruple-tap"
  case threeFingerDoubleTapAndHold = "three-finger-double-tap-and-hold"
  case threeFingerTripleTapAndHold = "three-finger-triple-tap-and-hold"
  case threeFingerFlickLeft = "three-finger-flick-left"
  case threeFingerFlickRight = "three-finger-flick-right"
  case threeFingerFlickUp = "three-finger-flick-up"
  case threeFingerFlickDown = "three-finger-flick-down"
  case threeFingerDoubleTapHoldAndFlickLeft = "three-finger-double-tap-hold-and-flick-left"
  case threeFingerDoubleTapHoldAndFlickRight = "three-finger-double-tap-hold-and-flick-right"

  // Four fingers
  case fourFingerTapTop = "four-finger-tap-top"
  case fourFingerTapBottom = "four-finger-tap-bottom"
  case fourFingerDoubleTap = "four-finger-double-tap"
  case fourFingerTripleTap = "four-finger-triple-tap"
  case fourFingerQuadrupleTap = "four-finger-quadruple-tap"
  case fourFingerDoubleTapAndHold = "four-finger-double-tap-and-hold"
  case fourFingerFlickLeft = "four-finger-flick-left"
  case fourFingerFlickRight = "four-finger-flick-right"
  case fourFingerFlickUp = "four-finger-flick-up"
  case fourFingerFlickDown = "four-finger-flick-down"

  // Five fingers; the tap opens the coach's menu
  case fiveFingerTap = "five-finger-tap"
  case fiveFingerDoubleTap = "five-finger-double-tap"

  // Others
  case explore
  case splitTap = "split-tap"
  case edgeSlideBottomOnce = "edge-slide-bottom-once"
  case edgeSlideBottomTwice = "edge-slide-bottom-twice"
  case edgeSlideTopOnce = "edge-slide-top-once"
  case edgeSlideTopTwice = "edge-slide-top-twice"

  // A finished stroke that is none of these
  case unknown
}
