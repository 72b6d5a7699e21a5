import SpaceAndTime

/// Where the pretend phone and its captions stand in a window of any size.
///
/// The phone is as large as fits and centered above the strip; the strip takes the whole width at
/// the foot.
public struct StageLayout: Hashable, Sendable {
  /// Pixels of the window to a point of the phone.
  public let pixelsPerPoint: Double
  /// The whole window in points.
  public let size: Size
  /// The phone's screen within the window, in points.
  public let canvas: Rect
  /// The strip for captions within the window, in points.
  public let captions: Rect

  /// The strip's height as a part of the phone's: room for four lines.
  public static let captionPart = 0.16

  /// Width and height are pixels of the window, `phone` is in points.
  public init(width: Int, height: Int, phone: Size = .phone) {
    precondition(phone.width > 0 && phone.height > 0, "A phone has a size")
    let strip = phone.height * Self.captionPart
    let (width, height) = (Double(max(width, 1)), Double(max(height, 1)))
    let scale = min(width / phone.width, height / (phone.height + strip))
    pixelsPerPoint = scale
    size = Size(width: width / scale, height: height / scale)
    captions = Rect(x: 0, y: size.height - strip, width: size.width, height: strip)
    canvas = Rect(
      x: (size.width - phone.width) / 2, y: (size.height - strip - phone.height) / 2,
      width: phone.width, height: phone.height)
  }

  /// A pixel of the window as a point of the phone's screen; outside it, it lies outside.
  public func canvasPoint(x: Double, y: Double) -> Point {
    Point(x: x / pixelsPerPoint, y: y / pixelsPerPoint) - canvas.origin
  }
}
