import CSQLite
import Foundation
import Lessons
import Mastery
import SQLiteBackend
import SpaceAndTime
import TestSupport
import Testing

@Suite("Learners and machines", .serialized)
@MainActor
struct MergeTests {
  private let temporary: TemporaryFolder
  private let scrub = Skill.gesture(.twoFingerScrub)

  init() throws {
    temporary = try TemporaryFolder()
  }

  private func folder(_ name: String) throws -> String {
    let url = temporary.url.appending(path: name)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    return url.path
  }

  private func practise(_ record: Record, misses: Int = 0) throws {
    try record.add(.lessonBegan(lesson: "pizza"))
    try record.add(.roundBegan(round: "before", par: 20))
    try record.add(.gesture(.oneFingerFlickRight, at: .zero))
    try record.add(.missed(asked: .twoFingerScrub, explanation: "One way only.", at: .zero))
    try record.add(.stepFinished(step: "open", misses: 1, hints: 0, isSkipped: false))
    try record.add(.attempted(scrub, misses: misses, hints: 0, isSkipped: false))
    var score = Score()
    score.gestures = 25
    try record.add(.roundFinished(score, stars: 3))
    try record.add(.lessonFinished)
  }

  private func merge(_ path: String, into record: Record, as name: String = "room-2") throws
    -> RecordMerge.Summary
  {
    let copy = temporary.url.appending(path: UUID().uuidString).path
    return try RecordMerge(into: record).add(path, copy: copy, namelessAs: name)
  }

  @Test("What was asked is remembered with its day, drills too")
  func attempts() throws {
    let path = try folder("here")
    let record = try Record(folder: path)
    try practise(record, misses: 2)
    try record.add(.drillBegan("flicks"))
    try record.add(
      .attempted(.gesture(.oneFingerFlickLeft), misses: 0, hints: 0, isSkipped: true))
    try record.add(.drillEnded)
    let again = try Record(folder: path)
    let today = try again.today()
    #expect(
      try again.attempts() == [
        Attempt(skill: scrub, day: today, misses: 2),
        Attempt(skill: .gesture(.oneFingerFlickLeft), day: today, isSkipped: true),
      ])
    // The calendar of this process and of the record agree.
    let seconds = TimeZone.current.secondsFromGMT() + Int(Date().timeIntervalSince1970)
    #expect(abs(today - seconds / 86_400) <= 1)
    #expect(try again.misses().map(\.explanation) == ["One way only."])
  }

  @Test("A learner is forgotten, alone, and can begin anew")
  func forgetting() throws {
    let path = try folder("here")
    let anna = try Record(folder: path, learner: "Anna")
    let ben = try Record(folder: path, learner: "Ben")
    try practise(anna)
    try practise(ben)
    #expect(try anna.learners() == ["Anna", "Ben"])
    // Everything that hangs on a session goes with it.
    try anna.add(.priced(lesson: "pizza", fault: "old", .gestures(2)))
    try anna.add(.repaired(fault: "old", checklist: "New."))
    try ben.add(.repaired(fault: "old", checklist: "New."))
    try anna.reset()
    #expect(try anna.pastRounds().isEmpty)
    #expect(try anna.prices().isEmpty)
    #expect(try anna.checklist().isEmpty)
    #expect(try ben.checklist().count == 1)
    #expect(try anna.attempts().isEmpty)
    #expect(try ben.pastRounds().count == 1)
    try anna.delete()
    #expect(try ben.learners() == ["Ben"])
    #expect(try Record(folder: path, learner: "Anna").attempts().isEmpty)
  }

  @Test("Records of a room are joined once, however often they are given")
  func joining() throws {
    let here = try Record(folder: folder("here"))
    let there = try Record(folder: folder("there"))
    let named = try Record(folder: folder("there"), learner: "Mai")
    try practise(here)
    try practise(there)
    try practise(named)
    try practise(named, misses: 1)
    let path = try folder("there") + "/" + Record.fileName
    let summary = try merge(path, into: here)
    #expect(summary == .init(sessions: 3, learners: ["room-2", "Mai"]))
    #expect(summary.phrase == "3 sessions of room-2, Mai")
    #expect(RecordMerge.Summary(sessions: 1, learners: ["Mai"]).phrase == "1 session of Mai")
    #expect(RecordMerge.Summary().phrase == "0 sessions")
    #expect(try merge(path, into: here) == .init())
    #expect(try here.learners() == ["learner", "room-2", "Mai"])
    let mai = try Record(folder: folder("here"), learner: "Mai")
    #expect(try mai.pastRounds() == named.pastRounds())
    #expect(try mai.attempts() == named.attempts())
    #expect(try mai.misses() == named.misses())
    // What the other machine did since comes along the next time.
    try practise(named)
    #expect(try merge(path, into: here) == .init(sessions: 1, learners: ["Mai"]))
    // And back: a record does not get its own sessions twice.
    let own = try folder("here") + "/" + Record.fileName
    #expect(try merge(own, into: there, as: "room-1") == .init(sessions: 1, learners: ["room-1"]))
  }

  @Test("A learner's list is joined: each line once, since the day when it was first there")
  func checklist() throws {
    let here = try Record(folder: folder("here"), learner: "Mai")
    let there = try Record(folder: folder("there"), learner: "Mai")
    for record in [here, there] {
      try practise(record)
      try record.add(.repaired(fault: "unnamed", checklist: "Buttons have names."))
      try record.add(.repaired(fault: "unnamed", checklist: "Every button has a name."))
    }
    try there.add(.repaired(fault: "sliders", checklist: "Sliders adjust."))
    let path = try folder("there") + "/" + Record.fileName
    let today = try here.today()
    var other: OpaquePointer?
    defer { sqlite3_close(other) }
    try #require(sqlite3_open(path, &other) == SQLITE_OK)
    let earlier = "UPDATE checklist SET day = \(today - 5) WHERE fault = 'unnamed'"
    try #require(sqlite3_exec(other, earlier, nil, nil, nil) == SQLITE_OK)
    _ = try merge(path, into: here)
    #expect(
      try here.checklist() == [
        .init(fault: "unnamed", line: "Every button has a name.", day: today - 5),
        .init(fault: "sliders", line: "Sliders adjust.", day: today),
      ])
  }

  @Test("What is no record is refused by its name, and nothing is made")
  func refused() throws {
    let here = try Record(folder: folder("here"))
    let missing = temporary.url.appending(path: "nowhere.sqlite").path
    #expect(throws: RecordProblem.cannotBeOpened(missing)) { try merge(missing, into: here) }
    #expect(!FileManager.default.fileExists(atPath: missing))
    let text = temporary.url.appending(path: "text.sqlite").path
    try Data("This is a letter, not a record, and it goes on for a while.".utf8)
      .write(to: URL(fileURLWithPath: text))
    #expect(throws: RecordProblem.damaged(text)) { try merge(text, into: here) }
    let empty = temporary.url.appending(path: "empty.sqlite").path
    try Data().write(to: URL(fileURLWithPath: empty))
    #expect(try merge(empty, into: here) == .init())
  }

  @Test("A record that cannot be written is joined all the same")
  func readOnly() throws {
    let here = try Record(folder: folder("here"))
    try practise(Record(folder: folder("there#1?")))
    let path = try folder("there#1?") + "/" + Record.fileName
    try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: path)
    #expect(try merge(path, into: here).sessions == 1)
  }
}
