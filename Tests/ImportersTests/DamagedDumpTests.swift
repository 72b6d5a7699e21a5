import Foundation
import Importers
import ScreenReader
import Simulation
import SpaceAndTime
import TestSupport
import Testing

@Suite("Damaged dumps end in a sentence or a screen")
struct DamagedDumpTests {
  /// The package's own dumps, and those of other tools where they are at hand.
  static let files: [URL] = {
    var files = Dumps.names.map { Dumps.folder.appending(path: $0) }
    guard let folder = OutsideFiles.fixtures.folder else { return files }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    for name in names.sorted() where name.hasPrefix("ios-") || name.hasPrefix("android-") {
      let below = folder.appending(path: name)
      let dumps = (try? FileManager.default.contentsOfDirectory(atPath: below.path)) ?? []
      files += dumps.sorted().map { below.appending(path: $0) }
    }
    return files
  }()

  /// Imports, writes, reads back and listens; a sentence ends it as well.
  private func outlast(_ bytes: [UInt8], _ what: String) throws {
    do throws(ImportProblem) {
      guard let screens = try Dumps.importer.screens(in: bytes) else {
        #expect(!Dumps.importer.problem(with: bytes).sentence.isEmpty)
        return
      }
      for screen in screens {
        let library = ScreenLibrary([screen.screen])
        _ = SimulatedApp(library: library, start: screen.screen.id).screen.elements
      }
    } catch {
      #expect(error.sentence.hasSuffix("."), "\(what)")
    }
  }

  @Test("Cut at any place", arguments: files)
  func cut(file: URL) throws {
    let bytes = Array(try Data(contentsOf: file))
    let cuts = 12
    for number in 0..<cuts {
      let count = bytes.count * number / cuts
      try outlast(Array(bytes.prefix(count)), "\(file.lastPathComponent) cut at \(count)")
    }
  }

  @Test("With some bytes changed", arguments: files)
  func changed(file: URL) throws {
    var random = SeededRandom(seed: 7)
    let original = Array(try Data(contentsOf: file))
    for round in 0..<4 {
      var bytes = original
      for _ in 0..<200 where !bytes.isEmpty {
        bytes[Int.random(in: 0..<bytes.count, using: &random)] = .random(
          in: 0...255, using: &random)
      }
      try outlast(bytes, "\(file.lastPathComponent), round \(round)")
    }
  }
}
