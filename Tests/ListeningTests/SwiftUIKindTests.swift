import ScreenReader
import Testing

@Suite("SwiftUI's own kinds")
struct SwiftUIKindTests {
  @Test(
    "Images are stops unless they decorate, a menu is what opens it, progress without a value a spinner",
    arguments: [
      ("kind: \"Image\", image: \"heart.png\"", ["heart, image"]),
      ("kind: \"Image\", image: \"heart.png\", decorative: true", []),
      ("kind: \"image\", image: \"heart.png\"", []),
      ("kind: \"Menu\", text: \"Sort by\"", ["Sort by, button"]),
      ("kind: \"ProgressView\"", ["In progress"]),
      ("kind: \"ProgressView\", text: \"Baking\"", ["Baking"]),
      ("kind: \"ProgressView\", progress: 0.5", ["Progress, 50%"]),
      ("kind: \"ProgressView\", progress: 0.5, text: \"Baking\"", ["Baking, 50%"]),
    ])
  func spoken(view: String, heard: [String]) throws {
    let listener = try Listener("{ id: \"it\", frame: [0, 0, 100, 100], \(view) }")
    let transcript = SpokenTranscript(vocabulary: try .shipped())
    #expect(transcript.lines(of: listener.app.screen).map(\.spoken) == heard)
  }
}
