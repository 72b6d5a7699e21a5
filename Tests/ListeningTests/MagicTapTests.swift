import Gestures
import ScreenReader
import Testing

@Suite("A magic tap that nobody answers")
struct MagicTapTests {
  private func player(_ sound: String) throws -> Listener {
    var listener = try Listener(
      """
      { id: "play", kind: "button", frame: [0, 0, 390, 44], text: "Play",
        on: { activate: [{ play: "\(sound)" }] } },
      """)
    listener.make(.oneFingerDoubleTap)
    _ = listener.happened()
    return listener
  }

  @Test("Pauses the music, and another one goes on with it, as long as it lasts")
  func pauses() throws {
    var listener = try player("music")
    listener.make(.twoFingerDoubleTap)
    var events = listener.happened()
    #expect(events.contains(.appSoundsPaused))
    #expect(events.contains(.asked(.magicTap(from: "play"), isHandled: true)))
    #expect(!events.contains(.earcon(.boundary)))
    listener.pass(60_000)
    listener.make(.twoFingerDoubleTap)
    events = listener.happened()
    #expect(events.contains(.appSoundsResumed))
    listener.pass(60_000)
    listener.make(.twoFingerDoubleTap)
    #expect(listener.cues() == [.boundary])
  }

  @Test("A short sound is nothing to pause")
  func short() throws {
    var listener = try player("click")
    listener.make(.twoFingerDoubleTap)
    #expect(listener.cues() == [.boundary])
  }
}
