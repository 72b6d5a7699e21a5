import CurtainInWindow
import Foundation
import SDLBackend
import VirtualTouchScreen

/// What the window costs: from opening to the first sound, at rest, and in memory.
///
/// To reach: 400 ms from the window to the first sample, 1 % of a core at rest with the sound
/// device open, 70 MB resident.
enum FootprintBenchmark {
  static func run() throws {
    var toWindow = Stopwatch()
    var toSound = Stopwatch()
    for _ in 0..<10 {
      let screen = try VirtualTouchScreen()
      let start = Clock.systemMicroseconds(of: Clock.now)
      let curtain = try CurtainInWindow([], isHeard: false, on: screen)
      let first = try curtain.wait(for: "the welcome") { $0.heardTime != nil }
      let opened = curtain.windowSeenAt
      toWindow.add(Double(opened - start) / 1000)
      toSound.add(Double((first.heardTime ?? 0) - opened) / 1000)
      _ = curtain.stop()
    }
    print("start to window: \(toWindow.summary)")
    print("window to first audible sample: \(toSound.summary)")

    let curtain = try CurtainInWindow(["practice", "pizza-menu-after"], isHeard: false)
    try curtain.wait(for: "the first words") { $0.event == "speech" }
    sleep(5)
    let seconds = 30
    let before = try processorTicks(curtain.processIdentifier)
    sleep(UInt32(seconds))
    let ticks = try processorTicks(curtain.processIdentifier) - before
    let share = Double(ticks) / Double(sysconf(Int32(_SC_CLK_TCK))) / Double(seconds) * 100
    print("at rest: \((share * 100).rounded() / 100) % of a core")
    print("resident: \(try residentKilobytes(curtain.processIdentifier) / 1024) MB")
    _ = curtain.stop()
  }

  private static func processorTicks(_ process: Int32) throws -> Int {
    let text = try String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)
    let fields = text.split(separator: ")").last?.split(separator: " ") ?? []
    return Int(fields[11])! + Int(fields[12])!
  }

  private static func residentKilobytes(_ process: Int32) throws -> Int {
    let text = try String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8)
    let line = text.split(separator: "\n").first { $0.hasPrefix("VmRSS:") }
    return line?.split(separator: " ").compactMap { Int($0) }.first ?? 0
  }
}
