import AccessibilityTree
import FileBackend
import Foundation
import Gestures
import Routes
import ScreenReader
import Simulation
import Speech
import TestSupport
import Testing

@Suite("The price of reaching an element")
struct ElementPricesTests {
  private let vocabulary: Vocabulary

  init() throws { vocabulary = try .shipped() }

  /// Every screen of the course, as an app that begins there.
  private func apps() throws -> [(String, SimulatedApp)] {
    let lessons = packageRoot.appending(path: "Lessons").path
    let loaded = LessonFolder.load(lessons)
    return loaded.apps.sorted { $0.key < $1.key }.map { name, library in
      let start = library.screens[name] == nil ? library.screenIDs.sorted()[0] : name
      return (name, SimulatedApp(library: library, start: start))
    }
  }

  @Test("Each way leads there on the real engine and costs what is told")
  func waysLeadThere() throws {
    for (name, app) in try apps() {
      let found = ElementPrices(of: app)
      for position in app.screen.elements.indices {
        var traveler = Traveler(vocabulary: vocabulary, app: app)
        _ = traveler.start()
        var cost = 0
        let way = found.way(to: position)
        #expect(zip(way, way.dropFirst()).allSatisfy { $0.gesture != $1.gesture })
        for leg in way {
          for _ in 0..<leg.times {
            _ = traveler.make(.gesture(leg.gesture))
            cost += RouteMove.gesture(leg.gesture).cost
          }
        }
        let element = app.screen.elements[position].id
        #expect(traveler.reader.cursor == element, "\(name): \(found.way(to: position))")
        #expect(cost == found.prices[position].cost, "\(name): \(element)")
        #expect(found.prices[position].cost <= found.prices[position].flicks)
      }
    }
  }

  @Test("No way that the real engine goes is cheaper")
  func nothingIsCheaper() throws {
    var compared = 0
    for (name, app) in try apps() where app.screen.elements.count <= 11 {
      let found = ElementPrices(of: app)
      guard let truth = EveryPrice.costs(of: app, vocabulary: vocabulary, limit: 800) else {
        continue
      }
      compared += 1
      #expect(found.prices.map(\.cost) == truth, "\(name)")
      #expect(!found.prices.contains { !$0.isProven })
    }
    #expect(compared > 20)
  }
}

/// What everything costs, found by making every movement on the real engine.
private enum EveryPrice {
  private struct Moment: Hashable {
    var cursor: String?
    var rotor: RotorState
    var offsets: [String: ScrollArea]
  }

  static func costs(of app: SimulatedApp, vocabulary: Vocabulary, limit: Int) -> [Int]? {
    var start = Traveler(vocabulary: vocabulary, app: app)
    _ = start.start()
    let revision = start.app.screen.revision
    var costs: [String: Int] = [:]
    var seen: Set<Moment> = [moment(of: start)]
    var layer = [start]
    var cost = 0
    while costs.count < app.screen.elements.count, !layer.isEmpty {
      var next: [Traveler] = []
      for traveler in layer {
        if let cursor = traveler.reader.cursor, costs[cursor] == nil { costs[cursor] = cost }
        guard seen.count <= limit else { return nil }
        for gesture in RouteMove.gestures where ![.oneFingerDoubleTap].contains(gesture) {
          var other = traveler
          let events = other.make(.gesture(gesture))
          // What asks the app for something is no mere movement.
          let asks = events.contains { event in
            if case .asked(let request, _) = event {
              if case .scroll = request { return other.app.screen.revision != revision }
              return true
            }
            return false
          }
          guard !asks, other.app.screen.id == app.screen.id,
            seen.insert(moment(of: other)).inserted
          else { continue }
          next.append(other)
        }
      }
      layer = next
      cost += 1
    }
    return app.screen.elements.map { costs[$0.id] ?? -1 }
  }

  private static func moment(of traveler: Traveler) -> Moment {
    var rotor = traveler.reader.rotor
    rotor.unit = nil
    return Moment(
      cursor: traveler.reader.cursor, rotor: rotor, offsets: traveler.app.screen.scrollAreas)
  }
}
