import CSQLite
import Foundation
import Lessons
import SQLiteBackend
import SpaceAndTime
import TestSupport
import Testing

@Suite("The record", .serialized)
@MainActor
struct RecordTests {
  private let temporary: TemporaryFolder
  private var folder: URL { temporary.url }

  init() throws {
    temporary = try TemporaryFolder()
  }

  private var file: URL { folder.appending(path: Record.fileName) }

  private func score(_ gestures: Int, wrongTurns: Int = 0) -> Score {
    var score = Score()
    score.gestures = gestures
    score.misses = 2
    score.duration = 12_345.5
    score.wrongTurns = wrongTurns
    score.hints = 1
    score.peeks = 3
    score.stops = 17
    score.deadEnds = 4
    score.listening = 9_876.5
    return score
  }

  @Test("Labels of the learner's own are kept by screen and element, changed and taken away")
  func labels() throws {
    let record = try Record(folder: folder.path)
    try record.add(.labeled(app: "", screen: "menu", element: "cart", label: "Basket"))
    try record.add(.labeled(app: "", screen: "menu", element: "cart", label: "Bag"))
    try record.add(.labeled(app: "", screen: "menu", element: "empty", label: "Spacer"))
    try record.add(.labeled(app: "", screen: "card", element: "empty", label: "Line"))
    try record.add(.labeled(app: "", screen: "card", element: "empty", label: ""))
    let again = try Record(folder: folder.path)
    #expect(try again.labels() == ["": ["menu": ["cart": "Bag", "empty": "Spacer"]]])
    #expect(try Record(folder: folder.path, learner: "other").labels() == [:])
  }

  @Test("What faults cost is kept with the last time of the lesson")
  func prices() throws {
    let record = try Record(folder: folder.path)
    try record.add(.lessonBegan(lesson: "pizza"))
    try record.add(.priced(lesson: "pizza", fault: "old", .gestures(2)))
    try record.add(.lessonFinished)
    try record.add(.lessonBegan(lesson: "pizza"))
    try record.add(.lessonFinished)
    try record.add(.lessonBegan(lesson: "other"))
    let costs: [String: FaultCost] = [
      "a": .impossible, "b": .flicks(27), "c": .gestures(1), "d": .seconds(14), "e": .nothing,
    ]
    for (fault, cost) in costs {
      try record.add(.priced(lesson: "pizza", fault: fault, cost))
    }
    try record.add(.priced(lesson: "never begun", fault: "a", .nothing))
    #expect(try Record(folder: folder.path).prices(of: "pizza") == costs)
    #expect(try Record(folder: folder.path).prices(of: "other") == [:])
  }

  @Test("What the learner chose is kept at once, the last value of each")
  func preferences() throws {
    let record = try Record(folder: folder.path)
    try record.add(.preferenceChanged("rate", value: "60"))
    try record.add(.preferenceChanged("rate", value: "70"))
    try record.add(.preferenceChanged("rotor", value: "links,headings"))
    let again = try Record(folder: folder.path)
    #expect(try again.preferences() == ["rate": "70", "rotor": "links,headings"])
    #expect(try Record(folder: folder.path, learner: "other").preferences() == [:])
  }

  @Test("Labels from before apps were told apart are still there")
  func oldLabels() throws {
    _ = try Record(folder: folder.path)
    for sql in [
      "DROP TABLE checklist", "DROP TABLE preferences", "DROP TABLE labels",
      """
      CREATE TABLE labels (
        learner INTEGER NOT NULL, screen TEXT NOT NULL, element TEXT NOT NULL,
        label TEXT NOT NULL, PRIMARY KEY (learner, screen, element)
      ) WITHOUT ROWID
      """,
      "INSERT INTO labels SELECT id, 'menu', 'cart', 'Bag' FROM learners",
      "PRAGMA user_version = 4",
    ] { try execute(sql) }
    let again = try Record(folder: folder.path)
    #expect(try again.labels() == ["": ["menu": ["cart": "Bag"]]])
    #expect(try again.preferences() == [:])
  }

  private func practise(_ record: Record, gestures: Int, stars: Int?) throws {
    try record.add(.lessonBegan(lesson: "pizza"))
    try record.add(.roundBegan(round: "before", par: 20))
    try record.add(.gesture(.oneFingerFlickRight, at: .zero))
    try record.add(
      .missed(asked: .twoFingerScrub, explanation: "One way only.", at: .zero))
    try record.add(.stepFinished(step: "open", misses: 1, hints: 0, isSkipped: false))
    try record.add(.roundFinished(score(gestures), stars: stars))
    try record.add(.lessonFinished)
  }

