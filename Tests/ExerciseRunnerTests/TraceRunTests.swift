import Testing
import Waiting

@testable import ExerciseRunner

@Suite(.waiting) struct TraceRunTests {
  private let planner = """
    import SwiftUI
    @Observable private final class Store {
      var trips: [String] = []
      private var syncing = false
      func toggle() { syncing.toggle() }
      var status: String { syncing ? "syncing" : "idle" }
    }
    private let store = Store()
    struct Planner: View {
      var body: some View {
        VStack {
          Count(store: store)
          Status(store: store)
          Button("Add") { store.trips.append("Oslo") }
        }
      }
    }
    private struct Count: View {
      let store: Store
      var body: some View {
        let _ = print("count body")
        Text("\\(store.trips.count) trips")
      }
    }
    private struct Status: View {
      let store: Store
      var body: some View { Text(store.status) }
    }

    """

  @Test func namesPrivatePropertiesAndQuietViews() throws {
    let report = try Workbench().trace(
      planner, root: "Planner()", do: ["tap Add", "run: store.toggle()"])
    #expect(report.status == .ok)
    #expect(
      report.text == """
        first render
          Planner   initial
          Count     initial
          Status    initial
          printed: count body
        tap Add
          Count   Store#1.trips
          quiet: Planner, Status
          printed: count body
        run: store.toggle()
          Status   Store#1.syncing
          quiet: Planner, Count
        """)
    #expect(report.screen == "1 trips\nsyncing\n[ Add ]")
  }

  @Test func showsTheFirstPreview() throws {
    let report = try Workbench().trace(planner + "#Preview { Planner() }\n")
    #expect(report.steps.first?.updates.map(\.view) == ["Planner", "Count", "Status"])
  }

  @Test func runsTheMainApp() throws {
    let report = try Workbench().trace(
      planner + """
        @main struct PlannerApp: App {
          var body: some Scene { WindowGroup { Planner() } }
        }
        """)
    #expect(report.status == .ok)
    #expect(
      report.steps.first?.updates.map(\.view) == [
        "PlannerApp", "WindowGroup", "Planner", "Count", "Status",
      ])
  }

  @Test func saysThatNothingIsToBeShown() throws {
    let report = try Workbench().trace("import SwiftUI\nstruct A {}\n")
    #expect(
      report.fatal
        == "Nothing to show: mark an App with @main, add a #Preview, or name a view with --root.")
  }

  @Test func namesTheControlsThatAreThere() throws {
    let report = try Workbench().trace(planner, root: "Planner()", do: ["tap Remove"])
    #expect(report.status == .fatal)
    #expect(
      report.issues == [
        "tap Remove: No button “Remove” is on the screen; the buttons there: “Add”."
      ])
  }

  @Test func keepsTheLearnersFileAndLineInDiagnostics() throws {
    let report = try Workbench().trace("import SwiftUI\n\nlet a: Int = \"x\"\n")
    #expect(report.status == .compileError)
    #expect(report.diagnostics.first?.file == "Test.swift")
    #expect(report.diagnostics.first?.line == 3)
  }

  @Test func identicalRunsGiveIdenticalBytes() throws {
    let bench = try Workbench()
    let first = try bench.trace(planner, root: "Planner()", do: ["tap Add"]).json.text
    for _ in 0..<3 {
      #expect(try bench.trace(planner, root: "Planner()", do: ["tap Add"]).json.text == first)
    }
  }

  @Test func aTimerSendsUntilItIsStopped() throws {
    let report = try Workbench().trace(
      """
      import SwiftUI
      struct Clock: View {
        let clock = Timer.publish(every: 0.01, on: .main, in: .common).autoconnect()
        @State private var ticks = 0
        var body: some View {
          Text("\\(ticks)").onReceive(clock) { _ in
            ticks += 1
            if ticks == 3 { clock.upstream.connect().cancel() }
          }
        }
      }
      """, root: "Clock()", do: ["wait 0.2"])
    #expect(report.screen == "3")
  }
}
