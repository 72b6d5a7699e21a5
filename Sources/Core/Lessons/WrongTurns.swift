import Gestures

/// Counts turns that were taken back or led nowhere.
///
/// Each of these is one: going the other way through the elements of a screen before anything was done
/// there, sideways or by the rotor, along a row as from row to row; jumping back to the end that one
/// came from; a flick to the side where nothing is left that way; and leaving a screen by which nothing
/// was reached: no value of the app changed and no step was finished since it was entered. None of
/// them is on a cheapest way.
public struct WrongTurns: Hashable, Sendable {
  private struct Visit: Hashable {
    var screen: String
    var hasProgress = false
  }

  /// Ways to go through elements: turning from one to the other is no way back.
  private enum Axis: Hashable {
    case sideways
    case byRotor
  }

  private enum Direction: Hashable {
    case forward
    case backward
  }

  public private(set) var count = 0
  private var last: [Axis: Direction] = [:]
  private var visits: [Visit] = []
  /// What was made and not yet looked at.
  private var made: Gesture?
  private var position: Int?
  /// Flicks met an end and have gone nowhere since: further ones are the same turn.
  private var isAtEnd = false

  public init() {}

  public mutating func add(_ gesture: Gesture) {
    made = gesture
    switch gesture {
    case .explore, .oneFingerTap, .oneFingerDoubleTap: last = [:]
    default: break
    }
  }

  /// What the last gesture came to.
  ///
  /// - Parameters:
  ///   - position: The cursor's, in reading order; nil where it is nowhere.
  ///   - isTyping: Flicks may have moved the insertion point instead.
  public mutating func settled(on screen: String, at position: Int?, isTyping: Bool = false) {
    defer { self.position = position }
    guard let made else { return }
    self.made = nil
    guard screen == visits.last?.screen, let before = self.position, let position else { return }
    if position != before { isAtEnd = false }
    let direction: Direction? =
      position == before ? nil : position > before ? .forward : .backward
    switch made {
    case .oneFingerFlickLeft, .oneFingerFlickRight:
      if let direction {
        go(direction, on: .sideways)
      } else if !isTyping, !isAtEnd {
        isAtEnd = true
        count += 1
      }
    case .oneFingerFlickUp, .oneFingerFlickDown:
      if let direction { go(direction, on: .byRotor) }
    case .fourFingerTapTop, .fourFingerTapBottom:
      if let direction, let came = last[.sideways], came != direction { count += 1 }
      last = [:]
    default: break
    }
  }

  private mutating func go(_ direction: Direction, on axis: Axis) {
    if let came = last[axis], came != direction { count += 1 }
    last[axis] = direction
  }

  /// Something was reached: the app's state changed, or a step was finished.
  public mutating func progressed() {
    last = [:]
    for index in visits.indices { visits[index].hasProgress = true }
  }

  /// The listener was brought to this screen, without a turn of their own.
  public mutating func carried(to screen: String) {
    progressed()
    entered(screen)
    progressed()
    made = nil
    position = nil
  }

  /// This screen is the current one now.
  public mutating func entered(_ screen: String) {
    guard screen != visits.last?.screen else { return }
    last = [:]
    isAtEnd = false
    guard let earlier = visits.lastIndex(where: { $0.screen == screen }) else {
      visits.append(Visit(screen: screen))
      return
    }
    let left = visits[(earlier + 1)...]
    if left.contains(where: { !$0.hasProgress }) { count += 1 }
    visits.removeSubrange((earlier + 1)...)
  }
}
