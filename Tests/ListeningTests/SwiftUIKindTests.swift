import ScreenReader
import Testing

@Suite("SwiftUI's own kinds")
struct SwiftUIKindTests {
  @Test(
    "Images are stops unless they decorate; progress is a spinner without a value",
    arguments: [
      ("kind: \"Image\", image: \"heart.png\"", ["heart, image"]),
      ("kind: \"Image\", image: \"heart.png\", decorative: true", []),
      ("kind: \"image\", image: \"heart.png\"", []),
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
