import AccessibilityTree
import SpaceAndTime

extension SimulatedApp {
  /// Answers whether anybody did (voiceover.md 5).
  mutating func handle(_ request: AccessibilityRequest) -> Bool {
    switch request {
    case .activate(let id): activate(id)
    case .increment(let id): adjust(id, event: .increment)
    case .decrement(let id): adjust(id, event: .decrement)
    case .zoomIn(let id): zoom(id, event: .zoomIn)
    case .zoomOut(let id): zoom(id, event: .zoomOut)
    case .escape(let id): escape(from: id)
    case .magicTap(let id): bubble(.magicTap, from: id)
    case .customAction(let name, let id): customAction(name, on: id)
    case .scroll(let direction, let id): scroll(direction, from: id)
    case .reveal(let id): reveal(id)
    case .longPress(let id): longPress(id)
    case .openLink(let destination, let id): openLink(destination, in: id)
    case .insertText(let text, let id): insert(text, into: id)
    case .deleteBackward(let id): deleteBackward(in: id)
    case .select(let range, let id): select(range, in: id)
    case .endEditing: endEditing(isAnnounced: true)
    case .undo(let id): takeBack(in: id, isRedo: false)
    case .redo(let id): takeBack(in: id, isRedo: true)
    case .touch(let point, let phase): touched(at: point, phase: phase)
    }
  }

  /// Offers an event to the view, to those around it and to the screen.
  mutating func bubble(_ event: ScreenEvent, from id: String?, includesScreen: Bool = true) -> Bool
  {
    if answerInViews(event, from: id) { return true }
    guard includesScreen, let actions = simulated.description.handlers[event] else { return false }
    run(actions, from: id)
    return true
  }

  private mutating func answerInViews(_ event: ScreenEvent, from id: String?) -> Bool {
    guard let start = responder(for: id) else { return false }
    for index in simulated.chain(from: start) {
      if let actions = simulated.records[index].view.handlers[event] {
        run(actions, from: id)
        return true
      }
    }
    return false
  }

  /// The view that answers first for an element; for a key it is the field that is typed into.
  private func responder(for id: String?) -> Int? {
    guard let id else { return nil }
    if isKey(id), let editing { return simulated.indexByID[editing.field] }
    return simulated.locate(id)?.index
  }

  /// True for a key of the keyboard that is up, and not for what an app calls alike.
  func isKey(_ id: String) -> Bool {
    editing != nil && id.hasPrefix("\(Keyboard.id).") && simulated.locate(id) == nil
  }

  /// Holding a key offers other characters (voiceover.md 6.1).
  private mutating func longPress(_ id: String) -> Bool {
    guard screen.element(id)?.content.traits.contains(.notEnabled) != true else { return false }
    return showAlternatives(of: id) || bubble(.longPress, from: id, includesScreen: false)
  }

  // MARK: - Escape

  /// Typing ends first, unless the field itself answers, as the first responder; then views answer, then the screen, then the system: it goes back, or closes
  /// what it presented itself (voiceover.md 5.2).
  private mutating func escape(from id: String?) -> Bool {
    if banner != nil, id == Banner.id {
      hideBanner()
      return true
    }
    if editing?.alternatives != nil { return hideAlternatives() }
    if let editing, let field = simulated.indexByID[editing.field] {
      if responder(for: id) == field, let actions = simulated.records[field].view.handlers[.escape]
      {
        run(actions, from: id)
        return true
      }
      return endEditing(isAnnounced: true)
    }
    if answerInViews(.escape, from: id) { return true }
    if dragged != nil {
      drop(on: nil)
      return true
    }
    if let start = responder(for: id), closeView(around: start, source: id) { return true }
    if let actions = simulated.description.handlers[.escape] {
      run(actions, from: id)
      return true
    }
    switch front.arrival {
    case .root: return false
    case .pushed: goBack(to: nil)
    case .presented(let style):
      guard style.closesOnUnansweredEscape else { return false }
      dismiss()
    }
    return true
  }

  // MARK: - Activation

  private mutating func activate(_ id: String) -> Bool {
    if isKey(id), let press = Keyboard.press(id, isShifted: editing?.isShifted ?? false) {
      return pressed(press)
    }
    if banner != nil, id == Banner.id {
      hideBanner()
      return true
    }
    if id == Popover.dismissID { return escape(from: nil) }
    guard let (index, part) = simulated.locate(id) else { return false }
    let element = screen.element(id)
    if element?.content.traits.contains(.notEnabled) == true { return false }
    if simulated.records[index].view.kind == .element || isBeyond(index, part: part, element),
      let isHandled = activateView(index, part: part, source: id)
    {
      return isHandled
    }
    // A finger would touch what is in front at the activation point (voiceover.md 5.1).
    let hit = element.flatMap(activationPoint).flatMap(HitTest(builder: builder).view) ?? index
    if part != nil, simulated.chain(from: hit).contains(index),
      let isHandled = activateView(index, part: part, source: id)
    {
      return isHandled
    }
    for view in simulated.chain(from: hit) {
      if let isHandled = activateView(view, part: nil, source: id) { return isHandled }
    }
    return false
  }

