#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// The folder of compiled objects, kept below a size: what was not used for longest goes first.
struct ObjectCache {
  let folder: String
  /// How many bytes of objects are kept.
  var limit = 256 << 20

  /// The object of a key, with the warnings that came of compiling it; nil if it isn't there.
  func object(_ key: String) -> (path: String, warnings: [Diagnostic])? {
    let path = "\(folder)/\(key).so"
    guard Files.exists(path) else { return nil }
    // The time of change is that of the last use.
    utimensat(AT_FDCWD, path, nil, 0)
    let notes = try? Files.read("\(folder)/\(key).warnings")
    return (path, notes.map { Diagnostic.parse(String(decoding: $0, as: UTF8.self)) } ?? [])
  }

  /// What the compiler said when it refused the sources of a key; nil if it never did.
  func refusal(_ key: String) -> String? {
    let path = "\(folder)/\(key).refused"
    guard let words = try? Files.read(path) else { return nil }
    utimensat(AT_FDCWD, path, nil, 0)
    return String(decoding: words, as: UTF8.self)
  }

  /// Keeps what the compiler said, so that equal sources need not be tried again.
  func addRefusal(_ words: String, as key: String) throws(FileError) {
    try Files.write(Array(words.utf8), to: "\(folder)/\(key).refused")
  }

  /// Moves a new object into the folder.
  func add(
    _ file: String, as key: String, warnings: [Diagnostic]
  ) throws(FileError) -> String {
    let path = "\(folder)/\(key).so"
    if !warnings.isEmpty {
      let notes = warnings.map(\.text).joined(separator: "\n")
      try Files.write(Array(notes.utf8), to: "\(folder)/\(key).warnings")
    }
    // Another user may run it, whatever files of this one are open to.
    guard chmod(file, 0o755) == 0, Files.rename(file, path) else {
      throw .unwritable(path: path, reason: Files.reason())
    }
    // Listing the folder takes longer the more is in it; every sixteenth time is often enough.
    if key.hasPrefix("0") { sweep() }
    return path
  }

  /// Removes what is too much, and what a killed compiler left behind.
  func sweep() {
    var objects: [(path: String, size: Int, used: Int)] = []
    for name in Files.names(in: folder) {
      let path = "\(folder)/\(name)"
      var status = stat()
      guard lstat(path, &status) == 0 else { continue }
      if [".so", ".refused"].contains(where: name.hasSuffix) {
        objects.append((path, Int(status.st_size), status.st_mtim.tv_sec))
      } else if name.hasPrefix("observatory-") {
        if Self.isAbandoned(status) { Files.removeFolder(path) }
      } else if name.hasPrefix("modules-") {
        sweepModules(in: path)
      }
    }
    var total = objects.reduce(0) { $0 + $1.size }
    for object in objects.sorted(by: { $0.used < $1.used }) where total > limit {
      unlink(object.path)
      if object.path.hasSuffix(".so") { unlink(object.path.dropLast(3) + ".warnings") }
      total -= object.size
    }
  }

  /// Removes what the compiler was writing into its cache of modules when it was killed.
  private func sweepModules(in folder: String) {
    for settings in Files.names(in: folder) {
      for name in Files.names(in: "\(folder)/\(settings)")
      where [".tmp", ".lock"].contains(where: name.hasSuffix) {
        let path = "\(folder)/\(settings)/\(name)"
        var status = stat()
        if lstat(path, &status) == 0, Self.isAbandoned(status) { unlink(path) }
      }
    }
  }

  /// Whether nobody changed a file for so long that no compiler can be at work on it.
  private static func isAbandoned(_ status: stat) -> Bool {
    var now = timespec()
    clock_gettime(CLOCK_REALTIME, &now)
    return status.st_mtim.tv_sec < now.tv_sec - 3600
  }
}
