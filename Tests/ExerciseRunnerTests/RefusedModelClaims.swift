import Testing
import Waiting

@testable import ExerciseRunner

@Suite("C3: @Observable is refused on struct, enum, actor, with the compiler's words", .waiting)
struct RefusedModelClaims {
  private func firstError(_ declaration: String) throws -> Diagnostic? {
    let report = try Workbench().trace(
      "import SwiftUI\n\n@Observable \(declaration)\n", root: "Text(\"\")")
    #expect(report.status == .compileError)
    return report.diagnostics.first {
      $0.severity == .error && $0.message.contains("cannot be applied")
    }
  }

  @Test(arguments: [
    ("struct Pump { var level = 1 }", "struct type 'Pump'"),
    ("enum Valve { case open }", "enumeration type 'Valve'"),
    ("actor Tank { var level = 1 }", "actor type 'Tank'"),
  ])
  func theMessageNamesTheKindAndIsExplained(declaration: String, type: String) throws {
    let error = try #require(try firstError(declaration))
    #expect(error.message.contains("'@Observable' cannot be applied to \(type)"))
    #expect(error.file == "Test.swift")
    #expect(error.line == 3)
    #expect(DiagnosticExplainer.explain(error)?.hasPrefix("@Observable needs a class") == true)
  }
}
