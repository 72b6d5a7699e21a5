import Braille
import CurtainInWindow
import Foundation
import Gestures
import Hands
import SpaceAndTime
import TestSupport
import Testing

/// Six fingers on a real touch device, and six keys of a real keyboard, write into a field.
@Suite("Braille in the window", .serialized)
struct BrailleInWindowTests {
  @Test("Fingers write, rest and show their place; keys go on; a scrub leaves")
  func writing() throws {
    let curtain = try CurtainInWindow(["practice", "gallery-textField", "--rate", "100"])
    try curtain.wait(for: "the first words") { $0.event == "speech" }
    try step(
      until: "code", try curtain.log().last { $0.event == "cursor" }?.element == "code"
    ) {
      try curtain.touch(.oneFingerFlickRight)
      usleep(100_000)
    }
    try curtain.touch(.oneFingerDoubleTap)
    try curtain.wait(for: "the keyboard") { $0.text?.contains("is editing") == true }
    try step(
      until: "braille", try curtain.log().contains { $0.text?.hasPrefix("Braille") == true }
    ) {
      try curtain.touch(.twoFingerRotateCounterclockwise)
      usleep(100_000)
    }

    var layout = BrailleLayout(posture: .tableTop, screen: .phone)
    try press("6", layout, curtain)
    try curtain.wait(for: "the capital sign") { $0.text == "dot 6" }
    try press("125", layout, curtain)
    try curtain.wait(for: "a capital letter") { $0.text == "cap H" }

    // The same hands from behind the glass.
    layout = BrailleLayout(posture: .screenAway, screen: .phone)
    try press("123456", layout, curtain, for: 1300)
    try curtain.wait(for: "the posture") { $0.text == "screen away, dots set" }
    try press("24", layout, curtain)
    try curtain.wait(for: "the next letter") { $0.text == "i" }

    for key in [Key.f, .d, .j] { try curtain.screen.press(key) }
    for key in [Key.f, .d, .j] { try curtain.screen.release(key) }
    try curtain.wait(for: "dots 1 2 4 from keys") { $0.text == "f" }
    try curtain.screen.type(.space)
    try curtain.wait(for: "the word") { $0.text == "space, Hif" }
    try curtain.touch(.twoFingerScrub)
    try curtain.wait(for: "the end") { $0.text == "Braille Screen Input off" }
    #expect(
      try curtain.log().filter { $0.event == "braille" }.map(\.dots) == ["6", "125", "24", "124"])
    #expect(curtain.stop() == 0)
  }

  private func press(
    _ digits: String, _ layout: BrailleLayout, _ curtain: CurtainInWindow,
    for time: Milliseconds = 120
  ) throws {
    let places = (BrailleCell(digits: digits)?.dots ?? []).map { layout.places[$0 - 1] }
    let down = places.enumerated().map { index, place in
      Touch(
        time: Instant(milliseconds: 8 * Double(index)), finger: index, phase: .down,
        position: place)
    }
    let up = places.enumerated().map { index, place in
      Touch(
        time: Instant(milliseconds: time + 8 * Double(index)), finger: index, phase: .up,
        position: place)
    }
    try curtain.screen.play(down + up, at: curtain.pixel)
    usleep(150_000)
  }
}
