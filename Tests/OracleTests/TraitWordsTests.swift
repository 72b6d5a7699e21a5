import Foundation
import Speech
import TestSupport
import Testing

@Suite(
  "Words of traits against outside lists",
  .enabled(if: OutsideFiles.oracles.isThere, "CURTAIN_ORACLES names no folder of cases"))
struct TraitWordsTests {
  private struct Lists: Decodable {
    struct Suspect: Decodable {
      var language: String
      var key: String
    }

    var languages: [String: [String: String]]
    /// Entries that the list itself doubts.
    var suspect: [Suspect]
  }

  /// Ours by theirs. Not compared: `rotor_none` (a choice of their tool's) and what is put together
  /// of two words there (`…_after_own_hint`, `hint_text_area`, `position_in_series`).
  private static let keys = [
    "trait_button": "button", "trait_back_button": "backButton", "trait_header": "heading",
    "trait_link": "link", "trait_image": "image", "trait_search_field": "searchField",
    "trait_adjustable": "adjustable", "trait_not_enabled": "dimmed",
    "trait_selected_alone": "selected", "trait_switch": "switchButton", "trait_tab": "tab",
    "trait_text_field": "textField", "trait_secure_text_field": "secureTextField",
    "state_editing": "isEditing", "switch_on": "on", "switch_off": "off", "switch_mixed": "mixed",
    "hint_adjustable": "hintAdjustable", "hint_switch": "hintSwitch",
    "hint_text_field": "hintTextField", "hint_editing": "hintMisspelledWords", "word_back": "back",
    "list_start": "listStart", "list_end": "listEnd", "landmark_start": "landmarkStart",
    "landmark_end": "landmarkEnd", "table_row": "row", "table_column": "column",
    "table_row_span": "spansRows", "table_column_span": "spansColumns",
    "actions_available": "actionsAvailable", "more_content_available": "moreContentAvailable",
    "rotor_link": "rotorLinks", "rotor_visited_link": "rotorVisitedLinks",
    "rotor_heading": "rotorHeadings", "rotor_bold_text": "rotorBoldText",
    "rotor_italic_text": "rotorItalicText", "rotor_underline_text": "rotorUnderlinedText",
    "rotor_misspelled_word": "rotorMisspelledWords", "rotor_image": "rotorImages",
    "rotor_text_field": "rotorTextFields", "rotor_table": "rotorTables",
    "rotor_list": "rotorLists", "rotor_landmark": "rotorLandmarks",
  ]

  @Test("Each language's words are those of the list, but for what the list doubts")
  func words() throws {
    let lists = try OutsideFiles.oracles.decode(Lists.self, from: "trait-words.json")
    #expect(lists.languages.count == 3)
    for (language, list) in lists.languages {
      let doubted = Set(lists.suspect.filter { $0.language == language }.map(\.key))
      let words = try Words.shipped(language)
      for (theirs, ours) in Self.keys where !doubted.contains(theirs) {
        let expected = try #require(list[theirs], "\(language) \(theirs)")
        let text = words.text(ours, ["count": "{1}"])
        #expect(Self.bare(text) == Self.bare(expected), "\(language) \(theirs)")
      }
      for level in 1...6 {
        let text = words.text("rotorHeadingLevel", ["level": String(level)])
        #expect(text == list["rotor_heading_level\(level)"], "\(language) level \(level)")
      }
    }
  }

  /// A full stop is a pause, case is not heard, and Russian may write ё as е.
  private static func bare(_ text: String) -> String {
    String(text.lowercased().map { $0 == "ё" ? "е" : $0 }.filter { $0 != "." })
  }
}
