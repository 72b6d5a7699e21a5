import Canvas
import Practice
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
  }

  private var scene: StageScene {
    let layout = window.layout
    var scene = StageScene(layout: layout)
    if let visible = session.visibleScreen {
      scene.screen = DrawnScreen(
        views: visible.views, cursor: visible.cursor, language: visible.language)
    }
    if session.showsCaptions {
      scene.caption = CaptionStrip(
        session.caption, frame: layout.captions, isLarge: session.areCaptionsLarge)
    }
    if let lines = session.inspector { scene.panel = TextPanel(title: "", lines: lines) }
    if showsContactPanel {
      scene.contacts = contacts
      scene.considered = session.consideredGestures
    }
    scene.placedFingers = hands.placedFingers
    return scene
  }
}
