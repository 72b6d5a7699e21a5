import AccessibilityTree
import Foundation
import Gestures
import ScreenReader
import SpaceAndTime
import TestSupport
import Testing

@Suite("The rotor's catalog")
struct RotorCatalogTests {
  @Test("Every file of a setting has a row, and every row its own id")
  func catalog() throws {
    let folder = packageRoot.appending(path: "Sources/Core/ScreenReader/Rotor")
    let frame: Set = ["RotorSetting", "NavigatorSetting", "CustomRotorSetting"]
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .map { String($0.dropLast(".swift".count)) }
      .filter { $0.hasSuffix("Setting") && !frame.contains($0) }
    let types = Set(RotorCatalog.rows.map { String(describing: type(of: $0)) })
    #expect(Set(files) == types)
    #expect(Set(RotorCatalog.rows.map(\.id)).count == RotorCatalog.rows.count)
    #expect(RotorCatalog.usual.allSatisfy { id in RotorCatalog.rows.contains { $0.id == id } })
  }

  /// A rotor with one setting, on a screen of every kind.
  private func session(_ id: String) throws -> Session {
    var settings = ReaderSettings()
    settings.rotor = [RotorID(rawValue: id)]
    let list = AccessibilityNode.view("list", [.stop("item 1", 0, 500), .stop("item 2", 0, 550)]) {
      $0.accessibilityContainerType = .list
    }
    let landmark = AccessibilityNode.view("landmark", [.stop("inside", 0, 600)]) {
      $0.accessibilityContainerType = .landmark
    }
    let table = AccessibilityNode.view("table", [.stop("cell", 0, 650)]) {
      $0.dataTable = DataTable(rowCount: 1, columnCount: 1)
    }
    var session = try Session(
      PretendApp([
        .stop("start", 0, 0, traits: .staticText),
        .stop("level 2", 0, 50, traits: .header) { $0.content.headingLevel = 2 },
        .stop("level 3", 0, 100, traits: .header) { $0.content.headingLevel = 3 },
        .stop("button", 0, 150, traits: .button), .stop("other", 200, 150, traits: .button),
        .stop("field", 0, 200, traits: .textEntry),
        .stop("search", 0, 250, traits: .searchField),
        .stop("image", 0, 300, traits: .image), .stop("text", 0, 350, traits: .staticText),
        list, landmark, table,
      ]), settings: settings)
    // What only the element offers comes before.
    for _ in 0..<3 where session.reader.rotorSetting(on: session.app)?.id.rawValue != id {
      session.make(.twoFingerRotateClockwise)
    }
    return session
  }

  @Test(
    "Each navigator goes to the next of its kind and then finds none",
    arguments: [
      ("heading-2", "level 2", "heading not found"), ("heading-3", "level 3", "heading not found"),
      ("text-fields", "field", "text field not found"),
      ("search-fields", "search", "search field not found"),
      ("images", "image", "image not found"), ("static-text", "text", "text not found"),
      ("same-item", "text", "same item not found"), ("tables", "cell", "table not found"),
      ("lists", "item 1", "list not found"), ("landmarks", "inside", "landmark not found"),
    ])
  func navigators(id: String, stop: String, none: String) throws {
    var session = try session(id)
    session.make(.oneFingerFlickDown)
    #expect(session.reader.cursor == stop)
    session.make(.oneFingerFlickDown)
    #expect(session.reader.cursor == stop)
    #expect(session.spoken().last == none)
  }

  @Test("Vertical navigation stays in its column")
  func column() throws {
    var session = try session("vertical-navigation")
    session.make(.fourFingerTapTop)
    for _ in 0..<5 { session.make(.oneFingerFlickRight) }
    #expect(session.reader.cursor == "field")
    session.make(.oneFingerFlickUp)
    #expect(session.reader.cursor == "button")
    session.make(.oneFingerFlickRight, .oneFingerFlickUp)
    #expect(session.reader.cursor == "other")
    #expect(session.heard().last == "♪ boundary")
  }

  @Test(
    "What is set by flicks says what it is set to",
    arguments: [
      ("volume", ["75 percent", "80 percent"]),
      ("punctuation", ["all punctuation", "some punctuation"]),
      ("language", ["Deutsch", "default language"]), ("sounds", ["Sounds off", "Sounds on"]),
      ("pitch", ["45 percent", "50 percent"]), ("voice", ["deep voice", "usual voice"]),
      ("audio-ducking", ["Audio ducking off", "Audio ducking on"]),
      ("navigate-images", ["with descriptions", "always"]),
    ])
  func adjusters(id: String, spoken: [String]) throws {
    var session = try session(id)
    _ = session.heard()
    session.make(.oneFingerFlickDown, .oneFingerFlickUp)
    #expect(session.spoken() == spoken)
  }

