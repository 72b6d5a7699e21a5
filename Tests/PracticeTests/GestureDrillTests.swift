import Gestures
import Practice
import Testing

@Suite("A drill of gestures")
struct GestureDrillTests {
  private let gestures: [Gesture] = [
    .oneFingerDoubleTap, .twoFingerScrub, .threeFingerFlickUp, .twoFingerDoubleTap,
  ]

  @Test("It asks for each gesture once in order, then for the agreed number, then ends")
  func order() {
    var drill = GestureDrill(gestures, mixedRequests: 7, seed: 3)
    var asked: [Gesture] = []
    while let next = drill.asked {
      #expect(drill.isSingly == (asked.count < gestures.count))
      asked.append(next)
      drill.hit()
    }
    #expect(Array(asked.prefix(4)) == gestures)
    #expect(asked.count == 11)
    #expect(asked.allSatisfy(gestures.contains))
    #expect(zip(asked.dropFirst(4), asked.dropFirst(5)).allSatisfy(!=))
    #expect(drill.rightAtOnce == 11)
    #expect(drill.failed == [])
  }

  @Test("A gesture stays asked for until it is made or skipped")
  func stays() {
    var drill = GestureDrill(gestures, seed: 1)
    drill.miss()
    drill.miss()
    #expect(drill.asked == .oneFingerDoubleTap)
    #expect(drill.missesInARow == 2)
    drill.hit()
    #expect(drill.asked == .twoFingerScrub)
    #expect(drill.missesInARow == 0)
    drill.skip()
    #expect(drill.asked == .threeFingerFlickUp)
    #expect(drill.tally(of: .oneFingerDoubleTap).misses == 2)
    #expect(drill.tally(of: .twoFingerScrub).skips == 1)
    #expect(drill.rightAtOnce == 0)
    #expect(drill.failed == [.oneFingerDoubleTap, .twoFingerScrub])
  }

  @Test("Weights grow with every miss and shrink with every hit, within bounds")
  func weights() {
    var drill = GestureDrill(gestures, mixedRequests: 200, seed: 5)
    var last = drill.weight(of: .oneFingerDoubleTap)
    for _ in 0..<3 {
      drill.miss()
      #expect(drill.weight(of: .oneFingerDoubleTap) > last)
      last = drill.weight(of: .oneFingerDoubleTap)
    }
    drill.hit()
    #expect(drill.weight(of: .oneFingerDoubleTap) < last)
    #expect(drill.weight(of: .oneFingerDoubleTap) > drill.weight(of: .twoFingerScrub))
    while drill.asked != nil { drill.hit() }
    for gesture in gestures { #expect(drill.weight(of: gesture) >= 1) }
  }

  @Test(
    "What failed is asked for more often than what did not", arguments: 1...5 as ClosedRange<UInt64>
  )
  func weighting(seed: UInt64) {
    var drill = GestureDrill(gestures, mixedRequests: 120, seed: seed)
    var counts: [Gesture: Int] = [:]
    while let asked = drill.asked {
      counts[asked, default: 0] += 1
      if asked == .twoFingerScrub { drill.miss() }
      drill.hit()
    }
    let scrubs = counts[.twoFingerScrub, default: 0]
    for gesture in gestures where gesture != .twoFingerScrub {
      #expect(scrubs > counts[gesture, default: 0])
    }
  }

  @Test("A seed repeats the order, and another one changes it")
  func seeds() {
    func order(_ seed: UInt64) -> [Gesture] {
      var drill = GestureDrill(gestures, mixedRequests: 30, seed: seed)
      var asked: [Gesture] = []
      while let next = drill.asked {
        asked.append(next)
        drill.hit()
      }
      return asked
    }
    #expect(order(8) == order(8))
    #expect(Set((1...4).map { order($0) }).count > 1)
  }

  @Test("A drill of one gesture asks for it again and again")
  func alone() {
    var drill = GestureDrill([.twoFingerScrub], mixedRequests: 2, seed: 1)
    for _ in 0..<3 {
      #expect(drill.asked == .twoFingerScrub)
      drill.hit()
    }
    #expect(drill.asked == nil)
    drill.hit()
    drill.miss()
    drill.skip()
    #expect(drill.answered == 3)
  }
}
