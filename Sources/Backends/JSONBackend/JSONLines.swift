#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Values of the core as JSON Lines.
public enum JSONLines {
  /// One line without its end; keys are sorted.
  public static func line(of value: some Encodable) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    guard let data = try? encoder.encode(value) else {
      preconditionFailure("A value of the core could not be written as JSON")
    }
    return String(decoding: data, as: UTF8.self)
  }
}
