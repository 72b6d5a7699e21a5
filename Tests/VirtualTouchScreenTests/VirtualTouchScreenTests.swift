import Foundation
import Gestures
import Hands
import SpaceAndTime
import Testing
import VirtualTouchScreen

@Suite("A screen of its own, with ten fingers", .serialized)
struct VirtualTouchScreenTests {
  @Test("Five fingers land, move and lift in the window, each where it was sent")
  func fingers() throws {
    let echo = try Echo()
    let sent = GestureStrokes().touches(for: HandShape(5, .flick(.up)), starting: .zero)
    try echo.screen.play(sent) { $0 + Point(x: 100, y: 50) }
    try echo.screen.type(.x)
    let lines = try echo.lines(until: "key X")
    let downs = lines.filter { $0.hasPrefix("down") }.map {
      $0.split(separator: " ").map(String.init)
    }
    let expected = sent.filter { $0.phase == .down }.map(\.position)
    #expect(downs.count == 5)
    #expect(Set(downs.map { $0[1] }).count == 5)
    for (down, place) in zip(downs, expected) {
      #expect(abs(Double(down[2])! - place.x) < 1.5)
      #expect(abs(Double(down[3])! - place.y) < 1.5)
    }
    #expect(lines.count { $0.hasPrefix("up") } == 5)
    #expect(lines.count { $0.hasPrefix("move") } >= 5)
    #expect(!lines.contains { $0.hasPrefix("button") })
  }

  @Test("A gesture is played no quicker than its hand is")
  func speed() throws {
    let echo = try Echo()
    let start = MonotonicTime.now
    let end = try echo.screen.perform(.twoFingerScrub) { $0 + Point(x: 100, y: 50) }
    let scrub = GestureStrokes().touches(for: .twoFingerScrub, starting: .zero)
    #expect(end - start >= scrub.last!.time.milliseconds)
  }

  @Test("Buttons, wheel and keys arrive")
  func mouseAndKeyboard() throws {
    let echo = try Echo()
    let place = Point(x: 300, y: 450)
    try echo.screen.click(.right, at: place)
    try echo.screen.turnWheel(2, at: place)
    try echo.screen.type(.leftBracket)
    try echo.screen.type(.f10, with: .shift)
    try echo.screen.type(.x)
    let lines = try echo.lines(until: "key X")
    #expect(
      lines == [
        "button 3 200 400", "wheel -1", "wheel -1", "key [", "key Left Shift", "key F10", "key X",
      ])
  }

  @Test("What is drawn can be read pixel by pixel")
  func pixels() throws {
    let echo = try Echo()
    var picture = try echo.screen.screenshot()
    for _ in 0..<50 where picture[145, 115].red == 0 {
      usleep(20_000)
      picture = try echo.screen.screenshot()
    }
    #expect(picture[145, 115] == (255, 128, 0))
    #expect(picture.litPixels(x: 100..<490, y: 50..<894) == 30 * 20)
    #expect(picture.differences(from: picture) == 0)
    #expect(picture.ppm.starts(with: Array("P6\n1280 1024\n255\n".utf8)))
  }

  @Test("A program is asked to end, and says how it ended")
  func ending() throws {
    let echo = try Echo()
    #expect(echo.program.stop() == 0)
    #expect(!echo.program.isRunning)
    let sleeper = try ChildProcess("/bin/sleep", ["60"])
    #expect(sleeper.stop() == Int32(128 + SIGTERM))
  }

  @Test("Two screens live side by side, and each ends with its object")
  func several() throws {
    var first: VirtualTouchScreen? = try VirtualTouchScreen(width: 800, height: 600)
    let second = try VirtualTouchScreen()
    let display = try #require(first?.environment["DISPLAY"])
    #expect(display != second.environment["DISPLAY"])
    #expect(try first?.screenshot().width == 800)
    first = nil
    #expect(!FileManager.default.fileExists(atPath: "/tmp/.X11-unix/X\(display.dropFirst())"))
  }
}
