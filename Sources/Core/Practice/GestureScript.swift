import Braille
import Gestures
import Hands
import SpaceAndTime
import Speech

/// What a gestures file of `rehearse` asks for, line by line (design, section 6).
public struct GestureScript: Hashable, Sendable {
  public enum Action: Hashable, Sendable {
    /// `times` is above one for rotations of several steps and pinches.
    case gesture(Gesture, at: Point?, times: Int)
    /// A finger goes from place to place; the last one is where it lifts.
    case explore([Point])
    /// The same, but the finger stays on the glass.
    case hold([Point])
    /// The finger that stayed goes on.
    case drag([Point])
    /// It leaves the glass.
    case lift
    case wait(Milliseconds)
    case type(String)
    case key(Key, isShifted: Bool)
    /// Fingers press the dots of each cell together, one cell after another.
    case braille([BrailleCell])
  }

  public struct Line: Hashable, Sendable {
    /// From 1.
    public var number: Int
    public var action: Action
    /// The next line follows at once: what this one makes heard is not heard out.
    public var isBrief = false

    init(number: Int, action: Action, isBrief: Bool = false) {
      self.number = number
      self.action = action
      self.isBrief = isBrief
    }
  }

  public var lines: [Line]

  public init(lines: [Line]) {
    self.lines = lines
  }

  init(keys: [Key]) {
    lines = keys.enumerated().map { index, key in
      Line(number: index + 1, action: .key(key, isShifted: false))
    }
  }

  /// - Throws: `GestureScriptProblem` for the first line that is not understood.
  public init(parsing text: String) throws(GestureScriptProblem) {
    lines = []
    var number = 0
    var isFingerDown = false
    for line in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      number += 1
      var words = line.prefix { $0 != "#" }.split(whereSeparator: \.isWhitespace).map(String.init)
      let isBrief = words.first == Self.briefly
      if isBrief { words.removeFirst() }
      guard let first = words.first else {
        guard isBrief else { continue }
        throw GestureScriptProblem(
          line: number, sentence: "\"briefly\" needs what is done, as in: briefly wait 2")
      }
      let reader = LineReader(number: number, words: words)
      let action = first == "type" ? Action.type(try reader.typed(line)) : try reader.action()
      if action.needsFinger, !isFingerDown {
        throw reader.problem(
          "No finger is on the glass to \(first); \"hold\" leaves one there, as does a held double tap"
        )
      }
      isFingerDown = action.leavesFinger(isFingerDown)
      lines.append(Line(number: number, action: action, isBrief: isBrief))
    }
  }

  /// The word before a line that is not heard out.
  fileprivate static let briefly = "briefly"
}

extension GestureScript.Action {
  fileprivate var needsFinger: Bool {
    switch self {
    case .drag, .lift: true
    default: false
    }
  }

  /// True for a finger that comes down anew.
  var isNewTouch: Bool {
    switch self {
    case .hold, .gesture(.oneFingerDoubleTapAndHold, _, _): true
    default: false
    }
  }

  /// True where a finger is on the glass afterwards; what is made with the same hand lifts it.
  func leavesFinger(_ isDown: Bool) -> Bool {
    switch self {
    case .hold, .gesture(.oneFingerDoubleTapAndHold, _, _): true
    case .drag, .wait, .key, .type, .gesture(.splitTap, _, _): isDown
    case .lift, .explore, .gesture, .braille: false
    }
  }
}

/// A line that is not understood, in one sentence.
public struct GestureScriptProblem: Error, Hashable, Sendable {
  /// From 1.
  public var line: Int
  public var sentence: String
}

private struct LineReader {
  var number: Int
  var words: [String]

  func problem(_ sentence: String) -> GestureScriptProblem {
    GestureScriptProblem(line: number, sentence: sentence)
  }

  /// Everything after "type", spaces and number signs included.
  func typed(_ line: Substring) throws(GestureScriptProblem) -> String {
    var rest = line.drop(while: \.isWhitespace)
    if rest.hasPrefix(GestureScript.briefly) {
      rest = rest.dropFirst(GestureScript.briefly.count).drop(while: \.isWhitespace)
    }
    rest = rest.dropFirst("type".count).dropFirst()
    guard !rest.isEmpty else { throw problem("\"type\" needs the text to type, as in: type hello") }
    return String(rest)
  }

