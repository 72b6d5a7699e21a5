import ScreenReader
import Testing

@Suite("Traits of fields, by themselves")
struct FieldTraitTests {
  private func line(_ traits: String, more: String = "", web: Bool = false) throws
    -> (spoken: String, hint: String?)
  {
    let element = """
      { id: "note", kind: "element", frame: [0, 0, 390, 44], accessibilityLabel: "Note",
        accessibilityTraits: [\(traits)]\(more) },
      """
    let page =
      "{ id: \"page\", kind: \"webContent\", frame: [0, 0, 390, 800], views: [\(element)] }"
    let screen = try Listener(web ? page : element).app.screen
    let transcript = SpokenTranscript(vocabulary: try .shipped())
    let line = try #require(transcript.lines(of: screen).first)
    return (line.spoken, line.hint)
  }

  private let edit = "Double tap to edit."

  @Test("A text area is a text field whose errors the rotor finds")
  func textArea() throws {
    let area = try line("\"textArea\"")
    #expect(area.spoken == "Note, text field")
    #expect(area.hint == "Double tap to edit. Use the rotor to access Misspelled Words")
    let editing = try line("\"textArea\", \"isEditing\"")
    #expect(editing.spoken == "Note, text field, is editing")
    #expect(editing.hint == "Use the rotor to access Misspelled Words")
  }

  @Test("On the web it is a multi line text field")
  func webTextArea() throws {
    let area = try line("\"textArea\"", web: true)
    #expect(area.spoken == "Note, multi line text field")
    #expect(area.hint == edit)
  }

  @Test("A secure text field is one without the trait of text fields, too")
  func secure() throws {
    for traits in ["\"secureTextField\"", "\"textEntry\", \"secureTextField\""] {
      let field = try line(traits)
      #expect(field.spoken == "Note, secure text field")
      #expect(field.hint == edit)
    }
  }

  @Test("Dimmed, they have no hint")
  func dimmed() throws {
    for (traits, name) in [("textArea", "text field"), ("secureTextField", "secure text field")] {
      let field = try line("\"\(traits)\", \"notEnabled\"")
      #expect(field.spoken == "Note, dimmed, \(name)")
      #expect(field.hint == nil)
    }
  }

  @Test("The rotor's text fields are all of them")
  func rotor() throws {
    var settings = ReaderSettings()
    settings.rotor = [.textFields]
    let views = ["staticText", "textArea", "button", "secureTextField", "textEntry"].enumerated()
      .map { index, trait in
        """
        { id: "\(trait)", kind: "element", frame: [0, \(index * 50), 390, 44],
          accessibilityLabel: "\(trait)", accessibilityTraits: ["\(trait)"] },
        """
      }
    var listener = try Listener(views.joined(), settings: settings)
    var found: [String?] = []
    for _ in 0..<3 {
      listener.make(.oneFingerFlickDown)
      found.append(listener.reader.cursor)
    }
    #expect(found == ["textArea", "secureTextField", "textEntry"])
  }
}
