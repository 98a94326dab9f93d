import Testing
import Waiting

@testable import ExerciseRunner

@Suite("What the runtime lacks is named, with what to use instead", .waiting)
struct MissingAPITests {
  private func sentences(_ body: String) throws -> [String] {
    let report = try Workbench().trace(
      "import SwiftUI\nstruct A: View {\n  var body: some View {\n    \(body)\n  }\n}\n",
      root: "A()")
    #expect(report.status == .compileError)
    return report.diagnostics.compactMap(DiagnosticExplainer.explain)
  }

  @Test func aViewThatIsNotThere() throws {
    #expect(
      try sentences("ColorPicker(\"Day\", selection: .constant(Color.red))") == [
        "The runtime has no ColorPicker, which is SwiftUI's: use a TextField with a format, or a"
          + " Picker."
      ])
  }

  @Test func aModifierThatIsNotThere() throws {
    #expect(
      try sentences("Text(\"a\").mask(1)").first
        == "The runtime has no mask, which is SwiftUI's: the screen is text, so leave drawing"
        + " out.")
  }

  @Test func aNameOfTheLearnersOwnGetsNoSuchSentence() throws {
    #expect(try sentences("Txet(\"a\")") == [])
  }

  @Test func aValueThatSettingsDoNotKeepIsRefusedByName() throws {
    let report = try Workbench().trace(
      "import SwiftUI\nstruct A: View {\n  @AppStorage(\"tags\") var tags: [String] = []\n"
        + "  var body: some View { Text(\"\\(tags.count)\") }\n}\n",
      root: "A()")
    let error = report.diagnostics.first { $0.severity == .error }
    #expect(error?.message.contains("AppStorage keeps Bool, Int, Double, String") == true)
  }
}
