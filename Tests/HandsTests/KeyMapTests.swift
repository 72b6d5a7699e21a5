import Foundation
import Gestures
import Hands
import SpaceAndTime
import TestSupport
import Testing

@Suite("The key map")
struct KeyMapTests {
  @Test("No key means two things, with Ctrl neither")
  func noClash() {
    let chords = KeyMap.bindings.map { Chord(key: $0.key, modifiers: $0.modifiers) }
    #expect(Set(chords).count == chords.count)
    let whileEditing =
      KeyMap.coach.map { Chord(key: $0.key, modifiers: $0.modifiers) }
      + KeyMap.hands.map { Chord(key: $0.key, modifiers: $0.modifiers.union(.control)) }
    #expect(Set(whileEditing).count == whileEditing.count)
  }

  @Test("Every command has a key beside the letters, and a letter with Ctrl")
  func commands() {
    for command in CoachCommand.allCases {
      let rows = KeyMap.coach.filter { $0.meaning == .coach(command) }
      #expect(rows.contains { !$0.modifiers.contains(.control) && $0.key.rawValue.count > 1 })
      #expect(rows.contains { $0.modifiers == .control && $0.key.rawValue.count == 1 })
    }
  }

  @Test("A row that means something of its own has a sentence of its own")
  func words() {
    let meanings = Dictionary(grouping: KeyMap.bindings, by: \.word)
    for (word, rows) in meanings {
      #expect(Set(rows.map(\.meaning)).count == 1, "\(word) tells of different things")
    }
  }

  @Test("Every row has words that are shipped", arguments: Set(KeyMap.bindings.map(\.word)))
  func shippedWords(word: String) throws {
    let file = packageRoot.appending(path: "Assets/Words/coach.en.json5")
    let words = try String(contentsOf: file, encoding: .utf8)
    #expect(words.contains("\"\(word)\": "))
  }

  @Test("Typing is left alone, without Ctrl", arguments: Key.allCases)
  func typing(key: Key) {
    for modifiers in [[], .shift] as [KeyModifiers] {
      let binding = KeyMap.binding(for: key, modifiers: modifiers, isEditingText: true)
      if case .coach? = binding?.meaning { continue }
      #expect(binding == nil)
    }
  }

  @Test("Keys of the desktop are left alone", arguments: Key.allCases)
  func desktop(key: Key) {
    for modifiers in [.alt, .system, [.control, .alt]] as [KeyModifiers] {
      #expect(KeyMap.binding(for: key, modifiers: modifiers, isEditingText: false) == nil)
    }
  }

  private struct Chord: Hashable {
    var key: Key
    var modifiers: KeyModifiers
  }
}
