import TestSupport
import Testing
import VirtualTouchScreen

/// The program that writes down what reaches its window, on a screen of its own.
final class Echo {
  let screen: VirtualTouchScreen
  let program: ChildProcess

  init() throws {
    screen = try VirtualTouchScreen()
    program = try ChildProcess(builtProduct("TouchEcho").path, environment: screen.environment)
    _ = try lines(until: "ready")
    _ = try screen.window(titled: "Touch echo")
    _ = try lines(until: "focused")
  }

  deinit {
    program.stop()
  }

  /// The lines up to the first that begins so.
  func lines(until start: String) throws -> [String] {
    var lines: [String] = []
    while true {
      let line = try #require(program.line(), "The window is silent after \(lines)")
      lines.append(line)
      if line.hasPrefix(start) { return lines }
    }
  }
}
