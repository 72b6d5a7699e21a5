import FileBackend
import Foundation
import RandomListener
import Simulation
import SpaceAndTime
import Speech
import TestSupport
import Testing

@Suite("Gestures without a plan")
struct GalleryTests {
  @Test(
    "On every screen of the gallery, exploring, moving on and escaping always work",
    arguments: ViewKindCatalog.kinds.map(\.name) + ["menu"])
  func neverStuck(kind: String) throws {
    let file = packageRoot.appending(path: "Lessons/Screens/gallery/gallery-\(kind).json5")
    let app = try ScreenFile.load(file.path).app
    for seed in 0..<4 as Range<UInt64> {
      var listener = RandomListener(app: app, vocabulary: try .shipped(), seed: seed)
      for step in 0..<60 {
        listener.act()
        guard step % 4 == 0, let fault = listener.whatIsStuck() else { continue }
        Issue.record(
          "\(kind), seed \(seed): \(fault), after \(listener.steps.joined(separator: ", "))")
        return
      }
    }
  }
}
