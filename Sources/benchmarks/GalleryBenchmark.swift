import CAllocations
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
      var afterMinute: Memory?
      while listener.now < Instant.zero + 3_600_000 {
        listener.act()
        acts += 1
        if acts % 50 == 0, let fault = listener.whatIsStuck() {
          stuck += 1
          print("  \(screen): \(fault), after \(listener.steps.joined(separator: ", "))")
          break
        }
        if afterMinute == nil, listener.now > Instant.zero + 60_000 { afterMinute = try .now() }
      }
      let end = try Memory.now()
      let begin = afterMinute ?? end
      print(
        "  \(screen): \(acts) things done, \(begin.resident) kB, at the end \(end.resident - begin.resident) kB more,"
          + " of them \(end.held - begin.held) kB held")
    }
    print("  screens with a state that is stuck: \(stuck)")
  }

  /// Memory in kilobytes: `resident` is the process's share of the machine, `held` what of it the
  /// program has asked for and not given back. Only held memory that grows is kept for ever; the
  /// rest is code and words met for the first time.
  private struct Memory {
    let resident: Int
    let held: Int

    static func now() throws -> Memory {
      let text = try String(contentsOfFile: "/proc/self/status", encoding: .utf8)
      let line = text.split(separator: "\n").first { $0.hasPrefix("VmRSS:") }
      return Memory(
        resident: line?.split(separator: " ").compactMap { Int($0) }.first ?? 0,
        held: Int(held_bytes() / 1024))
    }
  }
}
