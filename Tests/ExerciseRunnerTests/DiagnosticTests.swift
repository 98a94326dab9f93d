import Testing

@testable import ExerciseRunner

@Suite("Messages of the compiler, as learners see them") struct DiagnosticTests {
  private func shown(_ line: String) -> String? { Diagnostic.parse(line).first?.text }

  private func sentence(_ message: String) -> String? {
    DiagnosticExplainer.explain(
      Diagnostic(file: "A.swift", line: 1, column: 1, severity: .error, message: message))
  }

  @Test func aPlaceInTheRuntimeIsSwiftUI() {
    #expect(
      shown(
        "/build/Sources/TrackingUI/Structure/List.swift:29:10: note: where 'Data.Element' = 'P'")
        == "SwiftUI: note: where 'Data.Element' = 'P'")
    #expect(
      shown("/build/Sources/SwiftUI/State/State.swift:2:1: note: declared here")
        == "SwiftUI: note: declared here")
  }

  @Test func aPlaceInALearnersFileStays() {
    #expect(
      shown("Sources/TrackingUI/A.swift:1:2: error: e")
        == "Sources/TrackingUI/A.swift:1:2: error: e")
    #expect(shown("/home/me/A.swift:1:2: error: e") == "/home/me/A.swift:1:2: error: e")
  }

  @Test(arguments: [
    ("generic struct 'StateObject' requires that 'M' conform to 'ObservableObject'", "@State"),
    (
      "instance method 'environment' requires that 'M' conform to 'Observable'", "environmentObject"
    ),
    ("initializer 'init(_:rowContent:)' requires that 'P' conform to 'Identifiable'", "`id:`"),
    ("left side of mutating operator isn't mutable: 'self' is immutable", "@State"),
    ("'buildExpression' is unavailable: this expression does not conform to 'View'", "let _ ="),
    ("invalid redeclaration of synthesized property '_n'", "@ObservationIgnored"),
    (
      "cannot infer key path type from context; consider explicitly specifying a root type",
      "@Entry"
    ),
  ])
  func aWrapperThatDoesNotFitIsExplained(message: String, cure: String) {
    #expect(sentence(message)?.contains(cure) == true)
  }
}
