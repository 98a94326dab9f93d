import Foundation
import Testing

/// The main program of the tests; SwiftPM takes this file for it by its name.
///
/// Without it, SwiftPM would make one that searches an index of the whole build for classes of
/// XCTest. There are none, and to write that index takes a tenth of the build's time.
@main struct TestProgram {
  static func main() async {
    // What SwiftPM asks to choose among tests of XCTest.
    if CommandLine.arguments.contains("--dump-tests-json") {
      print("Name what to run by `make test FILTER=…`.")
      exit(EXIT_FAILURE)
    }
    await Testing.__swiftPMEntryPoint() as Never
  }
}
