import AccessibilityTree
import ScreenReader
import SpaceAndTime

/// Who practices: chosen, added and forgotten in the menu.
extension PracticeSession {
  /// Does what the screens about learners ask for; false where that is nothing of theirs.
  mutating func chooseLearner(
    _ request: AccessibilityRequest, in kind: SystemScreen.Kind
  ) -> Bool {
    switch (kind, request) {
    case (.mainMenu, .activate("learners")): show(systemScreens.learners(course))
    case (.learners, .activate("new")):
      submitsTaken = 0
      say(coach.words.text("learners.how-to-name"), isNeeded: true)
      show(systemScreens.learnerName())
    case (.learners, .activate(let row)):
      guard let learner = learner(of: row) else { return false }
      effects.append(.learner(.choose(learner)))
    case (.learners, .customAction(let name, let row)):
      guard let learner = learner(of: row) else { return false }
      ask(name == coach.words.text("learners.delete") ? .delete(learner) : .reset(learner))
    case (.learnerQuestion, .activate("forget")):
      guard let wish = learnerQuestion else { return false }
      effects.append(.learner(wish))
    case (.learnerQuestion, .activate("stay")): closeLayer()
    case (.learnerName, .activate("done")): takeName()
    case (.learnerName, _):
      let submits = Int(layers.last?.value(SystemScreen.submits)?.number ?? 0)
      guard submits > submitsTaken else { return false }
      submitsTaken = submits
      takeName()
    default: return false
    }
    return true
  }

  private func learner(of row: String) -> String? {
    course.learners.first { SystemScreens.learnerRow($0) == row }
  }

  private mutating func ask(_ wish: LearnerWish) {
    guard let question = systemScreens.learnerQuestion(wish) else { return }
    learnerQuestion = wish
    apply(queue.interrupt())
    show(question)
  }

  private mutating func takeName() {
    let typed = layers.last?.value("name")?.description ?? ""
    guard let name = LearnerName.kept(typed, among: course.learners) else {
      return say(coach.words.text("learners.no-name"), isNeeded: true)
    }
    effects.append(.learner(.choose(name)))
  }

  /// A wish about learners was carried out; what is remembered now is `memories`.
  public mutating func learnerChanged(
    _ memories: Memories, after wish: LearnerWish, at moment: Instant
  ) -> [PracticeEffect] {
    take(moment) { session in session.take(memories, after: wish) }
  }

  private mutating func take(_ memories: Memories, after wish: LearnerWish) {
    let isOther = memories.learner != course.learner
    course.take(memories)
    learnerQuestion = nil
    let forgets = wish == .reset(memories.learner)
    if isOther || forgets { take(setup.preferences(keeping: memories.preferences)) }
    let name = { (session: PracticeSession, learner: String) in
      ["name": session.systemScreens.name(of: learner)]
    }
    switch wish {
    case .choose(""): openMainMenu(saying: coach.words.text("learners.hello-nameless"))
    case .choose(let learner):
      openMainMenu(saying: coach.words.text("learners.hello", ["name": learner]))
    case .reset(let learner):
      showLearners(saying: coach.words.text("learners.reset.done", name(self, learner)))
    case .delete(let learner):
      showLearners(saying: coach.words.text("learners.delete.done", name(self, learner)))
      if isOther {
        say(
          coach.words.text("learners.now", name(self, memories.learner)), isNeeded: true)
      }
    }
  }

  private mutating func take(_ chosen: Preferences) {
    preferences = chosen
    keptPreferences = chosen
    applySettings()
    followLanguage()
  }

  private mutating func showLearners(saying text: String) {
    layers.removeAll { $0.kind == .system(.learnerQuestion) || $0.kind == .system(.learners) }
    say(text, isNeeded: true)
    show(systemScreens.learners(course))
  }
}
