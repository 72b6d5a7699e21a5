import FileBackend
import Lessons
import Practice
import Simulation
import TestSupport
import Testing

@Suite("Choices of the course")
struct ChoiceTests {
  private let course = ShippedCourse()

  private func heard(in lesson: String, _ script: String) throws -> [String] {
    var rehearsal = Rehearsal(try course.session(.lesson(lesson)))
    rehearsal.run(try GestureScript(parsing: script))
    return rehearsal.log.compactMap {
      if case .coach(_, let text, _) = $0.what { text } else { nil }
    }
  }

  @Test("Buttons of a drill that only say that it is another one are choices of a step")
  func named() throws {
    let harmless: Set<String> = [
      "heard-about-order/keep", "a-dead-double-tap/share-touch",
    ]
    for id in ["heard-about-order", "a-dead-double-tap", "what-it-cannot-tell"] {
      let lesson = try #require(course.loaded.lessons.first { $0.id == id })
      for round in lesson.rounds {
        let library = try #require(course.loaded.apps[round.app])
        let app = SimulatedApp(library: library, start: round.screen)
        for element in app.screen.elements {
          var trial = app
          let response = trial.respond(to: .activate(element.id), at: .zero)
          guard response.isHandled, !response.notifications.isEmpty, trial.state == app.state,
            trial.screen.id == app.screen.id, !harmless.contains("\(id)/\(element.id)")
          else { continue }
          let isChoice = round.steps.flatMap(\.choices).contains {
            $0.matches(element.id, on: app.screen.id)
          }
          #expect(isChoice, "\(id), \(element.id)")
        }
      }
    }
  }

  @Test("Every choice is there to be pressed")
  func exist() throws {
    for lesson in course.loaded.lessons {
      for round in lesson.rounds {
        guard let library = course.loaded.apps[round.app] else { continue }
        let ids = library.screenIDs.flatMap { screen in
          SimulatedApp(library: library, start: screen).screen.elements.map {
            (screen, $0.id)
          }
        }
        for choice in round.steps.flatMap(\.choices) {
          #expect(
            ids.contains { choice.matches($0.1, on: $0.0) }, "\(lesson.id): \(choice.text)")
        }
      }
    }
  }

  @Test("Three wrong answers in a row are met with help")
  func help() throws {
    let press = "one-finger-double-tap\nwait 4\n"
    let heard = try heard(
      in: "heard-about-order",
      "wait 6\none-finger-flick-right\nwait 6\none-finger-flick-right\none-finger-flick-right\n"
        + press + press + press)
    #expect(heard.last?.hasPrefix("F6 gives a hint") == true, "\(heard)")
  }

  @Test("Who opens the lines once more after mending is told the way back by a hint")
  func linesAgain() throws {
    let script = """
      one-finger-flick-right
      one-finger-flick-right
      one-finger-flick-right
      four-finger-tap-bottom
      one-finger-double-tap
      one-finger-flick-right
      one-finger-flick-right
      one-finger-double-tap
      wait 8
      one-finger-double-tap
      wait 3
      key f6
      """
    let heard = try heard(in: "traits-are-a-set", script)
    #expect(heard.last?.contains("scrub back") == true, "\(heard)")
  }

  @Test("A tap beside Pause is answered")
  func besidePause() throws {
    let script = """
      one-finger-triple-tap
      three-finger-triple-tap
      three-finger-triple-tap
      two-finger-double-tap
      one-finger-tap 200 660
      wait 3
      """
    let heard = try heard(in: "heard-about-fingers", script)
    #expect(heard.contains { $0.hasPrefix("Pause is not there.") }, "\(heard)")
  }
}
