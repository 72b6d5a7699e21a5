import CurtainInWindow
import Foundation
import Gestures
import SpaceAndTime
import TestSupport
import Testing

/// What outlives the window, and what the window does for screens of other sizes and languages.
@Suite("Settings, pads and languages in the window", .serialized)
struct KeptSettingsTests {
  /// Turns the rotor back to Speaking Rate, and flicks down once.
  private func slowDown(_ curtain: CurtainInWindow) throws -> String? {
    try curtain.wait(for: "the first words") { $0.event == "speech" }
    for _ in 0..<6 where try curtain.log().last(where: { $0.text != nil })?.text != "Speaking Rate"
    {
      let before = try curtain.log().count
      try curtain.touch(.twoFingerRotateCounterclockwise)
      try curtain.wait(for: "the rotor", after: before) { $0.event == "speech" }
    }
    let before = try curtain.log().count
    try curtain.touch(.oneFingerFlickDown)
    return try curtain.wait(for: "the new rate", after: before) { $0.event == "speech" }.text
  }

  @Test("What the rotor changed in one sitting holds in the next")
  func kept() throws {
    let data = try TemporaryFolder()
    let screen = try CurtainInWindow(["practice", "pizza-menu-after"], data: data.url)
    #expect(try slowDown(screen) == "45 percent")
    #expect(screen.stop() == 0)
    let next = try CurtainInWindow(["practice", "pizza-menu-after"], data: data.url)
    #expect(try slowDown(next) == "40 percent")
    #expect(next.stop() == 0)
  }

  private func file(_ source: String, in folder: TemporaryFolder) throws -> String {
    let file = folder.url.appending(path: "own.json5")
    try Data(source.utf8).write(to: file)
    return file.path
  }

  @Test("A pad's screen fills the window: a touch at its far corner finds what is there")
  func pad() throws {
    let folder = try TemporaryFolder()
    let path = try file(
      """
      {
        id: "own", title: "Desk", idiom: "pad", size: [1024, 1366],
        views: [
          { id: "top", kind: "button", frame: [0, 0, 1024, 60], text: "Top" },
          { id: "corner", kind: "button", frame: [904, 1286, 120, 80], text: "Corner" },
        ],
      }
      """, in: folder)
    let curtain = try CurtainInWindow(["practice", path, "--rate", "100"])
    try curtain.wait(for: "the first words") { $0.event == "speech" }
    let before = try curtain.log().count
    let layout = curtain.layout(of: Size(width: 1024, height: 1366))
    try curtain.screen.perform(
      .oneFingerTap, at: Point(x: 964, y: 1326), screen: Size(width: 1024, height: 1366)
    ) { curtain.pixel($0, in: layout) }
    let heard = try curtain.wait(for: "the corner", after: before) { $0.event == "speech" }
    #expect(heard.text == "Corner, button")
  }

  @Test("Where a language has no voice, that is said once, and its captions go on")
  func noVoice() throws {
    let folder = try TemporaryFolder()
    let path = try file(
      """
      {
        id: "own", title: "Hall", language: "tl",
        views: [
          { id: "a", kind: "label", frame: [0, 40, 390, 40], text: "Kumusta" },
          { id: "b", kind: "label", frame: [0, 100, 390, 40], text: "Salamat" },
        ],
      }
      """, in: folder)
    let curtain = try CurtainInWindow(["practice", path, "--rate", "100"])
    let told = try curtain.wait(for: "the remark") { $0.event == "coach" }
    #expect(told.text?.hasPrefix("There is no voice for Tagalog here.") == true)
    try curtain.touch(.oneFingerFlickRight)
    let heard = try curtain.wait(for: "the next words") { $0.text == "Salamat" }
    #expect(heard.language == "tl")
    #expect(heard.latency == nil)
    usleep(300_000)
    #expect(try curtain.pixels(of: curtain.layout.captions).lit > 100)
    #expect(try curtain.log().count { $0.event == "coach" } == 1)
  }
}
