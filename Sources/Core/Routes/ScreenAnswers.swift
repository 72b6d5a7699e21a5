import Simulation

/// Which screens answer what at all, so that nothing has to be tried on the others.
struct ScreenAnswers {
  private var eventsByScreen: [String: Set<ScreenEvent>] = [:]
  /// The screens with something on them that a scrub takes away.
  private var closing: Set<String> = []

  init(library: ScreenLibrary) {
    for (id, screen) in library.screens {
      var events = Set(screen.description.handlers.keys)
      for record in screen.records { events.formUnion(record.view.handlers.keys) }
      eventsByScreen[id] = events
      if screen.records.indices.contains(where: screen.closes) { closing.insert(id) }
    }
  }

  func answers(_ event: ScreenEvent, on screen: String) -> Bool {
    eventsByScreen[screen]?.contains(event) == true
  }

  func answersScrolling(on screen: String) -> Bool {
    let events = eventsByScreen[screen] ?? []
    return !events.isDisjoint(with: [
      .scroll, .scrollUp, .scrollDown, .scrollLeft, .scrollRight, .refresh,
    ])
  }

  /// Somebody may, or the system does.
  func answersEscape(in app: SimulatedApp) -> Bool {
    if app.editing != nil || answers(.escape, on: app.screen.id)
      || closing.contains(app.screen.id)
    {
      return true
    }
    switch app.stack[app.stack.count - 1].arrival {
    case .root: return false
    case .pushed: return true
    case .presented(let style): return style.closesOnUnansweredEscape
    }
  }
}
