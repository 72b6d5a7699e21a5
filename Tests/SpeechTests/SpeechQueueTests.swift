import SpaceAndTime
import Speech
import Testing

@Suite("What is heard when")
struct SpeechQueueTests {
  private func reader(_ text: String, _ urgency: Utterance.Urgency = .interrupts) -> Utterance {
    Utterance(parts: [.init(text)], urgency: urgency)
  }

  private func coach(_ text: String) -> Utterance {
    Utterance(speaker: .coach, parts: [.init(text)], urgency: .waits)
  }

  @Test("A new utterance cuts the one before it, in this order")
  func cuts() {
    var queue = SpeechQueue()
    #expect(queue.say(reader("Menu")) == [.start(id: 1, reader("Menu"))])
    #expect(queue.say(reader("Cart")) == [.cut(id: 1), .start(id: 2, reader("Cart"))])
    #expect(queue.finished(1) == [])
    #expect(queue.current?.id == 2)
  }

  @Test("What waits is said in the order in which it came")
  func waits() {
    var queue = SpeechQueue()
    _ = queue.say(reader("Menu"))
    #expect(queue.say(coach("Well done")) == [])
    #expect(queue.say(reader("Loaded", .waits)) == [])
    #expect(queue.finished(1) == [.start(id: 2, coach("Well done"))])
    #expect(!queue.isReaderSilent)
    #expect(queue.finished(2) == [.start(id: 3, reader("Loaded", .waits))])
    #expect(queue.finished(3) == [])
    #expect(queue.isIdle)
  }

  @Test("Reading on goes before what the coach has to say, and after what the app has said")
  func readingOn() {
    var queue = SpeechQueue()
    _ = queue.say(reader("Menu"))
    _ = queue.say(reader("Loaded", .waits))
    _ = queue.say(coach("Well done"))
    #expect(queue.finished(1, isReadingOn: true) == [])
    #expect(queue.say(reader("Cart", .goesOn)) == [.start(id: 2, reader("Loaded", .waits))])
    #expect(queue.finished(2) == [.start(id: 3, reader("Cart", .goesOn))])
    #expect(queue.finished(3) == [.start(id: 4, coach("Well done"))])
  }

  @Test("What insists is said to its end once it has begun")
  func insists() {
    var queue = SpeechQueue()
    #expect(queue.say(reader("New message")) == [.start(id: 1, reader("New message"))])
    let failed = reader("Payment failed", .insists)
    #expect(queue.say(failed) == [.cut(id: 1), .start(id: 2, failed)])
    // Of what the learner does meanwhile the last answer follows.
    for text in ["Cart", "Pay"] {
      #expect(queue.interrupt() == [])
      #expect(queue.say(reader(text)) == [])
    }
    #expect(queue.finished(2) == [.start(id: 3, reader("Pay"))])
    #expect(queue.finished(3) == [])
  }

