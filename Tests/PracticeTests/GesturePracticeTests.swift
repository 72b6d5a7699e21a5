import Gestures
import Hands
import Lessons
import Practice
import SpaceAndTime
import TestSupport
import Testing

@Suite("Gesture practice")
struct GesturePracticeTests {
  /// In the menu of gesture practice.
  private func learner() throws -> Learner {
    var learner = Learner(try session(.course, lessons: [lampLesson()], apps: roomApps()))
    try learner.does(
      "one-finger-flick-right", "one-finger-flick-right", "one-finger-flick-right",
      "one-finger-double-tap")
    return learner
  }

  private func drilling() throws -> Learner {
    var learner = try learner()
    try learner.does(
      "one-finger-flick-right", "one-finger-flick-right", "one-finger-flick-right",
      "one-finger-double-tap")
    return learner
  }

  @Test("It names gestures and does nothing else; two scrubs in a row leave it, and say so")
  func play() throws {
    var learner = try learner()
    #expect(learner.log.last == "Gesture practice, heading")
    try learner.does("one-finger-flick-right", "one-finger-double-tap")
    #expect(
      try learner.does("two-finger-double-tap") == [
        "Coach: two-finger double tap. Magic tap: the main thing here."
      ])
    let scrub = try learner.does("two-finger-scrub")
    #expect(scrub.first?.hasPrefix("Coach: two-finger scrub") == true)
    let left = try learner.does("two-finger-scrub")
    #expect(
      left == [
        "(screenChange)", "= curtain-gestures", "Free practice, button",
        "Coach: Back in gesture practice.", "Names each gesture that you make.",
      ])
  }

  @Test("The coach's menu works over it and leads out of it")
  func coachMenu() throws {
    var learner = try learner()
    try learner.does("one-finger-flick-right", "one-finger-double-tap", "five-finger-tap")
    #expect(try learner.does("one-finger-flick-right") == ["Repeat the task, button"])
    try learner.does("two-finger-scrub")
    #expect(learner.session.situation?.screen == "curtain-gesture-play")
    #expect(try learner.does("key escape").last == "Leave gesture practice?, heading")
    let left = try learner.sayYes()
    #expect(left.contains("Coach: Back in gesture practice."))
    try learner.does("two-finger-scrub")
    #expect(learner.session.situation?.screen == "curtain-menu")
  }

  @Test("A drill asks, praises, explains what was wrong, and does nothing else")
  func asksAndExplains() throws {
    var learner = try learner()
    try learner.does(
      "one-finger-flick-right", "one-finger-flick-right", "one-finger-flick-right")
    let begun = try learner.does("one-finger-double-tap")
    #expect(
      begun == [
        "Coach: Each gesture once, then mixed. A five-finger tap or Escape leads out.",
        "= curtain-drill", "Drill: flicks of one finger, heading",
        "Coach: Your turn: one-finger flick left. Brush quickly to the left with one finger.",
      ])
    #expect(
      try learner.does("two-finger-scrub") == [
        "(miss)", "Coach: That was a two-finger scrub. I asked for a one-finger flick left.",
      ])
    #expect(learner.session.situation?.screen == "curtain-drill")
    let right = try learner.does("one-finger-flick-left")
    #expect(right.first == "(success)")
    #expect(right.dropFirst().first?.hasSuffix("Moves to the previous item.") == true)
    #expect(
      right.last
        == "Coach: Your turn: one-finger flick right. Brush quickly to the right with one finger.")
  }

  @Test("After three misses it offers to skip and to slow down, and both can be had")
  func offers() throws {
    var learner = try drilling()
    try learner.does("one-finger-flick-up", "one-finger-flick-up")
    #expect(
      try learner.does("one-finger-flick-up").last
        == "Coach: F6 gives a hint, F7 skips this one. A tap with five fingers offers both, and a slower pace."
    )
    let menu = try learner.does(
      "five-finger-tap", "one-finger-flick-right", "one-finger-flick-right",
      "one-finger-flick-right", "one-finger-flick-right")
    #expect(menu.last == "Slower pace, button")
    let slower = try learner.does("one-finger-double-tap")
    #expect(
      slower.contains("Coach: Slower: you have twice the time for taps, and flicks may be slow."))
    let skipped = try learner.does("key f7")
    #expect(skipped.first == "Coach: Later, then.")
    #expect(skipped.last?.hasPrefix("Coach: Your turn: one-finger flick right.") == true)
  }

  @Test("A hint tells how, and the request is repeated on demand and after silence")
  func help() throws {
    var learner = try drilling()
    #expect(try learner.does("key f6") == ["Coach: Brush quickly to the left with one finger."])
    let request =
      "Coach: Your turn: one-finger flick left. Brush quickly to the left with one finger."
    #expect(try learner.does("key f5") == [request])
    #expect(try learner.does("wait 21") == ["Coach: Take your time.", request])
  }

  @Test("The end is summed up aloud and as a screen, which leads to the next drill or back")
  func results() throws {
    var learner = try drilling()
    try learner.does("one-finger-flick-up", "key f7")
    try step(until: "the end", learner.session.situation?.screen != "curtain-drill") {
      let request = try #require(learner.log.last { $0.hasPrefix("Coach: Your turn: ") })
      let name = try #require(
        ["left", "right", "up", "down"].first { request.contains("flick \($0).") })
      try learner.does("one-finger-flick-\(name)")
    }
    let summary =
      "The drill is done: 9 of 10 right at once. The hardest was the one-finger flick left."
    #expect(learner.log.contains("Coach: \(summary)"))
    #expect(learner.log.last == "Drill results, heading")
    #expect(try learner.does("one-finger-flick-right") == [summary])
    #expect(
      try learner.does("one-finger-flick-right")
        == ["one-finger flick left: 1 miss, skipped once"])
    try learner.does("one-finger-flick-right")
    let again = try learner.does("one-finger-double-tap")
    #expect(again.last?.hasPrefix("Coach: Your turn: one-finger flick left.") == true)
    try learner.does("key escape")
    #expect(try learner.sayYes().contains("Coach: Back in gesture practice."))
  }

  // MARK: Through touches

  private func drillOfTaps() throws -> Hand {
    var learner = try learner()
    try learner.does(
      "one-finger-flick-right", "one-finger-flick-right", "one-finger-double-tap")
    return Hand(learner.session)
  }

  @Test("Two slow taps for a double tap are answered once, with the time between them")
  func slowDoubleTap() throws {
    var hand = try drillOfTaps()
    #expect(hand.makes(.oneFingerTap).last?.contains("double tap") == true)
    let answer = hand.makes(.oneFingerTap, .oneFingerTap, apart: 410)
    #expect(answer.filter { $0 == "(miss)" }.count == 1)
    #expect(answer.count == 2)
    #expect(answer.last?.contains("VoiceOver waits 0.25. Tap quicker.") == true)
  }

  @Test("A single tap for a double tap is answered when no other follows")
  func singleTap() throws {
    var hand = try drillOfTaps()
    hand.makes(.oneFingerTap)
    #expect(
      hand.makes(.oneFingerTap) == [
        "(miss)", "Coach: I felt 1 of 2 taps. Tap on without a pause.",
      ])
  }

  @Test("A finger that rests instead of tapping is answered when it lifts")
  func resting() throws {
    var hand = try drillOfTaps()
    let answer = hand.makes(.explore)
    #expect(answer.first == "(miss)")
    #expect(answer.count == 2)
  }

  @Test("A turn that goes on after it was right is no answer to the next request")
  func turningOn() throws {
    var learner = try learner()
    try learner.does(
      "one-finger-flick-right", "one-finger-flick-right", "one-finger-flick-right",
      "one-finger-flick-right", "one-finger-double-tap")
    try step(until: "a turn", learner.log.last!.contains("clockwise turn of two fingers")) {
      try learner.does("key f7")
    }
    var hand = Hand(learner.session)
    let turn = GestureStrokes().touches(
      for: .twoFingerRotateClockwise, starting: hand.now + 1, steps: 3)
    for touch in turn { hand.receive(touch) }
    hand.wait(2000)
    let heard = transcript(hand.log)
    #expect(heard.filter { $0 == "> two-finger-rotate-clockwise" }.count == 3)
    #expect(heard.contains("(success)"))
    #expect(!heard.contains("(miss)"))
  }

  @Test("What the fingers may still become is told by name while they are down")
  func considered() throws {
    var hand = try drillOfTaps()
    #expect(hand.session.consideredGestures == [])
    let flick = GestureStrokes().touches(for: .oneFingerFlickRight, starting: hand.now + 1)
    for touch in flick.dropLast() { hand.receive(touch) }
    #expect(hand.session.consideredGestures.contains("one-finger flick right"))
    #expect(!hand.session.consideredGestures.contains("one-finger flick left"))
    hand.receive(try #require(flick.last))
    hand.wait(2000)
    #expect(hand.session.consideredGestures == [])
  }
}
