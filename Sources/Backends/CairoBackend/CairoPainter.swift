import CPangoCairo
import Canvas
import SpaceAndTime

/// Draws pictures: into memory for a window, as PNG for a file, as PDF for paper.
///
/// Text is shaped by Pango in any script, with whatever fonts the machine has for it.
@MainActor
public final class CairoPainter {
  private let text: TextSetter

  public init() {
    text = TextSetter()
  }

  /// Looks for the machine's fonts, which the first text otherwise waits for (about 50 ms).
  ///
  /// Callable from any thread: what is found is shared by all.
  public nonisolated static func warmUp() {
    let setter = TextSetter()
    _ = setter.size(
      of: TextBlock(
        "Curtain", frame: Rect(x: 0, y: 0, width: 99, height: 9), fontSize: 9, color: .white))
  }

  /// How large a text will be: wrapped to the width of its frame, as high as it needs, in points.
  public func size(of block: TextBlock) -> Size {
    text.size(of: block)
  }

  /// How many characters no installed font can draw.
  public func unknownGlyphs(in block: TextBlock) -> Int {
    text.unknownGlyphs(in: block)
  }

  /// Scripts of the languages that Curtain speaks which no installed font can draw.
  public func scriptsWithoutFont() -> [String] {
    let samples = [
      ("Latin", "Aé"), ("Cyrillic", "Жя"), ("Thai", "ไทย"), ("Vietnamese", "Tiếng Việt"),
      ("Chinese", "中文"),
    ]
    return samples.filter { _, text in
      unknownGlyphs(
        in: TextBlock(
          text, frame: Rect(x: 0, y: 0, width: 99, height: 9), fontSize: 9, color: .white))
        > 0
    }.map(\.0)
  }

  /// Draws over the whole of a buffer that the caller owns, four bytes a pixel: blue, green, red,
  /// unused (SDL's `ARGB8888` on a little-endian machine).
  ///
  /// The picture is stretched to the width of the buffer. The buffer must hold
  /// `height * bytesPerRow` bytes, and `bytesPerRow` be a multiple of four.
  public func draw(
    _ picture: Picture, into pixels: UnsafeMutableRawPointer, width: Int, height: Int,
    bytesPerRow: Int
  ) {
    precondition(width > 0 && height > 0 && bytesPerRow >= width * 4, "The buffer is too narrow")
    paint(
      picture,
      on: cairo_image_surface_create_for_data(
        pixels.assumingMemoryBound(to: UInt8.self), CAIRO_FORMAT_RGB24, Int32(width),
        Int32(height), Int32(bytesPerRow)),
      scale: Double(width) / max(1, picture.size.width))
  }

  /// The picture as pixels, `scale` of them to a point.
  public func image(of picture: Picture, scale: Double = 1) -> PixelImage {
    let width = max(1, Int((picture.size.width * scale).rounded()))
    let height = max(1, Int((picture.size.height * scale).rounded()))
    var image = PixelImage(width: width, height: height)
    image.bytes.withUnsafeMutableBytes { buffer in
      guard let start = buffer.baseAddress else { return }
      draw(picture, into: start, width: width, height: height, bytesPerRow: width * 4)
    }
    return image
  }

  /// The picture as a PNG file's bytes.
  public func png(of picture: Picture, scale: Double = 1) -> [UInt8] {
    let surface = cairo_image_surface_create(
      CAIRO_FORMAT_RGB24, Int32(max(1, (picture.size.width * scale).rounded())),
      Int32(max(1, (picture.size.height * scale).rounded())))
    let file = ByteFile()
    paint(picture, on: surface, scale: scale) {
      cairo_surface_write_to_png_stream(
        $0, appendToByteFile, Unmanaged.passUnretained(file).toOpaque())
    }
    return file.bytes
  }

  /// Pictures as pages of a PDF file, each in its own size, a point of the picture to a point of
  /// the page.
  ///
  /// - Parameter beginning: Is told the number of each page as it is begun, from 1.
  public func pdf(
    of pages: [Picture], beginning: (Int) -> Void = { _ in }
  ) -> [UInt8] {
    let file = ByteFile()
    let surface = cairo_pdf_surface_create_for_stream(
      appendToByteFile, Unmanaged.passUnretained(file).toOpaque(), 1, 1)
    let context = cairo_create(surface)
    for (index, page) in pages.enumerated() {
      beginning(index + 1)
      cairo_pdf_surface_set_size(surface, max(1, page.size.width), max(1, page.size.height))
      ItemPainter(context: context, text: text).paint(page.items)
      cairo_show_page(context)
    }
    cairo_destroy(context)
    cairo_surface_finish(surface)
    cairo_surface_destroy(surface)
    return file.bytes
  }

  private func paint(
    _ picture: Picture, on surface: OpaquePointer?, scale: Double,
    then finish: (OpaquePointer?) -> Void = { _ in }
  ) {
    let context = cairo_create(surface)
    cairo_set_source_rgb(context, 0, 0, 0)
    cairo_paint(context)
    cairo_scale(context, scale, scale)
    ItemPainter(context: context, text: text).paint(picture.items)
    cairo_destroy(context)
    cairo_surface_flush(surface)
    finish(surface)
    cairo_surface_destroy(surface)
  }
}

/// Grows while Cairo writes.
private final class ByteFile {
  var bytes: [UInt8] = []
}

nonisolated private func appendToByteFile(
  file: UnsafeMutableRawPointer?, data: UnsafePointer<UInt8>?, length: UInt32
) -> cairo_status_t {
  guard let file, let data else { return CAIRO_STATUS_WRITE_ERROR }
  Unmanaged<ByteFile>.fromOpaque(file).takeUnretainedValue().bytes
    .append(contentsOf: UnsafeBufferPointer(start: data, count: Int(length)))
  return CAIRO_STATUS_SUCCESS
}
