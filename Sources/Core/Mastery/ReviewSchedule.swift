/// When a skill should come back, by SM-2 (P. A. Woźniak, 1990): after one day, after six, then
/// each time later by a factor that sinks with every effort.
///
/// The schedule was made for words on cards. That it also fits hands is a hypothesis: the report
/// shows the first-try rate of reviews, by which it can be doubted.
public struct ReviewSchedule: Hashable, Sendable {
  /// Grades under this one begin the row of reviews anew.
  static let leastPassingGrade = 3
  static let firstInterval = 1
  static let secondInterval = 6
  static let firstEase = 2.5
  static let leastEase = 1.3

  /// Passed reviews in a row.
  public private(set) var repetitions = 0
  /// Days between the last review and the next one.
  public private(set) var interval = 0
  /// What the interval grows by.
  public private(set) var ease = Self.firstEase
  /// The day of the last review; nil before the first.
  public private(set) var reviewedOn: Int?

  public init() {}

  /// The day on which it comes back; nil for what was never practised.
  public var dueOn: Int? { reviewedOn.map { $0 + interval } }

  public func isDue(on day: Int) -> Bool { dueOn.map { $0 <= day } ?? false }

  /// Takes in an answer. One that comes before its day moves nothing, unless it failed: practising
  /// today what was practised today says little about tomorrow.
  public mutating func review(grade: Int, on day: Int) {
    precondition((0...5).contains(grade), "SM-2 grades from 0 to 5")
    let hasPassed = grade >= Self.leastPassingGrade
    guard reviewedOn == nil || isDue(on: day) || !hasPassed else { return }
    if hasPassed {
      interval =
        switch repetitions {
        case 0: Self.firstInterval
        case 1: Self.secondInterval
        default: Int((Double(interval) * ease).rounded(.up))
        }
      repetitions += 1
    } else {
      repetitions = 0
      interval = Self.firstInterval
    }
    let effort = Double(5 - grade)
    ease = max(Self.leastEase, ease + 0.1 - effort * (0.08 + effort * 0.02))
    reviewedOn = day
  }
}
