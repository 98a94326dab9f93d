import CSQLite

/// Why the store could not be used.
package enum StoreError: Error, Equatable {
  /// The folder or file can't be opened or written.
  case unusable(path: String, reason: String)
  /// The file was written by a newer version of the program.
  case newer(path: String, version: Int)
  /// SQLite refused a statement.
  case failed(code: Int32, message: String)
}

/// A connection to a SQLite file.
///
/// The only place where SQLite is called.
///
/// The connection belongs to this object and ends with it or with `close`.
final class Database {
  private var handle: OpaquePointer?
  private var statements: [String: OpaquePointer] = [:]
  let path: String

  /// A value in a row.
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

  /// Runs one statement and returns its rows.
  @discardableResult
  func run(_ sql: String, _ values: [Value] = []) throws(StoreError) -> [[Value]] {
    let statement = try prepare(sql)
    defer {
      sqlite3_reset(statement)
      sqlite3_clear_bindings(statement)
    }
    for (index, value) in values.enumerated() { try bind(value, at: Int32(index + 1), statement) }
    var rows: [[Value]] = []
    while true {
      let code = sqlite3_step(statement)
      if code == SQLITE_DONE { return rows }
      guard code == SQLITE_ROW else { throw failure(code) }
      rows.append((0..<sqlite3_column_count(statement)).map { column($0, statement) })
    }
  }

  /// Runs `body` as one transaction: all of it is stored, or nothing.
  func transaction(_ body: () throws(StoreError) -> Void) throws(StoreError) {
    try execute("BEGIN IMMEDIATE")
    do {
      try body()
      try execute("COMMIT")
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

  private func column(_ index: Int32, _ statement: OpaquePointer) -> Value {
    switch sqlite3_column_type(statement, index) {
    case SQLITE_INTEGER: return .integer(sqlite3_column_int64(statement, index))
    case SQLITE_FLOAT: return .real(sqlite3_column_double(statement, index))
    case SQLITE_NULL: return .null
    default:
      guard let text = sqlite3_column_text(statement, index) else { return .null }
      let count = Int(sqlite3_column_bytes(statement, index))
      return .text(
        String(decoding: UnsafeBufferPointer(start: text, count: count), as: UTF8.self))
    }
  }

  private func failure(_ code: Int32) -> StoreError {
    let message = handle.map { String(cString: sqlite3_errmsg($0)) } ?? "closed"
    if code == SQLITE_READONLY || code == SQLITE_CANTOPEN || code == SQLITE_IOERR {
      return .unusable(path: path, reason: message)
    }
    return .failed(code: code, message: message)
  }

  /// Whether an error says that the file itself is damaged.
  static func isDamage(_ error: StoreError) -> Bool {
    if case .failed(let code, _) = error { return code == SQLITE_CORRUPT || code == SQLITE_NOTADB }
    return false
  }
}

extension Database.Value {
  var text: String? {
    if case .text(let text) = self { text } else { nil }
  }

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

  static func optional(_ text: String?) -> Database.Value { text.map(Self.text) ?? .null }
  static func bool(_ value: Bool) -> Database.Value { .integer(value ? 1 : 0) }
  static func int(_ value: Int) -> Database.Value { .integer(Int64(value)) }
}
