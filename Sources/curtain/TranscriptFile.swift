import FileBackend
import Transcripts

/// A transcript that somebody kept, for `curtain speak --check`.
struct TranscriptFile {
  var name: String
  var text: TranscriptText
  var isPriced: Bool { text.entries.contains { $0.cost != nil } }

  static func load(_ path: String) throws -> TranscriptFile {
    guard path == "-" || TextFile.isFile(path) else {
      throw FileProblem(
        file: path,
        sentence:
          "There is no such transcript; keep one with: curtain speak SCREEN > \(path)")
    }
    let bytes = try TextFile.bytes(path)
    guard let text = String(validating: bytes, as: UTF8.self), !bytes.contains(0) else {
      throw FileProblem(
        file: path, sentence: "This is no transcript: it is not written in UTF-8.")
    }
    guard !text.hasPrefix("{\"id\":") else {
      throw FileProblem(
        file: path, sentence: "These are JSON Lines; keep what curtain speak prints without --json."
      )
    }
    return TranscriptFile(
      name: path == "-" ? "standard input" : path, text: TranscriptText(kept: text))
  }
}
