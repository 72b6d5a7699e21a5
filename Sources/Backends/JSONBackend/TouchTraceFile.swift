import Gestures
import SpaceAndTime

/// Touches that someone recorded or wrote (design, section 6).
public enum TouchTraceFile {
  /// Reads the file's text; `file` is its name for what is said about mistakes.
  public static func recognition(
    from bytes: [UInt8], file: String
  ) throws(JSONProblem) -> Recognition {
    let contents = try JSONReading.decode(Contents.self, from: bytes, file: file)
    var recognition = Recognition(
      tolerances: try contents.tolerances(file: file), traces: contents.cases.map(\.trace))
    if let screen = contents.screen {
      guard screen.count == 2, screen.allSatisfy({ $0 > 0 && $0 <= 100_000 }) else {
        throw JSONProblem(file: file, sentence: "“screen” is its width and height in points")
      }
      recognition.screen = Size(width: screen[0], height: screen[1])
    }
    return recognition
  }

  private struct Contents: Decodable {
    var screen: [Double]?
    var limits: [String: Double]?
    var cases: [Case]

    func tolerances(file: String) throws(JSONProblem) -> Tolerances {
      var tolerances = Tolerances.strict
      for (name, value) in limits ?? [:] {
        guard let limit = Tolerances.Limit(rawValue: name) else {
          let names = Tolerances.Limit.allCases.map(\.rawValue).joined(separator: ", ")
          throw JSONProblem(
            file: file, sentence: "there is no limit “\(name)”; there are \(names)")
        }
        guard limit.range.contains(value) else {
          throw JSONProblem(
            file: file,
            sentence:
              "limits.\(name) is from \(limit.range.lowerBound) to \(limit.range.upperBound)")
        }
        tolerances[limit] = value
      }
      return tolerances
    }
  }

  private struct Case: Decodable {
    var id: String
    var touches: [Sample]

    var trace: TouchTrace { TouchTrace(id: id, touches: touches.map(\.touch)) }
  }

  private struct Sample: Decodable {
    /// A million years, beyond which no clock goes.
    private static let latest = 1e15

    var touch: Touch

    enum CodingKeys: String, CodingKey {
      case time = "t_ms"
      case finger, phase, x, y
    }

    init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      let time = try values.decode(Double.self, forKey: .time)
      guard time.magnitude <= Self.latest else {
        throw DecodingError.dataCorruptedError(
          forKey: .time, in: values, debugDescription: "that is no moment in milliseconds")
      }
      let name = try values.decode(String.self, forKey: .phase)
      guard let phase = Touch.Phase(rawValue: name) else {
        throw DecodingError.dataCorruptedError(
          forKey: .phase, in: values,
          debugDescription: "“\(name)” is none of down, move, up, cancel")
      }
      touch = Touch(
        time: Instant(milliseconds: time), finger: try values.decode(Int.self, forKey: .finger),
        phase: phase,
        position: Point(
          x: try values.decode(Double.self, forKey: .x),
          y: try values.decode(Double.self, forKey: .y)))
    }
  }
}
