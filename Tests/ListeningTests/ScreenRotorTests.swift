import FileBackend
import Gestures
import ScreenReader
import Simulation
import SpaceAndTime
import TestSupport
import Testing

@Suite("Rotors of a screen")
struct ScreenRotorTests {
  @Test("A rotor that the screen supplies is offered at every stop, after those of the views")
  func everywhere() throws {
    let file = """
      { id: "test", title: "Test",
        accessibilityCustomRotors: [{ name: "Sold out", results: ["b", "c"] }], views: [
          { id: "a", kind: "button", frame: [0, 100, 390, 44], text: "A",
            accessibilityCustomRotors: [{ name: "Own", results: ["a"] }] },
          { id: "b", kind: "button", frame: [0, 150, 390, 44], text: "B" },
          { id: "c", kind: "button", frame: [0, 200, 390, 44], text: "C" } ] }
      """
    var app = try ScreenFile.load(Array(file.utf8), file: "test.json5").app
    var reader = ScreenReader(vocabulary: try .shipped())
    _ = reader.start(on: &app, at: .zero)
    func custom() -> [String] {
      reader.rotorSettings(on: app).map(\.id.rawValue).filter { $0.hasPrefix("custom:") }
    }
    #expect(custom() == ["custom:Own", "custom:Sold out"])
    func make(_ gesture: Gesture) {
      let recognized = RecognizedGesture(gesture: gesture, time: .zero, position: .zero)
      _ = reader.perform(.recognized(recognized), on: &app)
    }
    // The last of the circle is one turn back.
    for _ in 0..<20 where reader.rotorSetting(on: app)?.id.rawValue != "custom:Sold out" {
      make(.twoFingerRotateCounterclockwise)
    }
    make(.oneFingerFlickDown)
    #expect(reader.cursor == "b")
    #expect(custom() == ["custom:Sold out"])
    make(.oneFingerFlickDown)
    #expect(reader.cursor == "c")
  }
}