  func action() throws(GestureScriptProblem) -> GestureScript.Action {
    switch words[0] {
    case "wait": return .wait(try seconds() * 1000)
    case "key": return try key()
    case "braille": return .braille(try cells())
    case Gesture.explore.rawValue: return .explore(try way())
    case "hold": return .hold(try way())
    case "drag": return .drag(try way())
    case "lift":
      guard words.count == 1 else { throw problem("\"lift\" needs nothing behind it") }
      return .lift
    default: return try gesture()
    }
  }

  private func way() throws(GestureScriptProblem) -> [Point] {
    let points = try places()
    guard !points.isEmpty else {
      throw problem("\"\(words[0])\" needs places, as in: \(words[0]) 120 300 200 420")
    }
    return points
  }

  private func seconds() throws(GestureScriptProblem) -> Double {
    guard words.count == 2, let seconds = Double(words[1]), (0...86_400).contains(seconds) else {
      throw problem("\"wait\" needs seconds, as in: wait 1.5")
    }
    return seconds
  }

  private func key() throws(GestureScriptProblem) -> GestureScript.Action {
    guard words.count == 2 else { throw problem("\"key\" needs one key, as in: key r") }
    let pieces = words[1].lowercased().split(separator: "+").map(String.init)
    let known = Set(["shift", "ctrl", "control"])
    guard let key = pieces.last.flatMap(Key.init(rawValue:)),
      pieces.dropLast().allSatisfy(known.contains)
    else { throw problem("There is no key \"\(words[1])\"") }
    let isShifted = pieces.dropLast().contains("shift")
    guard
      RehearsedKey(key, isShifted: isShifted, isEditingText: false) != nil
        || RehearsedKey(key, isShifted: isShifted, isEditingText: true) != nil
    else { throw problem("The key \"\(words[1])\" does nothing") }
    return .key(key, isShifted: isShifted)
  }

  private func cells() throws(GestureScriptProblem) -> [BrailleCell] {
    guard words.count > 1 else {
      throw problem("\"braille\" needs the dots of each cell, as in: braille 125 15 123 123 135")
    }
    var cells: [BrailleCell] = []
    for word in words.dropFirst() {
      guard let cell = BrailleCell(digits: word) else {
        throw problem("\"\(word)\" is no cell; give its dots, each once, from 1 to 8")
      }
      cells.append(cell)
    }
    return cells
  }

  private func gesture() throws(GestureScriptProblem) -> GestureScript.Action {
    guard let gesture = Gesture(rawValue: words[0]), gesture != .unknown else {
      let known =
        Gesture.allCases.filter { $0 != .unknown }.map(\.rawValue) + [
          "wait", "type", "key", "braille", "hold", "drag", "lift", GestureScript.briefly,
        ]
      let near = NearestName.to(words[0], among: known).map { "; did you mean \"\($0)\"?" } ?? ""
      throw problem("\"\(words[0])\" is no gesture\(near)")
    }
    switch words.count {
    case 1: return .gesture(gesture, at: nil, times: 1)
    case 2:
      guard gesture.comesInSteps, let times = Int(words[1]), (1...100).contains(times) else {
        throw problem("\"\(words[1])\" is not what \(gesture.rawValue) needs")
      }
      return .gesture(gesture, at: nil, times: times)
    default:
      let points = try places()
      guard points.count == 1 else {
        throw problem("\(gesture.rawValue) happens at one place: two numbers")
      }
      return .gesture(gesture, at: points[0], times: 1)
    }
  }

  private func places() throws(GestureScriptProblem) -> [Point] {
    var numbers: [Double] = []
    for word in words.dropFirst() {
      guard let number = Double(word), number.isFinite, number.magnitude < 100_000 else {
        throw problem("\"\(word)\" is no place; give x and y in points")
      }
      numbers.append(number)
    }
    guard numbers.count.isMultiple(of: 2) else {
      throw problem("A place is two numbers, x and y in points; one is missing")
    }
    return stride(from: 0, to: numbers.count, by: 2).map {
      Point(x: numbers[$0], y: numbers[$0 + 1])
    }
  }
}

extension Gesture {
  /// It fires once a step while the fingers move, so that a count makes sense.
  fileprivate var comesInSteps: Bool {
    switch self {
    case .twoFingerRotateClockwise, .twoFingerRotateCounterclockwise, .twoFingerPinchIn,
      .twoFingerPinchOut:
      true
    default: false
    }
  }
}
