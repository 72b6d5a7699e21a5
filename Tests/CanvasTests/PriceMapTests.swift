import CairoBackend
import Canvas
import SpaceAndTime
import Testing

@Suite("The map of what elements cost")
@MainActor
struct PriceMapTests {
  private let painter = CairoPainter()

  private func map(_ costs: [Int], height: Double = 40) -> PriceMap {
    let places = costs.enumerated().map { index, cost in
      PriceMap.Place(
        frame: Rect(x: 0, y: Double(index) * 50, width: 200, height: height), cost: cost,
        isProven: cost < 100, text: "Stop \(index)")
    }
    return PriceMap(
      places: places, screen: Size(width: 390, height: 844),
      texts: PriceMap.Texts(
        title: "Map", explanation: "Numbers.",
        bands: [.atHand: "at hand", .near: "near", .far: "far", .veryFar: "very far"],
        edge: "edge", leftOut: "not drawn", language: "en"))
  }

  private func texts(_ items: [Picture.Item]) -> [String] {
    items.flatMap { item -> [String] in
      switch item {
      case .text(let block): [block.text]
      case .group(let inside, _, _, _): texts(inside)
      default: []
      }
    }
  }

  @Test("Every element has its number, and the scale tells in words how many are how far")
  func numbers() {
    let all = texts(map([0, 2, 3, 7, 12, 100]).picture(measure: painter.size).items)
    for number in ["0", "2", "3", "7", "12", "≤100"] { #expect(all.contains(number)) }
    #expect(
      all.suffix(8) == [
        "0–2", "at hand (2)", "3–5", "near (1)", "6–10", "far (1)", "11+", "very far (2)",
      ])
  }

  @Test("What has no place or lies too far down is counted")
  func leftOut() {
    var far = map([1, 2, 3])
    far.places[1].frame.origin.y = 1e7
    far.places[2].frame.size.width = 0
    let picture = far.picture(measure: painter.size)
    #expect(texts(picture.items).last == "not drawn (2)")
    #expect(picture.size.height < 1_200)
  }

  @Test("Each band is darker than the one before, and what is written on it reads at 4.5 : 1")
  func contrast() {
    func light(_ color: Color) -> Double {
      let parts = [color.red, color.green, color.blue].map { part in
        part <= 0.04045 ? part / 12.92 : pow(part)
      }
      return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
    }
    /// sRGB's curve without the library of mathematics: ((x + 0.055) / 1.055) to the 2.4.
    func pow(_ part: Double) -> Double {
      let base = (part + 0.055) / 1.055
      let fifth = (0..<60).reduce(base) { guess, _ in
        guess - (guess * guess * guess * guess * guess - base * base)
          / (5 * guess * guess * guess * guess)
      }
      return base * base * fifth
    }
    let lights = PriceMap.Band.allCases.map { light($0.color) }
    #expect(zip(lights, lights.dropFirst()).allSatisfy { $0 > $1 + 0.1 })
    for band in PriceMap.Band.allCases {
      let pair = [light(band.color), light(band.ink)].sorted()
      #expect((pair[1] + 0.05) / (pair[0] + 0.05) >= 4.5)
    }
    #expect(PriceMap.Band(cost: 2) == .atHand && PriceMap.Band(cost: 11) == .veryFar)
  }

  @Test("It becomes a PNG and a PDF")
  func files() {
    let picture = map([0, 5, 11]).picture(measure: painter.size)
    #expect(painter.png(of: picture).starts(with: [0x89, 0x50, 0x4E, 0x47]))
    #expect(painter.pdf(of: [picture]).starts(with: Array("%PDF".utf8)))
    let image = painter.image(of: picture)
    #expect(image.litPart(of: Rect(x: 0, y: 0, width: 300, height: 300)) > 0.9)
  }
}
