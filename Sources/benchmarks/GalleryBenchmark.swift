import FileBackend
import Foundation
import RandomListener
import Simulation
import SpaceAndTime
import Speech

/// An hour of gestures without a plan on every screen of the gallery, in virtual time.
///
/// To reach: memory at the end as after one minute, and never a state from which exploring, moving
/// on and escaping do not work.
enum GalleryBenchmark {
  static func run() throws {
    let vocabulary = Vocabulary(try WordsFile.load("Assets/Words/en.json5"))
    var stuck = 0
    let folder = "Lessons/Screens/gallery"
    let files = try FileManager.default.contentsOfDirectory(atPath: folder)
    for file in files.filter({ $0.hasSuffix(".json5") }).sorted() {
      let screen = String(file.dropLast(".json5".count))
      let app = try ScreenFile.load("\(folder)/\(file)").app
      var listener = RandomListener(app: app, vocabulary: vocabulary, seed: 1)
      var acts = 0
      var afterMinute = 0
      while listener.now < Instant.zero + 3_600_000 {
        listener.act()
        acts += 1
        if acts % 50 == 0, let fault = listener.whatIsStuck() {
          stuck += 1
          print("  \(screen): \(fault), after \(listener.steps.joined(separator: ", "))")
          break
        }
        if afterMinute == 0, listener.now > Instant.zero + 60_000 {
          afterMinute = try residentKilobytes()
        }
      }
      let growth = try residentKilobytes() - afterMinute
      print("  \(screen): \(acts) things done, \(afterMinute) kB, \(growth) kB more at the end")
    }
    print("  screens with a state that is stuck: \(stuck)")
  }

  private static func residentKilobytes() throws -> Int {
    let text = try String(contentsOfFile: "/proc/self/status", encoding: .utf8)
    let line = text.split(separator: "\n").first { $0.hasPrefix("VmRSS:") }
    return line?.split(separator: " ").compactMap { Int($0) }.first ?? 0
  }
}
