import Simulation
import SpaceAndTime
import Testing

@Suite("Reading order of what scrolls")
struct ScrollingOrderTests {
  @Test(
    "What scrolls is read to its end before a bar below it",
    arguments: ["scrollView", "table", "collection", "webContent"])
  func bottomBar(kind: String) {
    let rows = (0..<4).map { row in
      view("row\(row)", "button", Rect(x: 0, y: Double(row) * 100, width: 100, height: 90))
    }
    let list = view(
      "list", kind, Rect(x: 0, y: 0, width: 100, height: 200), children: rows)
    let bar = view("bar", "button", Rect(x: 0, y: 200, width: 100, height: 44))
    #expect(ids([bar, list]) == ["row0", "row1", "row2", "row3", "bar"])
  }

  @Test("Cells side by side are read one after the other")
  func grid() {
    let cells = [0, 1].map { column in
      let parts = (0..<2).map { part in
        view("c\(column)p\(part)", "label", Rect(x: 0, y: Double(part) * 50, width: 90, height: 40))
      }
      return view(
        "c\(column)", "cell", Rect(x: Double(column) * 100, y: 0, width: 100, height: 100),
        children: parts)
    }
    #expect(ids(cells) == ["c0p0", "c0p1", "c1p0", "c1p1"])
  }
}

extension ScrollingOrderTests {
  private func view(
    _ id: String, _ kind: String, _ frame: Rect, children: [ViewDescription] = []
  ) -> ViewDescription {
    var view = ViewDescription(id: id, kind: ViewKindCatalog.kind(named: kind)!, frame: frame)
    view.content.text = .plain(id)
    view.views = children
    return view
  }

  private func ids(_ views: [ViewDescription]) -> [String] {
    var screen = ScreenDescription(id: "screen", title: .plain("Screen"))
    screen.views = views
    let app = SimulatedApp(library: ScreenLibrary([screen]), start: "screen")
    return app.screen.elements.map(\.id)
  }
}
