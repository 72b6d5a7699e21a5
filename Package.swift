// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [.treatAllWarnings(as: .error), .swiftLanguageMode(.v6)]

/// A target of the core: pure Swift over the standard library and other core targets.
func core(_ name: String, _ dependencies: [String] = []) -> Target {
  .target(
    name: name, dependencies: dependencies.map { .init(stringLiteral: $0) },
    path: "Sources/Core/\(name)", swiftSettings: strict)
}

/// The one target that imports a C library (or the file system).
func backend(_ name: String, _ dependencies: [String]) -> Target {
  .target(
    name: name, dependencies: dependencies.map { .init(stringLiteral: $0) },
    path: "Sources/Backends/\(name)", swiftSettings: strict)
}

/// A C library of the system, found by pkg-config.
func library(_ name: String, pkgConfig: String, apt: [String], brew: [String]) -> Target {
  .systemLibrary(
    name: name, path: "Sources/CLibraries/\(name)", pkgConfig: pkgConfig,
    providers: [.apt(apt), .brew(brew)])
}

/// The tests of one target, with what they share.
func tests(_ name: String, _ dependencies: [String]) -> Target {
  .testTarget(
    name: name, dependencies: (dependencies + ["TestSupport"]).map { .init(stringLiteral: $0) },
    path: "Tests/\(name)", swiftSettings: strict)
}

