import AccessibilityTree
import Simulation
import SpaceAndTime
import Testing

@Suite("What the Containers rotor goes to")
struct ContainerTests {
  @Test(
    "Bars and lists are containers", arguments: ["navigationBar", "toolbar", "table", "collection"])
  func containers(kind: String) throws {
    var button = ViewDescription(
      id: "button", kind: ViewKindCatalog.kind(named: "button")!,
      frame: Rect(x: 0, y: 0, width: 90, height: 40))
    button.content.text = .plain("Edit")
    var view = ViewDescription(
      id: "holder", kind: try #require(ViewKindCatalog.kind(named: kind)),
      frame: Rect(x: 0, y: 100, width: 390, height: 44))
    view.views = [button]
    var first = button
    first.id = "first"
    var screen = ScreenDescription(id: "screen", title: .plain("Screen"))
    screen.views = [first, view]
    let app = SimulatedApp(library: ScreenLibrary([screen]), start: "screen")
    let starts = app.screen.containerStarts.map { app.screen.elements[$0].id }
    #expect(starts == ["button"])
  }
}
