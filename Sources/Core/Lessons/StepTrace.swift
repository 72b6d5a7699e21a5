import AccessibilityTree
import Gestures
import ScreenReader
import Speech

/// What happened since a step began.
public struct StepTrace: Hashable, Sendable {
  public struct Asked: Hashable, Sendable {
    public var request: LessonGoal.Request
    public var element: String?

    public init(request: LessonGoal.Request, element: String?) {
      self.request = request
      self.element = element
    }
  }

  public var gestures: [Gesture: Int] = [:]
  public var earcons: [Earcon: Int] = [:]
  public var visited: Set<String> = []
  public var asked: Set<Asked> = []
  public var commands: Set<String> = []

  public init() {}

  /// Notes what a reader did; speech leaves no trace.
  public mutating func add(_ event: ReaderEvent) {
    switch event {
    case .cursorMoved(let id?): visited.insert(id)
    case .earcon(let earcon): earcons[earcon, default: 0] += 1
    case .asked(let request, _):
      if let asked = Asked(request) { self.asked.insert(asked) }
    default: break
    }
  }
}

extension StepTrace.Asked {
  fileprivate init?(_ request: AccessibilityRequest) {
    switch request {
    case .activate(let id): self.init(request: .activate, element: id)
    case .increment(let id): self.init(request: .increment, element: id)
    case .decrement(let id): self.init(request: .decrement, element: id)
    case .escape(let id): self.init(request: .escape, element: id)
    case .magicTap(let id): self.init(request: .magicTap, element: id)
    case .customAction(_, let id): self.init(request: .customAction, element: id)
    case .scroll(_, let id): self.init(request: .scroll, element: id)
    case .longPress(let id): self.init(request: .longPress, element: id)
    default: return nil
    }
  }
}
