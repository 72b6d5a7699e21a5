import Foundation
import TestSupport
import Testing

@testable import Gestures

@Suite("The catalog of gestures")
struct GestureCatalogTests {
  @Test("Every gesture has one row", arguments: Gesture.allCases)
  func oneRowEach(gesture: Gesture) {
    #expect(GestureCatalog.rows.filter { $0.gesture == gesture }.count == 1)
  }

  @Test("No two gestures are made of the same")
  func rowsDiffer() {
    let shapes = GestureCatalog.rows.map { "\($0.fingers) \($0.taps) \($0.motion)" }
    #expect(Set(shapes).count == shapes.count)
  }

  @Test("Each matcher has a file, and each file a matcher")
  func matchersHaveFiles() throws {
    let folder = packageRoot.appending(path: "Sources/Core/Gestures/Matchers")
    let files = Set(
      try FileManager.default.contentsOfDirectory(atPath: folder.path)
        .map { $0.replacing(".swift", with: "") })
    let matchers = Set(GestureCatalog.matchers.map { String(describing: $0) })
    #expect(files.subtracting(matchers) == [], "files without a matcher in the catalog")
    #expect(matchers.subtracting(files) == [], "matchers without a file")
  }

  @Test(
    "Each motion has its matcher", arguments: GestureCatalog.rows.filter { $0.motion != .nothing })
  func motionsHaveMatchers(row: GestureCatalog.Row) {
    let matcher = GestureCatalog.matcher(of: row.motion)
    #expect(GestureCatalog.matchers.contains { $0 == matcher })
  }
}
