#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// The variables this process was started with.
package enum ProcessEnvironment {
  /// Returns every variable.
  ///
  /// Called once, in `main`, before anything else runs.
  package static func variables() -> [String: String] {
    var result: [String: String] = [:]
    var entry: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = environ
    while let text = entry?.pointee {
      let pair = String(cString: text)
      if let equals = pair.firstIndex(of: "=") {
        result[String(pair[..<equals])] = String(pair[pair.index(after: equals)...])
      }
      entry = entry?.successor()
    }
    return result
  }
}
