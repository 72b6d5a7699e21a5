import Gestures
import ScreenReader
import SpaceAndTime
import TestSupport
import Testing

@Suite("Grouped navigation")
struct GroupTests {
  private let screen = """
    { id: "title", kind: "label", frame: [0, 60, 390, 44], text: "Kitchen" },
    { id: "list", kind: "view", frame: [0, 200, 390, 200], accessibilityContainerType: "list",
      accessibilityLabel: "Recipes",
      views: [
        { id: "one", kind: "label", frame: [0, 0, 390, 44], text: "Bread" },
        { id: "facts", kind: "view", frame: [0, 50, 390, 44],
          accessibilityContainerType: "semanticGroup", accessibilityLabel: "Facts",
          views: [{ id: "salt", kind: "label", frame: [0, 0, 390, 44], text: "Salt" }] },
        { id: "two", kind: "label", frame: [0, 100, 390, 44], text: "Soup" } ] },
    { id: "end", kind: "label", frame: [0, 600, 390, 44], text: "End" },
    """

  private func listener() throws -> Listener {
    var settings = ReaderSettings()
    settings.navigationStyle = .grouped
    var listener = try Listener(screen, settings: settings)
    _ = listener.spoken()
    return listener
  }

  @Test("Flicks step over a group as one stop, both ways")
  func over() throws {
    var listener = try listener()
    listener.make(.oneFingerFlickRight, .oneFingerFlickRight, .oneFingerFlickLeft)
    #expect(listener.spoken() == ["Recipes, group", "End", "Recipes, group"])
    listener.make(.oneFingerFlickLeft)
    #expect(listener.spoken() == ["Kitchen"])
  }

  @Test("Moving in and out goes between the levels, and a level ends with its group")
  func inAndOut() throws {
    var listener = try listener()
    listener.make(.oneFingerFlickRight, .twoFingerFlickRight, .oneFingerFlickRight)
    #expect(listener.spoken() == ["Recipes, group", "Bread, list start", "Facts, group"])
    listener.make(.twoFingerFlickRight)
    #expect(listener.reader.cursor == "salt")
    _ = listener.cues()
    listener.make(.oneFingerFlickRight)
    #expect(listener.cues() == [.boundary])
    listener.make(.twoFingerFlickLeft, .oneFingerFlickRight)
    #expect(listener.spoken() == ["Facts, group", "Soup, list end"])
    listener.make(.oneFingerFlickRight)
    #expect(listener.cues() == [.boundary])
    listener.make(.twoFingerFlickLeft)
    #expect(listener.spoken() == ["Recipes, group"])
    listener.make(.twoFingerFlickLeft)
    #expect(listener.cues() == [.boundary])
  }

  @Test("A finger finds elements whatever group they are in")
  func finger() throws {
    var listener = try listener()
    listener.explore(listener.center(of: "salt"))
    #expect(listener.reader.cursor == "salt")
    listener.make(.twoFingerFlickLeft)
    #expect(listener.spoken().last == "Facts, group")
  }

  @Test("In flat navigation two-finger flicks to the sides mean nothing")
  func flat() throws {
    var listener = try Listener(screen)
    _ = listener.cues()
    listener.make(.twoFingerFlickRight, .twoFingerFlickLeft)
    #expect(listener.cues() == [.unknownCommand, .unknownCommand])
  }

  @Test("What a transcript prints before an element is what flicks say there")
  func transcript() throws {
    var listener = try Listener(screen)
    listener.make(.oneFingerFlickRight, .oneFingerFlickRight, .oneFingerFlickRight)
    listener.make(.oneFingerFlickRight)
    let lines = SpokenTranscript(vocabulary: try .shipped()).lines(of: listener.app.screen)
    #expect(lines.map(\.before) == [nil, nil, "Facts", nil, nil])
    let printed = lines.map { [$0.before, $0.spoken].compactMap(\.self).joined(separator: ", ") }
    #expect(printed == listener.spoken())
    #expect(printed[2] == "Facts, Salt")
  }

  @Test("A group's name is said in its own language, whatever that of what is in it")
  func language() throws {
    var listener = try Listener(
      """
      { id: "title", kind: "label", frame: [0, 60, 390, 44], text: "Menu" },
      { id: "group", kind: "view", frame: [0, 120, 390, 44], accessibilityLabel: "Пиццы",
        accessibilityContainerType: "semanticGroup", accessibilityLanguage: "ru",
        views: [{ id: "cheese", kind: "label", frame: [0, 0, 390, 44], text: "Cheese" }] },
      { id: "other", kind: "view", frame: [0, 220, 390, 44], accessibilityLabel: "Other",
        accessibilityContainerType: "semanticGroup",
        views: [{ id: "borscht", kind: "label", frame: [0, 0, 390, 44], text: "Борщ",
          accessibilityLanguage: "ru" }] },
      """)
    _ = listener.happened()
    listener.make(.oneFingerFlickRight, .oneFingerFlickRight)
    #expect(listener.parts() == [[["Пиццы", "ru"], ["Cheese"]], [["Other"], ["Борщ", "ru"]]])
    listener.make(.fourFingerTapTop, .twoFingerFlickDown)
    _ = listener.happened()
    listener.finishSpeech()
    #expect(listener.parts() == [[["Пиццы", "ru"], ["Cheese"]]])
  }
}

extension Listener {
  /// The parts of what was spoken since the last time, each with its language where that is not the
  /// listener's.
  fileprivate mutating func parts() -> [[[String]]] {
    happened().compactMap {
      guard case .speak(let utterance) = $0 else { return nil }
      return utterance.parts.map { [$0.text, $0.language].compactMap(\.self) }
    }
  }
}
