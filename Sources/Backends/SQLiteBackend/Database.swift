import CSQLite

/// One open database file.
@MainActor
final class Database {
  /// A value that goes into a statement or comes out of it.
  enum Value: Hashable {
    case null
    case integer(Int64)
    case real(Double)
    case text(String)

    init(_ number: Int) { self = .integer(Int64(number)) }
    init(_ number: Int?) { self = number.map { .integer(Int64($0)) } ?? .null }
    init(_ text: String?) { self = text.map(Value.text) ?? .null }

    var int: Int? {
      if case .integer(let number) = self { Int(number) } else { nil }
    }

    var double: Double? {
      switch self {
      case .real(let number): number
      case .integer(let number): Double(number)
      default: nil
      }
    }

    var string: String? {
      if case .text(let text) = self { text } else { nil }
    }
  }

  /// Milliseconds to wait for another program that is writing.
  static let patience: Int32 = 1_000

  let path: String
  private let handle: OpaquePointer
  private var statements: [String: OpaquePointer] = [:]

  /// How a file is opened.
  enum Opening {
    /// Made where there is none.
    case making
    /// Must be there.
    case existing
    /// Must be there, and is neither written nor expected to change: a stick that is only read.
    case unchanging
  }

  /// C: `sqlite3_open_v2`.
  init(path: String, _ opening: Opening = .making) throws(RecordProblem) {
    self.path = path
    var opened: OpaquePointer?
    let code =
      switch opening {
      case .making:
        sqlite3_open_v2(
          path, &opened, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_FULLMUTEX, nil)
      case .existing:
        sqlite3_open_v2(path, &opened, SQLITE_OPEN_READWRITE | SQLITE_OPEN_FULLMUTEX, nil)
      case .unchanging:
        sqlite3_open_v2(
          "file:\(path.addingURIEscapes)?immutable=1", &opened,
          SQLITE_OPEN_READONLY | SQLITE_OPEN_URI | SQLITE_OPEN_FULLMUTEX, nil)
      }
    guard code == SQLITE_OK, let opened else {
      let problem = Self.problem(code, opened, path)
      sqlite3_close_v2(opened)
      throw problem
    }
    handle = opened
    sqlite3_busy_timeout(handle, Self.patience)
  }

  isolated deinit {
    for statement in statements.values { sqlite3_finalize(statement) }
    sqlite3_close_v2(handle)
  }

  /// Runs one statement with values for its question marks, and answers its rows.
  ///
  /// C: `sqlite3_prepare_v3`, `sqlite3_step`.
  @discardableResult
  func run(_ sql: String, _ values: [Value] = []) throws(RecordProblem) -> [[Value]] {
    let statement = try prepared(sql)
    defer {
      sqlite3_reset(statement)
      sqlite3_clear_bindings(statement)
    }
    for (index, value) in values.enumerated() { bind(value, at: Int32(index + 1), in: statement) }
    var rows: [[Value]] = []
    while true {
      switch sqlite3_step(statement) {
      case SQLITE_ROW: rows.append(row(of: statement))
      case SQLITE_DONE: return rows
      case let code: throw Self.problem(code, handle, path)
      }
    }
  }

  /// Does everything or nothing.
  func transaction<Answer>(
    _ work: () throws(RecordProblem) -> Answer
  ) throws(RecordProblem) -> Answer {
    try run("BEGIN IMMEDIATE")
    do {
      let answer = try work()
      try run("COMMIT")
      return answer
    } catch {
      _ = try? run("ROLLBACK")
      throw error
    }
  }

  /// C: `sqlite3_last_insert_rowid`.
  var lastRow: Int64 { sqlite3_last_insert_rowid(handle) }

  private func prepared(_ sql: String) throws(RecordProblem) -> OpaquePointer {
    if let statement = statements[sql] { return statement }
    var statement: OpaquePointer?
    let code = sqlite3_prepare_v3(handle, sql, -1, 0, &statement, nil)
    guard code == SQLITE_OK, let statement else { throw Self.problem(code, handle, path) }
    statements[sql] = statement
    return statement
  }

  private func bind(_ value: Value, at index: Int32, in statement: OpaquePointer) {
    switch value {
    case .null: sqlite3_bind_null(statement, index)
    case .integer(let number): sqlite3_bind_int64(statement, index, number)
    case .real(let number): sqlite3_bind_double(statement, index, number)
    case .text(let text):
      // The text is copied: Swift's buffer lives only during the call.
      let copies = unsafeBitCast(-1, to: sqlite3_destructor_type.self)
      sqlite3_bind_text(statement, index, text, -1, copies)
    }
  }

  private func row(of statement: OpaquePointer) -> [Value] {
    (0..<sqlite3_column_count(statement)).map { column in
      switch sqlite3_column_type(statement, column) {
      case SQLITE_INTEGER: .integer(sqlite3_column_int64(statement, column))
      case SQLITE_FLOAT: .real(sqlite3_column_double(statement, column))
      case SQLITE_TEXT: .text(String(cString: sqlite3_column_text(statement, column)))
      default: .null
      }
    }
  }

  private static func problem(
    _ code: Int32, _ handle: OpaquePointer?, _ path: String
  ) -> RecordProblem {
    switch code & 0xFF {
    case SQLITE_READONLY, SQLITE_CANTOPEN, SQLITE_PERM: .readOnly(path)
    case SQLITE_BUSY, SQLITE_LOCKED: .locked(path)
    case SQLITE_CORRUPT, SQLITE_NOTADB: .damaged(path)
    case SQLITE_FULL: .diskFull(path)
    default:
      .failed(path, reason: handle.map { String(cString: sqlite3_errmsg($0)) } ?? "error \(code)")
    }
  }
}

extension String {
  /// What a path must not hold inside a URI, as escapes.
  fileprivate var addingURIEscapes: String {
    reduce(into: "") { escaped, character in
      switch character {
      case "%": escaped += "%25"
      case "?": escaped += "%3f"
      case "#": escaped += "%23"
      default: escaped.append(character)
      }
    }
  }
}
