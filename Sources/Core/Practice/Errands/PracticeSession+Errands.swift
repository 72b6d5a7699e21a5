import Lessons
import Simulation
import SpaceAndTime

/// Free practice on a screen: errands that are made for it, and hearing it anew when it is dumped
/// or saved again.
extension PracticeSession {
  /// True while an errand of the practised screen is under way, or its results are in front.
  var isOnScreenErrand: Bool { run?.lesson.isScreenErrand == true }

  /// Says where errands are; the coach's menu makes them only when somebody asks for them.
  mutating func offerErrands() {
    guard setup.offersErrands, layers.last?.situation.cursor != nil else { return }
    say(coach.words.text("errands.offer"))
  }

  /// The list of errands, from the coach's menu.
  mutating func openErrands() {
    closeLayer(isSilent: true)
    makeErrands()
    show(systemScreens.errands(course.lessons.filter(\.isScreenErrand), in: course))
  }

  private mutating func makeErrands() {
    guard let screen = practisedScreen, let library = course.apps[screen],
      !course.lessons.contains(where: \.isScreenErrand)
    else { return }
    let app = SimulatedApp(library: library, start: screen)
    course.lessons += ScreenErrands(on: app, calledInCourse: screen, words: coach.words).lessons
  }

  private mutating func forgetErrands() {
    course.lessons.removeAll(where: \.isScreenErrand)
    run = nil
    pending = nil
    isGoalReached = false
  }

  /// Back from an errand to the screen; false where none is in hand.
  mutating func leaveScreenErrand() -> Bool {
    guard isOnScreenErrand, let screen = practisedScreen else { return false }
    apply(queue.clear())
    run = nil
    pending = nil
    isGoalReached = false
    say(coach.words.text("errands.back"), isNeeded: true)
    practice(on: screen)
    return true
  }

  // MARK: - Dumped again

  /// The file of the practised screen was saved. A broken one is told, and the last good one stays.
  mutating func hearAgain(_ saved: SavedScreen) {
    guard let screen = practisedScreen else { return }
    coach.disturbed(isByLearner: true)
    apply(queue.interrupt())
    switch saved {
    case .screen(let library):
      let cursor = layers.first { !$0.isSystem }?.situation.cursor
      let start = library.screens[screen] != nil ? screen : library.screenIDs.sorted().first
      guard let start else { return }
      if isOnScreenErrand { say(coach.words.text("errands.back"), isNeeded: true) }
      forgetErrands()
      course.homes[start] = course.homes[screen]
      course.apps[start] = library
      practisedScreen = start
      place = .practice
      layers = []
      openApp(start, on: start, cursorOn: cursor)
    case .problem(let sentence, let line, let column):
      sound(.miss)
      tellProblem(sentence, line: line, column: column)
    case .gone:
      sound(.miss)
      say(coach.words.text("repair.gone"))
    }
  }
}

extension Lesson {
  /// True for an errand that was made for a screen, of which nothing is remembered.
  var isScreenErrand: Bool { id.hasPrefix(ScreenErrands.prefix) }
}
