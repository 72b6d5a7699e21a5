import AccessibilityTree
import FileBackend
import Foundation
import Simulation
import Testing

@testable import CurtainDump

@Suite("What CurtainDump writes inside of an app")
struct CurtainDumpTests {
  /// A screen as the walk through UIKit builds it.
  private var screen: CurtainScreen {
    var button = CurtainView()
    button.id = "pay"
    button.frame = [16, 100.333, 200, 44]
    button.set("isAccessibilityElement", flag: true)
    button.set("accessibilityLabel", text: "Pay {now} \"quickly\"\n\u{2028}")
    button.set("accessibilityHint", text: "Orders.")
    button.set("accessibilityTraits", names: CurtainTraits.names(1 | 1 << 8))
    button.set("accessibilityCustomActions", texts: ["Pay {later}"])
    button.set("accessibilityUserInputLabels", texts: [])
    button.set(
      "accessibilityCustomContent",
      objects: [[("label", "\"Delivery\""), ("value", "\"today\""), ("importance", "\"high\"")]])
    var toggle = CurtainView()
    toggle.id = "organic"
    toggle.kind = "switch"
    toggle.frame = [.infinity, .nan, 51, 31]
    toggle.set("isAccessibilityElement", flag: true)
    toggle.set("accessibilityLabel", text: "Organic only")
    toggle.set("isOn", flag: true)
    toggle.set("accessibilityTraits", names: CurtainTraits.names(1 | 1 << 53))
    var list = CurtainView()
    list.id = "list"
    list.kind = "table"
    list.frame = [0, 91, 390, 700]
    list.set("accessibilityContainerType", name: "list")
    list.set("accessibilityElements", names: ["pay", "organic"])
    list.set(
      "accessibilityCustomRotors", objects: [[("name", "\"Buttons\""), ("results", "[\"pay\"]")]])
    list.views = [button, toggle]
    var screen = CurtainScreen()
    screen.title = "Tea {Shop}"
    screen.views = [list]
    return screen
  }

