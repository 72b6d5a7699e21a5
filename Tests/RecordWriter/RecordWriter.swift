import Foundation
import Lessons
import SQLiteBackend
import SpaceAndTime

/// Practises without end and reports each finished round on standard output, so that a test can
/// kill it in the middle of writing.
@main
struct RecordWriter {
  @MainActor
  static func main() throws {
    let record = try Record(folder: CommandLine.arguments[1])
    var moment = Instant.zero
    for number in 1... {
      try record.add(.lessonBegan(lesson: "endless"))
      try record.add(.roundBegan(round: "only", par: 10))
      for _ in 0..<5 {
        moment = moment + 100
        try record.add(.gesture(.oneFingerFlickRight, at: moment))
      }
      var score = Score()
      score.gestures = number
      try record.add(.roundFinished(score, stars: 1))
      try record.add(.lessonFinished)
      try FileHandle.standardOutput.write(contentsOf: Data("\(number)\n".utf8))
    }
  }
}
