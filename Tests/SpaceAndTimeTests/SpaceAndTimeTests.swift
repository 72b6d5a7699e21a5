import Foundation
import SpaceAndTime
import Testing

@Suite("Places and moments")
struct SpaceAndTimeTests {
  @Test("A moment and a wait add up exactly", arguments: [0, 0.001, 250, 3_600_000.5])
  func waitsAddUp(wait: Milliseconds) {
    let start = Instant(milliseconds: 1_234.567)
    #expect((start + wait) - start == wait)
  }

  @Test("Neighboring rectangles share no point")
  func neighbors() {
    let left = Rect(x: 0, y: 0, width: 10, height: 10)
    let right = Rect(x: 10, y: 0, width: 10, height: 10)
    let edge = Point(x: 10, y: 5)
    #expect(!left.contains(edge))
    #expect(right.contains(edge))
  }

  @Test("A seed repeats its numbers")
  func seeds() {
    var first = SeededRandom(seed: 7)
    var second = SeededRandom(seed: 7)
    var other = SeededRandom(seed: 8)
    let numbers = (0..<8).map { _ in first.next() }
    #expect(numbers == (0..<8).map { _ in second.next() })
    #expect(numbers != (0..<8).map { _ in other.next() })
  }

  @Test(
    "A circle is round, and turns clockwise", arguments: [0, 0.3, 1, 2.2, 3.5, 4.9, 6.2, -1.4, 40])
  func circle(angle: Double) {
    let place = Point.onCircle(radius: 70, angle: angle)
    let expected = Point(x: 70 * cos(angle), y: 70 * sin(angle))
    #expect(place.distance(to: expected) < 1e-7)
  }

  @Test("The angle of a place on a circle is the one it was made from")
  func angles() {
    for degrees in stride(from: -179.0, through: 180, by: 1) {
      let angle = degrees * .pi / 180
      let found = Point.onCircle(radius: 30, angle: angle).angle
      #expect((found - angle).magnitude < 0.00001, "\(degrees) degrees")
    }
    #expect(Point.zero.angle == 0)
  }
}
