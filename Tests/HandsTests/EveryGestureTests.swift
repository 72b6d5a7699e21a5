import Gestures
import Hands
import SpaceAndTime
import Testing

@Suite("Every gesture, whatever the hands")
struct EveryGestureTests {
  @Test("A stroke drawn for a gesture is that gesture", arguments: Gesture.allCases)
  func strokes(gesture: Gesture) {
    let touches = GestureStrokes().touches(for: gesture, starting: .zero)
    #expect(TouchReading(touches).shape == HandShape(gesture))
  }

  @Test("A stroke fits wherever it is put", arguments: Gesture.allCases)
  func corners(gesture: Gesture) {
    let isPlaced = [.explore, .splitTap].contains(HandShape(gesture).motion)
    for corner in [Point(x: 2, y: 300), Point(x: 388, y: 600), Point(x: 200, y: 60)] where !isPlaced
    {
      let touches = GestureStrokes().touches(for: gesture, starting: .zero, at: corner)
      var shape = HandShape(gesture)
      if shape.half != nil { shape.half = corner.y < 422 ? .top : .bottom }
      #expect(TouchReading(touches).shape == shape)
      let screen = Rect(origin: .zero, size: .phone)
      #expect(touches.allSatisfy { screen.contains($0.position) })
    }
  }

  @Test("A mouse makes it", arguments: Gesture.allCases)
  func mouse(gesture: Gesture) {
    #expect(TouchReading(HandUser.mouse(making: gesture)).shape == HandShape(gesture))
  }

  @Test(
    "A keyboard alone makes it", arguments: Gesture.allCases.filter { $0 != .unknown },
    [false, true])
  func keyboard(gesture: Gesture, isEditingText: Bool) throws {
    let touches = try HandUser.keyboard(making: gesture, isEditingText: isEditingText)
    #expect(TouchReading(touches).shape == HandShape(gesture))
  }

  @Test("Sticky fingers make it with one hand", arguments: Gesture.allCases)
  func sticky(gesture: Gesture) {
    #expect(TouchReading(HandUser.stickyFingers(making: gesture)).shape == HandShape(gesture))
  }

}
