import CurtainInWindow
import Foundation
import Gestures
import SpaceAndTime
import TestSupport
import Testing

/// A facilitator's sitting: one window for the learner, one for those who watch.
@Suite("A room", .serialized)
struct RoomTests {
  @Test("The room sees what the learner does not, and nothing goes on before a key")
  func twoWindows() throws {
    let curtain = try CurtainInWindow(["learn", "first-moves", "--room", "--rate", "100"])
    try curtain.wait(for: "the greeting") { $0.event == "coach" }
    usleep(3_000_000)
    #expect(try curtain.log().allSatisfy { $0.event != "screen" })
    try curtain.screen.type(.f7)
    try curtain.wait(for: "the kitchen") { $0.event == "screen" }
    try curtain.touch(.oneFingerFlickRight)
    usleep(300_000)
    #expect(try curtain.pixels(of: curtain.layout.canvas).lit == 0)
    let room = try #require(
      try curtain.screen.windows().first { $0.title == "For the room" })
    let picture = try curtain.screen.screenshot()
    // What of it the learner's window does not cover, above the captions.
    let seen = picture.litPixels(
      x: room.x..<min(room.x + room.width, curtain.window.x),
      y: room.y..<(room.y + room.height * 8 / 10))
    #expect(seen > 1_000)
    #expect(curtain.stop() == 0)
  }
}
