import SpaceAndTime

/// Curtain's own screens anew, when what they show or how large they are has changed.
extension PracticeSession {
  /// A screen of Curtain over the layers before `index`.
  func layer(of screen: SystemScreen, above index: Int) -> Layer {
    Layer(
      system: screen, size: glass(above: index), textScale: preferences.textSize.factor,
      for: listener, at: now)
  }

  /// The glass of the app in hand, or of Curtain itself where none is.
  private func glass(above index: Int) -> Size {
    layers[..<index].last { !$0.isSystem }?.screenSize ?? preferences.glass.size
  }

  /// As they are now; nil for a screen that keeps what it showed at first.
  func current(_ kind: SystemScreen.Kind) -> SystemScreen? {
    switch kind {
    case .mainMenu: mainMenu
    case .settings: settingsScreen
    case .coachMenu: systemScreens.coachMenu(during: doing)
    case .lessonList: systemScreens.lessonList(course)
    case .gestures: systemScreens.gestures()
    case .faults:
      systemScreens.faults(course, preferences, vocabulary: setup.vocabulary)
    case .due: systemScreens.due(sitting, in: course)
    case .keys: systemScreens.keys(isRoom: setup.isRoom)
    case .progress: progressScreen
    case .errands, .history, .rotor, .results, .leaveQuestion, .gesturePlay, .gestureDrill,
      .drillResults,
      .faultNames, .faultRepairs, .faultDone, .reminder, .languages, .learners, .learnerName,
      .learnerQuestion:
      nil
    }
  }

  /// With the cursor where it was; nothing is said.
  mutating func rebuildLayer(_ index: Int) {
    guard case .system(let kind) = layers[index].kind,
      let screen = current(kind) ?? layers[index].systemScreen
    else { return }
    let row = layers[index].situation.cursor
    layers[index] = layer(of: screen, above: index)
    _ = layers[index].begin(at: now, cursorOn: row)
  }

  mutating func rebuildLayers() {
    for index in layers.indices {
      layers[index].speak(with: setup.vocabulary)
      rebuildLayer(index)
    }
    updateRecognizer()
    effects.append(.redraw)
  }

  /// The settings, where they are in front.
  mutating func rebuildSettings() {
    guard layers.last?.kind == .system(.settings) else { return }
    rebuildLayer(layers.count - 1)
    effects.append(.redraw)
  }
}
