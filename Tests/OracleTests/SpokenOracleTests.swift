import AccessibilityTree
import FileBackend
import Foundation
import Gestures
import ScreenReader
import Simulation
import SpaceAndTime
import Speech
import TestSupport
import Testing

@Suite(
  "Spoken descriptions against outside cases",
  .enabled(if: OutsideFiles.oracles.isThere, "CURTAIN_ORACLES names no folder of cases"))
struct SpokenOracleTests {
  @Test(
    "A screen file of each case has the transcript of the case, as words",
    arguments: ["spoken-ios.json", "spoken-ios-derived.json"])
  func spoken(name: String) throws {
    let transcript = SpokenTranscript(vocabulary: try .shipped())
    for oracle in try cases(of: name) {
      let lines = transcript.lines(of: try oracle.load().app.screen)
      let line = try #require(lines.first { $0.id == oracle.stop }, "\(oracle.id)")
      let expected = oracle.expected
      #expect(words(line.spoken) == words(expected.description), "\(oracle.id)")
      #expect(line.hint.map(words) == expected.hint.map(words), "\(oracle.id)")
      let after = expected.announceAfter?.joined(separator: ", ")
      #expect(line.after.map(words) == after.map(words), "\(oracle.id)")
    }
  }

  @Test(
    "The built command prints the cases' words for a screen file that holds them all",
    arguments: ["spoken-ios.json", "spoken-ios-derived.json"])
  func printed(name: String) throws {
    let cases = try cases(of: name)
    let folder = try TemporaryFolder()
    let file = folder.url.appending(path: "oracle.json5")
    try SpokenOracle.Case.screen(of: cases).write(to: file)
    let output = try Self.curtain(["speak", file.path, "--json"], in: folder.url)
    var lines: [String: Line] = [:]
    for text in output.split(separator: "\n") {
      let line = try JSONDecoder().decode(Line.self, from: Data(text.utf8))
      lines[line.id] = line
    }
    withExtendedLifetime(folder) {}
    for oracle in cases {
      let line = try #require(lines[oracle.stop], "\(oracle.id)")
      let expected = oracle.expected
      #expect(words(line.spoken) == words(expected.description), "\(oracle.id)")
      #expect(line.hint.map(words) == expected.hint.map(words), "\(oracle.id)")
      let after = expected.announceAfter?.joined(separator: ", ")
      #expect(line.after.map(words) == after.map(words), "\(oracle.id)")
    }
  }

  private struct Line: Decodable {
    var id: String
    var spoken: String
    var after: String?
    var hint: String?
  }

  /// What the program writes on standard output; that is kept in a file, which is never full.
  private static func curtain(_ arguments: [String], in folder: URL) throws -> String {
    let output = folder.appending(path: "output.jsonl")
    #expect(FileManager.default.createFile(atPath: output.path, contents: nil))
    let program = Process()
    program.executableURL = try builtProduct("curtain")
    program.arguments = arguments
    program.standardOutput = try FileHandle(forWritingTo: output)
    try program.run()
    program.waitUntilExit()
    #expect(program.terminationStatus == 0)
    return try String(contentsOf: output, encoding: .utf8)
  }

  @Test(
    "Flicked to, each element is spoken in the same words, its hint after a pause",
    arguments: ["spoken-ios.json", "spoken-ios-derived.json"])
  func flicked(name: String) throws {
    let vocabulary = try Vocabulary.shipped()
    let transcript = SpokenTranscript(vocabulary: vocabulary)
    for oracle in try cases(of: name) {
      var app = try oracle.load().app
      let line = try #require(
        transcript.lines(of: app.screen).first { $0.id == oracle.stop }, "\(oracle.id)")
      var reader = ScreenReader(vocabulary: vocabulary)
      var events = reader.start(on: &app, at: .zero)
      for _ in app.screen.elements where reader.cursor != oracle.stop {
        events = reader.perform(
          .recognized(
            RecognizedGesture(gesture: .oneFingerFlickRight, time: .zero, position: .zero)),
          on: &app)
      }
      #expect(reader.cursor == oracle.stop, "\(oracle.id)")
      let expected =
        words(oracle.expected.description) + (line.content.map(words) ?? [])
        + (oracle.expected.announceAfter ?? []).flatMap(words)
      #expect(events.flatMap(\.words) == expected, "\(oracle.id)")
      events = reader.speechFinished(at: .zero, on: &app)
      #expect(events.flatMap(\.words) == [], "\(oracle.id)")
      events = reader.advance(to: Instant.zero + 5000, on: &app)
      #expect(events.flatMap(\.words) == oracle.expected.hint.map(words) ?? [], "\(oracle.id)")
    }
  }

  private func cases(of name: String) throws -> [SpokenOracle.Case] {
    let file = try OutsideFiles.oracles.decode(SpokenOracle.self, from: name)
    #expect(file.cases.count == file.count)
    return file.cases.filter { $0.exclude != true }
  }
}

/// Pauses and case are no words (": " and ". " in the cases, ", " here).
private func words(_ text: String) -> [String] {
  text.lowercased().split(whereSeparator: \.isWhitespace)
    .map { $0.trimming(while: { ".,:".contains($0) }) }
    .filter { !$0.isEmpty }
}

extension ReaderEvent {
  fileprivate var words: [String] {
    if case .speak(let utterance) = self { OracleTests.words(utterance.text) } else { [] }
  }
}

extension Substring {
  fileprivate func trimming(while isPause: (Character) -> Bool) -> String {
    var text = self
    while let last = text.last, isPause(last) { text.removeLast() }
    return String(text)
  }
}
