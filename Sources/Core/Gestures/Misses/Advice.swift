/// The one thing to change; each has its words under `key`.
public enum Advice: String, Hashable, Sendable, CaseIterable {
  case moreFingers = "more-fingers"
  case fewerFingers = "fewer-fingers"
  /// Three fingers were asked for and one came: the curtain does not answer to one.
  case oneFingerForThree = "one-finger-for-three"
  case oneFingerScrub = "one-finger-scrub"
  case landTogether = "land-together"
  /// A split tap whose fingers landed as one.
  case landLater = "land-later"
  case moreTaps = "more-taps"
  case fewerTaps = "fewer-taps"
  case tapQuicker = "tap-quicker"
  case tapInPlace = "tap-in-place"
  case pressShorter = "press-shorter"
  case pressShorterExploring = "press-shorter-exploring"
  case holdLonger = "hold-longer"
  case restLonger = "rest-longer"
  case keepStill = "keep-still"
  case keepStillHolding = "keep-still-holding"
  case goFurther = "go-further"
  case goQuicker = "go-quicker"
  case goQuickerExploring = "go-quicker-exploring"
  case goSlower = "go-slower"
  case goStraight = "go-straight"
  case goAlong = "go-along"
  case goOtherWay = "go-other-way"
  case moveAll = "move-all"
  case liftMoving = "lift-moving"
  case scrubOneWay = "scrub-one-way"
  case scrubOnceMore = "scrub-once-more"
  case scrubSideways = "scrub-sideways"
  case scrubNotTap = "scrub-not-tap"
  case scrubQuicker = "scrub-quicker"
  case turnFurther = "turn-further"
  case turnOtherWay = "turn-other-way"
  case pinchFurther = "pinch-further"
  case pinchOtherWay = "pinch-other-way"
  case tapTopHalf = "tap-top-half"
  case tapBottomHalf = "tap-bottom-half"
  case startAtTop = "start-at-top"
  case startAtBottom = "start-at-bottom"
  case slideFurther = "slide-further"
  case slideLess = "slide-less"

  /// The key of the sentence in the words of misses.
  public var key: String { "miss.\(rawValue)" }
}

extension Miss {
  /// The one thing to try next.
  public var advice: Advice {
    let row = GestureCatalog.row(of: nearest)
    switch shortfall.quantity {
    case .fingers: return fingersAdvice(row)
    case .landing: return shortfall.isTooLittle ? .landLater : .landTogether
    case .taps:
      return shortfall.isTooLittle ? .moreTaps : .fewerTaps
    case .gap: return .tapQuicker
    case .place: return .tapInPlace
    case .press: return stroke.fingers == 1 ? .pressShorterExploring : .pressShorter
    case .hold: return row.motion == .explore ? .restLonger : .holdLonger
    case .drift: return row.motion == .hold ? .keepStillHolding : .keepStill
    case .length: return .goFurther
    case .speed:
      if row.motion == .explore { return .goSlower }
      return stroke.fingers == 1 ? .goQuickerExploring : .goQuicker
    case .straightness: return .goStraight
    case .direction: return directionAdvice(row)
    case .together: return .moveAll
    case .rest: return .liftMoving
    case .reversals: return scrubAdvice
    case .duration: return .scrubQuicker
    case .turn: return isOpposite ? .turnOtherWay : .turnFurther
    case .spread: return isOpposite ? .pinchOtherWay : .pinchFurther
    case .half: return row.motion == .tap(half: .top) ? .tapTopHalf : .tapBottomHalf
    case .edge:
      if case .edgeSlide(.top, _) = row.motion { return .startAtTop }
      return .startAtBottom
    case .travel: return shortfall.isTooLittle ? .slideFurther : .slideLess
    }
  }

  private func fingersAdvice(_ row: GestureCatalog.Row) -> Advice {
    if nearest == .twoFingerScrub, stroke.fingers == 1, stroke.drift > 2 * stroke.length {
      return .oneFingerScrub
    }
    if stroke.fingers == 1, row.fingers == 3 { return .oneFingerForThree }
    return shortfall.isTooLittle ? .moreFingers : .fewerFingers
  }

  private func directionAdvice(_ row: GestureCatalog.Row) -> Advice {
    switch row.motion {
    case .flick(stroke.direction), .holdAndFlick(stroke.direction): .goAlong
    default: .goOtherWay
    }
  }

  private var scrubAdvice: Advice {
    if stroke.length < 3, stroke.drift < 6 { return .scrubNotTap }
    if stroke.verticalReversals > stroke.reversals { return .scrubSideways }
    return stroke.reversals == 0 ? .scrubOneWay : .scrubOnceMore
  }

  /// Turned or pinched, but the other way.
  private var isOpposite: Bool {
    shortfall.measured * shortfall.limit < 0
      && shortfall.measured.magnitude >= shortfall.limit.magnitude / 2
  }
}
