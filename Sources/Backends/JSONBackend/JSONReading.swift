#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Decodes a whole file, and turns what is wrong with it into one sentence.
enum JSONReading {
  static func decode<Value: Decodable>(
    _ type: Value.Type, from bytes: some Sequence<UInt8>, file: String
  ) throws(JSONProblem) -> Value {
    do {
      return try JSONDecoder().decode(type, from: Data(bytes))
    } catch let error as DecodingError {
      var problem = JSONProblem(file: file, sentence: sentence(for: error))
      if case .dataCorrupted(let context) = error {
        problem.isOfSyntax = context.codingPath.isEmpty
      }
      throw problem
    } catch {
      throw JSONProblem(file: file, sentence: "this is no JSON")
    }
  }

  private static func sentence(for error: DecodingError) -> String {
    switch error {
    case .keyNotFound(let key, let context):
      return "\(place(context.codingPath)) lacks “\(key.stringValue)”"
    case .typeMismatch(let type, let context):
      return "\(place(context.codingPath)) should be \(name(of: type))"
    case .valueNotFound(let type, let context):
      return "\(place(context.codingPath)) is null and should be \(name(of: type))"
    case .dataCorrupted(let context):
      guard context.codingPath.isEmpty else {
        return "\(place(context.codingPath)): \(context.debugDescription)"
      }
      return "this is no JSON"
    @unknown default:
      return "this is not as expected"
    }
  }

  private static func place(_ path: [any CodingKey]) -> String {
    var text = ""
    for key in path {
      if let index = key.intValue {
        text += "[\(index)]"
      } else {
        text += text.isEmpty ? key.stringValue : ".\(key.stringValue)"
      }
    }
    return text.isEmpty ? "the file" : text
  }

  private static func name(of type: Any.Type) -> String {
    switch type {
    case is Double.Type: "a number"
    case is Int.Type: "a whole number"
    case is String.Type: "a text"
    case is any ExpressibleByDictionaryLiteral.Type: "an object"
    case is any Collection.Type: "a list"
    default: "an object"
    }
  }
}
