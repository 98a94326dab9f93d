import Testing

@testable import ExerciseRunner

@Suite("The graph of causes and effects") struct TraceGraphTests {
  private typealias Update = TraceReport.Update
  private typealias Cause = TraceReport.Cause

  private static func update(
    _ view: String, _ kind: String = "body", _ path: String, _ cause: Cause, count: Int = 1
  ) -> Update {
    Update(view: view, kind: kind, path: path, count: count, causes: [cause], reads: [])
  }

  private static func step(_ name: String, _ updates: [Update]) -> TraceReport.Step {
    TraceReport.Step(name: name, updates: updates, output: "", warnings: [], quiet: [])
  }

  private var report: TraceReport {
    let initial = Cause(kind: "initial", name: nil, fields: [])
    var report = TraceReport(status: .ok, state: "lazy")
    report.steps = [
      Self.step(
        "first render",
        [
          Self.update("ClubApp", "scene", "ClubApp", initial),
          Self.update("WindowGroup", "scene", "WindowGroup", initial),
          Self.update("Club", "body", "Club", initial),
          Self.update("Member", "body", "Club/Member", initial),
        ]),
      Self.step(
        "type \"Ann\" into Name",
        [
          Self.update(
            "Club", "body", "Club", Cause(kind: "observed", name: "Person#1.name", fields: [])),
          Self.update(
            "Club", "content", "Club", Cause(kind: "value", name: nil, fields: ["content"])),
          Self.update(
            "Editor", "body", "Club/Editor",
            Cause(kind: "observed", name: "Person#1.name", fields: []), count: 2),
        ]),
    ]
    return report
  }

  @Test func namesEventsPropertiesAndUpdatesWithWhatLeadsToWhat() {
    #expect(
      TraceGraph(report).mermaid == """
        flowchart LR
          n0{{"first render"}}
          n1["ClubApp scene"]
          n2["WindowGroup scene"]
          n3["Club"]
          n4["Member"]
          n5{{"type &quot;Ann&quot; into Name"}}
          n6["Club"]
          n7(["Person#1.name"])
          n8["Club content"]
          n9["Editor ×2"]
          n0 -->|creation| n1
          n1 -->|creation| n2
          n2 -->|creation| n3
          n3 -->|creation| n4
          n5 -->|change| n7
          n7 -->|update| n6
          n6 -->|update| n8
          n7 -->|update| n9

        """)
  }

  @Test func quotesLabelsForGraphviz() {
    let dot = TraceGraph(report).dot
    #expect(dot.hasPrefix("digraph trace {\n  rankdir=LR;\n"))
    #expect(dot.contains("  n5 [shape=cds, label=\"type \\\"Ann\\\" into Name\"];\n"))
    #expect(dot.contains("  n7 -> n9 [label=\"update\"];\n"))
  }

  @Test func drawsEveryNodeAndEveryArrowOnce() {
    let svg = TraceGraph(report).svg
    #expect(svg.ranges(of: "<rect x=").count == 10)
    #expect(svg.ranges(of: "marker-end").count == 8)
    #expect(svg.contains("type &quot;Ann&quot; into Name"))
  }
}
