import Foundation
import TestSupport
import Testing

@Suite("The layers")
struct ImportTests {
  @Test("The core imports the core alone")
  func coreImportsCore() throws {
    let core = packageRoot.appending(path: "Sources/Core")
    let rooms = Set(try FileManager.default.contentsOfDirectory(atPath: core.path))
    let imports = try swiftFiles(below: core).flatMap(imports(in:))
    #expect(!imports.isEmpty)
    for found in imports where !rooms.contains(found.module) {
      Issue.record("\(found.file) imports \(found.module), which is not core")
    }
  }

  @Test("A C library has one backend")
  func oneBackendEach() throws {
    let sources = packageRoot.appending(path: "Sources")
    let libraries = try FileManager.default.contentsOfDirectory(
      atPath: sources.appending(path: "CLibraries").path)
    let imports = try swiftFiles(below: sources).flatMap(imports(in:))
    for library in libraries {
      let users = Set(imports.filter { $0.module == library }.map(\.target))
      #expect(users.count <= 1, "\(library) is imported by \(users.sorted())")
    }
  }

  private struct Import {
    var file: String
    var target: String
    var module: String
  }

  private func swiftFiles(below folder: URL) throws -> [URL] {
    let found = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    return (found?.allObjects as? [URL] ?? []).filter { $0.pathExtension == "swift" }
  }

  private func imports(in file: URL) throws -> [Import] {
    let path = file.path.dropFirst(packageRoot.path.count + 1)
    let folders = path.split(separator: "/")
    let target = folders.count > 3 ? String(folders[2]) : String(folders[1])
    let line =
      /^\s*(?:@[A-Za-z_]+(?:\([^)]*\))?\s+)*(?:(?:public|package|internal|fileprivate|private)\s+)?import\s+(?:(?:struct|class|enum|func|protocol|typealias|let|var)\s+)?([A-Za-z_0-9]+)/
    return try String(contentsOf: file, encoding: .utf8)
      .split(separator: "\n")
      .compactMap { try line.firstMatch(in: $0) }
      .map { Import(file: String(path), target: target, module: String($0.1)) }
  }
}
