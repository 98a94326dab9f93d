#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// The lines of earlier sessions: a text file, one line each, readable by its owner only.
///
/// libedit's own file format empties itself when it meets a line it does not know. This one keeps
/// whatever it finds, decodable or not, and is replaced whole, so a crash leaves the old one.
package struct HistoryFile {
  package let path: String
  /// How many lines are kept.
  package var capacity = 1000

  /// Creates the history at the path; missing folders are made when the first line is kept.
  package init(path: String) {
    self.path = path
  }

  /// Returns the lines that can be shown, oldest first.
  package func lines() -> [String] {
    rawLines().compactMap { String(validating: $0, as: UTF8.self) }
  }

  /// Adds a line at the end and saves; returns whether the line is worth remembering.
  ///
  /// A line that repeats the last one, or starts with a space, is not. A file that cannot be
  /// written costs the history of this session, nothing else.
  @discardableResult
  package func append(_ line: String) -> Bool {
    guard !line.isEmpty, line.first != " " else { return false }
    let bytes = Array(line.utf8).filter { $0 != newline }
    var lines = rawLines()
    guard lines.last != bytes else { return false }
    lines.append(bytes)
    withSignalsHeld { save(lines.suffix(capacity)) }
    return true
  }

  private var newline: UInt8 { UInt8(ascii: "\n") }

  private func rawLines() -> [[UInt8]] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return [] }
    defer { close(descriptor) }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 65536)
    while true {
      let count = read(descriptor, &chunk, chunk.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { break }
      bytes += chunk[..<count]
    }
    return bytes.split(separator: newline).map(Array.init)
  }

  private func save(_ lines: ArraySlice<[UInt8]>) {
    let target = resolvedPath()
    makeFolders(above: target)
    let temporary = "\(target).\(getpid())"
    let descriptor = open(temporary, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { return }
    let isWritten = writeAll(Array(lines.map { $0 + [newline] }.joined()), to: descriptor)
    // Errors of a full disk may show up only here.
    let isClosed = close(descriptor) == 0
    if !isWritten || !isClosed || rename(temporary, target) != 0 { unlink(temporary) }
  }

  /// Does work that a signal would leave half done; a signal that comes takes effect afterwards.
  private func withSignalsHeld(_ work: () -> Void) {
    var all = sigset_t()
    var earlier = sigset_t()
    sigfillset(&all)
    pthread_sigmask(SIG_BLOCK, &all, &earlier)
    work()
    pthread_sigmask(SIG_SETMASK, &earlier, nil)
  }

  /// Returns the file behind the path, so that a link to a file elsewhere stays a link.
  private func resolvedPath() -> String {
    guard let resolved = realpath(path, nil) else { return path }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  private func makeFolders(above path: String) {
    for slash in path.indices.dropFirst() where path[slash] == "/" {
      mkdir(String(path[..<slash]), 0o700)
    }
  }

  private func writeAll(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return false }
      rest = rest.dropFirst(count)
    }
    return true
  }
}
