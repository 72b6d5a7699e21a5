import CurtainInWindow
import Foundation
import Gestures
import TestSupport
import Testing

/// A fault's price, its replay and its repair, as they are in the window.
@Suite("Faults in the window", .serialized)
struct FaultsInWindowTests {
  @Test("An errand on both screens ends with what the fault cost, and the ways step by step")
  func price() throws {
    let curtain = try CurtainInWindow(
      ["learn", "cell-of-four-stops", "--rate", "100"], isHeard: false)
    try curtain.wait(for: "the errand") { $0.text == "Open the chat with Deniz." }
    try flick(curtain, to: "Deniz")
    try activate(curtain, hearing: "Open the chat with Deniz.")
    try flick(curtain, to: "Deniz, Thank you!")
    try activate(curtain, hearing: "Results: A row of four stops, heading")
    try flick(
      curtain, to: "The picture, the message and the time as stops of their own cost you 3 flicks.")
    try flick(curtain, to: "Before, step by step")
    try activate(curtain, hearing: "The cheapest way: 7 steps.")
    try make(.oneFingerFlickRight, in: curtain, hearing: "1 of 7: ")
    try make(.oneFingerFlickDown, in: curtain, hearing: "Your way: ")
    #expect(curtain.stop() == 0)
  }

  @Test("Each save in an editor is heard: a broken one with its place, the repair to the end")
  func repair() throws {
    let folder = try TemporaryFolder()
    let curtain = try CurtainInWindow(
      ["repair", "unnamed-button", "--rate", "100"], data: folder.url, isHeard: false)
    try curtain.wait(for: "the screen") { $0.text == "New recording, heading" }
    let file = folder.url.appending(path: "repairs/unnamed-button/recorder.json5")
    let broken = try String(contentsOf: file, encoding: .utf8)
    try flick(curtain, to: "btn_c_32, button")
    try save(broken.replacing("views: [", with: "views: [{ x: 1 },", maxReplacements: 1), in: file)
    try curtain.wait(for: "the place of the mistake") {
      $0.text?.contains("A view has no key x.") == true
    }
    let repair = #"accessibilityLabel: "Save", id: "save""#
    try save(broken.replacing(#"id: "save""#, with: repair), in: file)
    try curtain.wait(for: "the repaired stop") { $0.text == "Save, button" }
    try curtain.wait(for: "the end") { $0.text?.hasPrefix("Repaired! ") == true }
    #expect(curtain.stop() == 0)
  }

  /// As editors do: a file beside it takes its place.
  private func save(_ text: String, in file: URL) throws {
    try text.write(to: file, atomically: true, encoding: .utf8)
  }

  private func flick(_ curtain: CurtainInWindow, to line: String) throws {
    for _ in 0..<16 {
      let before = try curtain.log().count
      try curtain.touch(.oneFingerFlickRight)
      let heard = try curtain.wait(for: "an answer", after: before) { $0.event == "speech" }
      if heard.text?.hasPrefix(line) == true { return }
    }
    throw EndToEndError("\(line) was not heard: \(try curtain.log().suffix(12))")
  }

  private func activate(_ curtain: CurtainInWindow, hearing line: String) throws {
    try make(.oneFingerDoubleTap, in: curtain, hearing: line)
  }

  private func make(_ gesture: Gesture, in curtain: CurtainInWindow, hearing line: String) throws {
    let before = try curtain.log().count
    try curtain.touch(gesture)
    try curtain.wait(for: line, after: before) { $0.text?.hasPrefix(line) == true }
  }
}
