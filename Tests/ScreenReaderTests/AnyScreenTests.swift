import AccessibilityTree
import Gestures
import ScreenReader
import SpaceAndTime
import Speech
import TestSupport
import Testing

@Suite("Screens that nobody designed")
struct AnyScreenTests {
  @Test("Flicks say what the plain model says, in the order of the places", arguments: 0..<60)
  func permuted(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    var places = (0..<24).map { (row: $0 / 3, column: $0 % 3) }
    places.shuffle(using: &random)
    let stops = places.enumerated().map { index, place in
      (
        place: place,
        node: AccessibilityNode.stop(
          "stop \(index)", Double(place.column) * 130, Double(place.row) * 100, 120, 40
        ) { $0.content = Self.content(&random) }
      )
    }
    let isTabBar = seed % 3 == 0
    let container = AccessibilityNode.view("container", stops.map(\.node)) {
      if isTabBar {
        $0.content.traits = .tabBar
      } else if seed % 3 == 1 {
        $0.accessibilityContainerType = .list
      }
    }
    let ordered = stops.sorted {
      ($0.place.row, $0.place.column) < ($1.place.row, $1.place.column)
    }
    let expected = ordered.enumerated().map { index, stop in
      var contexts: [ElementContext] = []
      if isTabBar {
        contexts = [.tab(index: index + 1, count: ordered.count)]
      } else if seed % 3 == 1 {
        if index == 0 { contexts = [.listStart] }
        if index == ordered.count - 1 { contexts = [.listEnd] }
      }
      return PlainModel.spoken(stop.node.content, contexts: contexts)
    }

    var session = try Session(PretendApp([container]))
    // The cursor may have begun on a summary.
    _ = session.heard()
    session.make(.fourFingerTapTop)
    for _ in ordered.dropFirst() { session.make(.oneFingerFlickRight) }
    #expect(session.spoken() == expected.filter { !$0.isEmpty })
    #expect(session.reader.cursor == ordered.last?.node.id)
  }

  @Test("Hints are those of the plain model", arguments: 0..<200)
  func hints(seed: UInt64) throws {
    var random = SeededRandom(seed: seed &+ 1_000)
    let content = Self.content(&random)
    let vocabulary = try Vocabulary.shipped()
    let announcement = Announcer(vocabulary: vocabulary).announcement(for: content)
    let hint = Wording(vocabulary: vocabulary).hint(announcement)
    let bare = hint?.hasSuffix(".") == true ? hint.map { String($0.dropLast()) } : hint
    #expect(bare == PlainModel.hint(content))
  }

  @Test("Whatever is done, the cursor stays on an element of the screen", arguments: 0..<30)
  func anything(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    var stops = (0..<12).map { index in
      AccessibilityNode.stop("stop \(index)", 0, Double(index) * 60) {
        $0.content = Self.content(&random)
      }
    }
    stops.shuffle(using: &random)
    var app = PretendApp(stops)
    app.answer = { request, app in
      if case .activate(let id) = request, app.screen.elements.count > 1 {
        app.remove(id)
        return AccessibilityResponse(
          isHandled: true, notifications: [.layoutChanged(focus: nil, message: nil)])
      }
      return AccessibilityResponse(isHandled: false)
    }
    var session = try Session(app)
    for _ in 0..<300 {
      let gesture = Gesture.allCases.randomElement(using: &random) ?? .oneFingerTap
      session.make(
        gesture,
        at: Point(
          x: .random(in: 0..<390, using: &random), y: .random(in: 0..<844, using: &random)))
      if Bool.random(using: &random) { session.finishSpeech() }
      let cursor = try #require(session.reader.cursor)
      let screen = session.reader.panelScreen ?? session.app.screen
      #expect(screen.element(cursor) != nil, "after \(gesture.rawValue)")
    }
  }

  private static func content(_ random: inout SeededRandom) -> AccessibilityContent {
    var content = AccessibilityContent()
    content.label = ["Margherita", "Cart", "Back", "", "Größe", nil].randomElement(using: &random)!
    content.value = ["0", "1", "2", "24", "two pieces", "", nil].randomElement(using: &random)!
    content.hint = ["Opens it", "", nil].randomElement(using: &random)!
    for (_, trait) in AccessibilityTraits.names
    where trait != .tabBar && Int.random(in: 0..<6, using: &random) == 0 {
      content.traits.insert(trait)
    }
    if Int.random(in: 0..<5, using: &random) == 0 { content.customActions = ["Share"] }
    return content
  }
}
