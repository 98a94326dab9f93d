#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// Where text goes: standard output, standard error, or a test's memory.
package protocol OutputSink: AnyObject {
  func write(_ text: String)

  /// Why something could not be written; nil if all was, or if the reader went away.
  var failure: String? { get }
}

extension OutputSink {
  package var failure: String? { nil }

  /// Writes a line.
  package func writeLine(_ text: String = "") { write(text + "\n") }
}

/// Writes to a descriptor at once.
package final class DescriptorSink: OutputSink {
  private let descriptor: Int32
  /// Whether the reader went away; from then on nothing is written.
  package private(set) var isClosed = false
  package private(set) var failure: String?

  package init(descriptor: Int32) { self.descriptor = descriptor }

  /// Takes note that nothing can be written.
  package func close(reason: String) {
    isClosed = true
    failure = reason
  }

  package func write(_ text: String) {
    if isClosed { return }
    var text = text
    text.withUTF8 { bytes in
      var offset = 0
      while offset < bytes.count {
        let count = systemWrite(bytes, from: offset)
        if count < 0, errno == EINTR { continue }
        if count < 0, errno == EAGAIN {
          var wanted = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
          _ = poll(&wanted, 1, 1000)
          continue
        }
        if count <= 0 {
          isClosed = true
          if errno != EPIPE { failure = String(cString: strerror(errno)) }
          return
        }
        offset += count
      }
    }
  }

  private func systemWrite(_ bytes: UnsafeBufferPointer<UInt8>, from offset: Int) -> Int {
    #if canImport(Glibc)
    Glibc.write(descriptor, bytes.baseAddress.map { $0 + offset }, bytes.count - offset)
    #else
    Darwin.write(descriptor, bytes.baseAddress.map { $0 + offset }, bytes.count - offset)
    #endif
  }
}

/// Keeps what is written, for tests.
package final class CapturedSink: OutputSink {
  package private(set) var text = ""

  package init() {}

  package func write(_ text: String) { self.text += text }

  /// Returns what was written since the last call.
  package func take() -> String {
    defer { text = "" }
    return text
  }
}