  @Test("A screen of it is read and heard as UIKit told it")
  func readBack() throws {
    let loaded = try ScreenFile.load(Array(screen.text.utf8), file: "dumped.json5")
    #expect(loaded.app.screen.title == "Tea {Shop}")
    #expect(
      try Dumps.transcript(of: loaded.app, .shipped()) == [
        "Pay {now} \"quickly\", dimmed, button, list start, Delivery, today, actions available (Orders.)",
        "Organic only, switch button, on, list end (Double tap to toggle setting.)",
      ])
    let pay = try #require(loaded.app.screen.elements.first)
    #expect(abs(pay.frame.origin.y - 191.33) < 0.001)
    #expect(pay.content.customActions == ["Pay {later}"])
  }

  @Test("The headers of a table's columns are heard before its cells")
  func headers() throws {
    var table = CurtainView()
    table.id = "table"
    table.kind = "view"
    table.frame = [0, 0, 390, 200]
    table.set("accessibilityContainerType", name: "dataTable")
    table.set("accessibilityHeaderElementsForColumn", namesByIndex: [(index: 1, names: ["h\"1"])])
    table.set("accessibilityHeaderElementsForRow", namesByIndex: [])
    for (id, label, row, column) in [
      ("h0", "Tea", 0, 0), ("h\"1", "Price", 0, 1), ("a", "Oolong", 1, 0), ("b", "6 euros", 1, 1),
    ] {
      var cell = CurtainView()
      cell.id = id
      cell.frame = [Double(column) * 100, Double(row) * 50, 90, 40]
      cell.set("isAccessibilityElement", flag: true)
      cell.set("accessibilityLabel", text: label)
      cell.set("accessibilityRowRange", numbers: [Double(row), 1])
      cell.set("accessibilityColumnRange", numbers: [Double(column), 1])
      table.views.append(cell)
    }
    var screen = CurtainScreen()
    screen.views = [table]
    let loaded = try ScreenFile.load(Array(screen.text.utf8), file: "dumped.json5")
    #expect(
      try Dumps.transcript(of: loaded.app, .shipped()) == [
        "Tea, row 1, column 1", "Price, column 2", "Oolong, row 2, column 1",
        "Price, 6 euros, column 2",
      ])
  }

  @Test("Sliders and steppers keep their limits, and attributed parts their ways")
  func controls() throws {
    var slider = CurtainView()
    slider.id = "sugar"
    slider.kind = "slider"
    slider.frame = [0, 0, 200, 31]
    slider.set("isAccessibilityElement", flag: true)
    slider.set("accessibilityLabel", text: "Sugar")
    slider.set("value", number: 5)
    slider.set("minimumValue", number: 0)
    slider.set("maximumValue", number: 20)
    slider.set("accessibilityTraits", names: CurtainTraits.names(1 << 12))
    var stepper = CurtainView()
    stepper.id = "cups"
    stepper.kind = "stepper"
    stepper.frame = [0, 50, 94, 32]
    stepper.set("value", number: 1)
    stepper.set("minimumValue", number: 1)
    stepper.set("maximumValue", number: 9)
    stepper.set("stepValue", number: 1)
    var code = CurtainView()
    code.id = "code"
    code.frame = [0, 100, 200, 30]
    code.set("isAccessibilityElement", flag: true)
    code.set(
      "accessibilityAttributedLabel",
      parts: [
        CurtainPart(text: "Code {1} "),
        CurtainPart(
          text: "A\"1", language: "de", pitch: 3, spellsOut: true, speaksPunctuation: false),
      ])
    code.set("accessibilityHeadingLevel", number: 2)
    code.set("accessibilityTraits", names: CurtainTraits.names(1 << 16))
    code.set("accessibilityExpandedStatus", name: "collapsed")
    var knob = CurtainView()
    knob.id = "knob"
    knob.frame = [0, 150, 200, 30]
    knob.set("isAccessibilityElement", flag: true)
    knob.set("accessibilityLabel", text: "Knob")
    knob.set("accessibilityDirectTouchOptions", names: ["silentOnTouch", "requiresActivation"])
    knob.set("accessibilityTraits", names: ["allowsDirectInteraction", "supportsZoom"])
    var screen = CurtainScreen()
    screen.views = [slider, stepper, code, knob]
    screen.losses = ["other windows: 1"]
    #expect(screen.text.contains("\n// Left out: other windows: 1\n{"))
    let loaded = try ScreenFile.load(Array(screen.text.utf8), file: "dumped.json5")
    #expect(
      try Dumps.transcript(of: loaded.app, .shipped()) == [
        "Sugar, 25%, adjustable (Swipe up or down with one finger to adjust the value.)",
        "Decrement, button", "Increment, button", "Code {1} A\"1, heading level 2, collapsed",
        "Knob",
      ])
  }

  @Test("A modal view without elements hides what is behind it")
  func emptyModal() throws {
    var screen = screen
    var curtain = CurtainView()
    curtain.id = "spinner"
    curtain.kind = "view"
    curtain.frame = [0, 0, 390, 844]
    curtain.set("accessibilityViewIsModal", flag: true)
    screen.views.append(curtain)
    let loaded = try ScreenFile.load(Array(screen.text.utf8), file: "dumped.json5")
    #expect(try Dumps.transcript(of: loaded.app, .shipped()).isEmpty)
  }

  @Test("A screen without elements can be read")
  func empty() throws {
    let loaded = try ScreenFile.load(Array(CurtainScreen().text.utf8), file: "empty.json5")
    #expect(loaded.app.screen.elements.isEmpty)
  }

  @Test("Every trait that it names is one that screens know")
  func traits() {
    for name in CurtainTraits.names(.max) {
      #expect(AccessibilityTraits(name: name) != nil, "\(name)")
    }
    #expect(CurtainTraits.names(1 << 16 | 1 << 6) == ["staticText", "header"])
  }
}
