import Gestures

/// Counts turns that were taken back.
///
/// Two things are one: flicking the other way through the elements of a screen (right after left or
/// left after right) before anything was done there; and leaving a screen by which nothing was
/// reached: no value of the app changed and no step was finished since it was entered.
public struct WrongTurns: Hashable, Sendable {
  private struct Visit: Hashable {
    var screen: String
    var hasProgress = false
  }

  public private(set) var count = 0
  private var lastDirection: Gesture?
  private var visits: [Visit] = []

  public init() {}

  public mutating func add(_ gesture: Gesture) {
    switch gesture {
    case .oneFingerFlickLeft, .oneFingerFlickRight:
      if let lastDirection, lastDirection != gesture { count += 1 }
      lastDirection = gesture
    case .explore, .oneFingerTap, .oneFingerDoubleTap, .fourFingerTapTop, .fourFingerTapBottom:
      lastDirection = nil
    default: break
    }
  }

  /// Something was reached: the app's state changed, or a step was finished.
  public mutating func progressed() {
    lastDirection = nil
    for index in visits.indices { visits[index].hasProgress = true }
  }

  /// The listener was brought to this screen, without a turn of their own.
  public mutating func carried(to screen: String) {
    progressed()
    entered(screen)
    progressed()
  }

  /// This screen is the current one now.
  public mutating func entered(_ screen: String) {
    guard screen != visits.last?.screen else { return }
    lastDirection = nil
    guard let earlier = visits.lastIndex(where: { $0.screen == screen }) else {
      visits.append(Visit(screen: screen))
      return
    }
    let left = visits[(earlier + 1)...]
    if left.contains(where: { !$0.hasProgress }) { count += 1 }
    visits.removeSubrange((earlier + 1)...)
  }
}
