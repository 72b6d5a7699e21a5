import FileBackend
import Foundation
import Importers
import Simulation
import TestSupport
import Testing

@Suite("What is heard on an imported screen")
struct DumpTranscriptTests {
  @Test("A dump sounds like its transcript, and its notes say what it took", arguments: Dumps.names)
  func soundsLikeItsTranscript(name: String) throws {
    var lines: [String] = []
    for screen in try Dumps.screens(Dumps.bytes(name)) {
      lines += screen.notes.all.map { "# \($0)" }
      lines += try Dumps.transcript(of: screen.screen)
    }
    let file = Dumps.folder.appending(path: name + ".transcript")
    let expected = try String(contentsOf: file, encoding: .utf8)
      .split(separator: "\n", omittingEmptySubsequences: false).map(String.init).dropLast()
    #expect(lines == Array(expected))
  }

  @Test("The file that is written reads back as the same screen", arguments: Dumps.names)
  func writtenFileIsTheSame(name: String) throws {
    for screen in try Dumps.screens(Dumps.bytes(name)) {
      let text = ScreenText.bytes(of: screen.screen, remarks: screen.notes.all.map(\.description))
      let loaded = try ScreenFile.load(text, file: "\(name).json5")
      #expect(
        try Dumps.transcript(of: screen.screen) == Dumps.transcript(of: loaded.app, .shipped()))
      let again = try ScreenFile.description(text, file: "\(name).json5")
      #expect(again == screen.screen)
    }
  }
}
