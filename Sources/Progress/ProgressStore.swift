#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// What a learner has done, in a SQLite file that is written after every step.
///
/// Items are known by their ids, so renamed files and moved pages lose nothing.
package final class ProgressStore {
  let database: Database
  /// Seconds since 1970.
  let now: () -> Double
  /// The path to which a damaged store was moved when this one was opened.
  package private(set) var setAside: String?

  /// Opens the store in a folder, or makes it.
  ///
  /// A damaged file is set aside under a dated name and a new store is begun.
  package convenience init(folder: String, now: @escaping () -> Double) throws(StoreError) {
    let path = "\(folder)/progress.sqlite"
    try Self.makeFolder(folder)
    do {
      try self.init(opening: path, now: now)
    } catch {
      guard Database.isDamage(error) else { throw error }
      let aside = try Self.setAside(path, at: now())
      try self.init(opening: path, now: now)
      setAside = aside
    }
  }

  private init(opening path: String, now: @escaping () -> Double) throws(StoreError) {
    self.now = now
    database = try Database(path: path)
    try database.execute("PRAGMA journal_mode=WAL; PRAGMA synchronous=NORMAL;")
    try migrate(path)
  }

  /// Ends the connection; nothing can be stored afterwards.
  package func close() { database.close() }

  private func migrate(_ path: String) throws(StoreError) {
    let version = try database.run("PRAGMA user_version").first?.first?.int ?? 0
    if version > Schema.version { throw .newer(path: path, version: version) }
    if version == Schema.version { return }
    let check = try database.run("PRAGMA quick_check").first?.first?.text
    guard check == "ok" else { throw .failed(code: 11, message: check ?? "damaged") }
    try database.transaction { () throws(StoreError) in
      for step in Schema.steps[version...] { try database.execute(step) }
      try database.execute("PRAGMA user_version=\(Schema.version)")
    }
  }

  private static func makeFolder(_ folder: String) throws(StoreError) {
    var made = ""
    for part in folder.split(separator: "/") {
      made += "/\(part)"
      if mkdir(made, 0o755) != 0, errno != EEXIST {
        throw .unusable(path: made, reason: String(cString: strerror(errno)))
      }
    }
  }

  private static func setAside(_ path: String, at time: Double) throws(StoreError) -> String {
    var seconds = time_t(time)
    var parts = tm()
    gmtime_r(&seconds, &parts)
    func two(_ number: Int32) -> String { number < 10 ? "0\(number)" : "\(number)" }
    let date = "\(parts.tm_year + 1900)-\(two(parts.tm_mon + 1))-\(two(parts.tm_mday))"
    let clock = "\(two(parts.tm_hour))\(two(parts.tm_min))\(two(parts.tm_sec))"
    var aside = "\(path).damaged-\(date)-\(clock)"
    while access(aside, F_OK) == 0 { aside += "-again" }
    guard rename(path, aside) == 0 else {
      throw .unusable(path: path, reason: String(cString: strerror(errno)))
    }
    // The log belongs to the damaged file, not to the new one.
    for suffix in ["-wal", "-shm"] { rename(path + suffix, aside + suffix) }
    return aside
  }

  /// A name for a new row: unlike every other, on this machine or another.
  func newID() -> String {
    var generator = SystemRandomNumberGenerator()
    let random = UInt64.random(in: 0...UInt64.max, using: &generator)
    return String(UInt64(now() * 1000), radix: 36) + "-" + String(random, radix: 36)
  }
}
