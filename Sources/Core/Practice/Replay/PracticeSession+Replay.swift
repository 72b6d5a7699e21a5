import Gestures
import Lessons
import ScreenReader
import Speech

/// Hearing a round once more, step by step: the cheapest way and the learner's own.
///
/// A flick right makes the next step, a flick left goes back by one, up and down change between the
/// ways, a double tap repeats, a scrub leaves.
extension PracticeSession {
  /// True while a replay is in front, and gestures steer it.
  var isReplaying: Bool { replay != nil && layers.last?.isSystem == false }

  mutating func beginReplay(ofRound id: String) {
    guard let run, let index = run.lesson.rounds.firstIndex(where: { $0.id == id }),
      let way = prices[run.lesson.id]?.ways[index], run.recordings.indices.contains(index)
    else { return }
    let round = run.lesson.rounds[index]
    replay = Replay(
      app: round.app, screen: round.screen, cheapest: way.route, own: run.recordings[index])
    say(coach.words.text("replay.how"), isNeeded: true)
    tellWay()
    openReplay(toStep: 0)
  }

  mutating func steerReplay(by gesture: Gesture) {
    apply(queue.interrupt())
    guard let replay else { return }
    switch gesture {
    case .oneFingerFlickRight: makeNextStep()
    case .oneFingerFlickLeft:
      guard replay.position > 0 else { return sound(.boundary) }
      openReplay(toStep: replay.position - 1)
    case .oneFingerFlickUp, .oneFingerFlickDown:
      self.replay?.way = replay.way == .cheapest ? .own : .cheapest
      tellWay()
      openReplay(toStep: min(replay.position, self.replay?.current.count ?? 0))
    case .oneFingerDoubleTap: openReplay(toStep: replay.position)
    case .twoFingerScrub: closeLayer()
    case .twoFingerTap: break
    default: say(coach.words.text("replay.how"))
    }
  }

  private mutating func tellWay() {
    guard let replay else { return }
    say(
      coach.words.text("replay.\(replay.way.rawValue)", count: replay.current.count),
      isNeeded: true)
  }

  private mutating func makeNextStep() {
    guard let replay else { return }
    guard replay.position < replay.current.count else {
      sound(.boundary)
      return say(coach.words.text("replay.end"))
    }
    self.replay?.position += 1
    tellStep()
    perform(replay.current[replay.position])
  }

  /// Begins anew and makes so many steps, of which only the last is heard.
  private mutating func openReplay(toStep position: Int) {
    guard let replay, let library = course.apps[replay.app] else { return }
    if layers.last?.isSystem == false { layers.removeLast() }
    var layer = Layer(screen: replay.screen, of: library, for: listener, at: now)
    let beginning = layer.begin(at: now)
    self.replay?.position = position
    self.replay?.now = now
    layers.append(layer)
    effects.append(.redraw)
    guard position > 0 else { return hear(beginning) }
    for step in replay.current.prefix(position - 1) { _ = make(step) }
    tellStep()
    perform(replay.current[position - 1])
  }

  private mutating func tellStep() {
    guard let replay, replay.position > 0 else { return }
    say(
      coach.words.text(
        "replay.step",
        [
          "step": String(replay.position), "count": String(replay.current.count),
          "name": name(of: replay.current[replay.position - 1]),
        ]))
  }

  func name(of step: Replay.Step) -> String {
    if let gesture = step.gesture {
      coach.name(of: gesture)
    } else if !step.typed.isEmpty {
      coach.words.text("replay.typed", ["text": step.typed])
    } else {
      coach.words.text(step.isSkipped ? "replay.skipped" : "replay.key")
    }
  }

  mutating func perform(_ step: Replay.Step) {
    hear(make(step))
    effects.append(.redraw)
  }

  private mutating func make(_ step: Replay.Step) -> [ReaderEvent] {
    guard var moment = replay?.now else { return [] }
    moment = max(moment, now)
    var events: [ReaderEvent] = []
    for input in step.inputs { events += layers[layers.count - 1].make(input, at: &moment) }
    replay?.now = moment
    return events
  }

  /// Speech waits for the coach; of what an exploring finger passed, the last is heard.
  mutating func hear(_ events: [ReaderEvent]) {
    let isExploring = events.count { $0.isFocus } > 1
    let lastFocus = events.lastIndex { $0.isFocus } ?? 0
    for (index, event) in events.enumerated() {
      switch event {
      case .speak where isExploring && index < lastFocus: break
      case .speak: handle([event.patient])
      case .earcon, .cursorMoved, .screenChanged: handle([event])
      default: break
      }
    }
  }
}

extension ReaderEvent {
  fileprivate var isFocus: Bool { if case .cursorMoved = self { true } else { false } }
}
