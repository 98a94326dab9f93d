/// What a learner has done, in a SQLite file that is written after every step.
///
/// Items are known by their ids, so renamed files and moved pages lose nothing.
package final class ProgressStore {
  let database: Database
  /// Seconds since 1970.
  let now: () -> Double
  let scheduler: Scheduler
  /// The path to which a damaged store was moved when this one was opened.
  package let setAside: String?

  /// Opens the store in a folder, or makes it.
  ///
  /// A damaged file is set aside under a dated name and a new store is begun.
  package init(
    folder: String, scheduler: Scheduler = Scheduler(), now: @escaping () -> Double
  ) throws(StoreError) {
    self.now = now
    self.scheduler = scheduler
    let path = "\(folder)/progress.sqlite"
    try StoreFile.makeFolder(folder)
    (database, setAside) = try StoreFile.locked(folder) {
      () throws(StoreError) -> (Database, String?) in
      try Self.openSettingAside(path, now)
    }
  }

  /// Ends the connection; nothing can be stored afterwards.
  package func close() { database.close() }

  private static func openSettingAside(
    _ path: String, _ now: () -> Double
  ) throws(StoreError) -> (Database, String?) {
    do throws(StoreError) {
      return (try open(path), nil)
    } catch {
      guard Database.isDamage(error) else { throw error }
      let aside = try StoreFile.setAside(path, at: now())
      return (try open(path), aside)
    }
  }

  private static func open(_ path: String) throws(StoreError) -> Database {
    let database = try Database(path: path)
    let version = try database.rows("PRAGMA user_version") { $0.int(0) }.first ?? 0
    // Nothing is written before it is known that this version may.
    if version > Schema.version { throw .newer(path: path, version: version) }
    if version < 0 { throw database.damage("version \(version)") }
    let check = try database.rows("PRAGMA quick_check(1)") { $0.text(0) }.first ?? ""
    guard check == "ok" else { throw database.damage(check) }
    try database.execute("PRAGMA journal_mode=WAL; PRAGMA synchronous=NORMAL;")
    if version < Schema.version {
      try database.transaction { () throws(StoreError) in
        for step in Schema.steps[version...] { try database.execute(step) }
        try database.execute("PRAGMA user_version=\(Schema.version)")
      }
    }
    return database
  }

  /// A name for a new row: unlike every other, on this machine or another.
  ///
  /// Names of the same store sort by time.
  func newID() -> String {
    let milliseconds = String(UInt64(max(0, now()) * 1000), radix: 36)
    let padding = String(repeating: "0", count: max(0, 9 - milliseconds.count))
    return padding + milliseconds + "-" + String(UInt64.random(in: 0...UInt64.max), radix: 36)
  }
}
