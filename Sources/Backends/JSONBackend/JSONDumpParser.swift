import Importers

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Foundation's decoder as the importers' parser of JSON.
public struct JSONDumpParser: JSONParsing {
  public init() {}

  public func decode<Value: Decodable>(_ type: Value.Type, from bytes: ArraySlice<UInt8>)
    throws(ImportProblem) -> Value
  {
    do {
      return try JSONReading.decode(type, from: bytes, file: "")
    } catch {
      throw ImportProblem(
        error.isOfSyntax
          ? "This looks like JSON and is none: it is damaged somewhere. Dump the screen again."
          : "This JSON is not as the tool writes it: \(error.sentence). Dump the screen again.")
    }
  }
}
