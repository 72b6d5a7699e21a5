import Gestures
import Hands
import SpaceAndTime
import Testing

/// How each gesture of the catalogue is made, for those who have no touch screen.
extension HandUser {
  static func mouse(making gesture: Gesture) -> [Touch] {
    var user = HandUser()
    let shape = HandShape(gesture)
    if let half = shape.half { user.point(at: Point(x: 195, y: half == .top ? 200 : 700)) }
    let digit = Self.digits[shape.fingers - 1]
    if shape.fingers > 2 { user.press(digit) }
    switch shape.motion {
    case .rotate(let isClockwise):
      user.turnWheel(isClockwise ? 1 : -1)
    case .pinch(let isOpening):
      let middle = Point(x: 195, y: 422)
      let (near, far) = (50.0, 130.0)
      user.point(at: middle + Point(x: isOpening ? near : far, y: 0))
      user.swing(
        .middle, around: middle, from: (isOpening ? near : far, 0), to: (isOpening ? far : near, 0))
    case .splitTap:
      user.hold(.left)
      user.wait(300)
      user.click(.right)
      user.wait(50)
      user.letGo(.left)
    default:
      user.draw(shape.motion, shape.fingers == 2 ? .right : .left)
    }
    user.wait(600)
    return user.touches
  }

  static func keyboard(making gesture: Gesture, isEditingText: Bool) throws -> [Touch] {
    var user = HandUser()
    user.hands.isEditingText = isEditingText
    let control: KeyModifiers = isEditingText ? .control : []
    let shape = HandShape(gesture)
    let row = try #require(
      KeyMap.hands.first { $0.meaning == .gesture(gesture) }
        ?? KeyMap.hands.first { $0.meaning == .motion(shape.motion) })
    let digit = Self.digits[shape.fingers - 1]
    if shape.fingers > 1 { user.press(digit, control) }
    user.press(row.key, row.modifiers.union(control))
    user.wait(350)
    user.release(row.key, row.modifiers.union(control))
    if shape.fingers > 1 { user.release(digit, control) }
    user.wait(3_000)
    return user.touches
  }

  static func stickyFingers(making gesture: Gesture) -> [Touch] {
    var user = HandUser()
    user.hands.makeFingersSticky(true, at: user.now)
    let shape = HandShape(gesture)
    let count = shape.motion == .splitTap ? 2 : shape.fingers
    var row = 380.0
    if let half = shape.half { row = half == .top ? 200 : 700 }
    if case .edgeSlide(let fromTop, _) = shape.motion { row = fromTop ? 4 : 840 }
    for finger in 0..<count {
      user.point(at: Point(x: 195 - 35 * Double(count - 1) + 70 * Double(finger), y: row))
      user.click(.left)
      user.wait(800)
    }
    switch shape.motion {
    case .rotate(let isClockwise):
      user.swing(
        .right, around: Point(x: 160, y: row), from: (70, 0), to: (70, isClockwise ? 0.9 : -0.9))
    case .pinch(let isOpening):
      if !isOpening {
        user.hold(.middle)
        user.letGo(.middle)
        for x in [100.0, 290] {
          user.point(at: Point(x: x, y: row))
          user.click(.left)
        }
      }
      user.drag(.right, by: [Point(x: isOpening ? 120 : -130, y: 0)], during: 300)
    case .splitTap:
      user.click(.right)
    default:
      user.draw(shape.motion, .left)
    }
    user.wait(600)
    return user.touches
  }

  private static let digits: [Key] = [.one, .two, .three, .four, .five]
}
