import Braille
import Gestures
import Hands
import Practice
import SpaceAndTime
import Testing

@Suite("Gestures files")
struct GestureScriptTests {
  @Test("Each kind of line is understood")
  func lines() throws {
    let script = try GestureScript(
      parsing: """
        # a comment
        one-finger-flick-right   # behind a line
        one-finger-tap 120 300

        explore 120 300 200 420
        two-finger-rotate-clockwise 2
        wait 1.5
        type hello  # world
        key r
        key shift+f5
        braille 125 6
        hold 10 20 30 40
        drag 50 60
        split-tap
        lift
        briefly wait 2
        briefly type briefly # so
        one-finger-double-tap-and-hold
        drag 1 2
        """)
    #expect(
      script.lines.map(\.action) == [
        .gesture(.oneFingerFlickRight, at: nil, times: 1),
        .gesture(.oneFingerTap, at: Point(x: 120, y: 300), times: 1),
        .explore([Point(x: 120, y: 300), Point(x: 200, y: 420)]),
        .gesture(.twoFingerRotateClockwise, at: nil, times: 2),
        .wait(1500), .type("hello  # world"), .key(.r, isShifted: false),
        .key(.f5, isShifted: true), .braille([BrailleCell([1, 2, 5]), BrailleCell([6])]),
        .hold([Point(x: 10, y: 20), Point(x: 30, y: 40)]), .drag([Point(x: 50, y: 60)]),
        .gesture(.splitTap, at: nil, times: 1), .lift, .wait(2000), .type("briefly # so"),
        .gesture(.oneFingerDoubleTapAndHold, at: nil, times: 1), .drag([Point(x: 1, y: 2)]),
      ])
    #expect(script.lines.map(\.number) == [2, 3] + Array(5...19))
    #expect(script.lines.filter(\.isBrief).map(\.number) == [16, 17])
  }

  @Test(
    "Every gesture can be written",
    arguments: Gesture.allCases.filter { $0 != .unknown && $0 != .explore })
  func everyGesture(gesture: Gesture) throws {
    let script = try GestureScript(parsing: gesture.rawValue)
    #expect(script.lines.map(\.action) == [.gesture(gesture, at: nil, times: 1)])
  }

  @Test(
    "A line that is not understood is named, with what would be",
    arguments: [
      ("one-finger-flick-rigth", "did you mean \"one-finger-flick-right\"?"),
      ("jump", "\"jump\" is no gesture"),
      ("explore", "needs places"), ("explore 1", "one is missing"),
      ("explore 1 x", "\"x\" is no place"), ("explore nan nan", "is no place"),
      ("wait", "needs seconds"), ("wait soon", "needs seconds"), ("wait -1", "needs seconds"),
      ("wait inf", "needs seconds"), ("type", "needs the text"), ("key", "needs one key"),
      ("braille", "needs the dots"), ("braille 9", "is no cell"), ("braille 11", "is no cell"),
      ("four-finger-tap", "did you mean \"four-finger-tap-top\"?"),
      ("braile 1", "did you mean \"braille\"?"), ("key banana", "There is no key"),
      ("key hyper+r", "There is no key"),
      ("one-finger-tap 3", "is not what one-finger-tap needs"),
      ("two-finger-rotate-clockwise 0", "is not what"),
      ("hold", "needs places"), ("lift", "No finger is on the glass to lift"),
      ("hold 1 2\none-finger-tap\ndrag 1 2", "No finger is on the glass to drag"),
      ("hold 1 2\nlift 3", "needs nothing behind it"), ("briefly", "needs what is done"),
      ("briefly jump", "\"jump\" is no gesture"), ("lfit", "did you mean \"lift\"?"),
      ("one-finger-tap 1 2 3 4", "happens at one place"), ("unknown", "is no gesture"),
    ])
  func problems(line: String, part: String) {
    let error = #expect(throws: GestureScriptProblem.self) {
      try GestureScript(parsing: "wait 1\n\(line)\nwait 1")
    }
    // The last of the lines is the wrong one.
    #expect(error?.line == 1 + line.split(separator: "\n").count)
    #expect(error?.sentence.contains(part) == true, "\(error?.sentence ?? "")")
  }

  @Test("What is no gesture is not proposed")
  func unknown() {
    for word in ["unknown", "unknow"] {
      let error = #expect(throws: GestureScriptProblem.self) { try GestureScript(parsing: word) }
      #expect(error?.sentence.contains("\"unknown\"?") == false, "\(error?.sentence ?? "")")
    }
  }
}
