import RandomPrograms
import Testing

@testable import TrackingUI

@Observable private final class Part: Identifiable {
  let id: Int
  var name: String
  var next: Part?
  init(_ id: Int) {
    self.id = id
    name = "part \(id)"
  }
}

@MainActor
@Suite("Determinism: the same program gives the same trace") struct DeterminismTests {
  private struct Machine: View {
    let parts: [Part]
    @State private var order = [0, 1, 2, 3, 4, 5, 6, 7]
    var body: some View {
      Text("\(parts.count { !$0.name.isEmpty })")
      ForEach(order, id: \.self) { index in PartView(part: parts[index], all: parts) }
      Button("Turn") { order = Array(order.dropFirst(3) + order.prefix(3)) }
    }
  }

  private struct PartView: View {
    let part: Part
    let all: [Part]
    var body: some View {
      Text("\(part.name) of \(all.map(\.name).joined(separator: ",")) \(part.next?.name ?? "-")")
    }
  }

  private func trace() throws -> String {
    let parts = (0..<8).map(Part.init)
    let host = ViewHost(options: .tracing) { Machine(parts: parts) }
    host.perform("rename") { for part in parts.reversed() { part.name += "!" } }
    try host.tap("Turn")
    host.perform("link") { parts[3].next = parts[5] }
    host.perform("follow") { parts[5].name = "last" }
    return "\(host.steps)\n\(host.screenText)"
  }

  @Test func identicalRunsGiveIdenticalBytes() throws {
    let first = try trace()
    #expect(first.contains("Part#8.name"))
    for _ in 0..<20 { #expect(try trace() == first) }
  }
}
