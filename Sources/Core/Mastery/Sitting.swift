import Gestures

/// What to do in one sitting: what is due, mixed, and no longer than people can listen.
public struct Sitting: Hashable, Sendable {
  /// In minutes.
  public static let longest = 20.0
  /// What one gesture of a mixed drill takes, asked for about twice, in minutes.
  static let minutesForGesture = 0.5
  /// What going through a lesson once more takes, in minutes.
  static let minutesForLesson = 4.0

  /// For one mixed drill.
  public private(set) var gestures: [Gesture] = []
  /// The ids of lessons to go through again.
  public private(set) var lessons: [String] = []
  /// In minutes, at most `longest`.
  public private(set) var minutes = 0.0
  /// What is due and finds no room today.
  public private(set) var left = 0

  /// - Parameter isShipped: false for what the course no longer has.
  public init(
    of mastery: Mastery, on day: Int, where isShipped: (Skill) -> Bool = { _ in true }
  ) {
    for due in mastery.due(on: day) where isShipped(due.skill) {
      let cost =
        switch due.skill {
        case .gesture: Self.minutesForGesture
        case .lesson: Self.minutesForLesson
        }
      guard minutes + cost <= Self.longest else {
        left += 1
        continue
      }
      minutes += cost
      switch due.skill {
      case .gesture(let gesture): gestures.append(gesture)
      case .lesson(let id): lessons.append(id)
      }
    }
  }

  public var isEmpty: Bool { gestures.isEmpty && lessons.isEmpty }
}
