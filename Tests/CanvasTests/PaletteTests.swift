import Canvas
import Foundation
import Testing

@Suite("Colors")
struct PaletteTests {
  @Test("Text reads at 7 : 1 on the ground, marks stand out at 3 : 1")
  func contrast() {
    for color in Palette.texts { #expect(contrast(color, Palette.ground) >= 7) }
    for color in Palette.marks { #expect(contrast(color, Palette.ground) >= 3) }
  }

  @Test("What is written on the chosen color reads at 7 : 1")
  func chosen() {
    #expect(contrast(Palette.ground, Palette.chosen) >= 7)
    #expect(contrast(Palette.ground, Palette.finger) >= 7)
  }

  /// WCAG 2.2, "contrast ratio".
  private func contrast(_ a: Color, _ b: Color) -> Double {
    let (first, second) = (luminance(a), luminance(b))
    return (max(first, second) + 0.05) / (min(first, second) + 0.05)
  }

  private func luminance(_ color: Color) -> Double {
    func linear(_ part: Double) -> Double {
      part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(color.red) + 0.7152 * linear(color.green)
      + 0.0722 * linear(color.blue)
  }
}