  @Test("Closing and reopening remembers")
  func remembers() throws {
    try practise(Record(folder: folder.path), gestures: 30, stars: 2)
    let progress = try Record(folder: folder.path).progress()
    #expect(progress["pizza"]?.timesBegun == 1)
    #expect(progress["pizza"]?.timesFinished == 1)
    #expect(
      progress["pizza"]?.best["before"]
        == RoundResult(round: "before", score: score(30), stars: 2, par: 20))
  }

  @Test("The best result stays the best, whatever follows")
  func best() throws {
    let record = try Record(folder: folder.path)
    try practise(record, gestures: 30, stars: 2)
    try practise(record, gestures: 22, stars: 3)
    try practise(record, gestures: 90, stars: 1)
    #expect(try record.progress()["pizza"]?.best["before"]?.score.gestures == 22)
    #expect(try record.pastRounds().map(\.result.score.gestures) == [30, 22, 90])
    #expect(try record.pastRounds().first?.result.score == score(30))
  }

  @Test("A lesson that was left is begun and not finished")
  func left() throws {
    let record = try Record(folder: folder.path)
    try record.add(.lessonBegan(lesson: "pizza"))
    try record.add(.roundBegan(round: "before", par: nil))
    try record.add(.lessonLeft)
    #expect(try record.progress()["pizza"]?.timesBegun == 1)
    #expect(try record.progress()["pizza"]?.timesFinished == 0)
    #expect(try record.pastRounds().isEmpty)
  }

  @Test("Learners do not see each other's results")
  func learners() throws {
    try practise(Record(folder: folder.path, learner: "Ada"), gestures: 30, stars: 2)
    #expect(try Record(folder: folder.path, learner: "Bo").progress().isEmpty)
    #expect(try Record(folder: folder.path, learner: "Ada").progress().count == 1)
  }

  @Test("Two instances write at once and lose nothing")
  func twoInstances() throws {
    let first = try Record(folder: folder.path)
    let second = try Record(folder: folder.path)
    try practise(first, gestures: 30, stars: 2)
    try practise(second, gestures: 31, stars: 2)
    #expect(try first.pastRounds().count == 2)
  }

  @Test("A folder that cannot be written is named")
  func readOnlyFolder() throws {
    // Permissions do not stop the superuser; the kernel's own folder does.
    let folder = geteuid() == 0 ? "/proc" : folder.path
    if geteuid() != 0 {
      try FileManager.default.setAttributes([.posixPermissions: 0o555], ofItemAtPath: folder)
    }
    #expect(throws: RecordProblem.readOnly("\(folder)/\(Record.fileName)")) {
      try Record(folder: folder)
    }
  }

  @Test("A folder that is not there is named")
  func missingFolder() {
    let missing = folder.appending(path: "nowhere").path
    #expect(throws: RecordProblem.readOnly("\(missing)/\(Record.fileName)")) {
      try Record(folder: missing)
    }
  }

  @Test("A damaged file is named and left as it is", arguments: ["not a database at all", "x"])
  func damaged(content: String) throws {
    let bytes = Data(String(repeating: content, count: 300).utf8)
    try bytes.write(to: file)
    #expect(throws: RecordProblem.damaged(file.path)) { try Record(folder: folder.path) }
    #expect(try Data(contentsOf: file) == bytes)
  }

  @Test("A record of a newer Curtain is left as it is")
  func newer() throws {
    try practise(Record(folder: folder.path), gestures: 30, stars: 2)
    try execute("PRAGMA user_version = 99")
    #expect(throws: RecordProblem.newer(file.path, version: 99)) {
      try Record(folder: folder.path)
    }
  }

  @Test("A file that another program holds is named")
  func locked() throws {
    _ = try Record(folder: folder.path)
    var other: OpaquePointer?
    defer { sqlite3_close(other) }
    try #require(sqlite3_open(file.path, &other) == SQLITE_OK)
    try #require(sqlite3_exec(other, "BEGIN EXCLUSIVE", nil, nil, nil) == SQLITE_OK)
    #expect(throws: RecordProblem.locked(file.path)) { try Record(folder: folder.path) }
  }

  @Test("Every problem has a sentence that names the file")
  func sentences() {
    let problems: [RecordProblem] = [
      .folderCannotBeMade("/x"), .readOnly("/x"), .locked("/x"), .damaged("/x"),
      .newer("/x", version: 3), .diskFull("/x"), .failed("/x", reason: "why"),
    ]
    for problem in problems {
      #expect(problem.sentence.contains("/x"))
      #expect(problem.sentence.hasSuffix("."))
    }
  }

  @Test("Killed at any moment, everything finished is still there", arguments: [1, 3, 17])
  func killed(after rounds: Int) throws {
    let writer = Process()
    writer.executableURL = try #require(productsFolder).appending(path: "record-writer")
    writer.arguments = [folder.path]
    let output = Pipe()
    writer.standardOutput = output
    try writer.run()
    var heard = ""
    while heard.split(separator: "\n").count < rounds {
      let more = output.fileHandleForReading.availableData
      try #require(!more.isEmpty, "The writer ended by itself")
      heard += String(decoding: more, as: UTF8.self)
    }
    kill(writer.processIdentifier, SIGKILL)
    writer.waitUntilExit()
    let complete = heard.split(separator: "\n").compactMap { Int($0) }
    let record = try Record(folder: folder.path)
    let kept = try record.pastRounds().map(\.result.score.gestures)
    #expect(kept.count >= complete.count)
    #expect(kept == Array(1...kept.count))
    try practise(record, gestures: 30, stars: 2)
    #expect(try record.pastRounds().count == kept.count + 1)
  }

  private var productsFolder: URL? {
    let candidates = [
      URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent(),
      packageRoot.appending(path: ".build/debug"),
    ]
    return candidates.first {
      FileManager.default.fileExists(atPath: $0.appending(path: "record-writer").path)
    }
  }

  private func execute(_ sql: String) throws {
    var database: OpaquePointer?
    defer { sqlite3_close(database) }
    try #require(sqlite3_open(file.path, &database) == SQLITE_OK)
    try #require(sqlite3_exec(database, sql, nil, nil, nil) == SQLITE_OK)
  }
}
