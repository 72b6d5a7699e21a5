import Canvas
import Practice
import SDLBackend
import SpaceAndTime

/// What can be seen, drawn only when it changed.
extension Stage {
  func draw() {
    needsDrawing = false
    let picture = scene.picture(measure: painter.size)
    window.present { pixels, width, height, bytesPerRow in
      painter.draw(
        picture, into: pixels, width: width, height: height, bytesPerRow: bytesPerRow)
    }
    if let projector = window.projector { drawForRoom(on: projector) }
  }

  /// The same for those who watch: nothing is hidden from them, and all that is said is written.
  private func drawForRoom(on projector: ProjectorWindow) {
    var scene = StageScene(layout: projector.layout)
    scene.screen = session.watchedScreen.map(drawn)
    scene.caption = CaptionStrip(
      session.caption, frame: projector.layout.captions,
      textScale: max(session.textSize.factor, TextSize.large.factor))
    scene.hasHighContrast = session.hasHighContrast
    scene.contacts = contacts
    scene.considered = session.consideredGestures
    let picture = scene.picture(measure: painter.size)
    projector.present { pixels, width, height, bytesPerRow in
      painter.draw(
        picture, into: pixels, width: width, height: height, bytesPerRow: bytesPerRow)
    }
  }

  private var scene: StageScene {
    let layout = window.layout
    var scene = StageScene(layout: layout)
    scene.screen = session.visibleScreen.map(drawn)
    scene.hasHighContrast = session.hasHighContrast
    if session.showsCaptions {
      scene.caption = CaptionStrip(
        session.caption, frame: layout.captions, textScale: session.textSize.factor)
    }
    if let lines = session.inspector {
      scene.panel = TextPanel(title: "", lines: lines, textScale: session.textSize.factor)
    }
    if showsContactPanel {
      scene.contacts = contacts
      scene.considered = session.consideredGestures
    }
    scene.placedFingers = hands.placedFingers
    return scene
  }

  private func drawn(_ visible: VisibleScreen) -> DrawnScreen {
    var screen = DrawnScreen(
      views: visible.views, cursor: visible.cursor, language: visible.language)
    screen.textScale = session.textSize.factor
    screen.hasLargeCursor = session.hasLargeCursor
    return screen
  }
}
