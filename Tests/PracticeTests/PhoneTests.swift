import Gestures
import Hands
import Lessons
import Practice
import Simulation
import SpaceAndTime
import Testing

@Suite("The phone around the reader")
struct PhoneTests {
  private func tap(_ place: Point, in hand: inout Hand) {
    let taps = GestureStrokes().touches(for: .oneFingerTap, starting: hand.now + 1, at: place)
    for touch in taps { hand.receive(touch) }
    hand.wait(2000)
  }

  private func isLampOn(_ session: PracticeSession) -> Bool {
    session.situation?.state["lamp"] == .flag(true)
  }

  @Test(
    "Three presses of the side button turn VoiceOver off: touches act on the app; three more, on")
  func shortcut() throws {
    var hand = Hand(try started(.screen("room")))
    let lamp = Point(x: 350, y: 130)
    tap(lamp, in: &hand)
    #expect(!isLampOn(hand.session))
    for _ in 0..<3 { hand.perform(.sideButton) }
    hand.wait(2000)
    #expect(transcript(hand.log).last?.contains("VoiceOver") == true)
    let before = hand.log.count
    tap(lamp, in: &hand)
    #expect(isLampOn(hand.session))
    hand.makes(.oneFingerFlickRight, .twoFingerScrub)
    #expect(hand.log.count == before)
    #expect(hand.session.visibleScreen != nil)
    hand.makes(.fiveFingerTap)
    #expect(hand.session.situation?.screen == "curtain-coach")
    for _ in 0..<3 { hand.perform(.sideButton) }
    hand.wait(2000)
    #expect(transcript(hand.log).last?.contains("stays on") == true)
    hand.makes(.twoFingerScrub)
    for _ in 0..<3 { hand.perform(.sideButton) }
    hand.wait(2000)
    #expect(hand.session.visibleScreen == nil)
    #expect(hand.makes(.oneFingerFlickRight).first?.hasPrefix("Lamp, ") == true)
  }

