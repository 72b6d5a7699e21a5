import FileBackend
import Gestures
import Lessons
import Mastery
import Practice
import ScreenReader
import Simulation
import TestSupport
import Testing

@Suite("Learners in the menu")
struct LearnersTests {
  /// A learner at the menu, and a record that does what they wish.
  private struct House {
    var learner: Learner
    private var names = ["Mai", "An"]
    private var current = "Mai"
    private(set) var wishes: [LearnerWish] = []
    private var answered = 0
    private var chosen: [String: [String: String]] = ["An": ["rate": "70"]]

    init(isRoom: Bool = false, texts: SystemTexts = .english) throws {
      var course = Course(lessons: [lampLesson()], apps: try roomApps())
      course.take(Memories(learner: "Mai", learners: names))
      var setup = try setup()
      setup.isRoom = isRoom
      setup.texts = texts
      learner = Learner(PracticeSession(course: course, opening: .course, setup: setup))
    }

    /// What was said and heard since; wishes are carried out at once.
    @discardableResult
    mutating func does(_ lines: String...) throws -> [String] {
      let before = learner.rehearsal.log.count
      for line in lines {
        try learner.does(line)
        while let wish = nextWish() { carryOut(wish) }
      }
      return transcript(learner.rehearsal.log.dropFirst(before)).filter {
        !$0.hasPrefix(">") && !$0.hasPrefix("[") && $0 != "(focus)"
      }
    }

    private mutating func nextWish() -> LearnerWish? {
      let all = learner.rehearsal.effects.compactMap {
        if case .learner(let wish) = $0 { wish } else { nil }
      }
      guard answered < all.count else { return nil }
      answered += 1
      return all[answered - 1]
    }

    private mutating func carryOut(_ wish: LearnerWish) {
      wishes.append(wish)
      switch wish {
      case .choose(let name):
        current = name
        if !names.contains(name) { names.append(name) }
      case .reset(let name): chosen[name] = nil
      case .delete(let name):
        names.removeAll { $0 == name }
        if current == name { current = names.first ?? "" }
      }
      let memories = Memories(
        learner: current, learners: names, preferences: chosen[current] ?? [:])
      learner.rehearsal.learnerChanged(memories, after: wish)
    }

    /// Flicks on until the cursor is on this row.
    @discardableResult
    mutating func goes(to row: String) throws -> String? {
      for _ in 0..<60 where learner.session.situation?.cursor != row {
        try does("one-finger-flick-right")
      }
      #expect(learner.session.situation?.cursor == row)
      return learner.log.last { !$0.hasPrefix("[") && !$0.hasPrefix("(") && !$0.hasPrefix(">") }
    }

    mutating func open(_ row: String? = nil) throws {
      try goes(to: "learners")
      try does("one-finger-double-tap")
      if let row { try goes(to: row) }
    }
  }

