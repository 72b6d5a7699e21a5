import Gestures
import Speech

/// The screens of gesture practice.
extension SystemScreens {
  var howTo: HowTo { HowTo(words: words) }

  func gestures() -> SystemScreen {
    let play = SystemScreen.Row.button(
      id: "play", words.text("gestures.play"), hint: words.text("gestures.play.hint"))
    let drills = DrillSet.allCases.map { set in
      SystemScreen.Row.button(
        id: "drill.\(set.rawValue)", title(of: set), hint: words.text("gestures.drill.hint"))
    }
    return screen(
      .gestures, "gestures.title",
      [.heading(id: "title", words.text("gestures.title")), play] + drills
        + buttons(["close"], in: "menu"))
  }

  func gesturePlay() -> SystemScreen {
    screen(
      .gesturePlay, "gestures.play", [.heading(id: "title", words.text("gestures.play"))])
  }

  func gestureDrill(_ choice: DrillChoice) -> SystemScreen {
    let title = "gestures.drill.\(choice.id)"
    return screen(.gestureDrill, title, [.heading(id: "title", words.text(title))])
  }

  private func title(of set: DrillSet) -> String {
    words.text("gestures.drill.\(set.rawValue)")
  }

  /// How often it was right at once, and what was hardest.
  func summary(of drill: GestureDrill) -> String {
    let right = words.text(
      "drill.summary", ["right": String(drill.rightAtOnce), "count": String(drill.requests)])
    guard let hardest = drill.failed.first else { return right }
    return right + " " + words.text("drill.hardest", ["gesture": name(of: hardest)])
  }

  func drillResults(_ drill: GestureDrill) -> SystemScreen {
    let failed = drill.failed.map { gesture in
      SystemScreen.Row.text(
        id: "failed.\(gesture.rawValue)", line(for: gesture, drill.tally(of: gesture)))
    }
    return screen(
      .drillResults, "drill.results",
      [
        .heading(id: "title", words.text("drill.results")),
        .text(id: "summary", summary(of: drill)),
      ] + failed + buttons(["again", "close"], in: "drill"))
  }

  private func line(for gesture: Gesture, _ tally: GestureDrill.Tally) -> String {
    var failures: [String] = []
    if tally.misses > 0 { failures.append(words.text("drill.misses", count: tally.misses)) }
    if tally.skips > 0 { failures.append(words.text("drill.skips", count: tally.skips)) }
    return words.text(
      "drill.failed",
      ["gesture": name(of: gesture), "failures": failures.joined(separator: ", ")])
  }

  private func name(of gesture: Gesture) -> String {
    words.text("gesture.\(gesture.rawValue)")
  }
}
