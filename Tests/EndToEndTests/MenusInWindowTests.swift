import CurtainInWindow
import Foundation
import Gestures
import Hands
import SQLiteBackend
import SpaceAndTime
import TestSupport
import Testing
import VirtualTouchScreen

/// Curtain's own screens, with every kind of hand.
@Suite("Menus in the window", .serialized)
struct MenusInWindowTests {
  /// What touches and the mouse can do alike.
  enum Hand: String, CaseIterable {
    case fingers, mouse

    func make(_ gesture: Gesture, in curtain: CurtainInWindow) throws {
      switch self {
      case .fingers: try curtain.touch(gesture)
      case .mouse: try curtain.useMouse(for: gesture)
      }
    }
  }

  /// What is spoken first after something was done.
  private func hearing(
    _ curtain: CurtainInWindow, after deed: () throws -> Void
  ) throws -> String {
    let before = try curtain.log().count
    try deed()
    return try curtain.wait(for: "words", after: before) { $0.event == "speech" }.text
      ?? ""
  }

  /// Does the same until these words begin what is spoken.
  @discardableResult
  private func go(
    to words: String, in curtain: CurtainInWindow, by step: () throws -> Void
  ) throws -> String {
    for _ in 0..<20 {
      let heard = try hearing(curtain, after: step)
      if heard.hasPrefix(words) { return heard }
    }
    throw EndToEndError("\(words) was not met: \(try curtain.log().suffix(20))")
  }

  @MainActor
  @Test("By keys alone somebody new is added, greeted, and stands in the record")
  func learners() throws {
    let data = try TemporaryFolder()
    let curtain = try CurtainInWindow(["--rate", "100"], data: data.url, isHeard: false)
    func press(_ key: Key) throws {
      try curtain.screen.press(key)
      usleep(40_000)
      try curtain.screen.release(key)
    }
    try curtain.wait(for: "the menu") { $0.text?.hasSuffix("heading") == true }
    try go(to: "Learner, ", in: curtain) { try press(.right) }
    #expect(try hearing(curtain) { try press(.enter) } == "Who is learning?, heading")
    try go(to: "New learner", in: curtain) { try press(.right) }
    try go(to: "New learner, heading", in: curtain) { try press(.enter) }
    try go(to: "Name, text field", in: curtain) { try press(.right) }
    try go(to: "Name, text field, is editing", in: curtain) { try press(.enter) }
    for (key, letter) in [(Key.m, "m"), (.i, "i"), (.a, "a")] {
      #expect(try hearing(curtain) { try press(key) } == letter)
    }
    let before = try curtain.log().count
    try press(.enter)
    try curtain.wait(for: "the greeting", after: before) { $0.text == "Hello, mia." }
    try go(to: "Learner, mia", in: curtain) { try press(.right) }
    #expect(curtain.stop() == 0)
    #expect(try Record.learners(in: data.url.path).contains("mia"))
  }

  @Test("Lessons, settings and the way back need nothing but gestures", arguments: Hand.allCases)
  func menus(hand: Hand) throws {
    let data = try TemporaryFolder()
    let curtain = try CurtainInWindow(["--rate", "100"], data: data.url, isHeard: false)
    func make(_ gesture: Gesture) throws { try hand.make(gesture, in: curtain) }
    try curtain.wait(for: "the menu") { $0.text?.hasSuffix("heading") == true }
    try go(to: "All lessons, button", in: curtain) { try make(.oneFingerFlickRight) }
    let list = try hearing(curtain) { try make(.oneFingerDoubleTap) }
    #expect(list == "The curtain, heading")
    #expect(try hearing(curtain) { try make(.oneFingerFlickRight) }.hasSuffix(", button"))
    #expect(
      try hearing(curtain) { try make(.twoFingerScrub) }.hasPrefix("All lessons, button"))
    try go(to: "Settings, button", in: curtain) { try make(.oneFingerFlickRight) }
    #expect(try hearing(curtain) { try make(.oneFingerDoubleTap) } == "Settings, heading")
    let rate = try go(to: "Speaking rate, ", in: curtain) { try make(.oneFingerFlickRight) }
    #expect(rate.hasSuffix("adjustable"))
    #expect(try hearing(curtain) { try make(.oneFingerFlickDown) } == "90%")
    #expect(try hearing(curtain) { try make(.twoFingerScrub) }.hasPrefix("Settings, button"))
    #expect(curtain.stop() == 0)
  }
}
