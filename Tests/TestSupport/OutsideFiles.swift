import Foundation

/// A folder of test cases that are not part of the package, named by an environment variable.
public struct OutsideFiles: Sendable {
  public var variable: String

  /// Restated cases of other projects: what is spoken, in which order, which gesture it was.
  public static let oracles = OutsideFiles(variable: "CURTAIN_ORACLES")
  /// Dumps of other tools.
  public static let fixtures = OutsideFiles(variable: "CURTAIN_FIXTURES")

  public var folder: URL? {
    ProcessInfo.processInfo.environment[variable].map { URL(fileURLWithPath: $0) }
  }

  public var isThere: Bool { folder != nil }

  public func data(_ name: String) throws -> Data {
    guard let folder else { throw CocoaError(.fileNoSuchFile) }
    return try Data(contentsOf: folder.appending(path: name))
  }

  public func decode<Value: Decodable>(_ type: Value.Type, from name: String) throws -> Value {
    try JSONDecoder().decode(type, from: data(name))
  }
}
