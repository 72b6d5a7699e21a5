import Practice
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
}
