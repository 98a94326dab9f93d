import JSON
import Testing
import Waiting

@testable import ExerciseRunner

@Suite("trace --format json fits its schema", .waiting) struct TraceJSONTests {
  private let bench: Workbench
  private let schema: JSONSchema

  init() throws {
    bench = try Workbench()
    schema = try JSONSchema(
      path: "\(Workbench.repository)/Sources/ExerciseRunner/trace.schema.json")
  }

  private let program = """
    import SwiftUI
    @Observable final class Pump { var pressure = 1 }
    final class Log: ObservableObject { @Published var lines = 0 }
    struct Panel: View {
      @State private var pump = Pump()
      @StateObject private var log = Log()
      @State private var isShown = false
      @State private var parts = [1, 2]
      var body: some View {
        let _ = Self._printChanges()
        Gauge(pump: pump, unit: isShown ? "bar" : "psi")
        List(parts, id: \\.self) { Text("part \\($0)") }
        Text("\\(log.lines)")
        Button("Pump") { pump.pressure += 1 }
        Button("Log") { log.lines += 1 }
        Button("Show") { isShown = true }
          .sheet(isPresented: $isShown) { Text("sheet") }
      }
    }
    struct Gauge: View {
      let pump: Pump
      let unit: String
      var body: some View { Text("\\(pump.pressure) \\(unit)") }
    }

    """

  @Test func ofAProgramWithEveryKindOfCause() throws {
    let report = try bench.trace(
      program, root: "Panel()", do: ["tap Pump", "tap Log", "tap Show", "dismiss"])
    #expect(report.status == .ok)
    #expect(schema.problems(in: report.json) == [])
    #expect(schema.problems(in: try JSONValue(parsing: report.json.prettyText)) == [])
  }

  @Test func ofAProgramThatDoesNotCompileCrashesOrHasNoRoot() throws {
    for (code, root) in [
      ("import SwiftUI\nlet a: Int = \"\"\n", "Text(\"\")"),
      ("import SwiftUI\nlet empty: [Int] = []\n", "Text(\"\\(empty[0])\")"),
      ("import SwiftUI\n", nil),
    ] {
      let report = try bench.trace(code, root: root)
      #expect(report.status != .ok)
      #expect(schema.problems(in: report.json) == [])
    }
  }

  @Test func aSchemaThatIsNotMetSaysWhere() throws {
    let report = try bench.trace(program, root: "Panel()")
    guard case .object(var members) = report.json else { return }
    members.append(.init("extra", .int(1)))
    members.removeAll { $0.name == "screen" }
    #expect(
      schema.problems(in: .object(members)) == [
        "$: screen is missing", "$: extra is not described",
      ])
  }

  @Test func identicalRunsGiveIdenticalBytes() throws {
    let events = ["tap Pump", "tap Log", "tap Show", "dismiss", "run: print(1)"]
    let first = try bench.trace(program, root: "Panel()", do: events).json.prettyText
    for _ in 0..<5 {
      #expect(try bench.trace(program, root: "Panel()", do: events).json.prettyText == first)
    }
  }

  @Test func shadowModeFindsNothingInAProgramThatAnnouncesItsChanges() throws {
    let report = try bench.trace(
      program, root: "Panel()", do: ["tap Pump", "tap Log"], shadow: true)
    #expect(report.status == .ok)
    #expect(
      report.steps.map(\.output) == [
        "Panel: @self, @identity, _pump, _log, _isShown, _parts changed.\n", "",
        "Panel: _log changed.\n",
      ])
  }

  @Test func shadowModeNamesAViewOverSomethingUnannounced() throws {
    let report = try bench.trace(
      """
      import SwiftUI
      final class Silent { var value = 1 }
      let silent = Silent()
      struct Deaf: View {
        var body: some View {
          let _ = print("body")
          Text("value \\(silent.value)")
        }
      }

      """, root: "Deaf()", do: ["run: silent.value = 2"], shadow: true)
    #expect(report.status == .fatal)
    #expect(
      report.issues == [
        "Shadow: Deaf was left alone and shows “value 1”, but its code now gives “value 2”;"
          + " it reads something that doesn't announce its changes."
      ])
    #expect(report.steps.map(\.output) == ["body\n", ""])
  }
}
