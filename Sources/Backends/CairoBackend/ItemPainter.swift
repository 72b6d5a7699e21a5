import CPangoCairo
import Canvas
import SpaceAndTime

/// Paints items with one Cairo context.
struct ItemPainter {
  let context: OpaquePointer?
  let text: TextSetter

  func paint(_ items: [Picture.Item]) {
    for item in items { paint(item) }
  }

  private func paint(_ item: Picture.Item) {
    switch item {
    case .rectangle(let rect, let fill, let stroke, let lineWidth, let cornerRadius):
      trace(rect, cornerRadius: cornerRadius)
      color(fill: fill, stroke: stroke, lineWidth: lineWidth)
    case .circle(let center, let radius, let fill, let stroke, let lineWidth):
      cairo_new_path(context)
      cairo_arc(context, center.x, center.y, max(0, radius), 0, 2 * .pi)
      color(fill: fill, stroke: stroke, lineWidth: lineWidth)
    case .line(let start, let end, let color, let lineWidth):
      trail([start, end], color, lineWidth, cap: CAIRO_LINE_CAP_BUTT)
    case .trail(let points, let color, let lineWidth):
      trail(points, color, lineWidth, cap: CAIRO_LINE_CAP_ROUND)
    case .text(let block):
      choose(block.color)
      text.show(block, in: context)
    case .group(let items, let scale, let origin, let clip):
      cairo_save(context)
      cairo_new_path(context)
      cairo_rectangle(context, clip.minX, clip.minY, clip.size.width, clip.size.height)
      cairo_clip(context)
      cairo_translate(context, origin.x, origin.y)
      cairo_scale(context, scale, scale)
      paint(items)
      cairo_restore(context)
    }
  }

  private func trace(_ rect: Rect, cornerRadius: Double) {
    cairo_new_path(context)
    let radius = min(cornerRadius, rect.size.width / 2, rect.size.height / 2)
    guard radius > 0 else {
      cairo_rectangle(context, rect.minX, rect.minY, rect.size.width, rect.size.height)
      return
    }
    let corners = [
      (rect.maxX - radius, rect.minY + radius), (rect.maxX - radius, rect.maxY - radius),
      (rect.minX + radius, rect.maxY - radius), (rect.minX + radius, rect.minY + radius),
    ]
    for (quarter, corner) in corners.enumerated() {
      let angle = (Double(quarter) - 1) * .pi / 2
      cairo_arc(context, corner.0, corner.1, radius, angle, angle + .pi / 2)
    }
    cairo_close_path(context)
  }

  private func trail(
    _ points: [Point], _ color: Color, _ lineWidth: Double, cap: cairo_line_cap_t
  ) {
    guard let first = points.first else { return }
    cairo_new_path(context)
    cairo_move_to(context, first.x, first.y)
    for point in points.dropFirst() { cairo_line_to(context, point.x, point.y) }
    cairo_set_line_cap(context, cap)
    cairo_set_line_join(context, CAIRO_LINE_JOIN_ROUND)
    choose(color)
    cairo_set_line_width(context, lineWidth)
    cairo_stroke(context)
  }

  private func color(fill: Color?, stroke: Color?, lineWidth: Double) {
    if let fill {
      choose(fill)
      cairo_fill_preserve(context)
    }
    if let stroke, lineWidth > 0 {
      choose(stroke)
      cairo_set_line_width(context, lineWidth)
      cairo_stroke_preserve(context)
    }
    cairo_new_path(context)
  }

  private func choose(_ color: Color) {
    cairo_set_source_rgba(context, color.red, color.green, color.blue, color.alpha)
  }
}
