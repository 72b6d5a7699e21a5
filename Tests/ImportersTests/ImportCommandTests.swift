import Foundation
import TestSupport
import Testing

@Suite("Dumps on the command line")
struct ImportCommandTests {
  private struct Outcome {
    var output: String
    var errors: String
    var status: Int32
  }

  private func curtain(_ arguments: [String], input: Data? = nil) throws -> Outcome {
    let process = Process()
    process.executableURL = try builtProduct("curtain")
    process.arguments = arguments
    let output = Pipe()
    let errors = Pipe()
    let source = Pipe()
    process.standardOutput = output
    process.standardError = errors
    process.standardInput = source
    try process.run()
    if let input { source.fileHandleForWriting.write(input) }
    try source.fileHandleForWriting.close()
    let heard = output.fileHandleForReading.readDataToEndOfFile()
    let told = errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Outcome(
      output: String(decoding: heard, as: UTF8.self), errors: String(decoding: told, as: UTF8.self),
      status: process.terminationStatus)
  }

  private func dump(_ name: String) -> String { Dumps.folder.appending(path: name).path }

  @Test("speak takes a dump by name and from standard input")
  func speak() throws {
    let file = try curtain(["speak", dump("webdriveragent-xml.xml")])
    #expect(file.status == 0)
    #expect(file.output.hasPrefix("Shops, button\nTeas, heading\n"))
    #expect(file.errors.contains("unknown: WebDriverAgent XML does not tell hints"))
    let input = try Data(Dumps.bytes("webdriveragent-xml.xml"))
    let piped = try curtain(["speak", "-"], input: input)
    #expect(piped.output == file.output)
  }

  @Test("The transcript of an Android screen says whose words it is in, also from a screen file")
  func android() throws {
    let folder = try TemporaryFolder()
    let screen = folder.url.appending(path: "shop.json5").path
    let first = "# An Android screen, spoken in VoiceOver's order and words\n"
    let spoken = try curtain(["speak", dump("uiautomator-xml.shop.xml")])
    #expect(spoken.output.hasPrefix(first))
    let written = try curtain(["import", dump("uiautomator-xml.shop.xml"), "-o", screen])
    #expect(written.status == 0)
    #expect(written.errors.contains("wrote \(screen)"))
    #expect(try curtain(["speak", screen]).output == spoken.output)
    let lines = try curtain(["speak", dump("uiautomator-xml.shop.xml"), "--json"]).output
    #expect(lines.split(separator: "\n").allSatisfy { $0.hasPrefix("{\"id\":") })
  }

  @Test("Several dumps become numbered files; without -o one screen is printed")
  func several() throws {
    let folder = try TemporaryFolder()
    let path = folder.url.appending(path: "order.json5").path
    let both = try curtain([
      "import", dump("appium-android-xml.xml"), dump("sim-use-json.json"), "--output", path,
    ])
    #expect(both.status == 0)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.url.path).sorted()
    #expect(names == ["order-2.json5", "order-3.json5", "order.json5"])
    let second = try curtain(["import", dump("appium-android-xml.xml"), "--screen", "2"])
    #expect(second.output.contains("text: \"Undo\""))
    #expect(try curtain(["import", dump("appium-android-xml.xml")]).status == 2)
    #expect(try curtain(["speak", dump("appium-android-xml.xml"), "--screen", "3"]).status == 2)
  }

  @Test("rehearse and route walk through a dump")
  func walk() throws {
    let folder = try TemporaryFolder()
    let gestures = folder.url.appending(path: "walk.gestures")
    try "one-finger-flick-right\none-finger-double-tap\n".write(
      to: gestures, atomically: true, encoding: .utf8)
    let walked = try curtain([
      "rehearse", dump("webdriveragent-xml.xml"), "--gestures", gestures.path,
    ])
    #expect(walked.status == 0)
    #expect(walked.output.contains("Teas, heading"))
    let route = try curtain(["route", dump("webdriveragent-xml.xml")])
    #expect(route.status == 2)
    #expect(route.errors.contains("say what to reach with --goal"))
  }