  @Test("The menu tells who practices, and the list who could")
  func list() throws {
    var house = try House()
    #expect(try house.goes(to: "learners") == "Learner, Mai, button")
    #expect(try house.does("one-finger-double-tap").last == "Who is learning?, heading")
    #expect(
      try house.does("one-finger-flick-right", "wait 5") == [
        "selected, Mai, button, actions available",
        "Flick down for starting anew and for deleting.",
      ])
    #expect(try house.does("one-finger-flick-right").first == "An, button, actions available")
    #expect(try house.does("one-finger-flick-right") == ["New learner, button"])
  }

  @Test("Choosing another brings what they learned and chose, and greets them")
  func choosing() throws {
    var house = try House()
    try house.open("learner.An")
    let heard = try house.does("one-finger-double-tap")
    #expect(house.wishes == [.choose("An")])
    #expect(heard.contains("Coach: Hello, An."))
    #expect(heard.last == "Curtain, heading")
    #expect(house.learner.session.settings.rate == 70)
    // Nothing of that is a choice to be kept once more.
    #expect(house.learner.records.isEmpty)
    #expect(try house.goes(to: "learners") == "Learner, An, button")
  }

  @Test("A new name is typed on a keyboard, and the return key is enough")
  func typed() throws {
    var house = try House()
    try house.open("new")
    let asked = try house.does("one-finger-double-tap")
    #expect(asked.contains("Coach: Double tap the field and type a name. Then choose Done."))
    #expect(try house.does("one-finger-flick-right").first == "Name, text field")
    try house.does("one-finger-double-tap", "type  Linh  Chi ")
    let heard = try house.does("key enter")
    #expect(house.wishes == [.choose("Linh Chi")])
    #expect(heard.contains("Coach: Hello, Linh Chi."))
  }

  @Test("A new name is typed on the glass, key by key")
  func onScreen() throws {
    var house = try House()
    try house.open("new")
    try house.does("one-finger-double-tap", "one-finger-flick-right", "one-finger-double-tap")
    for key in ["b", "o"] {
      try house.goes(to: "keyboard.\(key)")
      try house.does("one-finger-double-tap", "four-finger-tap-top")
    }
    try house.goes(to: "keyboard.return")
    try house.does("one-finger-double-tap")
    #expect(house.wishes.count == 1)
    guard case .choose(let name)? = house.wishes.first else { return }
    #expect(name.lowercased() == "bo")
  }

  @Test("The keys of a menu are in the language of the menu", arguments: ["ru", "vi", "th", "zh"])
  func keys(language: String) throws {
    let words = packageRoot.appending(path: "Assets/Words").path
    let texts = try SystemTextsFile.texts(for: language, in: words)
    var house = try House(texts: texts)
    try house.open("new")
    try house.does("one-finger-double-tap", "one-finger-flick-right", "one-finger-double-tap")
    for (key, label, english) in [
      ("delete", texts.delete, "Delete"), ("space", texts.space, "space"),
    ] {
      #expect(label.lowercased() != english.lowercased())
      #expect(try house.goes(to: "keyboard.\(key)")?.hasPrefix(label) == true)
    }
  }

  @Test("A known name in other letters is the one that is known, and no name is none")
  func known() throws {
    var house = try House()
    try house.open("new")
    try house.does("one-finger-double-tap", "one-finger-flick-right", "one-finger-double-tap")
    let heard = try house.does("type    ", "key enter")
    #expect(heard.contains("Coach: There is no name yet. Type one, then choose Done."))
    #expect(house.wishes.isEmpty)
    try house.goes(to: "name")
    try house.does("one-finger-double-tap", "type mAI", "two-finger-scrub")
    try house.goes(to: "done")
    try house.does("one-finger-double-tap")
    #expect(house.wishes == [.choose("Mai")])
  }

  @Test("Starting anew asks first, and yes forgets")
  func reset() throws {
    var house = try House()
    try house.open("learner.Mai")
    try house.does("one-finger-flick-down")
    let asked = try house.does("one-finger-double-tap")
    #expect(asked.last == "Forget everything that Mai did and chose?, heading")
    #expect(try house.does("one-finger-flick-right") == ["No, keep it, button"])
    #expect(try house.does("one-finger-flick-right") == ["Yes, forget it, button"])
    let heard = try house.does("one-finger-double-tap")
    #expect(house.wishes == [.reset("Mai")])
    #expect(heard.contains("Coach: Mai starts anew."))
    #expect(heard.last == "Who is learning?, heading")
  }

  @Test("Whoever is deleted is followed by somebody who is left, and that is said")
  func delete() throws {
    var house = try House()
    try house.open("learner.Mai")
    try house.does("one-finger-flick-down", "one-finger-flick-down", "one-finger-double-tap")
    try house.does("one-finger-flick-right", "one-finger-flick-right")
    let heard = try house.does("one-finger-double-tap")
    #expect(house.wishes == [.delete("Mai")])
    #expect(heard.contains("Coach: Mai is deleted."))
    #expect(heard.contains("Coach: Now practicing: An."))
    #expect(house.learner.session.settings.rate == 70)
    try house.does("two-finger-scrub")
    #expect(try house.goes(to: "learners") == "Learner, An, button")
  }

  @Test("Another learner is deleted, and practice goes on as it was")
  func deleteOther() throws {
    var house = try House()
    try house.open("learner.An")
    try house.does("one-finger-flick-down", "one-finger-flick-down", "one-finger-double-tap")
    try house.does("one-finger-flick-right", "one-finger-flick-right")
    let heard = try house.does("one-finger-double-tap")
    #expect(house.wishes == [.delete("An")])
    #expect(!heard.contains { $0.hasPrefix("Coach: Now") })
    #expect(house.learner.session.settings.rate == 50)
  }

  @Test("No keeps everything", arguments: noes + ["stay"])
  func no(_ no: String) throws {
    var house = try House()
    try house.open("learner.Mai")
    try house.does("one-finger-flick-down", "one-finger-flick-down", "one-finger-double-tap")
    if no == "stay" {
      try house.does("one-finger-flick-right", "one-finger-double-tap")
    } else {
      try house.does(no)
    }
    #expect(house.wishes.isEmpty)
    #expect(house.learner.session.situation?.screen == "curtain-learners")
    #expect(house.learner.session.situation?.cursor == "learner.Mai")
  }

  @Test("A name that is begun can be left", arguments: ["key escape", "close"])
  func leaveName(_ way: String) throws {
    var house = try House()
    try house.open("new")
    try house.does("one-finger-double-tap", "one-finger-flick-right", "one-finger-double-tap")
    try house.does("type Bo")
    if way == "close" {
      try house.does("two-finger-scrub")
      try house.goes(to: "close")
      try house.does("one-finger-double-tap")
    } else {
      try house.does(way)
    }
    #expect(house.wishes.isEmpty)
    #expect(house.learner.session.situation?.screen == "curtain-learners")
  }

  @Test("In a room, and where nothing is kept, nobody is chosen")
  func nowhere() throws {
    var house = try House(isRoom: true)
    var other = Learner(try session(.course, lessons: [lampLesson()], apps: roomApps()))
    for _ in 0..<30 {
      try house.does("one-finger-flick-right")
      try other.does("one-finger-flick-right")
    }
    #expect(!house.learner.log.contains { $0.hasPrefix("Learner") })
    #expect(!other.log.contains { $0.hasPrefix("Learner") })
  }
}
