/// What was on the screen, pixel by pixel.
public struct Screenshot: Sendable {
  public let width: Int
  public let height: Int
  private let bytes: [UInt8]

  init(width: Int, height: Int, bytes: [UInt8]) {
    precondition(bytes.count >= width * height * 4, "A pixel has four bytes")
    self.width = width
    self.height = height
    self.bytes = bytes
  }

  /// Red, green and blue at a pixel, from the top left corner.
  public subscript(x: Int, y: Int) -> (red: UInt8, green: UInt8, blue: UInt8) {
    let start = (y * width + x) * 4
    return (bytes[start + 2], bytes[start + 1], bytes[start])
  }

  /// How many pixels of an area are not black.
  public func litPixels(x: Range<Int>, y: Range<Int>) -> Int {
    y.clamped(to: 0..<height).reduce(0) { sum, row in
      sum
        + x.clamped(to: 0..<width).count { column in
          let (red, green, blue) = self[column, row]
          return red > 0 || green > 0 || blue > 0
        }
    }
  }

  /// How many pixels differ from another screenshot of the same size.
  public func differences(from other: Screenshot) -> Int {
    precondition(width == other.width && height == other.height, "Two sizes cannot be compared")
    return (0..<(width * height)).count { pixel in
      (0..<3).contains { bytes[pixel * 4 + $0] != other.bytes[pixel * 4 + $0] }
    }
  }

  /// As a binary PPM file, which any viewer of pictures opens.
  public var ppm: [UInt8] {
    var file = Array("P6\n\(width) \(height)\n255\n".utf8)
    file.reserveCapacity(file.count + width * height * 3)
    for pixel in 0..<(width * height) {
      file += [bytes[pixel * 4 + 2], bytes[pixel * 4 + 1], bytes[pixel * 4]]
    }
    return file
  }
}
