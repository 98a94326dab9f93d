import JSON

extension ProgressStore {
  static let transferFormat = "observatory progress"

  /// Returns everything that is stored as JSON, a row a line; equal stores give equal text.
  ///
  /// ```json
  /// {"format": "observatory progress", "version": 2,
  /// "lesson": [
  /// {"id": "reading", "page": "the-body", "finished": 0, "changed": 1796000000}
  /// ]}
  /// ```
  package func export() throws(StoreError) -> String {
    var text = "{\"format\": \"\(Self.transferFormat)\", \"version\": \(Schema.version)"
    // One transaction: another process must not write between two tables.
    try database.transaction { () throws(StoreError) in
      for table in TransferTable.all {
        let rows = try database.rows(
          "SELECT \(table.columnNames) FROM \(table.name) ORDER BY \(table.key)"
        ) { Self.text(of: $0, table) }
        text += ",\n\"\(table.name)\": [\n\(rows.joined(separator: ",\n"))"
        text += rows.isEmpty ? "]" : "\n]"
      }
    }
    return text + "}\n"
  }

  private static func text(of row: Database.Row, _ table: TransferTable) -> String {
    let members = table.columns.enumerated().map { index, column in
      let value = value(of: row, Int32(index), column.kind)
      return "\"\(column.name)\": \(value.text)"
    }
    return "{" + members.joined(separator: ", ") + "}"
  }

  private static func value(
    of row: Database.Row, _ index: Int32, _ kind: TransferTable.Kind
  ) -> JSONValue {
    if row.isNull(index) { return .null }
    return switch kind {
    case .text: .string(row.text(index))
    case .integer: .int(row.int(index))
    case .real: .double(row.double(index))
    }
  }
}
