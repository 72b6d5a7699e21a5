import Canvas
import SpaceAndTime

/// What can be seen, drawn only when it changed.
extension Stage {
  func draw() {
    needsDrawing = false
    let layout = window.layout
    var picture = Picture(size: layout.size)
    picture.items.append(
      .text(TextBlock(session.caption, frame: layout.captions, fontSize: 20, color: .white)))
    window.present { pixels, width, height, bytesPerRow in
      painter.draw(
        picture, into: pixels, width: width, height: height, bytesPerRow: bytesPerRow)
    }
  }
}
