import Gestures
import ScreenReader
import SpaceAndTime
import Testing

@Suite("What is dimmed")
struct DimmedTests {
  private func listener(enabled: Bool) throws -> Listener {
    try Listener(
      """
      { id: "key", kind: "button", frame: [0, 100, 390, 44], text: "Key", enabled: \(enabled), on: {
        longPress: [{ announce: "long" }], touchDown: [{ announce: "down" }],
        touchUp: [{ announce: "up" }] } },
      { id: "photo", kind: "button", frame: [0, 200, 390, 44], text: "Photo", enabled: \(enabled),
        contextMenu: [{ kind: "Button", text: "Share" }] },
      """)
  }

  @Test("Answers no long press, and says that it is dimmed", arguments: [true, false])
  func longPress(isEnabled: Bool) throws {
    var listener = try listener(enabled: isEnabled)
    _ = listener.spoken()
    listener.make(.oneFingerTripleTap)
    let heard = listener.spoken()
    #expect(heard.contains("long") == isEnabled)
    if !isEnabled { #expect(heard == ["Key, dimmed, button"]) }
  }

  @Test("Opens no context menu", arguments: [true, false])
  func contextMenu(isEnabled: Bool) throws {
    for gesture in [Gesture.oneFingerTripleTap, .oneFingerDoubleTapAndHold] {
      var listener = try listener(enabled: isEnabled)
      listener.make(.oneFingerFlickRight, gesture)
      let isOpen = listener.app.screen.elements.contains { $0.content.label == "Share" }
      #expect(isOpen == isEnabled)
    }
  }

  @Test("A finger on it does nothing", arguments: [true, false])
  func touch(isEnabled: Bool) throws {
    var listener = try listener(enabled: isEnabled)
    listener.toggleVoiceOver()
    _ = listener.spoken()
    _ = listener.app.respond(
      to: .touch(at: Point(x: 195, y: 120), phase: .down), at: listener.now)
    let response = listener.app.respond(
      to: .touch(at: Point(x: 195, y: 120), phase: .up), at: listener.now + 700)
    #expect(response.isHandled == isEnabled)
    #expect(response.notifications.isEmpty != isEnabled)
  }
}
