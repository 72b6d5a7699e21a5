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
  private static let folder = packageRoot.appending(path: "Lessons/Screens/gallery").path

  private static let screens = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []

  @Test("Every kind of view has a screen in the gallery", arguments: ViewKindCatalog.kinds)
  func everyKind(kind: ViewKind) {
    #expect(Self.screens.contains("gallery-\(kind.name).json5"))
  }

  @Test(
    "On every screen of the gallery, exploring, moving on and escaping always work",
    arguments: screens)
  func neverStuck(screen: String) throws {
    let app = try ScreenFile.load("\(Self.folder)/\(screen)").app
    for seed in 0..<4 as Range<UInt64> {
      var listener = RandomListener(app: app, vocabulary: try .shipped(), seed: seed)
      for step in 0..<60 {
        listener.act()
        guard step % 4 == 0, let fault = listener.whatIsStuck() else { continue }
        Issue.record(
          "\(screen), seed \(seed): \(fault), after \(listener.steps.joined(separator: ", "))")
        return
      }
    }
  }
}
