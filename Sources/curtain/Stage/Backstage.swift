import EspeakBackend
import FileBackend
import Practice
import SDLBackend
import SQLiteBackend
import SpaceAndTime
import Speech

/// Opens what the stage stands on, does without what is missing, and remembers what to say of it.
final class Backstage {
  private let arguments: Arguments
  private let speaker: Speaker
  /// Sentences for the learner, each said once.
  private var remarks: [String] = []

  init(_ arguments: Arguments) {
    self.arguments = arguments
    var voice: EspeakSynthesizer?
    if !arguments.has(.noSound) {
      do {
        voice = try EspeakSynthesizer()
      } catch {
        remarks.append(error.description)
      }
    }
    speaker = Speaker(voice: voice)
    voice?.warmUp(arguments.language ?? "en")
  }

  /// Holds one sitting in the window.
  ///
  /// `watch` tells of the saves that are heard, and `problem` why the file can't be heard yet.
  func play(
    _ opening: Opening, from files: CourseFiles, watching watch: ScreenWatch? = nil,
    problem: SavedScreen? = nil
  ) throws {
    var files = files
    let listener = try Listener(arguments)
    let log = try arguments.value(of: .log).map { try PracticeLog(path: $0) }
    let desk = openDesk()
    if let desk {
      do {
        files.remember(try desk.memories())
      } catch {
        remarks.append(error.sentence)
      }
    }
    let window = try Window(title: "Curtain")
    let session = try files.session(opening, for: listener, isInWindow: true)
    for problem in files.problems { Console.printError("curtain: \(problem)") }
    let words = session.coachWords
    if arguments.has(.room) {
      do {
        try window.openProjector(title: words.text("window.room"))
      } catch {
        remarks.append(sentence(for: error))
      }
    }
    if speaker.silence != nil, !arguments.has(.noSound) {
      remarks.append(words.text("coach.no-sound"))
    }
    if Desktop.isOrcaRunning { remarks.append(words.text("coach.orca")) }
    for remark in remarks { Console.printError("curtain: \(remark)") }
    let stage = Stage(
      session: session, window: window, speaker: speaker, desk: desk, log: log,
      language: files.spokenLanguage)
    stage.watch = watch
    stage.problem = problem
    stage.run(remarks: remarks)
  }

  /// Nil where nothing can be recorded; practice goes on, and the reason is said.
  private func openDesk() -> LearnerDesk? {
    do {
      let folder = try DataFolder(named: arguments.value(of: .data))
      return try LearnerDesk(folder: folder.path, name: arguments.learner)
    } catch let problem as RecordProblem {
      remarks.append(problem.sentence)
    } catch {
      remarks.append(sentence(for: error))
    }
    return nil
  }

  /// Speaks a sentence before the program ends because of it; six seconds at most.
  func sayLast(_ text: String) {
    guard speaker.silence == nil else { return }
    let start = Clock.now
    speaker.speak(
      Utterance(speaker: .coach, parts: [.init(text)]), id: 0, settings: SpeechSettings(),
      at: start)
    while Clock.now - start < 6_000 {
      if speaker.advance(to: Clock.now).contains(.finished(id: 0)) { return }
      Clock.sleep(10)
    }
  }
}
