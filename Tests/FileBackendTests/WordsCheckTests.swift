import FileBackend
import Foundation
import ICUBackend
import Speech
import TestSupport
import Testing

@Suite("Catalogs of words")
struct WordsCheckTests {
  private func problems(_ files: [String: String]) throws -> [String] {
    let folder = try TemporaryFolder()
    for (name, source) in files {
      try Data(source.utf8).write(to: folder.url.appending(path: name))
    }
    let check = WordsCheck(folder: folder.url.path, rule: PluralRules.rule)
    return check.problems.map { problem in
      "\(problem.file.split(separator: "/").last ?? ""): \(problem.sentence)"
    }
  }

  private let english = """
    { "a": "A", "b": "{name} here", "c": { one: "{count} step", other: "{count} steps" } }
    """

  @Test("Shipped languages have every line, with its places and the forms they count with")
  func shipped() {
    let folder = packageRoot.appending(path: "Assets/Words").path
    let check = WordsCheck(folder: folder, rule: PluralRules.rule)
    #expect(check.problems.map(\.description) == [])
    #expect(check.files > 15)
  }

  @Test("Lines that are missing are counted and named, a few of them")
  func missing() throws {
    #expect(
      try problems(["en.json5": english, "de.json5": #"{ "b": "hier ist {name}" }"#]) == [
        "de.json5: 2 lines are missing: a, c."
      ])
    let many = (1...8).map { "\"k\($0)\": \"x\"" }.joined(separator: ", ")
    #expect(
      try problems(["coach.en.json5": "{ \(many) }", "coach.vi.json5": "{}"]) == [
        "coach.vi.json5: 8 lines are missing: k1, k2, k3, k4, k5 and 3 more."
      ])
  }

  @Test("Lines and places that English does not have are named, and forms that are missing")
  func wrong() throws {
    let russian = """
      { "a": "А", "bb": "x", "b": "тут {nam}", "c": { one: "{count} шаг", other: "{count} шага" } }
      """
    #expect(
      try problems(["en.json5": english, "ru.json5": russian]) == [
        "ru.json5: b holds {nam}, and the English line does not.",
        "ru.json5: b does not hold {name}, as the English line does.",
        "ru.json5: English has no line bb. Did you mean b?",
        "ru.json5: c lacks the form few, which this language counts with.",
        "ru.json5: c lacks the form many, which this language counts with.",
      ])
  }

  @Test("A form that is of many numbers says which: 21 in Russian, 2 and 3 in Filipino")
  func manyNumbers() throws {
    let forms = #"{ "a": "A", "b": "{name}", "c": { one: "step", other: "{count} steps" } }"#
    #expect(try problems(["en.json5": english, "de.json5": forms]) == [])
    #expect(
      try problems(["en.json5": english, "fil.json5": forms]) == [
        "fil.json5: c does not say {count} in the form one, which is of many numbers."
      ])
  }

  @Test("A file that can't be read is told with its place")
  func broken() throws {
    let problems = try problems(["en.json5": english, "vi.json5": "{ a: 1 }"])
    #expect(problems.count == 1)
    #expect(problems.first?.hasPrefix("vi.json5: ") == true)
  }
}
