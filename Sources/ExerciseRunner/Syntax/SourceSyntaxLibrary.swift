import JSON

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// The library that reads Swift source, loaded when something is asked of it.
///
/// It brings the toolchain's SwiftSyntax with it; a program that needs none of it never pays for
/// loading it. Once loaded it stays, for a library with Swift code in it can't be taken out again.
package struct SourceSyntaxLibrary: Sendable {
  private typealias Receiver =
    @convention(c) (UnsafePointer<UInt8>?, Int, UnsafeMutableRawPointer) -> Void
  private typealias Service =
    @convention(c) @Sendable (
      Int32, UnsafePointer<UInt8>, Int, UnsafeMutableRawPointer, Receiver
    ) -> Void

  private let service: Service

  /// Why the library can't be used.
  package struct Missing: Error, Equatable {
    package var path: String
    package var reason: String
  }

  /// Loads the library, see `RuntimeLocation.sourceSyntax`.
  package init(at path: String) throws(Missing) {
    guard let handle = dlopen(path, RTLD_NOW | RTLD_LOCAL),
      let symbol = dlsym(handle, "observatory_syntax")
    else {
      let reason = dlerror().map { String(cString: $0) } ?? "no reason given"
      throw Missing(path: path, reason: reason)
    }
    service = unsafeBitCast(symbol, to: Service.self)
  }

  /// Returns the facts that the checks of an exercise ask about, as `SourceFacts` reads them.
  package func facts(of text: String) -> JSONValue { ask(0, about: text) }

  /// Returns what each stretch of Swift code is, in order; text that is nothing special is left
  /// out.
  package func classification(of text: String) -> [SyntaxRange] {
    (ask(1, about: text).array ?? []).compactMap(SyntaxRange.init)
  }

  /// Returns small edits of a program that a check should notice.
  package func mutants(of text: String) -> [SourceEdit] {
    (ask(2, about: text).array ?? []).compactMap(SourceEdit.init)
  }

  private func ask(_ question: Int32, about text: String) -> JSONValue {
    var text = text
    var answer: [UInt8] = []
    text.withUTF8 { bytes in
      guard let base = bytes.baseAddress else { return }
      withUnsafeMutablePointer(to: &answer) { answer in
        service(question, base, bytes.count, answer) { bytes, count, context in
          context.assumingMemoryBound(to: [UInt8].self).pointee = Array(
            UnsafeBufferPointer(start: bytes, count: count))
        }
      }
    }
    return (try? JSONValue(parsing: answer)) ?? .null
  }
}