let package = Package(
  name: "Curtain",
  platforms: [.macOS(.v15)],
  products: [.executable(name: "curtain", targets: ["curtain"])],
  targets: [
    core("SpaceAndTime"),
    core("AccessibilityTree", ["SpaceAndTime"]),
    core("Gestures", ["SpaceAndTime"]),
    core("Traces", ["Gestures", "SpaceAndTime"]),
    core("Braille", ["Gestures", "SpaceAndTime"]),
    core("Speech", ["SpaceAndTime"]),
    core("Typing"),
    core(
      "ScreenReader",
      ["AccessibilityTree", "Braille", "Gestures", "Speech", "SpaceAndTime", "Typing"]),
    core("Hands", ["Braille", "Gestures", "SpaceAndTime"]),
    core("Canvas", ["Gestures", "Simulation", "SpaceAndTime"]),
    core("Simulation", ["AccessibilityTree", "SpaceAndTime", "Typing"]),
    core("Importers", ["AccessibilityTree", "Simulation", "SpaceAndTime"]),
    core(
      "Routes",
      ["AccessibilityTree", "Gestures", "ScreenReader", "Simulation", "SpaceAndTime", "Speech"]),
    core(
      "Transcripts",
      ["AccessibilityTree", "Gestures", "Routes", "ScreenReader", "Simulation", "Speech"]),
    core("Mastery", ["Gestures"]),
    core("Searching", ["SpaceAndTime"]),
    core(
      "Reports",
      ["Canvas", "Gestures", "Lessons", "Mastery", "SpaceAndTime", "Speech"]),
    core(
      "Lessons",
      [
        "AccessibilityTree", "Gestures", "Mastery", "ScreenReader", "Simulation", "SpaceAndTime",
        "Speech",
      ]),
    core(
      "Practice",
      [
        "AccessibilityTree", "Braille", "Gestures", "Hands", "Lessons", "Mastery", "Reports",
        "Routes", "ScreenReader", "Searching", "Simulation", "SpaceAndTime", "Speech", "Typing",
      ]),

    backend(
      "FileBackend",
      [
        "AccessibilityTree", "Gestures", "Lessons", "Practice", "ScreenReader", "Simulation",
        "SpaceAndTime", "Speech", "Typing",
      ]),

    library("CSDL2", pkgConfig: "sdl2", apt: ["libsdl2-dev"], brew: ["sdl2"]),
    library("CEspeak", pkgConfig: "espeak-ng", apt: ["libespeak-ng-dev"], brew: ["espeak-ng"]),
    library(
      "CPangoCairo", pkgConfig: "pangocairo", apt: ["libpango1.0-dev"], brew: ["pango"]),
    library("CLouis", pkgConfig: "liblouis", apt: ["liblouis-dev"], brew: ["liblouis"]),
    .target(
      name: "CICU", path: "Sources/CLibraries/CICU",
      linkerSettings: [.linkedLibrary("icui18n"), .linkedLibrary("icuuc")]),
    library("CSQLite", pkgConfig: "sqlite3", apt: ["libsqlite3-dev"], brew: ["sqlite"]),

    library("CXML2", pkgConfig: "libxml-2.0", apt: ["libxml2-dev"], brew: ["libxml2"]),

    backend("EspeakBackend", ["Speech", "CEspeak"]),
    backend("ICUBackend", ["Speech", "Typing", "CICU"]),
    backend("LouisBackend", ["Braille", "CLouis"]),
    backend("SDLBackend", ["Canvas", "Gestures", "Hands", "Speech", "SpaceAndTime", "CSDL2"]),
    backend("CairoBackend", ["Canvas", "CPangoCairo", "SpaceAndTime"]),
    backend("SQLiteBackend", ["CSQLite", "Gestures", "Lessons", "Mastery", "SpaceAndTime"]),
    backend("JSONBackend", ["Gestures", "Importers", "SpaceAndTime"]),
    backend("XMLBackend", ["CXML2", "Importers"]),

    .executableTarget(
      name: "curtain",
      dependencies: [
        "CairoBackend", "Canvas", "EspeakBackend", "FileBackend", "Gestures", "Hands",
        "ICUBackend", "Importers", "JSONBackend", "Lessons", "LouisBackend", "Mastery", "Practice",
        "Reports", "Routes",
        "SDLBackend", "SQLiteBackend", "ScreenReader", "Simulation", "SpaceAndTime", "Speech",
        "Transcripts", "Typing", "XMLBackend",
      ],
      path: "Sources/curtain",
      swiftSettings: strict + [.defaultIsolation(MainActor.self)]),

    .target(name: "CAllocations", path: "Sources/CLibraries/CAllocations"),
    .executableTarget(
      name: "benchmarks",
      dependencies: [
        "AccessibilityTree", "CAllocations", "CurtainInWindow", "EspeakBackend", "FileBackend",
        "Gestures", "Importers", "JSONBackend", "Lessons", "RandomListener", "RouteChecks",
        "Routes", "SDLBackend", "ScreenReader", "Simulation", "SpaceAndTime", "Speech",
        "TestSupport",
        "Traces", "VirtualTouchScreen", "XMLBackend", "curtain",
      ],
      path: "Sources/benchmarks", swiftSettings: strict,
      linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]),

    .target(
      name: "TestSupport", dependencies: ["AccessibilityTree", "Speech", "SpaceAndTime"],
      path: "Tests/TestSupport",
      swiftSettings: strict),
    .target(
      name: "RandomListener",
      dependencies: [
        "AccessibilityTree", "Gestures", "ScreenReader", "Simulation", "SpaceAndTime", "Speech",
      ],
      path: "Tests/RandomListener", swiftSettings: strict),
    tests(
      "ListeningTests",
      [
        "AccessibilityTree", "FileBackend", "Gestures", "ICUBackend", "RandomListener", "Routes",
        "ScreenReader", "Simulation", "SpaceAndTime", "Speech", "Typing",
      ]),
    .target(
      name: "VirtualTouchScreen", dependencies: ["Gestures", "Hands", "SpaceAndTime"],
      path: "Tests/VirtualTouchScreen", swiftSettings: strict),
    .executableTarget(
      name: "TouchEcho", dependencies: ["CSDL2"], path: "Tests/TouchEcho", swiftSettings: strict),
    tests(
      "VirtualTouchScreenTests",
      ["VirtualTouchScreen", "TouchEcho", "Gestures", "Hands", "SpaceAndTime"]),
    .target(
      name: "CurtainInWindow",
      dependencies: [
        "Canvas", "Gestures", "Hands", "SDLBackend", "SpaceAndTime", "TestSupport",
        "VirtualTouchScreen",
      ],
      path: "Tests/CurtainInWindow", swiftSettings: strict),
    tests(
      "EndToEndTests",
      [
        "Braille", "CurtainInWindow", "Gestures", "Hands", "Practice", "SQLiteBackend",
        "SpaceAndTime", "VirtualTouchScreen", "curtain",
      ]),
    .target(
      name: "RouteChecks",
      dependencies: [
        "AccessibilityTree", "Gestures", "Routes", "ScreenReader", "Simulation", "SpaceAndTime",
        "Speech",
      ],
      path: "Tests/RouteChecks", swiftSettings: strict),
    // The file that developers put into their apps; what needs no UIKit of it is tested here.
    .target(
      name: "CurtainDump", path: "Assets", exclude: ["Pictures", "Words"],
      sources: ["CurtainDump.swift"], swiftSettings: strict),
    tests(
      "ImportersTests",
      [
        "AccessibilityTree", "CurtainDump", "FileBackend", "Importers", "JSONBackend",
        "ScreenReader", "Simulation", "SpaceAndTime",
        "Speech", "XMLBackend",
      ]),
    tests("SpaceAndTimeTests", ["SpaceAndTime"]),
    tests("ICUBackendTests", ["ICUBackend", "Speech", "Typing"]),
    tests("SearchingTests", ["Searching", "SpaceAndTime"]),
    tests("MasteryTests", ["Gestures", "Mastery"]),
    tests(
      "ReportsTests",
      ["CairoBackend", "FileBackend", "Gestures", "Lessons", "Mastery", "Reports", "Speech"]),
    tests("SpeechTests", ["SpaceAndTime", "Speech"]),
    tests("BrailleTests", ["Braille", "Gestures", "SpaceAndTime"]),
    tests("LouisBackendTests", ["Braille", "LouisBackend"]),
    tests("AccessibilityTreeTests", ["AccessibilityTree", "SpaceAndTime"]),
    tests(
      "ScreenReaderTests",
      ["ScreenReader", "AccessibilityTree", "Braille", "Gestures", "Speech", "SpaceAndTime"]),
    tests("GesturesTests", ["Gestures", "SpaceAndTime", "Traces"]),
    tests(
      "OracleTests",
      [
        "AccessibilityTree", "FileBackend", "Gestures", "ScreenReader", "Simulation", "Speech",
        "SpaceAndTime", "curtain",
      ]),
    tests("CairoBackendTests", ["CairoBackend", "Canvas", "SpaceAndTime"]),
    tests("HandsTests", ["Braille", "Hands", "Gestures", "SpaceAndTime"]),
    tests("SimulationTests", ["AccessibilityTree", "Simulation", "SpaceAndTime"]),
    tests(
      "FileBackendTests",
      [
        "AccessibilityTree", "FileBackend", "Gestures", "ICUBackend", "Lessons", "Practice",
        "ScreenReader", "Simulation", "SpaceAndTime", "Speech", "Typing",
      ]),
    tests(
      "TranscriptsTests",
      [
        "AccessibilityTree", "FileBackend", "Gestures", "Importers", "JSONBackend", "Routes",
        "ScreenReader", "Simulation", "SpaceAndTime", "Speech", "Transcripts", "XMLBackend",
        "curtain",
      ]),
    tests(
      "LessonsTests",
      [
        "AccessibilityTree", "Gestures", "Lessons", "ScreenReader", "Simulation", "SpaceAndTime",
      ]),
    tests(
      "PracticeTests",
      [
        "Braille", "FileBackend", "Gestures", "Hands", "Lessons", "LouisBackend", "Mastery",
        "Practice", "Reports", "ScreenReader", "Simulation", "SpaceAndTime", "Speech",
      ]),
    tests(
      "CourseTests",
      [
        "AccessibilityTree", "FileBackend", "Gestures", "Hands", "Lessons", "Practice", "Reports",
        "Routes", "ScreenReader", "Simulation", "Speech", "curtain",
      ]),
    tests(
      "RoutesTests",
      [
        "AccessibilityTree", "FileBackend", "Gestures", "RouteChecks", "Routes", "ScreenReader",
        "Simulation", "SpaceAndTime", "Speech", "curtain",
      ]),
    .executableTarget(
      name: "record-writer", dependencies: ["Lessons", "SQLiteBackend", "SpaceAndTime"],
      path: "Tests/RecordWriter", swiftSettings: strict),
    tests("SQLiteBackendTests", ["CSQLite", "Lessons", "SQLiteBackend", "SpaceAndTime"]),
    tests("JSONBackendTests", ["Gestures", "JSONBackend", "SpaceAndTime"]),
    tests("ArchitectureTests", []),
    tests("EspeakBackendTests", ["EspeakBackend", "Speech"]),
    tests(
      "CanvasTests", ["Canvas", "CairoBackend", "Gestures", "Hands", "Simulation", "SpaceAndTime"]),
    tests(
      "SDLBackendTests",
      [
        "SDLBackend", "EspeakBackend", "Canvas", "Gestures", "Hands", "Speech", "SpaceAndTime",
        "CSDL2",
      ]),
  ]
)
