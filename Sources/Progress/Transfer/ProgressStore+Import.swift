import JSON

/// Why an exported file could not be merged; the store is as it was.
package enum ImportError: Error, Equatable {
  /// The file isn't JSON.
  case notJSON(JSONError)
  /// The file is JSON, but no progress.
  case notProgress
  /// The file was written by a newer version of the program.
  case newer(version: Int)
  /// A row lacks a value or has one of the wrong kind; rows are counted from 1.
  case unfit(table: String, row: Int, column: String)
  case store(StoreError)
}

extension ProgressStore {
  /// How many rows were new, by table; changed rows don't count.
  package typealias ImportSummary = [String: Int]

  /// Merges what another store exported: all of both, and the later state of what both have.
  ///
  /// Merging the same text again changes nothing.
  @discardableResult
  package func merge(_ text: String) throws(ImportError) -> ImportSummary {
    let rows = try Self.rows(in: text)
    do {
      return try database.transaction { () throws(StoreError) in try insert(rows) }
    } catch {
      throw .store(error)
    }
  }

  private func insert(_ rows: [[[Database.Value]]]) throws(StoreError) -> ImportSummary {
    var added: ImportSummary = [:]
    for (table, rows) in zip(TransferTable.all, rows) where !rows.isEmpty {
      let before = try count(table)
      let places = Array(repeating: "?", count: table.columns.count).joined(separator: ", ")
      let update = table.merge.map { "UPDATE SET \($0)" } ?? "NOTHING"
      let sql = """
        INSERT INTO \(table.name)(\(table.columnNames)) VALUES(\(places))
        ON CONFLICT(\(table.key)) DO \(update)
        """
      for row in rows { try database.run(sql, row) }
      let new = try count(table) - before
      if new > 0 { added[table.name] = new }
    }
    for item in try database.rows("SELECT DISTINCT item FROM review", read: { $0.text(0) }) {
      try replay(item)
    }
    return added
  }

  private func count(_ table: TransferTable) throws(StoreError) -> Int {
    try database.rows("SELECT count(*) FROM \(table.name)") { $0.int(0) }.first ?? 0
  }
}

// MARK: Reading

extension ProgressStore {
  /// The rows of each table, in the order of `TransferTable.all`.
  private static func rows(in text: String) throws(ImportError) -> [[[Database.Value]]] {
    let file: JSONValue
    do { file = try JSONValue(parsing: text) } catch { throw .notJSON(error) }
    guard file["format"]?.string == transferFormat, let version = file["version"]?.int else {
      throw .notProgress
    }
    if version > Schema.version { throw .newer(version: version) }
    var tables: [[[Database.Value]]] = []
    for table in TransferTable.all {
      var rows: [[Database.Value]] = []
      for (index, row) in (file[table.name]?.array ?? []).enumerated() {
        rows.append(try values(in: row, table, row: index + 1))
      }
      tables.append(rows)
    }
    return tables
  }

  private static func values(
    in row: JSONValue, _ table: TransferTable, row number: Int
  ) throws(ImportError) -> [Database.Value] {
    var values: [Database.Value] = []
    for column in table.columns {
      guard let value = value(row[column.name], column), isKnown(value, column, table) else {
        throw .unfit(table: table.name, row: number, column: column.name)
      }
      values.append(value)
    }
    return values
  }

  private static func value(
    _ value: JSONValue?, _ column: TransferTable.Column
  ) -> Database.Value? {
    guard let value else { return column.missing ?? (column.isOptional ? .null : nil) }
    if value == .null { return column.isOptional ? .null : nil }
    return switch column.kind {
    case .text: value.string.map(Database.Value.text)
    case .integer: value.int.map(Database.Value.int)
    case .real: value.double.flatMap { $0.isFinite ? .real($0) : nil }
    }
  }

  /// Whether a review's rating and kind are ones that exist.
  private static func isKnown(
    _ value: Database.Value, _ column: TransferTable.Column, _ table: TransferTable
  ) -> Bool {
    switch (table.name, column.name, value) {
    case ("review", "rating", .integer(let rating)): Rating(rawValue: Int(rating)) != nil
    case ("review", "kind", .text(let kind)): ItemKind(rawValue: kind) != nil
    default: true
    }
  }
}
