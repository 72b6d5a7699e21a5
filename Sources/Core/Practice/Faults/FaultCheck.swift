import Gestures
import Lessons
import Routes
import Simulation
import Speech

/// Proves that a fault's pair is what its file says: the repair changes what is heard exactly so,
/// the errand is better after it, and learners get through.
public struct FaultCheck: Sendable {
  /// Something that is not as the file says.
  public struct Finding: Hashable, Sendable {
    /// The key of the file that it is about.
    public var key: String
    /// What is wrong and what to do about it.
    public var sentence: String
  }

  /// So many clumsy learners try each pair.
  public static let clumsyLearners: UInt64 = 3

  private let setup: PracticeSession.Setup

  public init(setup: PracticeSession.Setup) {
    self.setup = setup
  }

  /// What the errand takes on both screens, in one line.
  public func figures(of pair: FaultPair) -> String { FaultWays(of: pair, setup: setup).figures }

  /// In the order of what an author writes first; empty where all is well.
  public func findings(in pair: FaultPair) -> [Finding] {
    var findings = texts(of: pair)
    let script: GestureScript
    do {
      script = try GestureScript(parsing: pair.listen.joined(separator: "\n"))
    } catch {
      return findings + [
        Finding(key: "listen", sentence: "Line \(error.line) is not understood: \(error.sentence)")
      ]
    }
    findings += changes(of: pair, listening: script)
    let ways = FaultWays(of: pair, setup: setup)
    if let wrong = ways.contradiction {
      return findings + [Finding(key: "errand", sentence: wrong)]
    }
    findings += ways.findings
    guard findings.isEmpty else { return findings }
    return learners(of: pair, ways)
  }

  // MARK: Words

  private func texts(of pair: FaultPair) -> [Finding] {
    var findings: [Finding] = []
    let lesson = FaultLessons(words: setup.coachWords).lesson(of: pair)
    let fault = pair.fault
    let asked =
      [("say", fault.say), ("subject", fault.subject), ("checklist", fault.checklist)]
      + CodeLanguage.allCases.compactMap { fault.places[$0] }.map { ("place", $0) }
    if fault.say.isEmpty {
      findings.append(
        Finding(key: "say", sentence: "Say in a sentence what is wrong for the listener."))
    }
    for (key, text) in asked {
      if let problem = PromptCheck.problem(with: text) {
        findings.append(Finding(key: key, sentence: problem))
      }
    }
    for finding in PromptCheck.findings(in: lesson) {
      findings.append(Finding(key: "errand", sentence: finding))
    }
    for hints in [pair.errand.hintsBefore, pair.errand.hintsAfter] {
      if let problem = HintCheck.problem(with: hints) {
        findings.append(Finding(key: "errand", sentence: problem))
      }
    }
    findings += hintsByEar(of: pair)
    for language in [CodeLanguage.swift, .swiftUI] where pair.fault.code[language] == nil {
      findings.append(
        Finding(key: "code", sentence: "There is no line in \(language.rawValue)."))
    }
    if pair.fault.title.isEmpty || pair.fault.title.count > Self.longestTitle {
      findings.append(
        Finding(
          key: "title",
          sentence: "A title has 1 to \(Self.longestTitle) characters: it is one of four to hear."))
    }
    if let last = pair.fault.subject.last, ".!?".contains(last) {
      findings.append(
        Finding(
          key: "subject",
          sentence: "The subject is a beginning, \"… cost you 3 gestures.\": end it without a stop."
        ))
    }
    return findings
  }

  private static let longestTitle = 60

  /// Every question of hearing it has its three hints; a line of code is as long as it has to be.
  private func hintsByEar(of pair: FaultPair) -> [Finding] {
    let hearing = FaultHearing(pair, among: [pair], in: .swift, seed: 0)
    let hints = FaultHints(words: setup.coachWords)
    return [FaultHearing.Stage.listening, .naming, .repairing].flatMap { stage -> [Finding] in
      let ladder = hints.ladder(for: stage, of: hearing)
      let spoken = stage == .repairing ? ladder.dropLast() : ladder[...]
      let problems =
        [HintCheck.problem(with: ladder)] + spoken.map { PromptCheck.problem(with: $0) }
      return problems.compactMap { $0 }.map {
        Finding(key: "errand", sentence: "A hint by ear, while \(stage.rawValue): \($0)")
      }
    }
  }

  // MARK: What is heard

  private func changes(of pair: FaultPair, listening script: GestureScript) -> [Finding] {
    let before = AppTranscript(
      of: pair.broken, from: pair.screen, listening: script, setup: setup)
    let after = AppTranscript(
      of: pair.repaired, from: pair.screen, listening: script, setup: setup)
    var findings: [Finding] = []
    let heard = TranscriptChanges.between(before.lines, after.lines)
    if heard != pair.changes {
      let lines = heard.map(Self.quoted).joined(separator: ", ")
      findings.append(
        Finding(
          key: "changes",
          sentence: heard.isEmpty
            ? "The repair changes nothing that is heard. Leave the list empty, or do something with listen."
            : "This is not what the repair changes. It is: [\(lines)]"))
    }
    if case .understanding(let tells) = pair.proof {
      for words in tells {
        if AppTranscript.tells(words, in: before.lines) {
          findings.append(
            Finding(
              key: "tells", sentence: "\"\(words)\" is heard on the broken screen already."))
        }
        if !AppTranscript.tells(words, in: after.lines) {
          findings.append(
            Finding(key: "tells", sentence: "\"\(words)\" is not heard on the repaired screen."))
        }
      }
    }
    return findings
  }

  /// As it can be pasted into a file.
  private static func quoted(_ text: String) -> String {
    let escaped = text.map { character -> String in
      switch character {
      case "\"": "\\\""
      case "\\": "\\\\"
      case "\n": "\\n"
      default: String(character)
      }
    }
    return "\"\(escaped.joined())\""
  }

  // MARK: Learners

  private func learners(of pair: FaultPair, _ ways: FaultWays) -> [Finding] {
    var findings: [Finding] = []
    var perfect = rehearsal(of: pair, ways)
    for script in [ways.before?.route.script, ways.after?.route.script] {
      perfect.run(Self.script(script) ?? Self.skipping)
    }
    if !perfect.isGoalReached {
      findings.append(
        Finding(key: "errand", sentence: "A perfect learner does not get to the end."))
    }
    for seed in 1...Self.clumsyLearners {
      var clumsy = ClumsyLearner(rehearsal(of: pair, ways), seed: seed)
      clumsy.finishRound(by: Self.script(ways.before?.route.script))
      clumsy.finishRound(by: Self.script(ways.after?.route.script))
      if !clumsy.rehearsal.isGoalReached {
        findings.append(
          Finding(key: "errand", sentence: "Clumsy learner \(seed) gets stuck on the way."))
      }
    }
    return findings
  }

  private func rehearsal(of pair: FaultPair, _ ways: FaultWays) -> Rehearsal {
    var course = Course(lessons: [], apps: [:])
    course.add(pair)
    let lesson = FaultLessons(words: setup.coachWords).lesson(of: pair, pars: ways.pars)
    course.lessons = [lesson]
    return Rehearsal(
      PracticeSession(course: course, opening: .lesson(lesson.id), setup: setup))
  }

  private static let skipping = GestureScript(keys: [.f7])

  /// A route's script is always understood.
  private static func script(_ text: String?) -> GestureScript? {
    text.flatMap { try? GestureScript(parsing: $0) }
  }
}
