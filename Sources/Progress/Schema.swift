/// The tables of the store.
///
/// A change of them is a new version with a step that leads there.
enum Schema {
  static let version = steps.count

  /// The statements that lead from one version to the next; the first makes the empty store.
  static let steps = [
    """
    CREATE TABLE lesson(
      id TEXT PRIMARY KEY, page TEXT NOT NULL, finished INTEGER NOT NULL DEFAULT 0,
      changed REAL NOT NULL) STRICT;
    CREATE TABLE page_read(
      lesson TEXT NOT NULL, page TEXT NOT NULL, at REAL NOT NULL, PRIMARY KEY(lesson, page)) STRICT;
    CREATE TABLE attempt(
      id TEXT PRIMARY KEY, exercise TEXT NOT NULL, verdict TEXT NOT NULL, source TEXT NOT NULL,
      at REAL NOT NULL) STRICT;
    CREATE TABLE exercise(
      id TEXT PRIMARY KEY, passed REAL, hints INTEGER NOT NULL DEFAULT 0,
      gave_up INTEGER NOT NULL DEFAULT 0, changed REAL NOT NULL) STRICT;
    CREATE TABLE quiz_session(
      id TEXT PRIMARY KEY, quiz TEXT NOT NULL, seed INTEGER NOT NULL, queue TEXT NOT NULL,
      round INTEGER NOT NULL, finished REAL, started REAL NOT NULL) STRICT;
    CREATE TABLE answer(
      id TEXT PRIMARY KEY, session TEXT NOT NULL, quiz TEXT NOT NULL, question TEXT NOT NULL,
      revision TEXT NOT NULL, text TEXT NOT NULL, verdict TEXT NOT NULL, score REAL NOT NULL,
      try INTEGER NOT NULL, hint INTEGER NOT NULL, seconds REAL NOT NULL, at REAL NOT NULL) STRICT;
    CREATE INDEX answer_question ON answer(question, at);
    CREATE TABLE appeal(
      id TEXT PRIMARY KEY, question TEXT NOT NULL, revision TEXT NOT NULL, text TEXT NOT NULL,
      verdict TEXT NOT NULL, at REAL NOT NULL) STRICT;
    CREATE TABLE place(name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT;
    """,
    // Reviews and kept files; times that tell which of two stores knows the later state.
    """
    ALTER TABLE attempt ADD COLUMN hints INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE attempt ADD COLUMN gave_up INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE exercise ADD COLUMN reset REAL NOT NULL DEFAULT 0;
    ALTER TABLE quiz_session ADD COLUMN changed REAL NOT NULL DEFAULT 0;
    ALTER TABLE answer ADD COLUMN undone INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE place ADD COLUMN changed REAL NOT NULL DEFAULT 0;
    CREATE INDEX attempt_exercise ON attempt(exercise);
    CREATE INDEX answer_session ON answer(session);
    CREATE TABLE review(
      id TEXT PRIMARY KEY, item TEXT NOT NULL, kind TEXT NOT NULL, rating INTEGER NOT NULL,
      seconds REAL NOT NULL, answer TEXT, undone INTEGER NOT NULL DEFAULT 0,
      at REAL NOT NULL) STRICT;
    CREATE INDEX review_item ON review(item, at);
    CREATE TABLE card(
      item TEXT PRIMARY KEY, kind TEXT NOT NULL, state TEXT NOT NULL, step INTEGER,
      stability REAL, difficulty REAL, due REAL NOT NULL, last_review REAL) STRICT;
    CREATE INDEX card_due ON card(due);
    CREATE TABLE kept_file(
      id TEXT PRIMARY KEY, exercise TEXT NOT NULL, text TEXT NOT NULL, reason TEXT NOT NULL,
      at REAL NOT NULL) STRICT;
    CREATE INDEX kept_file_exercise ON kept_file(exercise, at);
    """,
  ]
}
