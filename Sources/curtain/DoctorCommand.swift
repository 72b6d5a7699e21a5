import CairoBackend
import EspeakBackend
import FileBackend
import Importers
import LouisBackend
import SDLBackend
import SQLiteBackend
import Speech

/// `curtain doctor`: what this machine has, and what may get in the way.
///
/// Exit status 1 where something is missing without which the course can't be held.
enum DoctorCommand {
  static let command = Command(
    name: "doctor", operands: .none, options: [.data],
    meaning: "tells what this machine has, and what may get in the way"
  ) { arguments in
    var findings = [Finding.good("Curtain \(Curtain.version)")]
    findings += [resources(), window(), sound(), voices(), braille(), fonts(), record(arguments)]
    findings += [dumps()]
    findings += desktop()
    for finding in findings { Console.printLine(finding.line) }
    return findings.contains { $0.kind == .missing } ? .didNotHold : .done
  }

  private struct Finding {
    enum Kind {
      case good
      case warning
      case missing
    }

    var kind: Kind
    var sentence: String

    static func good(_ sentence: String) -> Finding { Finding(kind: .good, sentence: sentence) }
    static func warning(_ sentence: String) -> Finding {
      Finding(kind: .warning, sentence: sentence)
    }
    static func missing(_ sentence: String) -> Finding {
      Finding(kind: .missing, sentence: sentence)
    }

    var line: String {
      switch kind {
      case .good: "ok       \(sentence)"
      case .warning: "warning  \(sentence)"
      case .missing: "missing  \(sentence)"
      }
    }
  }

  private static func resources() -> Finding {
    do {
      let files = try CourseFiles()
      guard let problem = files.problems.first else {
        return .good("\(files.course.lessons.count) lessons in \(files.resources.folders.lessons)")
      }
      return .warning("a lesson can't be used: \(problem)")
    } catch {
      return .missing(curtain.sentence(for: error))
    }
  }

  private static func dumps() -> Finding {
    .good("imports \(ImporterCatalog.formats.map(\.name).joined(separator: ", "))")
  }

  private static func window() -> Finding {
    do throws(WindowError) {
      let window = try Window(title: "Curtain")
      let touch = Window.touchDeviceNames
      let hands =
        touch.isEmpty
        ? "no touch screen: use the mouse or the keyboard"
        : "touch screen: \(touch.joined(separator: ", "))"
      return .good("a window by \(window.videoDriver); \(hands)")
    } catch {
      return .missing(error.description)
    }
  }

  private static func sound() -> Finding {
    let speaker = Speaker(voice: nil)
    if let silence = speaker.silence { return .warning(silence.description) }
    let names = Speaker.deviceNames
    return .good(
      "sound" + (names.isEmpty ? "" : ": \(names.joined(separator: ", "))"))
  }

  private static func voices() -> Finding {
    do throws(EspeakError) {
      let voice = try EspeakSynthesizer()
      let languages = VoiceCatalog.rows.map(\.language)
      let silent = languages.filter { !voice.hasVoice(for: $0) }
      let version = "espeak-ng \(EspeakSynthesizer.version)"
      guard silent.isEmpty else {
        return .warning("\(version) has no voice for \(silent.joined(separator: ", "))")
      }
      return .good("\(version) with voices for \(languages.joined(separator: ", "))")
    } catch {
      return .warning(error.description)
    }
  }

  private static func braille() -> Finding {
    let tables = LouisTranslator().tables
    let missing = Set(LouisTableCatalog.rows.map(\.table)).subtracting(tables)
    let version = "liblouis \(LouisTranslator.version)"
    guard missing.isEmpty else {
      let languages = Set(missing.map(\.language)).sorted().joined(separator: ", ")
      return .warning(
        "\(version) has not all braille tables for \(languages); Scripts/setup installs liblouis-data"
      )
    }
    let languages = Set(tables.map(\.language)).sorted().joined(separator: ", ")
    return .good("\(version) with braille tables for \(languages)")
  }

  private static func fonts() -> Finding {
    let missing = CairoPainter().scriptsWithoutFont()
    guard missing.isEmpty else {
      return .warning(
        "no font for \(missing.joined(separator: ", ")); Scripts/setup installs them")
    }
    return .good("fonts for Latin, Cyrillic, Thai, Vietnamese and Chinese")
  }

  private static func record(_ arguments: Arguments) -> Finding {
    do {
      let folder = try DataFolder(named: arguments.value(of: .data))
      let record = try Record(folder: folder.path)
      let rounds = try record.pastRounds().count
      return .good("the record in \(folder.path) holds \(rounds) finished rounds")
    } catch let problem as RecordProblem {
      return .warning(problem.sentence)
    } catch {
      return .warning(curtain.sentence(for: error))
    }
  }

  private static func desktop() -> [Finding] {
    let desktop = Desktop.current
    var findings: [Finding] = []
    if desktop.takesThreeFingerTouches {
      findings.append(
        .warning(
          "\(desktop.name) may take touches of three fingers and more for itself; Scripts/kiosk starts Curtain on a bare X server"
        ))
    }
    if desktop.takesAltDrag {
      findings.append(
        .warning(
          "\(desktop.name) moves windows by Alt-drag; use the right or middle button instead, or Scripts/kiosk"
        ))
    }
    if Desktop.isOrcaRunning {
      findings.append(
        .warning(
          "Orca is running: silence it with Orca+S, or start Curtain with --no-sound and let Orca be"
        ))
    }
    return findings
  }
}
