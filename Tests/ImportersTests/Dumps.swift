import FileBackend
import Foundation
import Importers
import JSONBackend
import ScreenReader
import Simulation
import Speech
import TestSupport
import XMLBackend

/// The dumps of the package's own, one or more for each format, and what the importers make of
/// any other bytes.
enum Dumps {
  static let folder = packageRoot.appending(path: "Tests/Dumps")
  static let importer = Importer(parsers: DumpParsers(xml: XMLParser(), json: JSONDumpParser()))

  /// The names of all dumps; each has a transcript beside it.
  static let names: [String] = {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return files.filter { !$0.hasSuffix(".transcript") }.sorted()
  }()

  static func bytes(_ name: String) throws -> [UInt8] {
    Array(try Data(contentsOf: folder.appending(path: name)))
  }

  static func screens(_ bytes: [UInt8]) throws -> [ImportedScreen] {
    guard let screens = try importer.screens(in: bytes) else {
      throw importer.problem(with: bytes)
    }
    return screens
  }

  static func screen(_ bytes: [UInt8]) throws -> ImportedScreen {
    let screens = try screens(bytes)
    guard let first = screens.first else { throw ImportProblem("no screen") }
    return first
  }

  static func screen(_ text: String) throws -> ImportedScreen { try screen(Array(text.utf8)) }

  /// What is heard on a screen, one line a stop.
  static func transcript(of screen: ScreenDescription) throws -> [String] {
    let app = SimulatedApp(library: ScreenLibrary([screen]), start: screen.id)
    return transcript(of: app, try Vocabulary.shipped())
  }

  static func transcript(of app: SimulatedApp, _ vocabulary: Vocabulary) -> [String] {
    SpokenTranscript(vocabulary: vocabulary).lines(of: app.screen).map { line in
      let said = [line.spoken, line.content, line.after].compactMap(\.self)
        .filter { !$0.isEmpty }.joined(separator: ", ")
      return (line.hint.map { "\(said) (\($0))" } ?? said).replacing("\n", with: " ")
    }
  }

  static func transcript(_ bytes: [UInt8]) throws -> [String] {
    try screens(bytes).flatMap { try transcript(of: $0.screen) }
  }
}
