import FileBackend
import Foundation
import Testing

@Suite("Files that are none on a disk")
struct StreamTests {
  @Test("A named pipe is read to its end, whatever the size of its pieces")
  func namedPipe() throws {
    try withFolder { folder in
      let pipe = "\(folder)/pipe"
      let text = String(repeating: "one-finger-flick-right\n", count: 20_000)
      try #require(mkfifo(pipe, 0o600) == 0)
      let writer = Thread {
        FileHandle(forWritingAtPath: pipe)?.write(Data(text.utf8))
      }
      writer.start()
      #expect(try TextFile.bytes(pipe).count == text.utf8.count)
    }
  }

  @Test("What another program writes can be gestures")
  func processSubstitution() throws {
    try withFolder { folder in
      let pipe = "\(folder)/pipe"
      try #require(mkfifo(pipe, 0o600) == 0)
      let writer = Thread {
        FileHandle(forWritingAtPath: pipe)?.write(Data("one-finger-tap 10 20\nwait 1\n".utf8))
      }
      writer.start()
      #expect(try GestureScriptFile.load(pipe).lines.map(\.number) == [1, 2])
    }
  }

  @Test("The null device is an empty file")
  func nullDevice() throws {
    #expect(try TextFile.bytes("/dev/null") == [])
  }

  @Test("A screen from a pipe finds no screens among the descriptors of the process")
  func screenFromPipe() throws {
    try withFolder { folder in
      let pipe = "\(folder)/pipe"
      try #require(mkfifo(pipe, 0o600) == 0)
      try Data("{ id: 'b', title: 'B' }".utf8).write(to: URL(filePath: "\(folder)/b.json5"))
      let writer = Thread {
        FileHandle(forWritingAtPath: pipe)?.write(
          Data("{ id: 'a', title: 'A', on: { escape: [{ present: 'b' }] } }".utf8))
      }
      writer.start()
      let problem = #expect(throws: FileProblem.self) { try ScreenFile.load(pipe) }
      #expect(problem?.sentence.hasPrefix("There is no screen b:") == true)
    }
  }

  @Test("What can't be read says why, each in its own sentence")
  func refusals() throws {
    try withFolder { folder in
      #expect(refusal(of: "\(folder)/none") == "There is no such file.")
      #expect(refusal(of: folder) == "This is a folder; name a file in it.")
      let socket = "\(folder)/socket"
      try listen(at: socket)
      #expect(
        refusal(of: socket) == "This is neither a file nor a pipe. Name one that can be read.")
    }
  }

  @Test("A file without the right to read it says so", .enabled(if: getuid() != 0))
  func forbidden() throws {
    try withFolder { folder in
      let path = "\(folder)/secret"
      try Data("x".utf8).write(to: URL(filePath: path))
      chmod(path, 0)
      #expect(refusal(of: path) == "Reading it is not allowed. Check its permissions.")
    }
  }

  private func refusal(of path: String) -> String? {
    do throws(FileProblem) {
      _ = try TextFile.bytes(path)
      return nil
    } catch {
      return error.sentence
    }
  }

  /// A socket that nobody answers, to have a file of that kind.
  private func listen(at path: String) throws {
    let socket = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
    defer { close(socket) }
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    let size = MemoryLayout.size(ofValue: address.sun_path)
    try #require(path.utf8.count < size)
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8) }
    let result = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(socket, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
      }
    }
    try #require(result == 0)
  }

  private func withFolder(_ work: (String) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "curtain-\(UUID().uuidString.prefix(8))")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try work(folder.path())
  }
}
