import SpaceAndTime

/// A drawn picture as pixels, row by row from the top.
public struct PixelImage: Hashable, Sendable {
  public let width: Int
  public let height: Int
  /// Blue, green, red and an unused byte for each pixel.
  public var bytes: [UInt8]

  public init(width: Int, height: Int) {
    self.width = width
    self.height = height
    bytes = [UInt8](repeating: 0, count: width * height * 4)
  }

  /// Red, green and blue at a pixel.
  public subscript(x: Int, y: Int) -> (red: UInt8, green: UInt8, blue: UInt8) {
    let start = (y * width + x) * 4
    return (bytes[start + 2], bytes[start + 1], bytes[start])
  }

  /// The part of the pixels in a rectangle (in pixels) that is not black, 0 to 1.
  public func litPart(of area: Rect) -> Double {
    let columns = max(0, Int(area.minX))..<max(0, min(width, Int(area.maxX)))
    let rows = max(0, Int(area.minY))..<max(0, min(height, Int(area.maxY)))
    guard !columns.isEmpty, !rows.isEmpty else { return 0 }
    let lit = rows.reduce(0) { sum, y in
      sum
        + columns.count {
          let (red, green, blue) = self[$0, y]
          return red > 0 || green > 0 || blue > 0
        }
    }
    return Double(lit) / Double(columns.count * rows.count)
  }
}
