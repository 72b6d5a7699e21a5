import Canvas
import SpaceAndTime

/// A chart drawn as bars, each between its name and its number.
public enum ChartPicture {
  static let rowHeight = 26.0

  public static func picture(of chart: Report.Chart, language: String, width: Double = 720)
    -> Picture
  {
    var picture = Picture(
      size: Size(width: width, height: max(1, Double(chart.bars.count)) * rowHeight),
      items: [])
    picture.items.append(
      .rectangle(
        Rect(origin: .zero, size: picture.size), fill: .white, stroke: nil, lineWidth: 0,
        cornerRadius: 0))
    for (index, bar) in chart.bars.enumerated() {
      let top = Double(index) * rowHeight
      picture.items.append(
        .group(
          row(bar, width: width, ink: .black, language: language), scale: 1,
          origin: Point(x: 0, y: top),
          clip: Rect(x: 0, y: top, width: width, height: rowHeight)))
    }
    return picture
  }

  /// Name, bar and number, in a row that begins at the origin.
  static func row(_ bar: Report.Chart.Bar, width: Double, ink: Color, language: String)
    -> [Picture.Item]
  {
    let name = width * 0.42
    let number = width * 0.16
    let full = width - name - number
    let long = max(1, full * bar.part)
    let line = { (text: String, x: Double, width: Double) in
      Picture.Item.text(
        TextBlock(
          text, frame: Rect(x: x, y: 0, width: width, height: rowHeight), fontSize: 12, color: ink,
          verticalAlignment: .middle, language: language))
    }
    return [
      line(bar.name, 4, name - 12),
      .rectangle(
        Rect(x: name, y: 5, width: long, height: rowHeight - 10),
        fill: Color(red: 0.16, green: 0.36, blue: 0.62), stroke: nil, lineWidth: 0,
        cornerRadius: 0),
      line(bar.number, name + full + 8, number - 8),
    ]
  }
}
