import Foundation
import SpaceAndTime

/// A line of `--log`.
public struct LogLine: Decodable, Sendable {
  public var time: Milliseconds
  public var event: String
  public var gesture: String?
  public var text: String?
  public var language: String?
  public var latency: Milliseconds?
  /// Microseconds of the machine's clock.
  public var heardTime: Int64?
  public var heardSample: Int?
  public var round: String?
  public var gestures: Int?
  public var stars: Int?
  public var screen: String?
  public var title: String?
  public var element: String?
  public var reason: String?
  /// The dots of a cell, such as "125".
  public var dots: String?

  private enum CodingKeys: String, CodingKey {
    case time = "t_ms"
    case event, gesture, text, language
    case latency = "latency_ms"
    case heardTime = "heard_us"
    case heardSample = "heard_sample"
    case round, gestures, stars, screen, title, element, reason, dots
  }
}

extension LogLine {
  /// The lines that are written to their end.
  ///
  /// Who reads while another writes may see the beginning of a line, even of a single write.
  public static func whole(in log: Data) throws -> [LogLine] {
    let newline = UInt8(ascii: "\n")
    guard let end = log.lastIndex(of: newline) else { return [] }
    return try log[..<end].split(separator: newline).map {
      try JSONDecoder().decode(LogLine.self, from: $0)
    }
  }
}