  @Test("Several that insist are each said to the end, and then the latest of what came meanwhile")
  func insistsTogether() {
    var queue = SpeechQueue()
    let (failed, fire) = (reader("Payment failed", .insists), reader("Fire", .insists))
    _ = queue.say(failed)
    _ = queue.say(coach("Go on"), whenInterrupted: .kept)
    for text in ["Step one", "Step two"] { #expect(queue.say(reader(text)) == []) }
    #expect(queue.say(fire) == [])
    #expect(queue.say(reader("Step three")) == [])
    #expect(queue.finished(1) == [.start(id: 2, fire)])
    #expect(queue.finished(2) == [.start(id: 3, reader("Step three"))])
    #expect(queue.finished(3) == [.start(id: 4, coach("Go on"))])
    #expect(queue.finished(4) == [])
  }

  @Test("What insists but has not begun is dropped by what the learner does")
  func insistsUnspoken() {
    var queue = SpeechQueue()
    _ = queue.say(reader("Payment failed", .insists))
    _ = queue.say(reader("Fire", .insists))
    #expect(queue.interrupt() == [])
    #expect(queue.say(reader("Pay")) == [])
    #expect(queue.finished(1) == [.start(id: 2, reader("Pay"))])
  }

  @Test("Held, what insists is given up for what the learner does")
  func insistsHeld() {
    var queue = SpeechQueue()
    _ = queue.say(reader("Payment failed", .insists))
    _ = queue.pause()
    #expect(queue.interrupt() == [.cut(id: 1)])
    #expect(queue.say(reader("Pay")) == [.start(id: 2, reader("Pay"))])
  }

  @Test("A gesture drops announcements that were not spoken, and keeps what is still needed")
  func gestures() {
    var queue = SpeechQueue()
    _ = queue.say(reader("Menu"))
    _ = queue.say(reader("Loaded", .waits))
    _ = queue.say(coach("That was slow"))
    _ = queue.say(coach("Now flick right"), whenInterrupted: .kept)
    #expect(queue.interrupt() == [.cut(id: 1)])
    #expect(queue.say(reader("Moscow")) == [.start(id: 3, reader("Moscow"))])
    #expect(queue.finished(3) == [.start(id: 4, coach("Now flick right"))])
  }

  @Test("A request that was fulfilled before its turn came is not made any more")
  func withdrawn() {
    var queue = SpeechQueue()
    _ = queue.say(coach("Here it is"), whenInterrupted: .kept)
    _ = queue.say(coach("Now flick right"), whenInterrupted: .kept)
    _ = queue.say(coach("Well done"), whenInterrupted: .kept)
    queue.withdraw("Now flick right")
    #expect(queue.finished(1) == [.start(id: 2, coach("Well done"))])
  }

  @Test(
    "A request that the reader cuts comes again from the sentence that was cut",
    arguments: [
      (0, "Find the lamp. It is 2.5 m away! Go on."),
      (0.3, "Find the lamp. It is 2.5 m away! Go on."),
      (0.5, "It is 2.5 m away! Go on."), (0.9, "Go on."), (1, "Go on."),
    ])
  func rest(heard: Double, text: String) {
    let request = "Find the lamp. It is 2.5 m away! Go on."
    var queue = SpeechQueue()
    _ = queue.say(coach(request), whenInterrupted: .kept)
    _ = queue.say(reader("Door, button"), heard: heard)
    _ = queue.finished(2)
    #expect(queue.current?.utterance.text == text)
    // What is left of it is cut again, and taken back when it is done.
    _ = queue.say(reader("Lamp, button"))
    queue.withdraw(request)
    _ = queue.finished(4)
    #expect(queue.isIdle)
  }

  @Test("Sentences end without blanks, too, and what has no stops is said whole")
  func sentences() {
    for (text, rest) in [("找到灯。轻点两次。", "轻点两次。"), ("หาโคมไฟแล้วแตะสองครั้ง", "หาโคมไฟแล้วแตะสองครั้ง")] {
      var queue = SpeechQueue()
      _ = queue.say(coach(text), whenInterrupted: .kept)
      _ = queue.say(reader("Door, button"), heard: 0.8)
      _ = queue.finished(2)
      #expect(queue.current?.utterance.text == rest)
    }
  }

  @Test("What was cut of the coach stays in the history, announcements that nobody heard do not")
  func history() {
    var queue = SpeechQueue()
    _ = queue.say(coach("Welcome"))
    _ = queue.say(coach("That was slow"))
    _ = queue.say(reader("Loaded", .waits))
    _ = queue.interrupt()
    #expect(queue.history.entries.map(\.text) == ["Welcome", "That was slow"])
    #expect(queue.history.entries.map(\.wasCut) == [true, true])
  }

  @Test("The history keeps the last ten")
  func historyLength() {
    var queue = SpeechQueue()
    for number in 1...14 { _ = queue.say(reader("Row \(number)")) }
    #expect(queue.history.entries.map(\.text) == (5...14).map { "Row \($0)" })
    #expect(queue.history.entries.last?.wasCut == false)
  }

  @Test("Paused, nothing new begins until it goes on or the learner acts")
  func pausing() {
    var queue = SpeechQueue()
    #expect(queue.pause() == [])
    _ = queue.say(reader("A long text"))
    _ = queue.say(coach("Go on"))
    #expect(queue.pause() == [.pause])
    #expect(queue.pause() == [])
    #expect(queue.startNext() == [])
    #expect(queue.resume() == [.resume])
    _ = queue.pause()
    #expect(queue.interrupt() == [.cut(id: 1)])
    #expect(queue.say(reader("Next")).count == 1)
    #expect(!queue.isPaused)
  }

  @Test("Nothing is said for nothing")
  func empty() {
    var queue = SpeechQueue()
    #expect(queue.say(reader("")) == [])
    #expect(queue.isIdle)
  }

  @Test("Two never sound at once, whatever happens", arguments: 0..<40 as Range<UInt64>)
  func neverTwo(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    var queue = SpeechQueue()
    var sounding: Set<Int> = []
    for step in 0..<400 {
      let effects: [SpeechEffect] =
        switch random.next() % 8 {
        case 0: queue.say(reader("a\(step)"))
        case 1: queue.say(reader("b\(step)", .waits))
        case 2: queue.say(reader("c\(step)", .insists))
        case 3: queue.say(coach("d\(step)"), whenInterrupted: .kept)
        case 4: queue.interrupt()
        case 5: queue.pause()
        case 6: queue.resume()
        default: queue.finished(sounding.first ?? 0)
        }
      if case .some(let id) = sounding.first, queue.current?.id != id { sounding.remove(id) }
      for effect in effects {
        if case .cut(let id) = effect { sounding.remove(id) }
        if case .start(let id, _) = effect { sounding.insert(id) }
        #expect(sounding.count <= 1)
      }
    }
  }
}

@Suite("How long speech lasts")
struct SpeechPaceTests {
  @Test("Faster rates are shorter, at every step", arguments: 0..<100)
  func faster(rate: Int) {
    #expect(SpeechPace.wordsPerMinute(rate: rate) < SpeechPace.wordsPerMinute(rate: rate + 1))
  }

  @Test("The named rates have the named speeds", arguments: [(0, 80.0), (50, 200), (100, 500)])
  func named(rate: Int, words: Double) {
    #expect(abs(SpeechPace.wordsPerMinute(rate: rate) - words) < 0.01)
  }

  @Test("A word takes its share of a minute")
  func word() {
    let one = Utterance(parts: [.init("button")])
    let two = Utterance(parts: [.init("buttonbutton")])
    let difference =
      SpeechPace.duration(of: two, rate: 50) - SpeechPace.duration(of: one, rate: 50)
    #expect(abs(difference - 300) < 0.01)
  }
}
