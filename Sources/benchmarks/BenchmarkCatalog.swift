/// A benchmark is a row here and a file in this folder.
enum BenchmarkCatalog {
  struct Row: Sendable {
    var name: String
    var run: @Sendable () throws -> Void
  }

  static let rows = [
    Row(name: "screen-reader", run: { try ScreenReaderBenchmark.run() }),
    Row(name: "screens", run: { try ScreensBenchmark.run() }),
    Row(name: "gallery", run: { try GalleryBenchmark.run() }),
    Row(name: "latency", run: { try LatencyBenchmark.run() }),
    Row(name: "footprint", run: { try FootprintBenchmark.run() }),
    Row(name: "gestures", run: { measureGestures() }),
    Row(name: "voice", run: { try MainActor.assumeIsolated(VoiceBenchmark.run) }),
    Row(name: "import", run: { try ImportBenchmark.run() }),
    Row(name: "import-damage", run: { try ImportBenchmark.damage() }),
    Row(name: "routes", run: { try RoutesBenchmark.shipped() }),
    Row(name: "routes-proof", run: { try RoutesBenchmark.random() }),
  ]
}
