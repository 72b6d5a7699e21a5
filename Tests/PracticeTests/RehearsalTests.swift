import Practice
import Simulation
import SpaceAndTime
import Testing

@Suite("A rehearsal on a screen")
struct RehearsalTests {
  private let kitchen = """
    {
      id: "kitchen", title: "Kitchen", state: { lamp: false },
      views: [
        { id: "title", kind: "header", frame: [0, 40, 390, 40], text: "Kitchen" },
        { id: "lamp", kind: "switch", frame: [0, 100, 390, 60], text: "Lamp", bind: "lamp" },
        { id: "oven", kind: "button", frame: [0, 180, 390, 60], text: "Oven" },
      ],
      goal: { state: { lamp: true } },
    }
    """

  private func rehearse(_ script: String) throws -> Rehearsal {
    let app = try screen(kitchen)
    var rehearsal = Rehearsal(
      try session(.screen("kitchen"), apps: ["kitchen": app.library]))
    rehearsal.run(try GestureScript(parsing: script))
    rehearsal.finish()
    return rehearsal
  }

  @Test("What is heard is written down, in order")
  func transcripts() throws {
    let rehearsal = try rehearse(
      """
      one-finger-flick-right
      one-finger-double-tap   # switches the lamp on
      """)
    #expect(
      transcript(rehearsal.log) == [
        "= kitchen", "[title]", "Kitchen, heading",
        "> one-finger-flick-right", "[lamp]", "(focus)", "Lamp, switch button, off",
        "> one-finger-double-tap", "(activate)", "on",
        "(success)", "Coach: You have reached the goal of this screen.",
        "End: finished",
      ])
    #expect(rehearsal.isGoalReached)
  }

  @Test("Keys and typing are written down, except where a key is a gesture, which is told itself")
  func keys() throws {
    let rehearsal = try rehearse("key f5\nkey right\ntype hi")
    let made = transcript(rehearsal.log).filter { $0.hasPrefix(">") }
    #expect(made == ["> key f5", "> one-finger-flick-right", "> type hi"])
  }

  private func heard(_ rehearsal: Rehearsal) -> [String] {
    transcript(rehearsal.log).filter { !$0.hasPrefix("[") && !$0.hasPrefix("(") }
  }

  private func time(of text: String, in rehearsal: Rehearsal) -> Milliseconds? {
    rehearsal.log.first { event in
      if case .speech(_, text, _) = event.what { true } else { false }
    }?.time
  }

  @Test("A brief line is not heard out: the next one comes at once, or after the wait")
  func brief() throws {
    let patient = try rehearse("four-finger-tap-bottom\none-finger-flick-left")
    let hasty = try rehearse("briefly four-finger-tap-bottom\none-finger-flick-left")
    let waiting = try rehearse(
      "briefly four-finger-tap-bottom\nbriefly wait 0.2\none-finger-flick-left")
    #expect(heard(patient) == heard(hasty))
    func pause(_ rehearsal: Rehearsal) throws -> Milliseconds {
      let (oven, lamp) = (
        time(of: "Oven, button", in: rehearsal),
        time(of: "Lamp, switch button, off", in: rehearsal)
      )
      return try #require(lamp) - #require(oven)
    }
    #expect(try pause(hasty) == Rehearsal.gestureTime)
    #expect(try pause(waiting) == Rehearsal.gestureTime + 200)
    #expect(try pause(patient) > Rehearsal.gestureTime + 200)
  }

  @Test("A finger that stays on the glass is split-tapped beside, goes on, and is lifted")
  func finger() throws {
    let rehearsal = try rehearse("hold 195 130\nsplit-tap\ndrag 195 210\nlift")
    #expect(
      heard(rehearsal).suffix(6) == [
        "Lamp, switch button, off", "> split-tap", "on",
        "Coach: You have reached the goal of this screen.", "Oven, button", "End: finished",
      ])
    #expect(rehearsal.session.situation?.cursor == "oven")
  }

  @Test("With VoiceOver off a finger acts on what it touches, and holds a menu open, unheard")
  func withoutVoiceOver() throws {
    let app = try screen(
      """
      { id: "notes", title: "Notes", state: { done: "" }, views: [
        { id: "note", kind: "button", frame: [0, 100, 390, 44], text: "Note",
          on: { activate: [{ set: { done: "opened" } }] },
          contextMenu: [{ id: "share", kind: "button", text: "Share",
            on: { activate: [{ set: { done: "shared" } }] } }] },
        { id: "day", kind: "datePicker", frame: [0, 200, 390, 44],
          preferredDatePickerStyle: "compact", date: "2024-02-29" } ] }
      """)
    func state(after script: String) throws -> (Rehearsal, [String: StateValue]) {
      var rehearsal = Rehearsal(try session(.screen("notes"), apps: ["notes": app.library]))
      rehearsal.run(try GestureScript(parsing: script))
      return (rehearsal, try #require(rehearsal.session.situation?.state))
    }
    let off = "key tab\nkey tab\nkey tab\n"
    #expect(try state(after: "one-finger-tap 195 120").1["done"] == .text(""))
    let (rehearsal, opened) = try state(after: off + "one-finger-tap 195 120")
    #expect(opened["done"] == .text("opened"))
    #expect(heard(rehearsal).last == "VoiceOver off")
    // The row lies below the note, where nothing is while the menu is closed.
    let shared = try state(
      after: off + "hold 195 120\nwait 0.8\nlift\none-finger-tap 100 166")
    #expect(shared.1["done"] == .text("shared"))
    // The 3rd of February 2024 was a Saturday, in the first of the weeks.
    let day = try state(
      after: off + "one-finger-tap 195 222\none-finger-tap 306 310\none-finger-tap 5 5")
    #expect(day.1["notes/day"] == .text("2024-02-03"))
    #expect(day.1["notes/day.isOpen"] == .flag(false))
  }

  private let slide = """
    { id: "slide", title: "Slide", state: { value: 10 }, views: [
      { id: "level", kind: "slider", frame: [20, 100, 350, 40], text: "Level",
        minimumValue: 0, maximumValue: 100, bind: "value" },
      { id: "end", kind: "button", frame: [20, 200, 350, 40], text: "End",
        on: { touchDown: [{ set: { value: 1 } }], touchUp: [{ set: { value: 2 } }] } },
    ] }
    """

  private func value(after script: String) throws -> Double? {
    let app = try screen(slide)
    var rehearsal = Rehearsal(try session(.screen("slide"), apps: ["slide": app.library]))
    rehearsal.run(try GestureScript(parsing: script))
    return rehearsal.session.situation?.state["value"]?.number.rounded()
  }

  @Test(
    "A held double tap passes the finger on, until it is lifted or the hand does something else")
  func passedThrough() throws {
    let hold = "one-finger-double-tap-and-hold 100 400"
    #expect(try value(after: "\(hold)\ndrag 275 400\nlift") == 60)
    let end = "four-finger-tap-bottom\n\(hold)"
    #expect(try value(after: end) == 1)
    #expect(try value(after: "\(end)\nwait 2") == 1)
    #expect(try value(after: "\(end)\nlift") == 2)
    #expect(try value(after: "\(end)\none-finger-flick-left") == 2)
  }

  @Test("A split tap with a place is made beside a finger that rests there")
  func splitTapAtPlace() throws {
    let rehearsal = try rehearse("split-tap 195 130")
    #expect(heard(rehearsal).contains("Lamp, switch button, off"))
    #expect(rehearsal.isGoalReached)
  }

  @Test("A tap on a key in direct-touch typing types it, as in the window")
  func directTyping() throws {
    let app = try screen(
      """
      { id: "form", title: "Form", state: { name: "" }, views: [
        { id: "name", kind: "textField", frame: [20, 100, 350, 40], bind: "name" } ] }
      """)
    var setup = try setup()
    setup.reader.typingMode = .directTouch
    var rehearsal = Rehearsal(
      PracticeSession(
        course: Course(lessons: [], apps: ["form": app.library]), opening: .screen("form"),
        setup: setup))
    rehearsal.run(try GestureScript(parsing: "one-finger-double-tap\none-finger-tap 19 616"))
    #expect(rehearsal.session.situation?.state["name"] == .text("q"))
  }
}
