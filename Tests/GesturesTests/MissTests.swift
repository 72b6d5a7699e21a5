import Foundation
import Gestures
import SpaceAndTime
import TestSupport
import Testing
import Traces

@Suite("Misses explained")
struct MissTests {
  /// What is said when this gesture was asked for and these touches came; the last stroke counts.
  private func explained(_ way: MissWay) -> Miss? {
    var recognizer = GestureRecognizer(bound: Set(Gesture.allCases))
    var made: Gesture?
    var stroke = Stroke()
    func take() {
      for output in recognizer.outputs {
        switch output {
        case .recognized(let recognized):
          made = recognized.gesture
          stroke = recognized.stroke
        case .missed(let miss):
          made = nil
          stroke = miss.stroke
        case .explorationEnded: stroke = recognizer.lastStroke
        default: break
        }
      }
      recognizer.discardOutputs()
    }
    for touch in way.touches {
      recognizer.receive(touch)
      take()
    }
    while let due = recognizer.deadline {
      recognizer.advance(to: due)
      take()
    }
    return Miss(asked: way.asked, made: made, stroke: stroke)
  }

  @Test(
    "The quantity that was disturbed is named, with its measure and its limit",
    arguments: MissWay.all)
  func named(way: MissWay) throws {
    let miss = try #require(explained(way), "it was taken for the gesture itself")
    #expect(miss.shortfall.quantity == way.quantity)
    if let measured = way.measured {
      #expect(isNear(miss.shortfall.measured, measured), "\(miss.shortfall)")
    }
    if let limit = way.limit { #expect(isNear(miss.shortfall.limit, limit), "\(miss.shortfall)") }
  }

  @Test("Every gesture can be missed in a way that is named")
  func everyGesture() {
    let covered = Set(MissWay.all.map(\.asked))
    #expect(Set(Gesture.allCases).subtracting(covered) == [.unknown])
  }

  private func isNear(_ one: Double, _ other: Double) -> Bool {
    (one - other).magnitude <= max(0.05 * other.magnitude, 0.011)
  }
  @Test("Every advice has its sentence, of two sentences at most", arguments: Advice.allCases)
  func words(advice: Advice) throws {
    let file = packageRoot.appending(path: "Assets/Words/misses.en.json5")
    let text = try String(contentsOf: file, encoding: .utf8)
    let line = try #require(
      text.split(separator: "\n").first { $0.contains("\"\(advice.key)\"") }, "\(advice.key)")
    let sentence = line.split(separator: "\": \"").last ?? ""
    #expect(sentence.filter { $0 == "." }.count <= 2)
    let places = sentence.matches(of: /\{([a-z]+)\}/).map { String($0.1) }
    #expect(Set(places).isSubset(of: ["measured", "limit", "fingers", "asked", "made"]))
  }

  @Test("Numbers are rounded as people say them, and stay apart from their limit")
  func numbers() throws {
    let way = MissWay.way(.oneFingerDoubleTap, .gap, nil, limit: nil) {
      MissWay.taps(&$0, 1, 2, gap: 412)
    }
    let explanation = try #require(explained(way)).explanation
    #expect(explanation.key == "miss.tap-quicker")
    #expect(explanation.numbers["measured"] == "0.41")
    #expect(explanation.numbers["limit"] == "0.25")
    #expect(explanation.gestures["asked"] == .oneFingerDoubleTap)
    let close = MissWay.way(.oneFingerDoubleTap, .gap, nil, limit: nil) {
      MissWay.taps(&$0, 1, 2, gap: 252)
    }
    #expect(try #require(explained(close)).explanation.numbers["measured"] == "0.252")
  }

  @Test(
    "The usual confusions are named as such",
    arguments: [
      (Gesture.threeFingerTripleTap, Gesture.oneFingerTripleTap, Advice.oneFingerForThree),
      (.twoFingerScrub, .twoFingerDoubleTap, .scrubNotTap),
      (.twoFingerScrub, .twoFingerFlickRight, .scrubOneWay),
      (.oneFingerFlickRight, .oneFingerFlickLeft, .goOtherWay),
      (.oneFingerFlickRight, .explore, .goQuickerExploring),
      (.oneFingerTap, .twoFingerTap, .fewerFingers),
      (.twoFingerRotateClockwise, .twoFingerRotateCounterclockwise, .turnOtherWay),
    ])
  func confusions(asked: Gesture, made: Gesture, advice: Advice) throws {
    var hand = SteadyHand()
    if made == .explore {
      hand.down(MissWay.row(1))
      hand.move(600, by: .mm(24, 0))
      hand.up()
    }
    var generator = TraceGenerator(seed: 8)
    let touches = made == .explore ? hand.touches : generator.trace(of: made).touches
    let way = MissWay(asked: asked, quantity: .fingers, touches: touches)
    #expect(try #require(explained(way)).advice == advice)
  }
}
