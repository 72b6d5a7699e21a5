import Gestures
import Hands
import SpaceAndTime

/// Reads touches by measuring them, without a recognizer: how many fingers, what they did.
struct TouchReading {
  private struct Contact {
    var paths: [[Touch]] = []
    var start: Instant { paths.map { $0[0].time }.min()! }
    var end: Instant { paths.map { $0.last!.time }.max()! }
    var ways: [Point] { paths.map { $0.last!.position - $0[0].position } }
    var isStill: Bool {
      paths.joined().allSatisfy { touch in
        paths.contains {
          $0[0].finger == touch.finger && $0[0].position.distance(to: touch.position) < 35
        }
      }
    }
    var mean: Point { ways.reduce(.zero, +) * (1 / Double(ways.count)) }
  }

  private var contacts: [Contact] = []

  init(_ touches: [Touch]) {
    var open: [Int: [Touch]] = [:]
    var contact = Contact()
    for touch in touches {
      open[touch.finger, default: []].append(touch)
      guard touch.phase == .up else { continue }
      contact.paths.append(open.removeValue(forKey: touch.finger)!)
      if open.isEmpty {
        contacts.append(contact)
        contact = Contact()
      }
    }
  }

  /// Nil where the contacts do not make one gesture.
  var shape: HandShape? {
    guard let last = contacts.last else { return nil }
    let fingers = last.paths.count
    let taps = contacts.dropLast()
    let areJoined = zip(contacts, contacts.dropFirst()).allSatisfy { $1.start - $0.end < 250 }
    guard areJoined,
      taps.allSatisfy({ $0.isStill && $0.end - $0.start < 150 && $0.paths.count == fingers })
    else { return nil }
    let isLong = last.end - last.start > 1_000
    if last.isStill {
      if fingers == 2, last.paths.contains(where: { $0.last!.time - $0[0].time < 100 }),
        isSplit(last)
      {
        return HandShape(1, .splitTap)
      }
      if isLong { return HandShape(fingers, .tapsAndHold(contacts.count)) }
      if last.end - last.start > 200 { return HandShape(fingers, .explore) }
      return HandShape(fingers, .taps(contacts.count), half: half(last))
    }
    guard let motion = motion(last) else { return nil }
    if case .flick(let direction) = motion, taps.count == 1, isLong {
      return HandShape(fingers, .doubleTapHoldAndFlick(direction))
    }
    return taps.isEmpty ? HandShape(fingers, motion) : nil
  }

  private func half(_ contact: Contact) -> HandShape.Half? {
    guard contact.paths.count == 4, contacts.count == 1 else { return nil }
    return contact.paths[0][0].position.y < 422 ? .top : .bottom
  }

  private func isSplit(_ contact: Contact) -> Bool {
    let starts = contact.paths.map { $0[0].time }
    return starts.max()! - starts.min()! > 200
  }

  private func motion(_ contact: Contact) -> HandMotion? {
    let first = contact.paths[0]
    let start = first[0].position
    if contact.paths.count == 1, start.y < 12 || start.y > 832 {
      return .edgeSlide(
        fromTop: start.y < 12, reach: abs(contact.ways[0].y) / 844 < 0.5 ? 0.37 : 0.62)
    }
    let length = zip(first, first.dropFirst()).map { $0.position.distance(to: $1.position) }
      .reduce(0, +)
    if contact.paths.count == 2 {
      let (a, b) = (contact.paths[0], contact.paths[1])
      let before = b[0].position - a[0].position
      let after = b.last!.position - a.last!.position
      let sine = (before.x * after.y - before.y * after.x) / before.length / after.length
      if abs(sine) > 0.48 { return .rotate(clockwise: sine > 0) }
      if abs(after.length - before.length) > 60 {
        return .pinch(isOpening: after.length > before.length)
      }
      if length / contact.mean.length > 1.8 { return .scrub }
    }
    if contact.mean.length < 20 { return .turnBack }
    let speed =
      contact.mean.length / (contact.end - first.first { $0.phase == .move }!.time) * 1_000
    if speed < 385 { return .explore }
    return .flick(
      abs(contact.mean.x) > abs(contact.mean.y)
        ? (contact.mean.x > 0 ? .right : .left) : (contact.mean.y > 0 ? .down : .up))
  }
}
