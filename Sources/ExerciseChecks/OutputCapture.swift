import Glibc

/// Tells what the program printed since the last time it was asked.
///
/// Standard output is expected to be a regular file that can be read (the runner gives a memory
/// file); what is in it survives a crash. Where it is something else, a file is put in front
/// and its content passed on at every step.
final class OutputCapture {
  private var position: off_t = 0
  private var kept = ""
  private let forward: Int32?

  init() {
    var status = stat()
    let isFile =
      fstat(1, &status) == 0 && (status.st_mode & S_IFMT) == S_IFREG
      && fcntl(1, F_GETFL) & O_ACCMODE == O_RDWR
    if isFile {
      forward = nil
      position = lseek(1, 0, SEEK_CUR)
    } else {
      fflush(nil)
      let original = dup(1)
      // Without a name, nothing is left behind whatever ends the program.
      if let file = tmpfile() {
        dup2(fileno(file), 1)
        fclose(file)
      }
      forward = original
    }
  }

  /// Runs code whose output is dropped.
  func withoutOutput(_ body: () -> Void) {
    kept += read()
    body()
    _ = read()
  }

  /// Returns the text printed since the last call.
  func take() -> String {
    let text = kept + read()
    kept = ""
    return text
  }

  private func read() -> String {
    fflush(nil)
    let end = lseek(1, 0, SEEK_END)
    guard end > position else { return "" }
    // A program that prints without end is stopped by the runner; a step shows the first part.
    let length = min(Int(end - position), 65_536)
    var buffer = [UInt8](repeating: 0, count: length)
    let count = pread(1, &buffer, length, position)
    position = end
    guard count > 0 else { return "" }
    if let forward { _ = write(forward, buffer, count) }
    return String(decoding: buffer.prefix(count), as: UTF8.self)
  }

  /// Returns the lines printed since the last call.
  func takeLines() -> [String] {
    var lines = take().split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if lines.last == "" { lines.removeLast() }
    return lines
  }
}
