import Gestures
import SpaceAndTime

/// A learner whose strokes miss, who turns wrong and asks for hints, and who gets there in the end:
/// by beginning anew (F8), or by skipping (F7) where there is no way.
public struct ClumsyLearner: Sendable {
  /// Strokes that are made without a plan before a round is begun anew.
  private static let wanderings = 12
  /// More than the steps of any round: who is not at its beginning after as many does not get there.
  private static let mostSteps = 40
  private static let strokes: [Gesture] = [
    .oneFingerFlickRight, .oneFingerFlickRight, .oneFingerFlickLeft, .oneFingerDoubleTap,
    .oneFingerFlickUp, .oneFingerFlickDown, .fourFingerTapBottom, .fourFingerTapTop,
    .twoFingerScrub, .twoFingerRotateClockwise, .twoFingerDoubleTap, .threeFingerFlickUp,
  ]

  private var random: SeededRandom
  public private(set) var rehearsal: Rehearsal

  public init(_ rehearsal: Rehearsal, seed: UInt64) {
    self.rehearsal = rehearsal
    random = SeededRandom(seed: seed)
  }

  /// Does a lesson round by round.
  public mutating func finishLesson(by rounds: [GestureScript]) {
    for script in rounds { finishRound(by: script) }
  }

  /// Does a round: `script` is the way to its end, nil where there is none.
  mutating func finishRound(by script: GestureScript?) {
    let round = rehearsal.session.roundInHand
    for _ in 0..<Self.wanderings where rehearsal.session.roundInHand == round {
      blunder()
      closeMenus()
    }
    guard rehearsal.session.roundInHand == round else { return }
    guard let script else {
      rehearsal.run(.key(.f7, isShifted: false))
      return
    }
    beginAnew()
    var mayStumble = true
    for line in script.lines where rehearsal.session.roundInHand == round {
      if mayStumble { stumble() }
      rehearsal.run(GestureScript(lines: [line]))
      // A stumble takes time, and the hand that holds something.
      mayStumble = !line.isBrief && !line.action.leavesFinger(!mayStumble)
    }
  }

  /// Step by step back to the beginning, and once more: from there the round begins anew.
  private mutating func beginAnew() {
    for _ in 0...Self.mostSteps {
      let isAtBeginning = rehearsal.session.stepsBehind == 0 && !rehearsal.session.isInMenu
      rehearsal.run(.key(.f8, isShifted: false))
      if isAtBeginning { return }
    }
  }

  /// Something that may lead anywhere.
  private mutating func blunder() {
    switch Int.random(in: 0..<10, using: &random) {
    case 0: rehearsal.run(.key(.f6, isShifted: false))
    case 1: rehearsal.miss()
    case 2: rehearsal.run(.gesture(.fiveFingerTap, at: nil, times: 1))
    default:
      let stroke = Self.strokes.randomElement(using: &random) ?? .oneFingerFlickRight
      rehearsal.run(.gesture(stroke, at: nil, times: 1))
    }
  }

  /// Something that leads nowhere.
  private mutating func stumble() {
    switch Int.random(in: 0..<6, using: &random) {
    case 0: rehearsal.miss()
    case 1: rehearsal.run(.key(.f6, isShifted: false))
    case 2: rehearsal.run(.key(.f5, isShifted: false))
    default: break
    }
  }

  /// Back to the app from whatever of Curtain's own screens a blunder opened.
  private mutating func closeMenus() {
    for _ in 0..<5 where rehearsal.session.isInMenu {
      rehearsal.run(.key(.f8, isShifted: false))
    }
  }
}

extension PracticeSession {
  /// Which round of a lesson is under way, from 0; nil outside of lessons and once all are done.
  fileprivate var roundInHand: Int? {
    guard let run, !isGoalReached, !isOver else { return nil }
    return run.roundIndex
  }

  /// Steps of the round that are finished or skipped.
  fileprivate var stepsBehind: Int { run?.observer.position ?? 0 }

  fileprivate var isInMenu: Bool { layers.last?.isSystem ?? false }
}
