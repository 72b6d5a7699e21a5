import Speech

/// What the keys of one kind of object mean: one row for each key.
///
/// A key without a row is an error that names the nearest one.
public struct FieldTable<Target>: Sendable {
  public typealias Read =
    @Sendable (inout Target, JSON5Value, FileReading) throws(FileProblem) -> Void

  /// What the object is, as a sentence calls it: "a view".
  public let name: String
  private let rows: [JSON5Key: Read]

  public init(_ name: String, _ rows: [String: Read]) {
    self.name = name
    self.rows = Dictionary(uniqueKeysWithValues: rows.map { (JSON5Key($0.key), $0.value) })
  }

  /// Reads every key of an object into the target.
  public func read(_ value: JSON5Value, into target: inout Target, _ reading: FileReading)
    throws(FileProblem)
  {
    guard case .object(let entries) = value.content else {
      throw reading.mismatch(value, expected: "\(name), an object in braces")
    }
    for entry in entries {
      try requireRow(for: entry, reading)(&target, entry.value, reading)
    }
  }

  /// What the key of an entry means, or the nearest key where it means nothing.
  @discardableResult
  func requireRow(for entry: JSON5Entry, _ reading: FileReading) throws(FileProblem) -> Read {
    guard let row = rows[entry.name] else {
      throw reading.problem(
        at: entry.keyOffset,
        "\(name) has no key \(entry.key)."
          + NearestName.suggestion(for: entry.key, among: rows.keys.map(\.text).sorted())
      )
    }
    return row
  }
}
