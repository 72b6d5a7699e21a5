#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Where what the learner has done is kept: `$XDG_DATA_HOME/curtain`, else
/// `~/.local/share/curtain`, else what was asked for.
public struct DataFolder: Sendable {
  public let path: String

  /// Makes the folder where it is missing.
  public init(named name: String?) throws(FileProblem) {
    path = name ?? Self.usual
    do {
      try FileManager.default.createDirectory(
        atPath: path, withIntermediateDirectories: true)
    } catch {
      throw FileProblem(
        file: path,
        sentence: "This folder can't be made, so nothing is recorded. Choose another with --data.")
    }
  }

  private static var usual: String {
    let environment = ProcessInfo.processInfo.environment
    if let data = environment["XDG_DATA_HOME"], data.hasPrefix("/") { return "\(data)/curtain" }
    return "\(environment["HOME"] ?? ".")/.local/share/curtain"
  }
}
