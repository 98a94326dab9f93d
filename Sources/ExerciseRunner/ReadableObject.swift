#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// A compiled object at a path that the user who runs it can read.
///
/// Root runs learner code as another user. That user reads the object again, for the names of
/// properties and for the line of a crash, but the cache may lie in a folder that is root's alone,
/// as `/root` often is.
enum ReadableObject {
  /// Does work with a path of the object that everybody can read.
  ///
  /// - Throws: `FileError` if the object can't be copied, and what the work throws.
  static func with<Result>(_ object: String, _ work: (String) throws -> Result) throws -> Result {
    if isReadableByAll(object) { return try work(object) }
    return try Files.withTemporaryFolder(in: "/tmp") { folder in
      let copy = "\(folder)/learner.so"
      try Files.write(try Files.read(object), to: copy)
      guard chmod(folder, 0o755) == 0 else {
        throw FileError.unwritable(path: folder, reason: Files.reason())
      }
      return try work(copy)
    }
  }

  /// Whether any user can read a file: every folder above it is open to all.
  static func isReadableByAll(_ path: String) -> Bool {
    guard let path = Files.realPath(path), isOpen(path, S_IROTH) else { return false }
    var folder = Substring(path)
    while let slash = folder.lastIndex(of: "/") {
      folder = folder[..<slash]
      if !isOpen(folder.isEmpty ? "/" : String(folder), S_IXOTH) { return false }
    }
    return true
  }

  private static func isOpen(_ path: String, _ right: mode_t) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & right != 0
  }
}
