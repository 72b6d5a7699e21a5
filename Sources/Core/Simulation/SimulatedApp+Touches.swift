import AccessibilityTree
import SpaceAndTime

/// A finger that touches the app itself.
struct TouchTracking: Hashable, Sendable {
  /// The number of the open screen that it came down on.
  var screen: Int
  var start: Point
  var last: Point
  /// The view under the finger when it came down.
  var view: Int?
  /// The element under it, for parts that a kind makes itself.
  var element: String?
  /// What was open over the screen, where the finger came down beside it.
  var missed: Int?
  var hasMoved = false
  var began: Instant

  /// How long a finger rests until that is a long press (milliseconds).
  static let longPress: Milliseconds = 500

  /// In points: a finger that moved further is no tap.
  static let tapSlop = 10.0
}

extension SimulatedApp {
  /// A finger on the app, past VoiceOver: pass-through, direct touch, or VoiceOver off.
  mutating func touched(at point: Point, phase: AccessibilityRequest.TouchPhase) -> Bool {
    switch phase {
    case .down:
      let element = screen.position(at: point).map { screen.elements[$0].id }
      let isKey = element.map(isKey) ?? false
      let overlay = isKey ? nil : overlay
      let view = isKey ? nil : touchedView(at: point, element: element, below: overlay)
      touch = TouchTracking(
        screen: front.number, start: point, last: point, view: view, element: element, began: now)
      if view == nil, element != Banner.id { touch?.missed = overlay }
      guard let view else { return touch?.missed != nil }
      let isAnswered = answer(.touchDown, at: view)
      if let source = dragSource(around: view) { beginDrag(at: source) }
      return isAnswered || dragged != nil || followsFinger(view)
    case .move: return moved(to: point)
    case .cancel:
      touch = nil
      drop(on: nil)
      return true
    case .up:
      guard let ended = touch else { return false }
      touch = nil
      guard ended.screen == front.number else { return false }
      if let target = dragged?.target {
        drop(on: target)
        return true
      }
      drop(on: nil)
      let isAnswered = ended.view.map { answer(.touchUp, at: $0) } ?? false
      guard !ended.hasMoved, ended.screen == front.number else { return isAnswered }
      return tapped(ended) || isAnswered
    }
  }

  /// What is open over the rest of the screen and takes every touch: the last of the alerts, sheets,
  /// menus and popovers among its views, or the calendar of a date picker.
  private var overlay: Int? {
    simulated.overlays.last { index in
      guard builder.isSeen(index) else { return false }
      return simulated.records[index].view.kind.presentation != nil
        || builder.scene(at: index).closing != nil
    }
  }

  /// The view that a finger reaches; what a control shows beyond its own frame belongs to it. Nothing
  /// beside what is open over the screen is reached.
  private func touchedView(at point: Point, element: String?, below overlay: Int?) -> Int? {
    let hit = HitTest(builder: builder).view(at: point)
    guard let overlay else { return hit }
    if let element, let (owner, part) = simulated.locate(element), part != nil, owner == overlay {
      return overlay
    }
    return hit.flatMap { simulated.chain(from: $0).contains(overlay) ? $0 : nil }
  }

  /// A touch beside what is open closes it, as an escape would; an alert stays.
  private mutating func closeMissed(_ overlay: Int) -> Bool {
    guard simulated.records[overlay].view.kind != .alert else { return false }
    return closeView(around: overlay, source: nil)
  }

  /// True for what a finger moves: a slider, or content that scrolls and knows no long press.
  private func followsFinger(_ view: Int) -> Bool {
    let around = simulated.chain(from: view).map { simulated.records[$0].view }
    if around.contains(where: { $0.handlers[.longPress] != nil }) { return false }
    return around.contains { $0.kind == .slider }
  }

  /// Where a double tap touches the glass: as the app says, else in the middle of what can be seen.
  func activationPoint(of element: AccessibilityElement) -> Point? {
    guard let position = screen.position(of: element.id) else { return nil }
    let frame = screen.frame(at: position)
    if let point = element.content.activationPoint {
      return point + (frame.origin - element.frame.origin)
    }
    let seen = screen.visibleFrame(at: position)
    return (seen.isEmpty ? frame : seen).center
  }

