import Gestures
import Testing

@Suite("What is heard while typing between other words")
struct TypingEchoTests {
  private func field(_ text: String, _ more: String = "") throws -> Listener {
    var listener = try Listener(
      """
      { id: "note", kind: "textField", frame: [16, 60, 358, 44], bind: "note", \(more)
        accessibilityLabel: "Note" },
      """, state: "note: \"\(text)\"")
    listener.make(.oneFingerDoubleTap)
    _ = listener.spoken()
    return listener
  }

  @Test("A blank typed before another blank ends the word before it")
  func blankBeforeBlank() throws {
    var listener = try field("abc def")
    listener.make(.oneFingerFlickUp, .oneFingerFlickUp, .oneFingerFlickUp, .oneFingerFlickUp)
    _ = listener.spoken()
    for letter in ["x", "y", " "] { listener.type(letter) }
    #expect(listener.spoken() == ["x", "y", "space, abcxy"])
    #expect(listener.app.value(of: "note") == .text("abcxy  def"))
  }

  @Test("So does one before the blank that a prediction has brought")
  func afterPrediction() throws {
    var listener = try field("", "suggestions: [\"garden\"],")
    listener.type("g")
    listener.explore(listener.center(of: "keyboard.prediction1"))
    listener.make(.oneFingerDoubleTap)
    listener.explore(listener.center(of: "note"))
    listener.make(.oneFingerFlickUp)
    _ = listener.spoken()
    for letter in ["s", " "] { listener.type(letter) }
    #expect(listener.spoken() == ["s", "space, gardens"])
  }

  @Test("Of equal letters it is the one at the caret that was typed or deleted")
  func equalLetters() throws {
    var listener = try field("aAa")
    listener.type("a")
    listener.delete()
    listener.make(.oneFingerFlickUp, .oneFingerFlickUp)
    _ = listener.spoken()
    listener.type("a")
    listener.delete()
    #expect(listener.spoken() == ["a", "a"])
  }

  @Test("At its ends the caret thuds, and the first or last unit is said again")
  func ends() throws {
    var listener = try field("ab cd")
    listener.make(.oneFingerFlickDown)
    let happened = listener.happened()
    #expect(happened.contains(.earcon(.boundary)))
    listener.make(.oneFingerFlickDown)
    #expect(listener.spoken() == ["d"])
    listener.turn(to: "Words")
    listener.make(.oneFingerFlickUp, .oneFingerFlickUp)
    _ = listener.spoken()
    listener.make(.oneFingerFlickUp)
    #expect(listener.spoken() == ["ab"])
    listener.make(.oneFingerFlickUp)
    #expect(listener.cues() == [.boundary])
  }

  @Test("A key that is called something else after it was pressed says so; one that typed doesn't")
  func changingKeys() throws {
    var listener = try field("")
    listener.explore(listener.center(of: "keyboard.plane"))
    _ = listener.spoken()
    listener.make(.oneFingerDoubleTap, .oneFingerDoubleTap)
    #expect(listener.spoken() == ["more, letters", "more, numbers"])
    listener.explore(listener.center(of: "keyboard.shift"))
    listener.make(.oneFingerDoubleTap)
    listener.explore(listener.center(of: "keyboard.q"))
    _ = listener.spoken()
    listener.make(.oneFingerDoubleTap)
    #expect(listener.spoken() == ["cap Q"])
  }

  @Test("Words of the reader's about what is typed are in the field's language, as its voice is")
  func language() throws {
    var listener = try field("", "accessibilityLanguage: \"ru\",")
    listener.type("Я")
    listener.type(" ")
    listener.type("б")
    listener.delete()
    listener.delete()
    listener.make(.oneFingerDoubleTap)
    #expect(
      listener.spoken() == [
        "заглавная Я", "пробел, Я", "б", "б", "пробел",
        "точка вставки в начале",
      ])
  }

  @Test("A key that did nothing thuds: Delete with nothing to delete, a letter where none fits")
  func idleKeys() throws {
    var listener = try field("", "maximumLength: 1,")
    listener.explore(listener.center(of: "keyboard.delete"))
    _ = listener.cues()
    listener.make(.oneFingerDoubleTap)
    #expect(listener.cues() == [.boundary])
    listener.explore(listener.center(of: "keyboard.q"))
    _ = listener.cues()
    listener.make(.oneFingerDoubleTap)
    #expect(listener.cues() == [.activate])
    listener.make(.oneFingerDoubleTap)
    #expect(listener.cues() == [.boundary])
  }
}