  @Test("Fingers that turn tick faintly, their way, and that is all that it does")
  func turning() throws {
    var hand = Hand(try started(.screen("room")))
    let speech = hand.makes(.oneFingerFlickRight)
    #expect(speech.first?.hasPrefix("Lamp, ") == true)
    for (gesture, tick, other) in [
      (Gesture.twoFingerRotateClockwise, "(nextRotorProgress)", "(previousRotorProgress)"),
      (.twoFingerRotateCounterclockwise, "(previousRotorProgress)", "(nextRotorProgress)"),
    ] {
      let heard = hand.makes(gesture)
      #expect(heard.filter { $0 == tick }.count >= 2)
      #expect(!heard.contains(other))
    }
    // Turned less than a step: the ticks alone are heard, and speech goes on.
    for touch in GestureStrokes().touches(for: .oneFingerFlickRight, starting: hand.now + 1) {
      hand.receive(touch)
    }
    hand.wait(50)
    #expect(hand.session.soundingUtterance != nil)
    let (before, effects) = (hand.log.count, hand.effects.count)
    let middle = Point(x: 195, y: 400)
    for step in 0...20 {
      for finger in 0...1 {
        let angle = 0.02 * Double(step) + .pi * Double(finger)
        hand.receive(
          Touch(
            time: hand.now + 1, finger: finger, phase: step == 0 ? .down : .move,
            position: middle + Point.onCircle(radius: 120, angle: angle)))
      }
    }
    #expect(Set(transcript(hand.log.dropFirst(before))) == ["(nextRotorProgress)"])
    #expect(
      hand.effects.dropFirst(effects).allSatisfy { effect in
        switch effect {
        case .earcon(.nextRotorProgress), .log, .redraw: true
        default: false
        }
      })
    #expect(hand.session.soundingUtterance != nil)
  }

  @Test("With speech off, reading on is told in captions, and nothing of it is heard")
  func captionsWhileMuted() throws {
    var hand = Hand(try started(.screen("room")))
    hand.makes(.threeFingerDoubleTap)
    let (before, effects) = (hand.log.count, hand.effects.count)
    hand.makes(.twoFingerFlickUp)
    hand.wait(10_000)
    let captions = hand.effects.dropFirst(effects).compactMap { effect in
      if case .caption(let text) = effect { text } else { nil }
    }
    #expect(captions == ["Room, heading", "Lamp, switch button, off", "Door, button"])
    #expect(transcript(hand.log.dropFirst(before)).last == "(boundary)")
    let hasSpoken = hand.log.dropFirst(before).contains { event in
      if case .speech = event.what { true } else { false }
    }
    #expect(!hasSpoken)
    #expect(hand.session.situation?.cursor == "door")
  }

  @Test("Presses that come slowly are no shortcut")
  func slowPresses() throws {
    var hand = Hand(try started(.screen("room")))
    for _ in 0..<4 {
      hand.perform(.sideButton)
      hand.wait(900)
    }
    #expect(hand.makes(.oneFingerFlickRight).first?.hasPrefix("Lamp, ") == true)
  }

  @Test(
    "Inside an element for direct touches a finger acts on the app, elsewhere it makes gestures")
  func directTouch() throws {
    let app = try screen(
      """
      {
        id: "piano", title: "Piano", state: { notes: 0 },
        views: [
          { id: "keys", kind: "button", frame: [0, 100, 390, 200], text: "Keys",
            accessibilityTraits: ["button", "allowsDirectInteraction"],
            on: { activate: [{ add: { notes: 1 } }] } },
          { id: "close", kind: "button", frame: [0, 400, 390, 60], text: "Close" },
        ],
      }
      """)
    var session = try session(.screen("piano"), apps: ["piano": app.library])
    _ = session.start(at: .zero)
    var hand = Hand(session)
    tap(Point(x: 100, y: 200), in: &hand)
    tap(Point(x: 100, y: 200), in: &hand)
    #expect(hand.session.situation?.state["notes"] == .number(2))
    #expect(!transcript(hand.log).contains("> one-finger-tap"))
    tap(Point(x: 100, y: 430), in: &hand)
    #expect(hand.session.situation?.cursor == "close")
    #expect(hand.session.situation?.state["notes"] == .number(2))
  }

  @Test("A label of the learner's own is recorded, and spoken in the next session")
  func labels() throws {
    var learner = Learner(try session(.screen("room"), apps: roomApps()))
    try learner.does("one-finger-flick-right", "one-finger-flick-right")
    try learner.does("two-finger-double-tap-and-hold")
    #expect(learner.session.isEditingText)
    for _ in 0..<4 { try learner.does("key backspace") }
    try learner.does("type Gate", "one-finger-flick-right", "one-finger-double-tap")
    let labeled = RecordEvent.labeled(app: "", screen: "room", element: "door", label: "Gate")
    #expect(learner.records.contains(labeled))
    var next = Course(lessons: [], apps: try roomApps())
    next.labels = ["": ["room": ["door": "Gate"]]]
    var again = Learner(try session(.screen("room"), course: next))
    let heard = try again.does("one-finger-flick-right", "one-finger-flick-right")
    #expect(heard.last == "Gate, button")
  }

  @Test("A label belongs to one app: another one's screen of the same name keeps its own words")
  func labelsOfOneApp() throws {
    var course = Course(lessons: [], apps: try roomApps())
    course.homes = ["room": "/home/anna/app"]
    course.labels = ["": ["room": ["door": "Gate"]], "/other": ["room": ["door": "Hatch"]]]
    var learner = Learner(try session(.screen("room"), course: course))
    let heard = try learner.does("one-finger-flick-right", "one-finger-flick-right")
    #expect(heard.last == "Door, button")
    try learner.does("two-finger-double-tap-and-hold", "type s")
    try learner.does("one-finger-flick-right", "one-finger-double-tap")
    let labeled = RecordEvent.labeled(
      app: "/home/anna/app", screen: "room", element: "door", label: "Doors")
    #expect(learner.records.contains(labeled))
  }

  @Test("While VoiceOver is off there is no curtain, and its key says so")
  func curtainWhileOff() throws {
    var learner = Learner(try session(.screen("room"), apps: roomApps()))
    try learner.does("key tab", "key tab", "key tab")
    let heard = try learner.does("key f2")
    #expect(heard.count == 1)
    #expect(heard.first?.hasPrefix("Coach: VoiceOver is off, so there is no curtain.") == true)
    #expect(learner.session.isCurtainDown)
    try learner.does("key tab", "key tab", "key tab", "key f2")
    #expect(!learner.session.isCurtainDown)
  }

  @Test("The curtain's key works in VoiceOver's help, too")
  func curtainDuringHelp() throws {
    var learner = Learner(try session(.screen("room"), apps: roomApps()))
    try learner.does("four-finger-double-tap")
    #expect(try learner.does("key f2") == ["Screen curtain off"])
    #expect(!learner.session.isCurtainDown)
  }

  @Test("A language that nobody can speak is told of once, and its words stand in the caption")
  func noVoice() throws {
    let loaded = try screen(
      """
      {
        id: "hall", title: "Hall",
        views: [
          { id: "a", kind: "button", frame: [0, 40, 390, 40], text: "Kumusta", accessibilityLanguage: "tl" },
          { id: "b", kind: "button", frame: [0, 100, 390, 40], text: "Salamat", accessibilityLanguage: "tl-PH" },
          { id: "c", kind: "button", frame: [0, 160, 390, 40], text: "Door" },
        ],
      }
      """)
    var learner = Learner(try session(.screen("hall"), apps: ["hall": loaded.library]))
    let told = "There is no voice for Tagalog here."
    #expect(learner.log.contains("Kumusta, button"))
    #expect(learner.log.count { $0.contains(told) } == 1)
    #expect(try learner.does("one-finger-flick-right") == ["Salamat, button"])
    #expect(learner.session.caption == "Salamat, button")
    #expect(learner.session.showsCaptions)
    #expect(try learner.does("one-finger-flick-right") == ["Door, button"])
    #expect(learner.log.count { $0.contains(told) } == 1)
  }

  @Test("Captions that have faded come back for a language without a voice, and go again")
  func captionsWithoutVoice() throws {
    var lesson = lampLesson()
    lesson.rounds[0].showsCaptions = false
    let loaded = try screen(
      """
      {
        id: "room", title: "Room", state: { lamp: false },
        views: [
          { id: "a", kind: "label", frame: [0, 40, 390, 40], text: "Room" },
          { id: "b", kind: "label", frame: [0, 100, 390, 40], text: "Silid", accessibilityLanguage: "tl" },
          { id: "lamp", kind: "switch", frame: [0, 160, 390, 40], text: "Lamp", bind: "lamp" },
        ],
      }
      """)
    var learner = Learner(
      try session(.lesson("lamp"), lessons: [lesson], apps: ["room": loaded.library]))
    #expect(!learner.session.showsCaptions)
    try learner.does("one-finger-flick-right", "one-finger-flick-right")
    #expect(!learner.session.showsCaptions)
    #expect(try learner.does("one-finger-flick-left").first == "Silid")
    #expect(learner.session.showsCaptions)
    try learner.does("one-finger-flick-left")
    #expect(!learner.session.showsCaptions)
  }

  @Test("The recognizer's glass is as large as the app's, and Curtain's own screens fill it")
  func pad() throws {
    let loaded = try screen(
      """
      {
        id: "desk", title: "Desk", idiom: "pad", size: [1024, 1366],
        views: [
          { id: "top", kind: "button", frame: [0, 40, 1024, 60], text: "Top" },
          { id: "low", kind: "button", frame: [900, 1200, 100, 60], text: "Low" },
        ],
      }
      """)
    var session = try session(.screen("desk"), apps: ["desk": loaded.library])
    _ = session.start(at: .zero)
    var hand = Hand(session)
    #expect(hand.session.screenSize == Size(width: 1024, height: 1366))
    // The lower half of a phone is the upper half of this glass.
    let strokes = GestureStrokes(screen: hand.session.screenSize)
    for touch in strokes.touches(for: .fourFingerTapTop, starting: hand.now + 1) {
      hand.receive(touch)
    }
    hand.wait(1000)
    #expect(transcript(hand.log).contains("> four-finger-tap-top"))
    let low = Point(x: 950, y: 1230)
    for touch in strokes.touches(for: .oneFingerTap, starting: hand.now + 1, at: low) {
      hand.receive(touch)
    }
    hand.wait(1000)
    #expect(hand.session.situation?.cursor == "low")
    hand.perform(.history)
    #expect(hand.session.screenSize == Size(width: 1024, height: 1366))
  }

  @Test("A panel of VoiceOver's own is drawn while the curtain is up")
  func panel() throws {
    var learner = Learner(try session(.screen("room"), apps: roomApps()))
    try learner.does("key f2", "two-finger-triple-tap")
    let texts = learner.session.visibleScreen?.views.compactMap(\.text) ?? []
    #expect(texts.contains { $0.contains("Door") })
    #expect(learner.session.visibleScreen?.cursor != nil)
    try learner.does("two-finger-scrub")
    #expect(learner.session.visibleScreen?.views.map(\.id) == ["title", "lamp", "door"])
  }

  private func started(_ opening: Opening) throws -> PracticeSession {
    var session = try session(opening, apps: roomApps())
    _ = session.start(at: .zero)
    return session
  }
}
