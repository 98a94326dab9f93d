/// Where the prebuilt runtime is: the module learners import, its library, and the host program.
package struct RuntimeLocation: Equatable, Sendable {
  package let modules: String
  package let libraries: String
  package let host: String

  package var library: String { "\(libraries)/libTrackingUI.so" }
  package var macros: String { "\(libraries)/libTrackingUIMacros.so" }
  package var sourceSyntax: String { "\(libraries)/libSourceSyntax.so" }

  /// Why there is no runtime: the folders that were looked into.
  package struct Missing: Error, Equatable {
    package var tried: [String]
  }

  /// Finds the runtime beside the program at a path, or in the folder an installation puts it in.
  package static func find(beside executable: String) throws(Missing) -> RuntimeLocation {
    let folder = executable.lastIndex(of: "/").map { String(executable[..<$0]) } ?? "."
    let candidates = [folder, "\(folder)/../lib/observatory"]
    for candidate in candidates {
      let location = RuntimeLocation(
        modules: "\(candidate)/Modules", libraries: candidate,
        host: "\(candidate)/observatory-host")
      let parts = [
        "\(location.modules)/TrackingUI.swiftmodule", location.library, location.host,
      ]
      if parts.allSatisfy(Files.exists) { return location.resolved }
    }
    throw Missing(tried: candidates)
  }

  private var resolved: RuntimeLocation {
    guard let real = Files.realPath(libraries) else { return self }
    return RuntimeLocation(
      modules: "\(real)/Modules", libraries: real, host: "\(real)/observatory-host")
  }
}
