import Gestures
import JSONBackend
import SpaceAndTime
import Testing

@Suite("Files of recorded touches")
struct TouchTraceFileTests {
  private func recognition(_ text: String) throws -> Recognition {
    try TouchTraceFile.recognition(from: Array(text.utf8), file: "traces.json")
  }

  @Test("A tap is told as one line, at the moment when no second one can follow")
  func line() throws {
    let recognition = try recognition(
      """
      {"screen": [390, 844], "cases": [{"id": "a \\"tap\\"", "touches": [
        {"t_ms": 10, "finger": 3, "phase": "down", "x": 100, "y": 300},
        {"t_ms": 90.5, "finger": 3, "phase": "up", "x": 100, "y": 300}]}]}
      """)
    #expect(
      recognition.answers().map(\.line) == [
        #"{"id": "a \"tap\"", "gestures": [{"gesture": "one-finger-tap", "t_ms": 340.5}]}"#
      ])
  }

  @Test("A limit of the file is the one that holds")
  func limits() throws {
    let recognition = try recognition(
      #"{"limits": {"tap_gap_ms": 300, "rotor_rad": 0.4}, "cases": []}"#)
    #expect(recognition.tolerances.tapGap == 300)
    #expect(recognition.tolerances.rotorStep == 0.4)
    #expect(recognition.tolerances.hold == Tolerances.strict.hold)
  }

  @Test(
    "What is wrong is said in one sentence that says where",
    arguments: [
      (#"{"cases": [{"id": "a", "touches": [{"t_ms": 0}]}]}"#, "cases[0].touches[0] lacks “phase”"),
      (#"{"cases": [{"id": "a", "touches": [7]}]}"#, "cases[0].touches[0] should be an object"),
      (#"{"cases": {}}"#, "cases should be a list"),
      (#"[]"#, "the file should be an object"),
      (#"{"limits": {"hold": 3}, "cases": []}"#, "there is no limit “hold”"),
      (#"{"limits": {"hold_ms": 0}, "cases": []}"#, "limits.hold_ms is from 1.0"),
      (#"{"screen": [3], "cases": []}"#, "“screen” is its width and height in points"),
      (#"{"cases": ["#, "this is no JSON"),
    ])
  func problems(text: String, sentence: String) throws {
    let problem = try #require(throws: JSONProblem.self) { try recognition(text) }
    #expect(problem.description.hasPrefix("traces.json: "))
    #expect(problem.description.contains(sentence), "\(problem.description)")
    #expect(!problem.description.contains("\n"))
  }

  @Test("A stroke that is nothing is told with what was measured and the limit it missed")
  func misses() throws {
    let recognition = try recognition(
      """
      {"cases": [{"id": "slow", "touches": [
        {"t_ms": 0, "finger": 0, "phase": "down", "x": 100, "y": 300},
        {"t_ms": 0, "finger": 1, "phase": "down", "x": 160, "y": 300},
        {"t_ms": 400, "finger": 0, "phase": "move", "x": 228.34, "y": 300},
        {"t_ms": 400, "finger": 1, "phase": "move", "x": 288.34, "y": 300},
        {"t_ms": 400, "finger": 0, "phase": "up", "x": 228.34, "y": 300},
        {"t_ms": 400, "finger": 1, "phase": "up", "x": 288.34, "y": 300}]}]}
      """)
    let line = try #require(recognition.answers().first?.line)
    #expect(line.contains(#""gesture": "unknown", "t_ms": 400"#))
    #expect(line.contains(#""nearest": "two-finger-flick-right", "quantity": "speed""#))
    #expect(line.contains(#""measured": 50, "limit": 60, "unit": "mm/s""#))
  }
}
