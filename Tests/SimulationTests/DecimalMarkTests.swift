import Simulation
import Testing

@Suite("Numbers in a language")
struct DecimalMarkTests {
  @Test(
    "Fractions have the language's own mark; texts stay as they are",
    arguments: [
      ("en", "1.5 km, 2.0"), ("de", "1,5 km, 2.0"), ("vi-VN", "1,5 km, 2.0"),
      ("ru", "1,5 km, 2.0"), ("th", "1.5 km, 2.0"), ("zh-Hans", "1.5 km, 2.0"),
      ("xx", "1.5 km, 2.0"),
    ])
  func fractions(language: String, text: String) throws {
    let template = try TextTemplate(parsing: "{way} km, {version}")
    let state: [String: StateValue] = ["way": .number(1.5), "version": .text("2.0")]
    #expect(template.text(in: state, language: language) == text)
  }

  @Test("A number that is handed on stays a number")
  func values() throws {
    let template = try TextTemplate(parsing: "{way}")
    #expect(template.value(in: ["way": .number(1.5)], language: "de") == .number(1.5))
  }
}
