/// A table as it is exported, and how rows of two stores are merged.
struct TransferTable {
  enum Kind {
    case text
    case integer
    case real
  }

  struct Column {
    let name: String
    let kind: Kind
    var isOptional = false
    /// The value in files of versions that did not have the column yet; nil if all have it.
    var missing: Database.Value?
  }

  let name: String
  let key: String
  let columns: [Column]
  /// What happens to a row that is in both stores; nil if rows never change.
  var merge: String?

  var columnNames: String { columns.map(\.name).joined(separator: ", ") }
}

extension TransferTable {
  /// All tables but `card`, which follows from the reviews.
  static let all = [
    TransferTable(
      name: "lesson", key: "id",
      columns: [.text("id"), .text("page"), .integer("finished"), .real("changed")],
      merge: """
        finished = max(finished, excluded.finished),
        page = CASE WHEN excluded.changed > changed THEN excluded.page ELSE page END,
        changed = max(changed, excluded.changed)
        """),
    TransferTable(
      name: "page_read", key: "lesson, page",
      columns: [.text("lesson"), .text("page"), .real("at")],
      merge: "at = min(at, excluded.at)"),
    TransferTable(
      name: "attempt", key: "id",
      columns: [
        .text("id"), .text("exercise"), .text("verdict"), .text("source"), .real("at"),
        .integer("hints", missing: 0), .integer("gave_up", missing: 0),
      ]),
    TransferTable(
      name: "exercise", key: "id",
      columns: [
        .text("id"), .optionalReal("passed"), .integer("hints"), .integer("gave_up"),
        .real("changed"), .real("reset", missing: 0),
      ],
      // What was before a reset counts no more, in whichever store it was.
      merge: """
        passed = CASE
          WHEN reset < excluded.reset
          THEN coalesce(min(excluded.passed, iif(passed > excluded.reset, passed, NULL)),
            excluded.passed, iif(passed > excluded.reset, passed, NULL))
          WHEN reset > excluded.reset
          THEN coalesce(min(passed, iif(excluded.passed > reset, excluded.passed, NULL)),
            passed, iif(excluded.passed > reset, excluded.passed, NULL))
          ELSE coalesce(min(passed, excluded.passed), passed, excluded.passed) END,
        hints = CASE WHEN reset < excluded.reset THEN excluded.hints
          WHEN reset > excluded.reset THEN hints ELSE max(hints, excluded.hints) END,
        gave_up = CASE WHEN reset < excluded.reset THEN excluded.gave_up
          WHEN reset > excluded.reset THEN gave_up ELSE max(gave_up, excluded.gave_up) END,
        changed = max(changed, excluded.changed), reset = max(reset, excluded.reset)
        """),
    TransferTable(
      name: "quiz_session", key: "id",
      columns: [
        .text("id"), .text("quiz"), .integer("seed"), .text("queue"), .integer("round"),
        .optionalReal("finished"), .real("started"), .real("changed", missing: 0),
      ],
      merge: """
        queue = CASE WHEN excluded.changed > changed THEN excluded.queue ELSE queue END,
        round = CASE WHEN excluded.changed > changed THEN excluded.round ELSE round END,
        finished = coalesce(min(finished, excluded.finished), finished, excluded.finished),
        changed = max(changed, excluded.changed)
        """),
    TransferTable(
      name: "answer", key: "id",
      columns: [
        .text("id"), .text("session"), .text("quiz"), .text("question"), .text("revision"),
        .text("text"), .text("verdict"), .real("score"), .integer("try"), .integer("hint"),
        .real("seconds"), .real("at"), .integer("undone", missing: 0),
      ],
      merge: "undone = max(undone, excluded.undone)"),
    TransferTable(
      name: "appeal", key: "id",
      columns: [
        .text("id"), .text("question"), .text("revision"), .text("text"), .text("verdict"),
        .real("at"),
      ]),
    TransferTable(
      name: "review", key: "id",
      columns: [
        .text("id"), .text("item"), .text("kind"), .integer("rating"), .real("seconds"),
        .optionalText("answer"), .integer("undone"), .real("at"),
      ],
      merge: "undone = max(undone, excluded.undone)"),
    TransferTable(
      name: "kept_file", key: "id",
      columns: [.text("id"), .text("exercise"), .text("text"), .text("reason"), .real("at")]),
    TransferTable(
      name: "place", key: "name",
      columns: [.text("name"), .text("value"), .real("changed", missing: 0)],
      merge: """
        value = CASE WHEN excluded.changed > changed THEN excluded.value ELSE value END,
        changed = max(changed, excluded.changed)
        """),
  ]
}

extension TransferTable.Column {
  static func text(_ name: String) -> Self { Self(name: name, kind: .text) }
  static func optionalText(_ name: String) -> Self {
    Self(name: name, kind: .text, isOptional: true)
  }
  static func real(_ name: String) -> Self { Self(name: name, kind: .real) }
  static func real(_ name: String, missing: Double) -> Self {
    Self(name: name, kind: .real, missing: .real(missing))
  }
  static func optionalReal(_ name: String) -> Self {
    Self(name: name, kind: .real, isOptional: true)
  }
  static func integer(_ name: String) -> Self { Self(name: name, kind: .integer) }
  static func integer(_ name: String, missing: Int) -> Self {
    Self(name: name, kind: .integer, missing: .int(missing))
  }
}
