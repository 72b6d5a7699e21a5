import Foundation
import Importers
import TestSupport
import Testing

@Suite("The catalog of importers")
struct ImporterCatalogTests {
  @Test("Every format has a file of its own, a row and a dump")
  func formatsHaveFilesAndDumps() throws {
    let folder = packageRoot.appending(path: "Sources/Core/Importers/Formats")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    let ids = try files.map { file in
      let text = try String(contentsOf: folder.appending(path: file), encoding: .utf8)
      let id = try #require(text.firstMatch(of: /id: "([^"]+)"/), "\(file) makes no format")
      return String(id.1)
    }
    #expect(ids.sorted() == ImporterCatalog.formats.map(\.id).sorted())
    for format in ImporterCatalog.formats {
      #expect(
        Dumps.names.contains { $0.hasPrefix("\(format.id).") }, "there is no dump of \(format.id)")
    }
  }

  @Test("Every dump is recognized by what is in it", arguments: Dumps.names)
  func dumpsAreRecognized(name: String) throws {
    let id = try #require(name.split(separator: ".").first)
    for screen in try Dumps.screens(Dumps.bytes(name)) {
      #expect(screen.format.id == id)
      #expect(screen.nodeCount > 0)
    }
  }

  @Test("Every format says how it is made and what it can't tell")
  func formatsExplainThemselves() {
    for format in ImporterCatalog.formats {
      #expect(!format.command.isEmpty)
      #expect(!format.cannotTell.isEmpty)
      #expect(ImporterCatalog.formats.count { $0.id == format.id } == 1)
    }
  }
}
