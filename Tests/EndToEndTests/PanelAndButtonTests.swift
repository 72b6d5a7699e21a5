import CurtainInWindow
import Foundation
import Gestures
import SpaceAndTime
import TestSupport
import Testing

/// What the keyboard and a resting finger do to the window.
@Suite("Contact panel and side button in the window", .serialized)
struct PanelAndButtonTests {
  @Test("F9 shows the finger and what it may become, and nothing more once it is lifted")
  func contactPanel() throws {
    let curtain = try CurtainInWindow(["practice", "pizza-menu-after", "--rate", "100"])
    try curtain.wait(for: "the first words") { $0.event == "speech" }
    try curtain.screen.type(.f9)
    usleep(300_000)
    var names = curtain.layout.canvas
    names.size.height /= 3
    #expect(try curtain.pixels(of: names).lit == 0)
    func send(_ phase: Touch.Phase) throws {
      let place = curtain.pixel(Point(x: 195, y: 650))
      try curtain.screen.send(Touch(time: .zero, finger: 1, phase: phase, position: place))
      usleep(500_000)
    }
    try send(.down)
    #expect(try curtain.pixels(of: names).lit > 100)
    try send(.up)
    #expect(try curtain.pixels(of: names).lit == 0)
  }

  @Test("Tab three times turns VoiceOver off: the app is seen, and flicks say nothing")
  func sideButton() throws {
    let curtain = try CurtainInWindow(["practice", "pizza-menu-after", "--rate", "100"])
    try curtain.wait(for: "the first words") { $0.event == "speech" }
    #expect(try curtain.pixels(of: curtain.layout.canvas).lit == 0)
    try pressSideButton(of: curtain)
    let seen = try curtain.pixels(of: curtain.layout.canvas)
    #expect(seen.lit > seen.all / 20)
    let before = try curtain.log().count
    try curtain.screen.perform(.oneFingerFlickRight, place: curtain.pixel)
    usleep(600_000)
    #expect(try curtain.log().dropFirst(before).allSatisfy { $0.event != "speech" })
    try pressSideButton(of: curtain)
    #expect(try curtain.pixels(of: curtain.layout.canvas).lit == 0)
    try curtain.touch(.oneFingerFlickRight)
  }

  /// Three times, with pauses: a release and a press at one moment are a key's own repeat.
  private func pressSideButton(of curtain: CurtainInWindow) throws {
    for _ in 0..<3 {
      try curtain.screen.press(.tab)
      usleep(50_000)
      try curtain.screen.release(.tab)
      usleep(100_000)
    }
    usleep(800_000)
  }
}
