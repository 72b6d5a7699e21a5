import Foundation
import Importers
import TestSupport
import Testing

@Suite("A dump that tells less")
struct StrippedDumpTests {
  private func stripped(_ name: String, _ attributes: [String]) throws -> ImportedScreen {
    var text = String(decoding: try Dumps.bytes(name), as: UTF8.self)
    for attribute in attributes {
      let shorter = try text.replacing(Regex(" \(attribute)=\"[^\"]*\""), with: "")
      #expect(shorter != text, "nothing has \(attribute)")
      text = shorter
    }
    return try Dumps.screen(text)
  }

  private static let ios = "webdriveragent-xml.xml"
  private static let android = "uiautomator-xml.shop.xml"

  private static let appium = "appium-android-xml.xml"

  /// An attribute that is taken away, a note that says so, and lines that are heard then and not
  /// before.
  private static let table: [(file: String, attributes: [String], note: String, heard: [String])] =
    [
      (
        ios, ["traits"], "stops without traits",
        ["Out of stock, dimmed", "selected, Shop, tab, 1 of 2"]
      ),
      (ios, ["accessible"], "does not say which nodes are stops", ["Shops, button"]),
      (ios, ["x", "y", "width", "height"], "no frames", ["Shops, button"]),
      (ios, ["visible"], "can be seen", ["Debug overlay"]),
      (ios, ["enabled", "traits"], "dimmed", ["Out of stock"]),
      (
        ios, ["label"], "not one has a label",
        ["40%, adjustable (Swipe up or down with one finger to adjust the value.)"]
      ),
      (
        ios, ["value"], "whether Organic only is on",
        ["Organic only, switch button (Double tap to toggle setting.)"]
      ),
      (
        android, ["checked"], "whether Organic only is on",
        ["Organic only, switch button (Double tap to toggle setting.)"]
      ),
      (android, ["bounds"], "no frames", ["Teas & more"]),
      (android, ["enabled"], "dimmed", ["Upside down"]),
      (android, ["class"], "what they are", ["Teas & more"]),
      (android, ["text"], "which texts they have", []),
      (android, ["content-desc"], "what they are called", []),
      (android, ["selected"], "whether they are chosen", []),
      (
        android, ["clickable", "long-clickable", "focusable"], "whether they answer a tap",
        ["Sencha", "Add to cart, image"]
      ),
      (appium, ["heading"], "whether they are headings", ["Delivery"]),
      (appium, ["selected"], "whether they are chosen", []),
      (
        appium, ["password"], "whether they are for passwords",
        ["Code, text field (Double tap to edit.)"]
      ),
    ]

  @Test("What depended on an attribute is unknown without it", arguments: table.indices)
  func unknownWithoutIt(row: Int) throws {
    let (file, attributes, note, heard) = Self.table[row]
    let whole = try Dumps.screen(Dumps.bytes(file))
    let less = try stripped(file, attributes)
    #expect(less.notes.all.contains { $0.text.contains(note) }, "\(less.notes.all)")
    #expect(!whole.notes.all.contains { $0.text.contains(note) })
    let lines = try Dumps.transcript(of: less.screen)
    for line in heard { #expect(lines.contains(line), "\(attributes): \(lines)") }
  }

  @Test("What may be a password is not read aloud")
  func secret() throws {
    let text = String(decoding: try Dumps.bytes(Self.appium), as: UTF8.self)
      .replacing("••••", with: "hunter2")
    #expect(!(try Dumps.transcript(Array(text.utf8)).contains { $0.contains("hunter2") }))
    let less = text.replacing(" password=\"true\"", with: "")
    #expect(!(try Dumps.transcript(Array(less.utf8)).contains { $0.contains("hunter2") }))
    #expect(
      try Dumps.screen(less).notes.all.contains { $0.text.contains("is for a password") })
  }

  @Test("Traits make headings, and without them there is only the navigation bar's title")
  func headings() throws {
    let less = try stripped(Self.ios, ["traits"])
    let lines = try Dumps.transcript(of: less.screen)
    #expect(lines.contains("Teas, heading"))
    #expect(less.notes.all.contains { $0.kind == .guessed && $0.text.contains("navigation bar") })
    #expect(lines.contains("button"), "its image is not known without traits")
  }
}