  private mutating func answer(_ event: ScreenEvent, at index: Int) -> Bool {
    for view in simulated.chain(from: index) {
      if let actions = simulated.records[view].view.handlers[event] {
        // A dimmed control keeps its touches to itself; a long press is also recognized around it.
        guard builder.scene(at: view).isEnabled else {
          if event == .longPress { continue }
          return false
        }
        run(actions, from: simulated.records[view].view.id)
        return true
      }
    }
    return false
  }

  private mutating func tapped(_ tap: TouchTracking) -> Bool {
    if tap.element == Banner.id, banner != nil {
      hideBanner()
      return true
    }
    if let missed = tap.missed { return closeMissed(missed) }
    if tap.element == Popover.dismissID { return handle(.escape(from: nil)) }
    if let element = tap.element, now - tap.began >= TouchTracking.longPress,
      showAlternatives(of: element)
    {
      return true
    }
    if let element = tap.element, isKey(element),
      let press = Keyboard.press(element, isShifted: editing?.isShifted ?? false)
    {
      return pressed(press)
    }
    guard let hit = tap.view else { return false }
    if now - tap.began >= TouchTracking.longPress, answer(.longPress, at: hit) { return true }
    if let element = tap.element, let (index, part) = simulated.locate(element), part != nil,
      index == hit, let isHandled = activateView(index, part: part, source: element)
    {
      return isHandled
    }
    for view in simulated.chain(from: hit) {
      if let isHandled = turnPage(of: view, at: tap.last) { return isHandled }
      let id = simulated.records[view].view.id
      if let isHandled = activateView(view, part: nil, source: id) { return isHandled }
    }
    return false
  }

  /// A tap beside the middle of a page control goes to the page that lies there; from right to left
  /// the next one lies at the left (`UIPageControl`). Nil where the view is none.
  private mutating func turnPage(of index: Int, at point: Point) -> Bool? {
    let record = simulated.records[index]
    guard record.view.kind == .pageControl, record.view.handlers[.activate] == nil else {
      return nil
    }
    let scene = builder.scene(at: index)
    guard scene.isEnabled else { return false }
    let isForward = scene.share(at: point.x + scrolled(index).x) >= 0.5
    let event: ControlEvent = isForward ? .increment(part: nil) : .decrement(part: nil)
    guard let response = record.view.kind.respond(event, scene) else { return false }
    return apply(response, to: index, source: record.view.id)
  }

  /// A slider follows the finger; a scroll view is dragged along.
  private mutating func moved(to point: Point) -> Bool {
    guard var tracking = touch, tracking.screen == front.number else { return false }
    if tracking.start.distance(to: point) > TouchTracking.tapSlop { tracking.hasMoved = true }
    let way = point - tracking.last
    tracking.last = point
    touch = tracking
    if dragged != nil {
      if tracking.hasMoved { drag(to: point) }
      return true
    }
    guard tracking.hasMoved, let hit = tracking.view else { return false }
    for index in simulated.chain(from: hit) {
      let record = simulated.records[index]
      if record.view.kind == .slider, record.frame.size.width > 0 {
        let scene = builder.scene(at: index)
        guard scene.isEnabled else { return false }
        let share = scene.share(at: point.x + scrolled(index).x)
        let length = scene.range.upperBound - scene.range.lowerBound
        let value = scene.range.lowerBound + share * length
        setValue(.number(value), of: index, source: record.view.id)
        return true
      }
      if record.view.isScrollView { return drag(index, by: way) }
    }
    return false
  }

  private mutating func drag(_ index: Int, by way: Point) -> Bool {
    let record = simulated.records[index]
    let old = front.offsets[record.view.id] ?? .zero
    let offset = Point(
      x: min(max(old.x - way.x, 0), record.contentSize.width - record.frame.size.width),
      y: min(max(old.y - way.y, 0), record.contentSize.height - record.frame.size.height))
    guard offset != old else { return false }
    scroll(record.view.id, to: offset)
    return true
  }
}
