import FileBackend
import Foundation
import Practice
import TestSupport
import Testing

@Suite("A screen repaired in an editor")
struct RepairFileTests {
  private let folder: TemporaryFolder
  private let repair: RepairFile
  private let file: URL
  private let original: String

  init() throws {
    folder = try TemporaryFolder()
    let fault = packageRoot.appending(path: "Lessons/09-faults/unnamed-button.json5").path
    repair = try RepairFile(of: FaultFile.load(fault), in: folder.url.path)
    file = URL(filePath: repair.path)
    original = try String(contentsOf: file, encoding: .utf8)
  }

  private func write(_ text: String, to url: URL? = nil) throws {
    // The plain way: thousands of saves are to take no time.
    let stream = fopen((url ?? file).path, "w")
    fputs(text, stream)
    fclose(stream)
  }

  private var isScreen: Bool {
    if case .screen? = repair.saved() { true } else { false }
  }

  /// Bad news, which is given at the second time of asking.
  private func badNews() -> SavedScreen? {
    isSilent ? repair.saved() : nil
  }

  private var isSilent: Bool {
    if case nil = repair.saved() { true } else { false }
  }

  @Test("A save is noticed once, and nothing else is")
  func saves() throws {
    #expect(isSilent)
    try write(original)
    #expect(isScreen)
    #expect(isSilent)
    try write("x", to: file.deletingLastPathComponent().appending(path: "notes.txt"))
    _ = try String(contentsOf: file, encoding: .utf8)
    #expect(isSilent)
  }

  @Test("A file that is renamed into its place is a save, as editors do it")
  func renames() throws {
    let other = file.deletingLastPathComponent().appending(path: "recorder.json5.tmp")
    for _ in 0..<3 {
      try write(original, to: other)
      #expect(isSilent)
      #expect(rename(other.path, file.path) == 0)
      #expect(isScreen)
    }
  }

  @Test("What is only half written is no save")
  func partialWrites() throws {
    let handle = try FileHandle(forWritingTo: file)
    try handle.truncate(atOffset: 0)
    let bytes = Array(original.utf8)
    for start in stride(from: 0, to: bytes.count, by: 200) {
      try handle.write(contentsOf: bytes[start..<min(start + 200, bytes.count)])
      #expect(isSilent)
    }
    try handle.close()
    #expect(isScreen)
  }

  @Test("A file that was deleted or moved away is gone, and back when it is saved again")
  func deletes() throws {
    let away = file.deletingLastPathComponent().appending(path: "away.json5")
    try FileManager.default.removeItem(at: file)
    guard case .gone? = badNews() else {
      Issue.record("a deleted file is not gone")
      return
    }
    try write(original)
    #expect(isScreen)
    #expect(rename(file.path, away.path) == 0)
    guard case .gone? = badNews() else {
      Issue.record("a moved file is not gone")
      return
    }
    #expect(rename(away.path, file.path) == 0)
    #expect(isScreen)
  }

  @Test("A file that is empty or gone for a moment is being saved once more")
  func moments() throws {
    try write("")
    #expect(isSilent)
    try write(original)
    #expect(isScreen)
    try FileManager.default.removeItem(at: file)
    #expect(isSilent)
    try write(original)
    #expect(isScreen)
    #expect(isSilent)
  }

  @Test("A flood of saves is one piece of news, the last one")
  func flood() throws {
    for number in 0..<50 { try write(number.isMultiple(of: 2) ? original : "{ id: ") }
    guard case .problem? = badNews() else {
      Issue.record("the last save is broken, and that is not told")
      return
    }
    #expect(isSilent)
    // More than the system keeps: two files in turn, or it would take them for one event.
    let other = file.deletingLastPathComponent().appending(path: "other")
    for _ in 0..<9_000 {
      for url in [file, other] { fclose(fopen(url.path, "a")) }
    }
    try write(original)
    #expect(isScreen, "events that were lost are no reason to miss the last save")
  }

  @Test(
    "A broken save is told with line and column",
    arguments: [
      ("state: {", "stat: {", 4, "Did you mean state?"),
      ("id: \"recorder\"", "id: \"x\"", nil, "stay"),
    ])
  func problems(old: String, new: String, line: Int?, sentence: String) throws {
    try write(original.replacingOccurrences(of: old, with: new))
    guard case .problem(let told, let place, let column)? = badNews() else {
      Issue.record("a broken save is not told")
      return
    }
    #expect(place == line)
    #expect((column == nil) == (line == nil))
    #expect(told.contains(sentence), "\(told)")
  }

  @Test("What the learner has worked on is never written over")
  func keeps() throws {
    try write(original + "// mine")
    let fault = packageRoot.appending(path: "Lessons/09-faults/unnamed-button.json5").path
    _ = try RepairFile(of: FaultFile.load(fault), in: folder.url.path)
    #expect(try String(contentsOf: file, encoding: .utf8).hasSuffix("// mine"))
  }

  @Test("The file to edit is that of the screen that the fault is on, and saves of all are noticed")
  func otherScreen() throws {
    let fault = packageRoot.appending(path: "Lessons/09-faults/modal-without-escape.json5").path
    let repair = try RepairFile(of: FaultFile.load(fault), in: folder.url.path)
    #expect(repair.name == "holiday-photo.json5")
    #expect(!repair.isFromBefore)
    func isHeard() -> Bool { if case .screen? = repair.saved() { true } else { false } }
    #expect(!isHeard())
    for name in ["holiday-photo.json5", "holiday-album.json5"] {
      let file = URL(filePath: repair.path).deletingLastPathComponent().appending(path: name)
      try write(try String(contentsOf: file, encoding: .utf8), to: file)
      #expect(isHeard(), "\(name)")
    }
    #expect(try RepairFile(of: FaultFile.load(fault), in: folder.url.path).isFromBefore)
  }
}
