/// A line of `--log`.
public struct LogLine: Decodable, Sendable {
  public var t_ms: Double
  public var event: String
  public var gesture: String?
  public var text: String?
  public var latency_ms: Double?
  public var heard_us: Int64?
  public var heard_sample: Int?
  public var round: String?
  public var gestures: Int?
  public var stars: Int?
  public var screen: String?
  public var title: String?
  public var element: String?
  public var reason: String?
}