  @Test("One pixel is one pixel")
  func onePixel() throws {
    let node = "<node text=\"A\" class=\"android.widget.TextView\" bounds=\"[0,0][320,480]\"/>"
    let outcome = try curtain(["speak", "-"], input: Data("<hierarchy>\(node)</hierarchy>".utf8))
    #expect(outcome.errors.contains("guessed: 1 pixel a point, from"), "\(outcome.errors)")
  }

  @Test("The density of an Android display can be told")
  func density() throws {
    let dump = dump("uiautomator-xml.shop.xml")
    let told = try curtain(["import", dump, "--density", "3"])
    #expect(told.output.contains("size: [360, 780]"))
    #expect(!told.errors.contains("pixels a point"))
    #expect(try curtain(["speak", dump, "--density", "zero"]).status == 2)
  }

  @Test(
    "What is no dump ends with status 2 and one sentence",
    arguments: [
      Data(), Data("ERROR: null root node returned by UiTestAutomationBridge.\n".utf8),
      Data([0x89, 0x50, 0x4E, 0x47, 0, 0, 0, 1]), Data("<html></html>".utf8), Data("hello".utf8),
      Data("{\"id\": 3}".utf8),
    ])
  func noDump(input: Data) throws {
    for command in ["speak", "import", "route", "practice"] where command != "practice" {
      let outcome = try curtain([command, "-"], input: input)
      #expect(outcome.status == 2, "\(command)")
      #expect(outcome.output.isEmpty)
      #expect(outcome.errors.hasPrefix("curtain: standard input:"), "\(outcome.errors)")
      #expect(outcome.errors.split(separator: "\n").count == 1, "\(outcome.errors)")
    }
  }

  @Test("A folder and a missing file are said to be so")
  func noFile() throws {
    #expect(try curtain(["speak", Dumps.folder.path]).errors.contains("This is a folder"))
    let missing = try curtain(["import", "/nowhere/dump.xml"])
    #expect(missing.status == 2)
    #expect(missing.errors.contains("There is no such file"))
  }

  @Test("A dump that breaks off before its first element is no sound one")
  func cut() throws {
    let whole = try Dumps.bytes("uiautomator-xml.shop.xml")
    for count in [30, 74, 120, whole.count / 2] {
      let outcome = try curtain(["speak", "-"], input: Data(whole.prefix(count)))
      #expect(outcome.errors.contains("breaks off"), "\(count): \(outcome.errors)")
      #expect(!outcome.errors.contains("is sound"))
      #expect(outcome.status == (count < whole.count / 2 ? 2 : 0))
      #expect(outcome.output.isEmpty == (outcome.status == 2))
    }
  }

  @Test("A sound dump of Android without elements prints no line either")
  func nothingOnAndroid() throws {
    for options in [[], ["--prices"], ["--json"]] {
      let input = Data("<?xml version='1.0'?><hierarchy rotation=\"0\"></hierarchy>".utf8)
      let outcome = try curtain(["speak", "-"] + options, input: input)
      #expect(outcome.status == 0)
      #expect(outcome.output.isEmpty, "\(outcome.output)")
      #expect(outcome.errors.contains("this dump is sound"))
    }
    let empty = try TemporaryFolder()
    let kept = empty.url.appending(path: "kept.txt")
    try Data().write(to: kept)
    let input = Data("<?xml version='1.0'?><hierarchy rotation=\"0\"></hierarchy>".utf8)
    #expect(try curtain(["speak", "-", "--check", kept.path], input: input).status == 0)
  }

  @Test("A wrong setting of the rotor names those that have stops on this screen")
  func wrongRotor() throws {
    let wrong = try curtain(["speak", dump("idb-axe-json.modal.json"), "--rotor", "qqqqqqqqqq"])
    #expect(wrong.status == 2)
    #expect(wrong.errors.contains("buttons"))
    #expect(!wrong.errors.contains("links"), "\(wrong.errors)")
  }

  @Test("A sound dump without elements is silent and done")
  func nothing() throws {
    let outcome = try curtain(["speak", "-"], input: Data("<AppiumAUT>\n</AppiumAUT>".utf8))
    #expect(outcome.status == 0)
    #expect(outcome.output.isEmpty)
    #expect(outcome.errors.contains("nothing in it that VoiceOver could stop at"))
  }
}
