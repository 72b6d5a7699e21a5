import CairoBackend
import Canvas
import FileBackend
import Simulation
import Speech
import Transcripts

/// Where `curtain speak --map` draws what it takes to reach each element.
struct PriceMapFile {
  private let path: String
  private var isPDF: Bool { path.hasSuffix(".pdf") }

  /// Pixels a point; a longer picture has fewer.
  private static let scale = 2.0
  private static let longestAtScale = 6_000.0

  init(_ path: String) throws(UsageProblem) {
    guard path.hasSuffix(".png") || path.hasSuffix(".pdf") else {
      throw UsageProblem("--map takes a file that ends in .png or .pdf, not “\(path)”")
    }
    self.path = path
  }

  func draw(_ transcript: ScreenTranscript, of app: SimulatedApp, words: Words) throws {
    let painter = CairoPainter()
    let screen = app.screen
    let places = transcript.stops.compactMap { stop -> PriceMap.Place? in
      guard let price = stop.price else { return nil }
      let element = screen.elements[stop.number - 1]
      return PriceMap.Place(
        frame: element.frame, cost: price.cost, isProven: price.isProven,
        text: stop.part ?? stop.line.spoken,
        language: element.content.language)
    }
    let title = screen.title.isEmpty ? screen.id : screen.title
    let picture = PriceMap(
      places: places, screen: screen.size, texts: Self.texts(of: words, screen: title)
    ).picture(measure: painter.size)
    let scale = picture.size.height > Self.longestAtScale ? 1 : Self.scale
    try TextFile.write(
      isPDF ? painter.pdf(of: [picture]) : painter.png(of: picture, scale: scale), to: path)
    Console.printError("curtain: wrote \(path)")
  }

  private static func texts(of words: Words, screen: String) -> PriceMap.Texts {
    let bands = PriceMap.Band.allCases.map { ($0, words.text("map.\($0.rawValue)")) }
    return PriceMap.Texts(
      title: words.text("map.title", ["screen": screen]),
      explanation: words.text("map.explanation"),
      bands: Dictionary(uniqueKeysWithValues: bands), edge: words.text("map.edge"),
      leftOut: words.text("map.left-out"), language: words.language)
  }
}
