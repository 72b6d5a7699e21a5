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

  private enum Outcome {
    case screens([ImportedScreen])
    case sentence(String)
  }

  /// Imports and listens; a sentence ends it as well.
  private func outcome(of bytes: [UInt8]) -> Outcome {
    do throws(ImportProblem) {
      guard let screens = try Dumps.importer.screens(in: bytes) else {
        return .sentence(Dumps.importer.problem(with: bytes).sentence)
      }
      for screen in screens {
        let library = ScreenLibrary([screen.screen])
        _ = SimulatedApp(library: library, start: screen.screen.id).screen.elements
      }
      return .screens(screens)
    } catch {
      return .sentence(error.sentence)
    }
  }

  /// As many as a few seconds for all files together allow.
  private static let bytesPerFile = 250_000

  @Test("Cut at any place it says so, or nothing is missing", arguments: files)
  func cut(file: URL) throws {
    let bytes = Array(try Data(contentsOf: file))
    let isWithoutEnd =
      file.pathExtension == "txt" && bytes.firstRange(of: Array("Element subtree:".utf8)) == nil
    guard case .screens(let whole) = outcome(of: bytes) else {
      Issue.record("\(file.lastPathComponent) is no dump")
      return
    }
    let cuts = min(200, max(8, Self.bytesPerFile / max(1, bytes.count)))
    for number in 0..<cuts {
      let count = bytes.count * number / cuts
      let name = "\(file.lastPathComponent) cut at \(count) of \(bytes.count)"
      switch outcome(of: Array(bytes.prefix(count))) {
      case .screens(let screens):
        #expect(!screens.isEmpty, "\(name)")
        let isTold = screens.contains { screen in
          screen.isCut && screen.notes.all.contains { $0.text.contains("breaks off") }
            || screen.notes.all.contains { $0.text.contains("can't be read") }
        }
        let isWhole = screens.map(\.nodeCount) == whole.map(\.nodeCount)
        // Between two dumps nothing shows that there was a second one.
        let isFirst = screens.map(\.nodeCount) == whole.prefix(1).map(\.nodeCount)
        #expect(isTold || isWhole || isFirst || isWithoutEnd, "\(name)")
        for screen in screens where screen.isCut { #expect(screen.stopCount > 0, "\(name)") }
      case .sentence(let sentence):
        #expect(sentence.hasSuffix(".") && !sentence.contains("\n"), "\(name): \(sentence)")
        let says = ["breaks off", "is empty", "blank space"].contains { sentence.contains($0) }
        #expect(says || count < 64, "\(name): \(sentence)")
      }
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
      guard case .sentence(let sentence) = outcome(of: bytes) else { continue }
      #expect(sentence.hasSuffix("."), "\(file.lastPathComponent), round \(round): \(sentence)")
    }
  }
}
