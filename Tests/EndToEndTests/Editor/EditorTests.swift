import Foundation
import JSON
import Testing
import Waiting

/// An editor that opens an exercise shows what `verify` would say, and the runtime's own help.
@Suite(.waiting) struct EditorTests {
  private let program: BuiltProgram

  init() throws { program = try BuiltProgram() }

  private static let code = """
    import SwiftUI

    @Observable final class Forecast { var city = "Lisbon" }

    struct CityField: View {
      @Bindable var forecast: Forecast
      var body: some View { TextField("City", text: $forecast.city) }
    }

    #Preview { CityField(forecast: Forecast()) }

    """

  private static let serverPath: String? = {
    let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
    return folders.map { "\($0)/sourcekit-lsp" }.first {
      FileManager.default.isExecutableFile(atPath: $0)
    }
  }()

  // One server for all: starting one takes longer than everything it is asked.
  @Test func seesGoodCodeTheRuntimesHelpAndWhatIsWrong() throws {
    _ = try program.run("exercise", "print-on-rerender")
    let file = program.workspaceFile(of: "print-on-rerender")
    let path = try #require(Self.serverPath, "sourcekit-lsp is part of the toolchain")
    let folder = URL(filePath: file).deletingLastPathComponent().path
    try Self.code.write(toFile: file, atomically: true, encoding: .utf8)
    let server = try LanguageServer(path, folder: folder, environment: program.environment)
    server.open(file, text: Self.code)
    try expectHelp(from: server, about: file)

    let broken = Self.code.replacing("$forecast.city", with: "$forecast.town")
    let other = "\(folder)/broken.swift"
    try broken.write(toFile: other, atomically: true, encoding: .utf8)
    server.open(other, text: broken)
    let diagnostics = try #require(try server.ask("diagnostic", other)["items"]?.array)
    let errors = diagnostics.filter { $0["severity"]?.int == 1 }
    #expect(errors.contains { $0["message"]?.string?.contains("town") == true })
    #expect(errors.allSatisfy { $0["range"]?["start"]?["line"]?.int == 6 })
  }

  private func expectHelp(from server: LanguageServer, about file: String) throws {
    #expect(try server.ask("diagnostic", file)["items"]?.array == [])
    let hover = try server.ask("hover", file, line: 5, character: 5)
    let text = try #require(hover["contents"]?["value"]?.string)
    #expect(text.contains("Makes bindings to the properties of an observable object"))
    let place = try server.ask("definition", file, line: 5, character: 5)
    let target = try #require(place.array?.first?["uri"]?.string)
    #expect(target.hasSuffix("Sources/TrackingUI/State/Bindable.swift"))
  }
}
