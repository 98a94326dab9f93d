import CSQLite

/// A connection to a SQLite file; the only place where SQLite is called.
///
/// The connection and its prepared statements belong to this object and end with it or with
/// `close`.
final class Database {
  private var handle: OpaquePointer?
  private var statements: [String: OpaquePointer] = [:]
  let path: String

  /// A value that is bound to a parameter.
  enum Value: Equatable {
    case null
    case integer(Int64)
    case real(Double)
    case text(String)
  }

  init(path: String) throws(StoreError) {
    self.path = path
    let flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_FULLMUTEX
    let code = sqlite3_open_v2(path, &handle, flags, nil)
    guard code == SQLITE_OK else {
      let reason = handle.map { String(cString: sqlite3_errmsg($0)) } ?? "out of memory"
      close()
      throw .unusable(path: path, reason: reason)
    }
    sqlite3_busy_timeout(handle, 5000)
  }

  deinit { close() }

  func close() {
    for statement in statements.values { sqlite3_finalize(statement) }
    statements = [:]
    sqlite3_close_v2(handle)
    handle = nil
  }

  /// Runs statements without parameters.
  func execute(_ sql: String) throws(StoreError) {
    let code = sqlite3_exec(handle, sql, nil, nil, nil)
    if code != SQLITE_OK { throw failure(code) }
  }

  /// Runs one statement that returns no rows.
  func run(_ sql: String, _ values: [Value] = []) throws(StoreError) {
    _ = try rows(sql, values) { _ in }
  }

  /// Runs one statement and returns what `read` makes of each row.
  ///
  /// `read` must not use the database.
  func rows<Result>(
    _ sql: String, _ values: [Value] = [], read: (Row) -> Result
  ) throws(StoreError) -> [Result] {
    let statement = try prepare(sql)
    defer {
      sqlite3_reset(statement)
      sqlite3_clear_bindings(statement)
    }
    for (index, value) in values.enumerated() { try bind(value, at: Int32(index + 1), statement) }
    var results: [Result] = []
    while true {
      let code = sqlite3_step(statement)
      if code == SQLITE_DONE { return results }
      guard code == SQLITE_ROW else { throw failure(code) }
      results.append(read(Row(statement: statement)))
    }
  }

  /// Runs `body` as one transaction: all of it is stored, or nothing.
  func transaction<Result>(
    _ body: () throws(StoreError) -> Result
  ) throws(StoreError) -> Result {
    try execute("BEGIN IMMEDIATE")
    do {
      let result = try body()
      try execute("COMMIT")
      return result
    } catch {
      sqlite3_exec(handle, "ROLLBACK", nil, nil, nil)
      throw error
    }
  }

  private func prepare(_ sql: String) throws(StoreError) -> OpaquePointer {
    if let known = statements[sql] { return known }
    var statement: OpaquePointer?
    let code = sqlite3_prepare_v2(handle, sql, -1, &statement, nil)
    guard code == SQLITE_OK, let statement else { throw failure(code) }
    statements[sql] = statement
    return statement
  }

  private func bind(
    _ value: Value, at index: Int32, _ statement: OpaquePointer
  ) throws(StoreError) {
    // SQLITE_TRANSIENT: SQLite copies the text before this call returns.
    let transient = unsafeBitCast(-1, to: sqlite3_destructor_type.self)
    let code =
      switch value {
      case .null: sqlite3_bind_null(statement, index)
      case .integer(let number): sqlite3_bind_int64(statement, index, number)
      case .real(let number): sqlite3_bind_double(statement, index, number)
      case .text(let text):
        sqlite3_bind_text(statement, index, text, Int32(text.utf8.count), transient)
      }
    if code != SQLITE_OK { throw failure(code) }
  }

  private func failure(_ code: Int32) -> StoreError {
    let message = handle.map { String(cString: sqlite3_errmsg($0)) } ?? "closed"
    let unusable = [SQLITE_READONLY, SQLITE_CANTOPEN, SQLITE_IOERR, SQLITE_FULL, SQLITE_PERM]
    if unusable.contains(code) { return .unusable(path: path, reason: message) }
    return .failed(path: path, code: code, message: message)
  }

  /// Returns an error that says that the file is damaged.
  func damage(_ message: String) -> StoreError {
    .failed(path: path, code: SQLITE_CORRUPT, message: message)
  }

  /// Returns whether an error says that the file itself is damaged.
  static func isDamage(_ error: StoreError) -> Bool {
    guard case .failed(_, let code, _) = error else { return false }
    return code == SQLITE_CORRUPT || code == SQLITE_NOTADB
  }
}

extension Database {
  /// The current row of a statement; only valid while it is being read.
  struct Row {
    fileprivate let statement: OpaquePointer

    /// The text in a column; empty for null.
    func text(_ column: Int32) -> String { optionalText(column) ?? "" }

    func optionalText(_ column: Int32) -> String? {
      guard let text = sqlite3_column_text(statement, column) else { return nil }
      let count = Int(sqlite3_column_bytes(statement, column))
      return String(decoding: UnsafeBufferPointer(start: text, count: count), as: UTF8.self)
    }

    func int(_ column: Int32) -> Int { Int(sqlite3_column_int64(statement, column)) }
    func bool(_ column: Int32) -> Bool { int(column) != 0 }
    func double(_ column: Int32) -> Double { sqlite3_column_double(statement, column) }
    func optionalInt(_ column: Int32) -> Int? { isNull(column) ? nil : int(column) }
    func optionalDouble(_ column: Int32) -> Double? { isNull(column) ? nil : double(column) }

    func isNull(_ column: Int32) -> Bool {
      sqlite3_column_type(statement, column) == SQLITE_NULL
    }
  }
}

extension Database.Value {
  static func optional(_ text: String?) -> Database.Value { text.map(Self.text) ?? .null }
  static func optional(_ number: Double?) -> Database.Value { number.map(Self.real) ?? .null }
  static func optional(_ number: Int?) -> Database.Value { number.map(Self.int) ?? .null }
  static func bool(_ value: Bool) -> Database.Value { .integer(value ? 1 : 0) }
  static func int(_ value: Int) -> Database.Value { .integer(Int64(value)) }
}
