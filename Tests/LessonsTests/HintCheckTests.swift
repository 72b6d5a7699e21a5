import Lessons
import Testing

@Suite("Hints as a ladder of three")
struct HintCheckTests {
  private func lesson(say: String, hints: [String]) -> Lesson {
    Lesson(
      id: "lamp", title: "Lamp", chapter: "", kind: .drill, summary: "",
      rounds: [
        Round(
          id: "room", title: "Room", screen: "room", say: [],
          steps: [Step(id: "on", say: say, finish: .screenGoal, hints: hints)])
      ])
  }

  @Test(
    "A step that asks needs a nudge, the way and the answer; a milestone may have none",
    arguments: [
      ("Switch it on.", 0, false), ("Switch it on.", 1, false), ("Switch it on.", 2, false),
      ("Switch it on.", 3, true), ("", 0, true), ("", 1, false), ("", 2, false), ("", 3, true),
    ])
  func ladder(say: String, count: Int, isWell: Bool) {
    let hints = ["It is near.", "It is next.", "Flick right."].prefix(count)
    let findings = HintCheck.findings(in: lesson(say: say, hints: Array(hints)))
    #expect(findings.isEmpty == isWell, "\(findings)")
    #expect(findings.allSatisfy { $0.hasPrefix("lamp, step on of round room: ") })
  }
}
