/// The tables of the store.
///
/// A change of them is a new version with a step that leads there.
enum Schema {
  static let version = 1

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
    """
  ]
}
