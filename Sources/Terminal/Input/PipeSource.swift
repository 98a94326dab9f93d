#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// Reads lines from a descriptor that is not edited: a pipe, a file, `/dev/null`.
package final class PipeSource: LineSource {
  private let descriptor: Int32
  private let prompts: (any OutputSink)?
  private var pending: [UInt8] = []
  private var start = 0
  private var isAtEnd = false

  /// Creates the source.
  ///
  /// Prompts go to `prompts`: give standard error if a person types but the output is a file,
  /// nothing if nobody is there.
  package init(descriptor: Int32, prompts: (any OutputSink)? = nil) {
    self.descriptor = descriptor
    self.prompts = prompts
  }

  package func next(prompt: Prompt) -> Input {
    prompts?.write(Sanitizer.visible(prompt.text))
    while true {
      if let end = pending[start...].firstIndex(of: UInt8(ascii: "\n")) {
        defer { start = end + 1 }
        return .line(text(upTo: end))
      }
      if isAtEnd {
        guard start < pending.count else { return .endOfInput }
        defer { start = pending.count }
        return .line(text(upTo: pending.count))
      }
      fill()
    }
  }

  /// Returns the text up to the index, damaged UTF-8 repaired, without a carriage return at the end.
  private func text(upTo end: Int) -> String {
    let bytes = pending[start..<end]
    return String(decoding: bytes.last == 0x0D ? bytes.dropLast() : bytes, as: UTF8.self)
  }

  private func fill() {
    pending.removeFirst(start)
    start = 0
    var chunk = [UInt8](repeating: 0, count: 16384)
    let count = read(descriptor, &chunk, chunk.count)
    if count > 0 {
      pending += chunk[..<count]
    } else if count == 0 || errno != EINTR {
      isAtEnd = true
    }
  }
}
