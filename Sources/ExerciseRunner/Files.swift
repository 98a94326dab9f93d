#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// Why a file or folder could not be used.
package enum FileError: Error, Equatable {
  case missing(path: String)
  case notAFile(path: String, kind: String)
  case unreadable(path: String, reason: String)
  case unwritable(path: String, reason: String)
  case tooLarge(path: String, limit: Int)
}

/// Reading and writing files by path.
package enum Files {
  package static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

  package static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && (status.st_mode & S_IFMT) == S_IFDIR
  }

  package static func isExecutable(_ path: String) -> Bool { access(path, X_OK) == 0 }

  /// Returns the path without symbolic links; nil if it does not exist.
  package static func realPath(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// Reads a regular file; never waits on a pipe or a device.
  ///
  /// Files larger than `limit` bytes are refused.
  package static func read(_ path: String, limit: Int = 64 << 20) throws(FileError) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else {
      if errno == ENOENT || errno == ENOTDIR || errno == ELOOP { throw .missing(path: path) }
      throw .unreadable(path: path, reason: reason())
    }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else {
      throw .unreadable(path: path, reason: reason())
    }
    guard (status.st_mode & S_IFMT) == S_IFREG else {
      throw .notAFile(path: path, kind: kind(of: status.st_mode))
    }
    guard status.st_size <= limit else { throw .tooLarge(path: path, limit: limit) }
    return try contents(of: descriptor, path: path, size: Int(status.st_size), limit: limit)
  }

  private static func contents(
    of descriptor: Int32, path: String, size: Int, limit: Int
  ) throws(FileError) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(size)
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = Glibc.read(descriptor, &buffer, buffer.count)
      if count < 0, errno == EINTR { continue }
      if count < 0 { throw .unreadable(path: path, reason: reason()) }
      if count == 0 { return bytes }
      bytes += buffer[..<count]
      if bytes.count > limit { throw .tooLarge(path: path, limit: limit) }
    }
  }

  /// Writes a file so that readers see the old content or the new, never a part.
  package static func write(
    _ bytes: [UInt8], to path: String, mode: mode_t = 0o644
  ) throws(FileError) {
    // A signal between the two files would leave the temporary one behind.
    try Interruption.delayed { () throws(FileError) in
      try writeAtOnce(bytes, to: path, mode: mode)
    }
  }

  private static func writeAtOnce(
    _ bytes: [UInt8], to path: String, mode: mode_t
  ) throws(FileError) {
    var name = Array("\(path).XXXXXX".utf8CString)
    let descriptor = mkstemp(&name)
    guard descriptor >= 0 else { throw .unwritable(path: path, reason: reason()) }
    let temporary = String(decoding: name.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
    let isWritten = writeAll(bytes, to: descriptor) && fchmod(descriptor, mode) == 0
    let failure = reason()
    close(descriptor)
    guard isWritten, rename(temporary, path) else {
      unlink(temporary)
      throw .unwritable(path: path, reason: isWritten ? reason() : failure)
    }
  }

  package static func writeAll(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
    var offset = 0
    while offset < bytes.count {
      let count = bytes[offset...].withUnsafeBytes {
        Glibc.write(descriptor, $0.baseAddress, $0.count)
      }
      if count < 0, errno == EINTR { continue }
      if count <= 0 { return false }
      offset += count
    }
    return true
  }

  /// Makes a folder and those above it.
  package static func makeFolder(_ path: String) throws(FileError) {
    if isFolder(path) { return }
    if let slash = path.lastIndex(of: "/"), slash != path.startIndex {
      try makeFolder(String(path[..<slash]))
    }
    if mkdir(path, 0o755) != 0, errno != EEXIST {
      throw .unwritable(path: path, reason: reason())
    }
  }

  /// Makes a new folder for short-lived files; whoever asked for it removes it.
  package static func makeTemporaryFolder(in folder: String) throws(FileError) -> String {
    var name = Array("\(folder)/observatory-XXXXXX".utf8CString)
    guard mkdtemp(&name) != nil else { throw .unwritable(path: folder, reason: reason()) }
    return String(decoding: name.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  /// Does work with a new folder for short-lived files, which is removed whatever happens.
  ///
  /// - Throws: `FileError` if the folder can't be made, and what the work throws.
  package static func withTemporaryFolder<Result>(
    in folder: String, _ work: (String) throws -> Result
  ) throws -> Result {
    try Interruption.delayed {
      let place = try makeTemporaryFolder(in: folder)
      defer { removeFolder(place) }
      return try work(place)
    }
  }

  /// Returns the names in a folder, sorted; empty if it can't be listed.
  package static func names(in folder: String) -> [String] {
    guard let stream = opendir(folder) else { return [] }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names.sorted()
  }

  /// Removes a folder and what is in it; does not follow symbolic links.
  package static func removeFolder(_ path: String) {
    for name in names(in: path) {
      let item = "\(path)/\(name)"
      var status = stat()
      if lstat(item, &status) == 0, (status.st_mode & S_IFMT) == S_IFDIR {
        removeFolder(item)
      } else {
        unlink(item)
      }
    }
    rmdir(path)
  }

  package static func reason() -> String { String(cString: strerror(errno)) }

  private static func kind(of mode: mode_t) -> String {
    switch mode & S_IFMT {
    case S_IFDIR: "a folder"
    case S_IFIFO: "a named pipe"
    case S_IFSOCK: "a socket"
    case S_IFCHR, S_IFBLK: "a device"
    default: "not a regular file"
    }
  }
}

extension Files {
  package static func rename(_ old: String, _ new: String) -> Bool {
    #if canImport(Glibc)
    Glibc.rename(old, new) == 0
    #else
    Darwin.rename(old, new) == 0
    #endif
  }

  /// Size, time of change and place of a file, to notice that it was replaced.
  package struct Stamp: Equatable, Sendable {
    package var size: Int
    package var seconds: Int
    package var nanoseconds: Int
    package var place: Int

    package init(size: Int, seconds: Int, nanoseconds: Int, place: Int) {
      self.size = size
      self.seconds = seconds
      self.nanoseconds = nanoseconds
      self.place = place
    }

    /// Looks at a file; nil if it isn't there.
    package init?(of path: String) {
      var status = stat()
      guard stat(path, &status) == 0 else { return nil }
      self.init(
        size: Int(status.st_size), seconds: status.st_mtim.tv_sec,
        nanoseconds: status.st_mtim.tv_nsec, place: Int(status.st_ino & 0x3fff_ffff_ffff_ffff))
    }

    package var text: String { "\(size) \(seconds).\(nanoseconds) \(place)" }
  }

  /// The stamp of a file as text, `missing` if it isn't there.
  package static func stamp(_ path: String) -> String { Stamp(of: path)?.text ?? "missing" }
}
