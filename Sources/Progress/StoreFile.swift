#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// The file of a store, as the file system sees it.
enum StoreFile {
  /// Makes a folder and those above it.
  static func makeFolder(_ folder: String) throws(StoreError) {
    var made = folder.hasPrefix("/") ? "" : "."
    for part in folder.split(separator: "/") {
      made += "/\(part)"
      if mkdir(made, 0o755) != 0, errno != EEXIST {
        throw .unusable(path: made, reason: String(cString: strerror(errno)))
      }
    }
  }

  /// Runs `body` while no other process opens a store in the folder.
  ///
  /// Two processes that find the same damaged file must not both set it aside: the second would
  /// move the first one's new store. Where folders can't be locked, `body` runs all the same.
  static func locked<Result>(
    _ folder: String, _ body: () throws(StoreError) -> Result
  ) throws(StoreError) -> Result {
    let descriptor = open(folder, O_RDONLY | O_CLOEXEC)
    defer { if descriptor >= 0 { close(descriptor) } }
    if descriptor >= 0 { while flock(descriptor, LOCK_EX) != 0, errno == EINTR {} }
    return try body()
  }

  /// Moves a damaged file out of the way, under a dated name that is not taken yet.
  ///
  /// - Returns: the new path.
  static func setAside(_ path: String, at time: Double) throws(StoreError) -> String {
    var aside = "\(path).damaged-\(stamp(time))"
    while access(aside, F_OK) == 0 { aside += "-again" }
    guard rename(path, aside) == 0 else {
      throw .unusable(path: path, reason: String(cString: strerror(errno)))
    }
    // The log belongs to the damaged file, not to the new one.
    for suffix in ["-wal", "-shm"] { rename(path + suffix, aside + suffix) }
    return aside
  }

  /// A time in UTC, such as `2026-11-30-064212`.
  private static func stamp(_ time: Double) -> String {
    var seconds = time_t(time)
    var parts = tm()
    gmtime_r(&seconds, &parts)
    func two(_ number: Int32) -> String { number < 10 ? "0\(number)" : "\(number)" }
    return "\(parts.tm_year + 1900)-\(two(parts.tm_mon + 1))-\(two(parts.tm_mday))-"
      + two(parts.tm_hour) + two(parts.tm_min) + two(parts.tm_sec)
  }
}