  /// True for what a control shows over everything else, outside its own frame: a calendar's days.
  private func isBeyond(_ index: Int, part: String?, _ element: AccessibilityElement?) -> Bool {
    guard part != nil, let element else { return false }
    return !simulated.records[index].frame.contains(element.frame.center)
  }

  /// Nil where the view takes no activation.
  mutating func activateView(_ index: Int, part: String?, source: String) -> Bool? {
    let record = simulated.records[index]
    let scene = builder.scene(at: index)
    if let actions = record.view.handlers[.activate], part == nil {
      guard scene.isEnabled else { return false }
      run(actions, from: source)
      return true
    }
    guard let response = record.view.kind.respond(.activate(part: part), scene) else { return nil }
    guard scene.isEnabled else { return false }
    return apply(response, to: index, source: source)
  }

  mutating func apply(_ response: ControlResponse, to index: Int, source: String) -> Bool {
    switch response {
    case .value(let value):
      if !chooseRadio(index, source: source) { setValue(value, of: index, source: source) }
    case .aside(let name, let value, let focus, let change):
      guard let valueName = simulated.records[index].valueName else { return false }
      state["\(valueName).\(name)"] = value
      isStale = true
      let id = focus.map { "\(simulated.records[index].view.id).\($0)" }
      if let change {
        posts.append(.screenChanged(change, focus: id, message: nil))
      } else if let id {
        posts.append(.layoutChanged(focus: id, message: nil))
      }
    case .dismiss: return closeView(around: index, source: source)
    case .beginEditing: beginEditing(simulated.records[index].view.id)
    case .clear: return clear(simulated.records[index].view.id)
    case .back: goBack(to: nil)
    }
    return true
  }

  /// Gives a control another value and tells its handlers where that is a change.
  mutating func setValue(_ value: StateValue, of index: Int, source: String) {
    let record = simulated.records[index]
    guard let name = record.valueName, state[name] != value else { return }
    state[name] = value
    isStale = true
    if let actions = record.view.handlers[.change] { run(actions, from: source) }
  }

  // MARK: - Adjusting

  /// Where the value stays as it was, `valueAtLimit` says so.
  private mutating func adjust(_ id: String, event: ScreenEvent) -> Bool {
    guard let (index, part) = simulated.locate(id), let before = screen.element(id),
      !before.content.traits.contains(.notEnabled)
    else { return false }
    let record = simulated.records[index]
    let number = front.number
    if let actions = record.view.handlers[event] {
      run(actions, from: id)
    } else {
      let control: ControlEvent =
        event == .increment ? .increment(part: part) : .decrement(part: part)
      guard let response = record.view.kind.respond(control, builder.scene(at: index)) else {
        return false
      }
      _ = apply(response, to: index, source: id)
    }
    if isStale { rebuild() }
    if number == front.number, let after = screen.element(id),
      after.content.value == before.content.value
    {
      posts.append(.valueAtLimit(id))
    }
    return true
  }

  // MARK: - Zooming

  private mutating func zoom(_ id: String, event: ScreenEvent) -> Bool {
    guard screen.element(id)?.content.traits.contains(.notEnabled) == false else { return false }
    return bubble(event, from: id, includesScreen: false)
  }

  // MARK: - Actions and links

  private mutating func customAction(_ name: String, on id: String) -> Bool {
    if dragAction(name, on: id) { return true }
    guard let start = simulated.locate(id)?.index else { return false }
    for index in simulated.chain(from: start) {
      let record = simulated.records[index]
      let scene = builder.scene(at: index)
      if let action = record.view.accessibility.customActions.first(where: {
        scene.text($0.name) == name
      }) {
        run(action.actions, from: id)
        return true
      }
    }
    return false
  }

  private mutating func openLink(_ destination: String, in id: String) -> Bool {
    guard let index = simulated.locate(id)?.index,
      let link = simulated.records[index].view.content.links.first(where: {
        $0.destination == destination
      }), let actions = link.actions
    else { return false }
    run(actions, from: id)
    return true
  }
}
