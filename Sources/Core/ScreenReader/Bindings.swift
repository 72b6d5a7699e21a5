import Gestures

/// Which gesture gives which command: VoiceOver's defaults (voiceover.md 1).
public struct Bindings: Hashable, Sendable {
  public private(set) var commands: [Gesture: ReaderCommand]

  /// With Zoom on, the taps of three fingers mean what one tap less meant.
  public init(isZoomOn: Bool = false) {
    commands = Dictionary(uniqueKeysWithValues: Self.defaults)
    guard isZoomOn else { return }
    let taps: [Gesture] = [
      .threeFingerTap, .threeFingerDoubleTap, .threeFingerTripleTap, .threeFingerQuadrupleTap,
    ]
    let meant = taps.map { commands[$0] }
    for (tap, command) in zip(taps.dropFirst(), meant) { commands[tap] = command }
    commands[.threeFingerTap] = nil
  }

  /// Moving into groups and out of them means something only where groups are stops.
  public init(_ settings: ReaderSettings) {
    self.init(isZoomOn: settings.isZoomOn)
    guard settings.navigationStyle == .grouped else { return }
    commands[.twoFingerFlickRight] = .moveIn
    commands[.twoFingerFlickLeft] = .moveOut
  }

  public func command(for gesture: Gesture) -> ReaderCommand? { commands[gesture] }

  /// What the recognizer has to tell apart.
  public var gestures: Set<Gesture> { Set(commands.keys) }

  private static let defaults: [(Gesture, ReaderCommand)] = [
    (.oneFingerTap, .speakItem),
    (.oneFingerFlickRight, .moveToNextItem),
    (.oneFingerFlickLeft, .moveToPreviousItem),
    (.oneFingerFlickDown, .nextRotorItem),
    (.oneFingerFlickUp, .previousRotorItem),
    (.oneFingerDoubleTap, .activate),
    (.oneFingerTripleTap, .longPress),
    (.oneFingerQuadrupleTap, .activate),
    (.oneFingerDoubleTapAndHold, .passThrough),
    (.splitTap, .activate),
    (.twoFingerTap, .toggleSpeech),
    (.twoFingerDoubleTap, .magicTap),
    (.twoFingerFlickUp, .readFromTop),
    (.twoFingerFlickDown, .readAll),
    (.twoFingerRotateClockwise, .nextRotor),
    (.twoFingerRotateCounterclockwise, .previousRotor),
    (.twoFingerScrub, .escape),
    (.threeFingerTap, .readItemSummary),
    (.threeFingerDoubleTap, .toggleMute),
    (.threeFingerTripleTap, .toggleScreenCurtain),
    (.threeFingerQuadrupleTap, .copySpeech),
    (.threeFingerFlickUp, .scrollDown),
    (.threeFingerFlickDown, .scrollUp),
    (.threeFingerFlickLeft, .scrollRight),
    (.threeFingerFlickRight, .scrollLeft),
    (.twoFingerTripleTap, .showItemChooser),
    (.twoFingerQuadrupleTap, .showQuickSettings),
    (.twoFingerDoubleTapAndHold, .labelItem),
    (.twoFingerPinchOut, .selectText),
    (.twoFingerPinchIn, .deselectText),
    (.threeFingerDoubleTapHoldAndFlickLeft, .undo),
    (.threeFingerDoubleTapHoldAndFlickRight, .redo),
    (.fourFingerDoubleTap, .startHelp),
    (.fourFingerFlickLeft, .switchToPreviousApp),
    (.fourFingerFlickRight, .switchToNextApp),
    (.edgeSlideBottomOnce, .goHome),
    (.edgeSlideBottomTwice, .showAppSwitcher),
    (.edgeSlideTopOnce, .showControlCenter),
    (.edgeSlideTopTwice, .showNotificationCenter),
    (.fourFingerTapTop, .moveToFirstItem),
    (.fourFingerTapBottom, .moveToLastItem),
  ]
}
