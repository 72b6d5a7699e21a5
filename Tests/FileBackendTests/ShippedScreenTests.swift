import AccessibilityTree
import FileBackend
import Foundation
import Simulation
import SpaceAndTime
import TestSupport
import Testing

@Suite("The shipped screens")
struct ShippedScreenTests {
  static let files: [String] = {
    let folder = packageRoot.appending(path: "Lessons/Screens")
    let found = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    return (found?.allObjects as? [URL] ?? []).map(\.path).filter { $0.hasSuffix(".json5") }
      .sorted()
  }()

  @Test("Every one loads, with all it leads to, and has something to say", arguments: files)
  func loads(file: String) throws {
    let loaded = try ScreenFile.load(file)
    #expect(loaded.start == URL(filePath: file).deletingPathExtension().lastPathComponent)
    let app = loaded.app
    #expect(app.screen.elements.contains { $0.content.label?.isEmpty == false })
    #expect(!app.screen.title.isEmpty)
    for element in app.screen.elements where app.screen.scrollAreas.isEmpty {
      #expect(element.frame.maxX <= app.screen.size.width, "\(element.id)")
      #expect(element.frame.maxY <= app.screen.size.height, "\(element.id)")
    }
  }

  @Test("Every kind of view has a screen in the gallery", arguments: ViewKindCatalog.kinds)
  func gallery(kind: ViewKind) throws {
    let file = packageRoot.appending(path: "Lessons/Screens/gallery/gallery-\(kind.name).json5")
    let app = try ScreenFile.load(file.path).app
    let source = try String(contentsOf: file, encoding: .utf8)
    #expect(
      ([kind.name] + kind.aliases).contains { source.contains("kind: \"\($0)\"") },
      "It shows no \(kind.name)")
    #expect(app.screen.elements.count > 1)
  }

  @Test(
    "The errand can be done by activating alone, before and after", arguments: ["before", "after"])
  func errand(side: String) throws {
    var app = try open("pizza-menu-\(side)")
    let goal = try #require(app.library.goal(of: "pizza-menu-\(side)"))
    // On the old menu only what is inside the cell is in reach; a touch there opens the card.
    let pizza = side == "before" ? "pepperoni.label1" : "pepperoni"
    #expect(app.respond(to: .activate(pizza), at: .zero).isHandled)
    #expect(app.screen.id == "pizza-card-\(side)")
    #expect(app.screen.title == "Pepperoni")
    if side == "before" {
      #expect(app.respond(to: .activate("plus"), at: .zero).isHandled)
    } else {
      #expect(app.respond(to: .increment("quantity"), at: .zero).isHandled)
      #expect(app.screen.element("quantity")?.content.value == "2, 490 rubles")
      #expect(app.screen.element("add")?.content.value == "2 pizzas, 490 rubles")
    }
    let added = app.respond(to: .activate("add"), at: .zero)
    #expect(added.notifications.first == .screenChanged(.returned, focus: pizza, message: nil))
    #expect(added.notifications.count == (side == "before" ? 1 : 2))
    _ = app.respond(to: .activate("cart"), at: .zero)
    _ = app.respond(to: .activate("checkout"), at: .zero)
    #expect(app.respond(to: .activate("continue"), at: .zero).isHandled == false)
    _ = app.respond(to: .activate("lastAddress"), at: .zero)
    #expect(!app.satisfies(goal))
    #expect(app.respond(to: .activate("continue"), at: .zero).isHandled)
    #expect(app.satisfies(goal))
  }

  @Test("On the adapted screens a magic tap goes forward and never pays, a scrub goes back")
  func magic() throws {
    var app = try open("pizza-menu-after")
    _ = app.respond(to: .activate("pepperoni"), at: .zero)
    let added = app.respond(to: .magicTap(from: "name"), at: .zero)
    #expect(
      added.notifications.last
        == .announcement(
          "Added to cart. 1 pizza, 245 rubles", priority: .high, language: nil))
    _ = app.respond(to: .activate("cart"), at: .zero)
    _ = app.respond(to: .magicTap(from: nil), at: .zero)
    #expect(app.screen.id == "pizza-delivery-after")
    _ = app.respond(to: .activate("lastAddress"), at: .zero)
    _ = app.respond(to: .magicTap(from: nil), at: .zero)
    #expect(app.screen.id == "pizza-payment-after")
    #expect(!app.respond(to: .magicTap(from: nil), at: .zero).isHandled)
    #expect(app.value(of: "paid") == .flag(false))
    for id in ["pizza-delivery-after", "pizza-cart-after", "pizza-menu-after"] {
      #expect(app.respond(to: .escape(from: nil), at: .zero).isHandled)
      #expect(app.screen.id == id)
    }
  }

  @Test(
    "The app's own layers answer a scrub only once repaired",
    arguments: ["before", "after"], ["rubles", "promotion"])
  func layers(side: String, layer: String) throws {
    var app = try open("pizza-menu-\(side)")
    let opener =
      layer == "rubles" ? "rubles" : side == "before" ? "promotion1.label1" : "promotion1"
    _ = app.respond(to: .activate(opener), at: .zero)
    #expect(app.screen.id == "pizza-\(layer)-\(side)")
    let response = app.respond(to: .escape(from: "close"), at: .zero)
    #expect(response.isHandled == (side == "after"))
    if side == "after" {
      #expect(
        response.notifications == [.screenChanged(.returned, focus: opener, message: nil)])
    } else {
      #expect(app.respond(to: .activate("close"), at: .zero).isHandled)
    }
    #expect(app.screen.id == "pizza-menu-\(side)")
  }

  @Test("Typing is left by a scrub only where the app does not swallow it")
  func typing() throws {
    for side in ["before", "after"] {
      var app = try open("pizza-delivery-\(side)")
      _ = app.respond(to: .activate("address"), at: .zero)
      #expect(app.editedElement == "address")
      for key in ["keyboard.shift", "keyboard.e", "keyboard.l", "keyboard.m"] {
        #expect(app.respond(to: .activate(key), at: .zero).isHandled, "\(key)")
      }
      #expect(app.value(of: "address") == .text("Elm"))
      #expect(app.respond(to: .escape(from: "keyboard.m"), at: .zero).isHandled)
      #expect((app.editedElement == nil) == (side == "after"))
      #expect(app.screen.id == "pizza-delivery-\(side)")
      // From any other element it ends for both.
      _ = app.respond(to: .escape(from: "continue"), at: .zero)
      #expect(app.editedElement == nil)
    }
  }

  @Test("The menu's stops are 40 and more before, ten pizzas after")
  func stops() throws {
    let before = try open("pizza-menu-before").screen.elements
    let after = try open("pizza-menu-after").screen.elements
    #expect(before.filter { $0.ancestors.contains("pizzas") }.count == 40)
    let pizzas = after.filter { $0.ancestors.contains("pizzas") }
    #expect(pizzas.count == 10)
    #expect(pizzas.allSatisfy { $0.content.traits.contains(.button) })
    #expect(pizzas.filter { $0.content.traits.contains(.notEnabled) }.map(\.id) == ["fourCheese"])
    let unnamed = { (element: AccessibilityElement) in element.content.label == nil }
    #expect(before.filter(unnamed).count == 4)
    #expect(after.filter(unnamed).isEmpty)
  }

  private func open(_ id: String) throws -> SimulatedApp {
    try ScreenFile.load(
      packageRoot.appending(path: "Lessons/Screens/pizza/\(id).json5").path
    ).app
  }
}