  @Test("Punctuation is none, some, all or what the listener has chosen, round and round")
  func punctuation() throws {
    var session = try session("punctuation")
    _ = session.heard()
    for _ in 0..<4 { session.make(.oneFingerFlickDown) }
    #expect(
      session.spoken() == [
        "all punctuation", "custom punctuation", "no punctuation", "some punctuation",
      ])
  }

  @Test("Rows go from row to row of a table in the cursor's column")
  func rows() throws {
    func cell(_ row: Int, _ column: Int) -> AccessibilityNode {
      .stop("\(row) \(column)", Double(column) * 100, Double(row) * 50) {
        $0.content.tableCell = TableCell()
        $0.content.tableCell?.row = row
        $0.content.tableCell?.column = column
      }
    }
    let cells = [cell(0, 0), cell(0, 1), cell(1, 0), cell(1, 1), cell(2, 0)]
    let table = AccessibilityNode.view("table", cells) {
      $0.dataTable = DataTable(rowCount: 3, columnCount: 2)
    }
    var settings = ReaderSettings()
    settings.rotor = [.rows]
    var session = try Session(PretendApp([table]), settings: settings)
    session.make(.oneFingerFlickRight, .oneFingerFlickDown)
    #expect(session.reader.cursor == "1 1")
    session.make(.oneFingerFlickDown)
    #expect(session.reader.cursor == "2 0")
    session.make(.oneFingerFlickDown)
    #expect(session.spoken().last == "row not found")
    session.make(.oneFingerFlickUp, .oneFingerFlickUp, .oneFingerFlickUp)
    #expect(session.reader.cursor == "0 0")
  }

  @Test("Zoom asks the element: up is larger, down is smaller, and the new value is spoken")
  func zoom() throws {
    var app = PretendApp([
      .stop("map", 0, 0, traits: .supportsZoom, value: "100%"), .stop("other", 0, 100),
    ])
    app.answer = { request, app in
      switch request {
      case .zoomIn: app.change("map") { $0.content.value = "200%" }
      case .zoomOut: return AccessibilityResponse(isHandled: true)
      default: return AccessibilityResponse(isHandled: false)
      }
      return AccessibilityResponse(isHandled: true)
    }
    var session = try Session(app)
    try step(until: "Zoom", session.reader.rotorSetting(on: session.app)?.id == .zoom) {
      session.make(.twoFingerRotateClockwise)
    }
    #expect(session.spoken().last == "Zoom")
    session.make(.oneFingerFlickUp)
    #expect(session.spoken() == ["200%"])
    session.make(.oneFingerFlickDown)
    #expect(session.heard() == ["silence", "asked, answered", "♪ boundary"])
    #expect(session.app.requests == [.zoomIn("map"), .zoomOut("map")])
    session.make(.oneFingerFlickRight)
    #expect(!session.reader.rotorSettings(on: session.app).contains { $0.id == .zoom })
  }

  @Test("The audio destination asks for the next device")
  func destination() throws {
    var settings = ReaderSettings()
    settings.rotor = [.audioDestination]
    var session = try Session(PretendApp([.stop("a", 0, 0)]), settings: settings)
    _ = session.heard()
    session.make(.oneFingerFlickDown)
    #expect(session.heard() == ["silence", "another device"])
  }

  @Test(
    "Images are passed over as the listener wishes: by flicks, by touch and by reading on",
    arguments: [
      (ImageNavigation.always, ["photo", "logo", "text", "button"]),
      (.described, ["photo", "text", "button"]), (.never, ["text", "button"]),
    ])
  func images(navigation: ImageNavigation, stops: [String]) throws {
    var settings = ReaderSettings()
    settings.imageNavigation = navigation
    var session = try Session(
      PretendApp([
        .stop("photo", 0, 0, traits: .image),
        .stop("logo", 0, 50, traits: .image) { $0.content.isNamedByFile = true },
        .stop("text", 0, 100), .stop("button", 0, 150, traits: [.image, .button]),
      ]), settings: settings)
    var flicked = [session.reader.cursor ?? ""]
    for _ in 0..<4 {
      session.make(.oneFingerFlickRight)
      if let cursor = session.reader.cursor, cursor != flicked.last { flicked.append(cursor) }
    }
    #expect(flicked == stops)
    session.make(.fourFingerTapTop)
    #expect(session.reader.cursor == stops.first)
    session.explore(Point(x: 5, y: 155), Point(x: 5, y: 55))
    #expect((session.reader.cursor == "logo") == stops.contains("logo"))
    _ = session.heard()
    session.make(.twoFingerFlickUp)
    for _ in 0..<4 { session.finishSpeech() }
    let read = session.heard().filter { $0.hasPrefix("→") }.map { String($0.dropFirst(2)) }
    #expect(read == stops)
  }

  @Test("Custom content is read pair by pair and goes round")
  func moreContent() throws {
    var session = try Session(
      PretendApp([
        .stop("shoe", 0, 0) {
          $0.content.customContent = [
            CustomContent(label: "Calories", value: "250 kcal"),
            CustomContent(label: "SKU", value: "7", isHighImportance: true),
          ]
        }
      ]))
    #expect(session.spoken() == ["shoe, SKU, 7, more content available"])
    for _ in 0..<10 where session.reader.rotorSetting(on: session.app)?.id != .moreContent {
      session.make(.twoFingerRotateClockwise)
    }
    _ = session.heard()
    session.make(.oneFingerFlickDown, .oneFingerFlickDown, .oneFingerFlickDown)
    #expect(session.spoken() == ["Calories, 250 kcal", "SKU, 7", "Calories, 250 kcal"])
  }

  @Test("Long text is read by lines as wide as its frame")
  func lines() throws {
    var settings = ReaderSettings()
    settings.rotor = [.lines]
    var session = try Session(
      PretendApp([.stop("a", 0, 0, 80, label: "one two three four")]), settings: settings)
    _ = session.heard()
    session.make(.oneFingerFlickDown, .oneFingerFlickDown, .oneFingerFlickDown)
    #expect(session.spoken() == ["one two", "three four", "three four"])
  }
}
