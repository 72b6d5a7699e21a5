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
    let labeled = RecordEvent.labeled(screen: "room", element: "door", label: "Gate")
    #expect(learner.records.contains(labeled))
    var next = Course(lessons: [], apps: try roomApps())
    next.labels = ["room": ["door": "Gate"]]
    var again = Learner(try session(.screen("room"), course: next))
    let heard = try again.does("one-finger-flick-right", "one-finger-flick-right")
    #expect(heard.last == "Gate, button")
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

  // MARK: Settings

  private func settings(row: Int) throws -> Learner {
    var learner = Learner(try session(.screen("room"), apps: roomApps()))
    try learner.does("five-finger-tap")
    while learner.log.last != "Settings, button" { try learner.does("one-finger-flick-right") }
    try learner.does("one-finger-double-tap")
    for _ in 0..<row { try learner.does("one-finger-flick-right") }
    return learner
  }

  @Test("The time between taps can be longer, and the recognizer follows")
  func tapGap() throws {
    var learner = try settings(row: 8)
    #expect(
      learner.log.last { !$0.hasPrefix("Swipe") } == "Time between taps, 0.25 seconds, adjustable")
    #expect(try learner.does("one-finger-flick-up").first == "0.35 seconds")
    try learner.does("two-finger-scrub")
    var hand = Hand(learner.session)
    let before = hand.log.count
    for _ in 0..<2 {
      let taps = GestureStrokes().touches(for: .oneFingerTap, starting: hand.now + 1)
      for touch in taps { hand.receive(touch) }
      hand.wait(300)
    }
    hand.wait(3000)
    let made = transcript(hand.log.dropFirst(before)).filter { $0.hasPrefix(">") }
    #expect(made == ["> one-finger-double-tap"])
  }

  @Test("With Zoom on, three-finger taps need one tap more")
  func zoom() throws {
    var learner = try settings(row: 7)
    try learner.does("one-finger-double-tap", "two-finger-scrub", "three-finger-quadruple-tap")
    #expect(!learner.session.isCurtainDown)
  }

  @Test("Captions can be large")
  func largeCaptions() throws {
    var learner = try settings(row: 5)
    #expect(!learner.session.areCaptionsLarge)
    try learner.does("one-finger-double-tap")
    #expect(learner.session.areCaptionsLarge)
  }

  private func started(_ opening: Opening) throws -> PracticeSession {
    var session = try session(opening, apps: roomApps())
    _ = session.start(at: .zero)
    return session
  }
}
