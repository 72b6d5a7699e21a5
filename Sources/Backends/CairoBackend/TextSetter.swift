import CPangoCairo
import Canvas
import SpaceAndTime

/// Shapes text with Pango; one layout is used for all of it, one after another.
final class TextSetter {
  /// Beyond this nobody reads, and shaping would take long.
  private static let mostCharacters = 4_000
  /// Fontconfig falls back by itself for scripts that these lack.
  private static let families = "Noto Sans, DejaVu Sans, sans-serif"

  private let pango: OpaquePointer
  private let layout: OpaquePointer

  init() {
    pango = pango_font_map_create_context(pango_cairo_font_map_get_default())
    let options = cairo_font_options_create()
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    pango_cairo_context_set_font_options(pango, options)
    cairo_font_options_destroy(options)
    pango_context_set_round_glyph_positions(pango, 0)
    layout = pango_layout_new(pango)
    pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR)
  }

  deinit {
    g_object_unref(UnsafeMutableRawPointer(layout))
    g_object_unref(UnsafeMutableRawPointer(pango))
  }

  /// Wrapped to the width of the frame, as high as needed.
  func size(of block: TextBlock) -> Size {
    set(block, mostLines: nil)
    var logical = PangoRectangle()
    pango_layout_get_extents(layout, nil, &logical)
    let scale = Double(PANGO_SCALE)
    return Size(width: Double(logical.width) / scale, height: Double(logical.height) / scale)
  }

  func unknownGlyphs(in block: TextBlock) -> Int {
    set(block, mostLines: nil)
    return Int(pango_layout_get_unknown_glyphs_count(layout))
  }

  /// Draws in the context's color.
  func show(_ block: TextBlock, in context: OpaquePointer?) {
    pango_cairo_update_context(context, pango)
    set(block, mostLines: nil)
    var logical = PangoRectangle()
    pango_layout_get_extents(layout, nil, &logical)
    // Pango guesses how many lines a height holds by the first font, and fallback fonts differ:
    // only what is really too high is shortened, to the lines that fit.
    let height = Double(logical.height) / Double(PANGO_SCALE)
    let room = block.frame.size.height + block.fontSize / 10
    if height > room {
      let lines = Double(max(1, pango_layout_get_line_count(layout)))
      set(block, mostLines: max(1, Int(room / (height / lines))))
      pango_layout_get_extents(layout, nil, &logical)
    }
    let spare = block.frame.size.height - Double(logical.height) / Double(PANGO_SCALE)
    let down =
      switch block.verticalAlignment {
      case .top: 0.0
      case .middle: max(0, spare / 2)
      case .bottom: max(0, spare)
      }
    cairo_move_to(context, block.frame.minX, block.frame.minY + down)
    pango_cairo_show_layout(context, layout)
  }

  /// - Parameter mostLines: behind this one the text is cut with an ellipsis; nil for no limit.
  private func set(_ block: TextBlock, mostLines: Int?) {
    let scale = Double(PANGO_SCALE)
    let font = pango_font_description_from_string(Self.families)
    pango_font_description_set_absolute_size(font, max(1, block.fontSize) * scale)
    pango_font_description_set_weight(
      font, block.isBold ? PANGO_WEIGHT_BOLD : PANGO_WEIGHT_NORMAL)
    pango_layout_set_font_description(layout, font)
    pango_font_description_free(font)

    pango_context_set_language(
      pango, block.language.map { pango_language_from_string($0) } ?? pango_language_get_default())
    pango_layout_set_alignment(layout, Self.alignment(block.alignment))
    pango_layout_set_width(layout, Int32(max(1, block.frame.size.width) * scale))
    pango_layout_set_ellipsize(
      layout, mostLines == nil ? PANGO_ELLIPSIZE_NONE : PANGO_ELLIPSIZE_END)
    // A negative height is a number of lines for each paragraph: where there are several, Pango's
    // guess by the height has to do.
    let isOneParagraph = !block.text.contains(where: \.isNewline)
    pango_layout_set_height(
      layout,
      isOneParagraph || mostLines == nil
        ? Int32(-(mostLines ?? 1)) : Int32(max(1, block.frame.size.height) * scale))
    var text = String(block.text.prefix(Self.mostCharacters))
    if text.utf8.contains(0) { text = text.split(separator: "\0").joined(separator: "\u{FFFD}") }
    pango_layout_set_text(layout, text, -1)
    pango_layout_context_changed(layout)
  }

  private static func alignment(_ alignment: TextBlock.Alignment) -> PangoAlignment {
    switch alignment {
    case .leading: PANGO_ALIGN_LEFT
    case .center: PANGO_ALIGN_CENTER
    case .trailing: PANGO_ALIGN_RIGHT
    }
  }
}
