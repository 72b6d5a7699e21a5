import FileBackend
import Gestures
import Hands
import Lessons
import Practice
import Simulation
import SpaceAndTime
import Speech
import TestSupport
import Testing

@Suite("A fluent run, heard before it is made")
struct DemonstrationTests {
  private let begin =
    "Coach: First listen to somebody fluent. Touch the glass or press Escape to stop it."
  private let stopped = "Coach: Your turn; F8 plays it from the beginning."

  /// Two flicks beyond the lamp and back, and the lamp is lit.
  private func lesson() -> Lesson {
    var lesson = lampLesson(par: 4, kind: .errand)
    lesson.rounds[0].goal = .state(Condition([.init(name: "lamp", test: .equals(.flag(true)))]))
    lesson.rounds[0].steps = []
    lesson.rounds[0].shows = [
      "one-finger-flick-right", "one-finger-flick-right", "one-finger-flick-left",
      "one-finger-double-tap",
    ]
    lesson.rounds[0].showsCaptions = false
    return lesson
  }

  private func learner() throws -> Learner {
    Learner(try session(.lesson("lamp"), lessons: [lesson()], apps: roomApps()))
  }

  @Test(
    "It is played in the silence after the introduction, told what it took, and then it is the learner's turn"
  )
  func played() throws {
    let learner = try learner()
    let heard = learner.log.filter { !$0.hasPrefix("[") && !$0.hasPrefix("(") }
    try #require(heard.count == 11, "\(heard)")
    #expect(
      Array(heard[0..<8]) == [
        "Coach: Welcome to round 1.", begin, "= room", "Room, heading", "Lamp, switch button, off",
        "Door, button", "Lamp, switch button, off", "on",
      ])
    #expect(heard[8].hasPrefix("Coach: That took 4 gestures, "))
    #expect(heard[8].hasSuffix(" seconds. Your turn; F8 plays it again."))
    // Nothing of it was the learner's doing.
    #expect(Array(heard[9...]) == ["= room", "Room, heading"])
    #expect(learner.session.situation?.state["lamp"] == .flag(false))
    #expect(!learner.records.contains { if case .gesture = $0 { true } else { false } })
  }

  @Test("It is faster than the learner's own voice, and what is passed is cut short")
  func fast() throws {
    var rates: [Int] = []
    var cuts = 0
    var session = try session(.lesson("lamp"), lessons: [lesson()], apps: roomApps())
    var now = Instant.zero
    var sounding: Int?
    func take(_ effects: [PracticeEffect], _ session: PracticeSession) {
      for effect in effects {
        if case .speech(.start(let id, let utterance)) = effect {
          sounding = id
          if utterance.speaker == .voiceOver { rates.append(session.settings(of: .voiceOver).rate) }
        }
        if case .speech(.cut) = effect { cuts += 1 }
      }
    }
    take(session.start(at: now), session)
    let own = session.settings(of: .voiceOver).rate
    // A voice that needs four seconds for everything.
    for _ in 0..<100 where session.isDemonstrating || rates.isEmpty {
      let end = now + 4000
      while let due = session.deadline, due < end {
        now = max(now, due)
        take(session.advance(to: now), session)
      }
      now = end
      if let id = sounding { take(session.speechFinished(id, at: now), session) }
    }
    #expect(rates.count == 5 && rates.allSatisfy { $0 == own + 25 })
    #expect(cuts == 1)
  }

  @Test(
    "A touch ends it at once, and does nothing else",
    arguments: [Gesture.oneFingerDoubleTap, .oneFingerTap, .oneFingerFlickRight])
  func touched(gesture: Gesture) throws {
    var session = try session(.lesson("lamp"), lessons: [lesson()], apps: roomApps())
    var effects = session.start(at: .zero)
    func finish(at moment: Instant) {
      guard let id = session.soundingUtterance else { return }
      effects += session.speechFinished(id, at: moment)
    }
    for second in 1...3 { finish(at: .zero + Double(second) * 1000) }
    #expect(session.isDemonstrating)
    let touches = GestureStrokes().touches(for: gesture, starting: .zero + 4000)
    effects += session.touch(touches[0])
    #expect(!session.isDemonstrating)
    #expect(session.caption == "Your turn; F8 plays it from the beginning.")
    for touch in touches.dropFirst() { effects += session.touch(touch) }
    effects += session.advance(to: .zero + 6000)
    finish(at: .zero + 7000)
    // The round has begun, and that hand did nothing in it.
    #expect(session.situation?.cursor == "title")
    #expect(session.situation?.state["lamp"] == .flag(false))
    #expect(!effects.contains { if case .record(.gesture) = $0 { true } else { false } })
  }

  @Test(
    "Keys end it, and some play it again", arguments: ["key escape", "key f7", "key f8", "key f5"])
  func keys(key: String) throws {
    var session = try session(.lesson("lamp"), lessons: [lesson()], apps: roomApps())
    var effects = session.start(at: .zero)
    func finish(at moment: Instant) {
      guard let id = session.soundingUtterance else { return }
      effects += session.speechFinished(id, at: moment)
    }
    for second in 1...3 { finish(at: .zero + Double(second) * 1000) }
    let command: CoachCommand =
      switch key {
      case "key escape": .leave
      case "key f7": .skip
      case "key f8": .back
      default: .repeat
      }
    effects += session.coachCommand(command, at: .zero + 4000)
    #expect(session.isDemonstrating == [.back, .repeat].contains(command))
    #expect(
      "Coach: \(session.caption)" == ([.back, .repeat].contains(command) ? begin : stopped))
    #expect(!session.isOver)
  }

  @Test("One step back from the beginning of the round plays it again")
  func again() throws {
    var learner = try learner()
    let heard = try learner.does("key f8")
    #expect(heard.first == "Coach: Welcome to round 1.")
    #expect(heard.contains(begin))
    #expect(heard.contains("on"))
  }

  @Test("Who acts in the introduction does without it")
  func without() throws {
    var session = try session(.lesson("lamp"), lessons: [lesson()], apps: roomApps())
    _ = session.start(at: .zero)
    let made = RecognizedGesture(gesture: .oneFingerFlickRight, time: .zero, position: .zero)
    _ = session.gesture(.recognized(made), at: .zero + 500)
    #expect(!session.isDemonstrating)
    #expect(session.situation?.cursor == "lamp")
  }

  @Test("Both figures are told at the end of the round, and stand in the results")
  func figures() throws {
    var learner = try learner()
    let end = try learner.does("one-finger-flick-right", "one-finger-double-tap")
    #expect(end.contains { $0.hasPrefix("Coach: Round 1: 2 gestures, ") })
    #expect(end.contains { $0.hasPrefix("Coach: The fluent run: 4 gestures, ") })
    let rows = try learner.does("one-finger-flick-right", "one-finger-flick-right")
    #expect(rows.last?.hasPrefix("The fluent run: 4 gestures, ") == true)
  }

  @Test("Strokes are shown to who watches, and captions name the gesture of each stop")
  func watched() throws {
    let learner = try learner()
    let shown = learner.rehearsal.effects.count {
      if case .touchShown(let touch) = $0 { touch.phase == .down } else { false }
    }
    #expect(shown == 5)
    let captions = learner.rehearsal.effects.compactMap {
      if case .caption(let text) = $0 { text } else { nil }
    }
    #expect(captions.contains("one-finger flick right: Door, button"))
    #expect(captions.contains { $0.hasSuffix("double tap: on") })
  }

  @Test("The check names a run that does not lead to its goal, or is none")
  func check() throws {
    var lesson = lesson()
    let check = ShownCheck(setup: try setup())
    #expect(check.findings(in: lesson, apps: try roomApps()) == [])
    lesson.rounds[0].shows.removeLast()
    #expect(
      check.findings(in: lesson, apps: try roomApps())
        == ["What the round round1 shows does not lead to its goal."])
    lesson.rounds[0].shows = ["wait 2"]
    #expect(check.findings(in: lesson, apps: try roomApps()).count == 1)
  }
}
