import Foundation

/// Where the programs are that were built together with the tests.
package enum BuiltProduct {
  /// Returns the path of an executable of this package.
  package static func path(_ name: String) -> String {
    let runner = Bundle.main.executableURL ?? URL(fileURLWithPath: CommandLine.arguments[0])
    var folder = runner.deletingLastPathComponent()
    // On macOS the runner is a bundle some folders below.
    while folder.path != "/" {
      let candidate = folder.appendingPathComponent(name).path
      if FileManager.default.isExecutableFile(atPath: candidate) { return candidate }
      folder.deleteLastPathComponent()
    }
    return name
  }
}
