import CurtainInWindow
import Foundation
import Gestures
import Practice
import SpaceAndTime
import TestSupport
import Testing

/// The errand from touch to voice, through a real window on a real X server.
@Suite("A pizza, ordered in the window", .serialized)
struct PizzaTests {
  enum HandKind: String, CaseIterable {
    case tenFingers = "ten fingers"
    case mouse
  }

  private static func perfectGestures() throws -> [Gesture] {
    let file = packageRoot.appending(path: "Tests/Recordings/perfect/order-a-pizza.gestures")
    let script = try GestureScript(parsing: String(contentsOf: file, encoding: .utf8))
    return try script.lines.flatMap { line -> [Gesture] in
      guard case .gesture(let gesture, _, let times) = line.action else {
        throw EndToEndError("Line \(line.number) of \(file.lastPathComponent) is no gesture")
      }
      return Array(repeating: gesture, count: times)
    }
  }

  @Test("Both rounds, to the end and to every star", arguments: HandKind.allCases)
  func bothRounds(hand: HandKind) throws {
    let curtain = try CurtainInWindow(["learn", "order-a-pizza", "--rate", "100"])
    try curtain.wait(for: "the menu") { $0.screen == "pizza-menu-before" }
    for gesture in try Self.perfectGestures() {
      if try curtain.log().contains(where: { $0.round == "before" }) {
        try curtain.wait(for: "round two") { $0.screen == "pizza-menu-after" }
      }
      switch hand {
      case .tenFingers: try curtain.touch(gesture)
      case .mouse: try curtain.useMouse(for: gesture)
      }
    }
    try curtain.wait(for: "the score") { $0.round == "after" }
    let scores = try curtain.log().filter { $0.event == "score" }
    #expect(scores.map(\.round) == ["before", "after"])
    #expect(scores.map(\.stars) == [3, 3])
    let cheaper = try #require(scores.last?.gestures)
    #expect(cheaper < scores.first?.gestures ?? 0)
    let results = try curtain.wait(for: "the results") {
      $0.screen?.hasPrefix("curtain-") == true
    }
    #expect(results.title?.isEmpty == false)
    #expect(curtain.stop() == 0)
  }

  @Test("Black above the captions while the curtain is down, drawn while it is raised")
  func picture() throws {
    let curtain = try CurtainInWindow(["practice", "pizza-menu-after", "--rate", "100"])
    try curtain.wait(for: "the first words") { $0.event == "speech" }
    usleep(300_000)
    #expect(try curtain.pixels(of: curtain.layout.canvas).lit == 0)
    #expect(try curtain.pixels(of: curtain.layout.captions).lit > 100)
    try curtain.touch(.threeFingerTripleTap)
    usleep(300_000)
    let raised = try curtain.pixels(of: curtain.layout.canvas)
    #expect(raised.lit > raised.all / 20)
    try curtain.touch(.threeFingerTripleTap)
    usleep(300_000)
    #expect(try curtain.pixels(of: curtain.layout.canvas).lit == 0)
  }

  @Test("Every utterance in the log begins to sound where it says")
  func sound() throws {
    let curtain = try CurtainInWindow(["practice", "pizza-menu-after"])
    try curtain.wait(for: "the first words") { $0.event == "speech" }
    for _ in 0..<6 {
      try curtain.touch(.oneFingerFlickRight)
      usleep(400_000)
    }
    usleep(400_000)
    let utterances = try curtain.log().filter { $0.event == "speech" }
    #expect(utterances.count >= 7)
    let samples = try curtain.heardSamples()
    for utterance in utterances {
      let start = try #require(utterance.heardSample, "“\(utterance.text ?? "")” was not heard")
      // Speech is loud for a tenth of a second from its first sample on, also under a cue.
      let window = samples[start..<min(start + 2_205, samples.count)]
      let energy = window.reduce(0.0) { $0 + Double($1) * Double($1) } / Double(window.count)
      #expect(energy.squareRoot() > 100, "“\(utterance.text ?? "")” is silent")
      #expect(window.contains { $0 != 0 })
    }
  }

  @Test("An utterance that is cut is silent within a buffer")
  func cutting() throws {
    let curtain = try CurtainInWindow(["practice", "pizza-menu-after", "--rate", "10"])
    let speech = try curtain.wait(for: "the first words") { $0.event == "speech" }
    let start = try #require(speech.heardSample)
    usleep(300_000)
    try curtain.touch(.twoFingerTap)
    let pause = try #require(try curtain.log().last { $0.gesture == "two-finger-tap" })
    usleep(700_000)
    let samples = try curtain.heardSamples()
    let sinceStart = (pause.time - speech.time) / 1000 * 22_050
    // The device's own pace and the buffer it was playing: three buffers of 256.
    let silentFrom = start + Int(sinceStart * 1.05) + 3 * 256
    #expect(samples[start..<(start + 2_205)].contains { abs(Int($0)) > 300 })
    #expect(samples[silentFrom..<(silentFrom + 6_000)].allSatisfy { $0 == 0 })
  }

  @Test("Closing and opening again remembers")
  func remembers() throws {
    let data = FileManager.default.temporaryDirectory.appending(path: "curtain-data-\(UUID())")
    defer { try? FileManager.default.removeItem(at: data) }
    var first: CurtainInWindow? = try CurtainInWindow(
      ["learn", "order-a-pizza", "--rate", "100"], data: data)
    for gesture in try Self.perfectGestures() { try first?.touch(gesture) }
    try first?.wait(for: "the score") { $0.round == "after" }
    #expect(first?.stop() == 0)
    first = nil
    let second = try CurtainInWindow([], data: data)
    try second.wait(for: "the menu") { $0.screen == "curtain-menu" }
    var heard = ""
    for _ in 0..<12 where !heard.contains("stars") {
      try second.touch(.oneFingerFlickRight)
      heard = try second.log().compactMap(\.text).joined(separator: "\n")
    }
    #expect(heard.contains("3 stars"), "\(heard)")
  }

  @Test("Losing the focus holds the voice and the clock until it comes back")
  func focus() throws {
    let curtain = try CurtainInWindow(["practice", "pizza-menu-after"])
    try curtain.wait(for: "the first words") { $0.event == "speech" }
    try curtain.screen.focusNothing()
    usleep(400_000)
    let before = try curtain.log().count
    try curtain.screen.perform(.oneFingerFlickRight, place: curtain.pixel)
    usleep(400_000)
    #expect(try curtain.log().dropFirst(before).allSatisfy { $0.event != "cursor" })
    try curtain.screen.focus(curtain.window)
    usleep(400_000)
    try curtain.touch(.oneFingerFlickRight)
  }
}
