import AccessibilityTree
import FileBackend
import Foundation
import Simulation
import SpaceAndTime
import TestSupport
import Testing

@Suite("Damaged files")
struct FuzzTests {
  @Test(
    "A file cut anywhere is a problem with a place, never a crash",
    arguments: ShippedScreenTests.files)
  func cut(file: String) throws {
    let bytes = Array(try Data(contentsOf: URL(filePath: file)))
    let end = bytes.lastIndex(of: UInt8(ascii: "}"))!
    for length in stride(from: 0, through: end, by: max(1, bytes.count / 60)) {
      let error = #expect(throws: FileProblem.self) {
        try ScreenFile.load(Array(bytes[..<length]), file: file)
      }
      #expect(error?.position != nil)
    }
  }

  @Test(
    "Bytes changed by chance are a problem or another screen, never a crash",
    arguments: ShippedScreenTests.files)
  func changed(file: String) throws {
    let bytes = Array(try Data(contentsOf: URL(filePath: file)))
    var random = SeededRandom(seed: UInt64(bytes.count))
    for _ in 0..<40 {
      var damaged = bytes
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let place = Int.random(in: 0..<damaged.count, using: &random)
        switch Int.random(in: 0..<3, using: &random) {
        case 0: damaged[place] = UInt8.random(in: 0...255, using: &random)
        case 1: damaged.remove(at: place)
        default:
          damaged.insert("{}[]\"',:\\-0eE.".utf8.randomElement(using: &random)!, at: place)
        }
      }
      do {
        var app = try ScreenFile.load(damaged, file: file).app
        for element in app.screen.elements.prefix(5) {
          _ = app.respond(to: .activate(element.id), at: .zero)
          _ = app.respond(to: .escape(from: element.id), at: .zero)
        }
      } catch {
        #expect(!error.sentence.isEmpty)
      }
    }
  }

  @Test("An app takes any request in any order", arguments: ShippedScreenTests.files)
  func requests(file: String) throws {
    var app = try ScreenFile.load(file).app
    var random = SeededRandom(seed: 7)
    var now = Instant.zero
    for _ in 0..<200 {
      now = now + Double.random(in: 0...900, using: &random)
      _ = app.advance(to: now)
      let ids = app.screen.elements.map(\.id) + ["nobody", "", "a.b.", "keyboard.", "keyboard.q"]
      let id = ids.randomElement(using: &random)!
      let range = 0..<Int.random(in: 0...9, using: &random)
      let requests: [AccessibilityRequest] = [
        .activate(id), .increment(id), .decrement(id), .escape(from: id), .magicTap(from: nil),
        .customAction(name: "Remove", element: id), .scroll(.down, from: id),
        .scroll(.left, from: nil), .reveal(id), .longPress(id),
        .openLink(destination: "x", element: id), .insertText("a\u{301}", element: id),
        .insertText("\n", element: id), .deleteBackward(id), .select(range, element: id),
        .endEditing, .touch(at: Point(x: 195, y: 300), phase: .down),
        .touch(at: Point(x: -5, y: 9_000), phase: .move),
        .touch(at: Point(x: 195, y: 300), phase: .up), .touch(at: .zero, phase: .cancel),
      ]
      _ = app.respond(to: requests.randomElement(using: &random)!, at: now)
      #expect(Set(app.screen.elements.map(\.id)).count == app.screen.elements.count)
      #expect(app.visibleViews.allSatisfy { !$0.window.isEmpty })
    }
  }
}
