import Gestures
import SpaceAndTime

/// A gesture in the words of the outside cases.
struct OracleGesture: Decodable, Hashable, CustomStringConvertible {
  var gesture: String
  var fingers: Int?
  var taps: Int?
  var direction: String?
  var directions: [String]?

  var description: String {
    let parts = [
      fingers.map(String.init), taps.map { "x\($0)" }, gesture, direction,
      directions?.joined(separator: "+"),
    ]
    return parts.compactMap(\.self).joined(separator: " ")
  }

  /// Whether the unlucky word of a `must_not` list means this gesture.
  func isNamed(_ word: String) -> Bool {
    word == gesture || (word == "double tap" && gesture == "tap" && taps == 2)
  }

  /// The same in the words of the outside cases; nil for what they have no word for.
  init?(_ gesture: Gesture) {
    let row = GestureCatalog.row(of: gesture)
    switch row.motion {
    case .tap: self.init("tap", row.fingers, taps: row.taps)
    case .hold: self.init("tap_hold", row.fingers, taps: row.taps)
    case .flick(let direction): self.init("swipe", row.fingers, direction: direction.rawValue)
    case .scrub: self.init("scrub", row.fingers)
    case .rotate(let isClockwise):
      self.init("rotate", 2, direction: isClockwise ? "clockwise" : "counterclockwise")
    case .pinch(let isOutward): self.init("pinch", 2, direction: isOutward ? "out" : "in")
    case .explore: self.init("explore", nil)
    case .splitTap: self.init("split_tap", nil)
    case .holdAndFlick, .edgeSlide: self.init(gesture.rawValue, row.fingers)
    case .nothing: return nil
    }
  }

  private init(_ gesture: String, _ fingers: Int?, taps: Int? = nil, direction: String? = nil) {
    self.gesture = gesture
    self.fingers = fingers
    self.taps = taps
    self.direction = direction
  }
}

/// A file of touches with what they should become, in millimetres.
struct TouchTraceOracle: Decodable {
  struct Case: Decodable {
    struct Sample: Decodable {
      var time: Double
      var finger: Int
      var phase: String
      var x: Double
      var y: Double

      enum CodingKeys: String, CodingKey {
        case time = "t_ms"
        case finger, phase, x, y
      }
    }

    var id: String
    var voiceover: String?
    var settle: Double
    var expected: [OracleGesture]?
    var expectedAnyOf: [[OracleGesture]]?
    var mustNot: [String]?
    var touches: [Sample]

    enum CodingKeys: String, CodingKey {
      case id, voiceover, expected, touches
      case settle = "settle_ms"
      case expectedAnyOf = "expected_any_of"
      case mustNot = "must_not"
    }
  }

  var file: String
  var cases: [Case]
}
