import AccessibilityTree
import ScreenReader
import SpaceAndTime
import TestSupport
import Testing

@Suite("What the app says by itself")
struct NotificationTests {
  private let stops: [AccessibilityNode] = [
    .stop("a", 0, 0), .stop("b", 0, 100), .stop("c", 0, 200),
  ]

  @Test("Announcements interrupt, wait or insist by their priority and move nothing")
  func priorities() throws {
    var session = try Session(PretendApp(stops))
    session.pass(1000)
    _ = session.heard()
    session.post(
      .announcement("low", priority: .low, language: nil),
      .announcement("usual", priority: .default, language: nil),
      .announcement("high", priority: .high, language: nil))
    #expect(
      session.heard() == [
        "announced low", "“low” (waiting)", "announced usual", "“usual”",
        "announced high", "“high” (insisting)",
      ])
    #expect(session.reader.cursor == "a")
  }

  @Test("A gesture drops what the app was saying")
  func gestureWins() throws {
    var session = try Session(PretendApp(stops))
    session.finishSpeech()
    _ = session.heard()
    session.post(.announcement("high", priority: .high, language: nil))
    session.make(.oneFingerFlickRight)
    #expect(
      session.heard() == [
        "announced high", "“high” (insisting)", "silence", "→ b", "♪ focus", "“b”",
      ])
  }

  @Test("A changed layout keeps the cursor, moves it where told, or speaks a message")
  func layout() throws {
    var session = try Session(PretendApp(stops))
    _ = session.heard()
    session.post(.layoutChanged(focus: nil, message: nil))
    session.post(.layoutChanged(focus: nil, message: "Sorted"))
    session.post(.layoutChanged(focus: "c", message: nil))
    #expect(
      session.heard() == [
        "♪ layoutChange", "♪ layoutChange", "“Sorted”", "♪ layoutChange", "→ c", "“c”",
      ])
  }

  @Test(
    "Where the focused element disappears, the one in its place is spoken",
    arguments: [
      ("b", "c"), ("c", "b"),
    ])
  func disappears(gone: String, next: String) throws {
    var session = try Session(PretendApp(stops))
    try step(until: gone, session.reader.cursor == gone) {
      session.make(.oneFingerFlickRight)
    }
    _ = session.heard()
    session.app.remove(gone)
    session.post(.layoutChanged(focus: nil, message: nil))
    #expect(session.heard() == ["♪ layoutChange", "→ \(next)", "“\(next)”"])
  }

  @Test("A list that reloads under the cursor is no news while the element is still there")
  func reload() throws {
    var session = try Session(PretendApp(stops))
    session.make(.oneFingerFlickRight)
    _ = session.heard()
    session.app.show(
      "screen", title: "Screen",
      [.stop("new", 0, 0), .stop("b", 0, 300, label: "b2"), .stop("c", 0, 200)])
    session.post(.layoutChanged(focus: nil, message: nil))
    session.make(.oneFingerFlickLeft)
    #expect(session.heard() == ["♪ layoutChange", "silence", "→ c", "♪ focus", "“c”"])
  }

  @Test("An alert says so, with its message, before its first stop")
  func alert() throws {
    var session = try Session(PretendApp(stops))
    _ = session.heard()
    session.app.show("alert", title: "Delete?", [.stop("Delete?", 0, 0), .stop("OK", 0, 50)])
    session.post(.screenChanged(.alert, focus: nil, message: nil))
    #expect(
      session.heard() == ["♪ alert", "screen Delete?", "→ Delete?", "“Alert, Delete?”"])
  }

  @Test("The app does by itself what was due, in order")
  func timed() throws {
    var app = PretendApp(stops)
    app.timed = [
      (Instant(milliseconds: 1_000), .announcement("one", priority: .default, language: nil)),
      (Instant(milliseconds: 2_000), .playedSound("ding")),
    ]
    var session = try Session(app)
    _ = session.heard()
    #expect(session.reader.deadline(on: session.app) == Instant(milliseconds: 1_000))
    session.pass(999)
    #expect(session.heard() == [])
    session.pass(5_000)
    #expect(session.heard() == ["announced one", "“one”", "sound ding"])
  }

  @Test("A page is told; the same page again is the end")
  func pages() throws {
    var session = try Session(PretendApp(stops))
    _ = session.heard()
    session.post(.pageScrolled("Page 2 of 2"))
    session.post(.pageScrolled("Page 2 of 2"))
    #expect(session.heard() == ["“Page 2 of 2”", "♪ boundary", "“Page 2 of 2”"])
  }

  @Test("Editing says where the caret is")
  func editing() throws {
    var app = PretendApp([.stop("field", 0, 0, traits: .textEntry, label: "Street", value: "Oak")])
    app.answer = { request, app in
      app.change("field") {
        $0.content.traits.insert(.isEditing)
        $0.content.text = EditableText(text: "Oak", selection: 3..<3)
      }
      return AccessibilityResponse(isHandled: true, notifications: [.editingBegan("field")])
    }
    var session = try Session(app)
    session.make(.oneFingerDoubleTap)
    #expect(
      session.spoken() == [
        "Street, Oak, text field", "Street, Oak, text field, is editing, insertion point at end",
      ])
  }

  @Test("A screen's language is that of its elements, and the words about them follow")
  func screenLanguage() throws {
    let root = AccessibilityNode.view(
      "root",
      [
        .stop("a", 0, 0, traits: .button, label: "Los"),
        .stop("b", 0, 100, traits: .button, label: "Ok") { $0.content.language = "ru" },
      ])
    let screen = AccessibleScreen(id: "s", title: "", language: "de", root: root)
    let lines = SpokenTranscript(vocabulary: try .shipped()).lines(of: screen)
    #expect(lines.map(\.spoken) == ["Los, Taste", "Ok, Кнопка"])
  }
}
