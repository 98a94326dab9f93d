import RandomPrograms
import Testing

@testable import TrackingUI

@MainActor
@Suite("Shadow mode: what was left alone would have given the same") struct RandomProgramTests {
  @Test(arguments: 1...8 as ClosedRange<UInt64>)
  func randomProgramsHaveNoDifferences(seed: UInt64) {
    let result = RandomProgram(seed: seed).run(steps: 30, records: seed.isMultiple(of: 4))
    #expect(result.differences.map(\.sentence) == [])
    #expect(result.screens?.shown == result.screens?.expected)
    #expect(result.steps == 30)
    #expect(result.comparisons > 100)
  }

  private final class Bare { var value = 1 }

  private struct Deaf: View {
    let bare: Bare
    var body: some View { Text("\(bare.value)") }
  }

  private struct Panel: View {
    let bare: Bare
    @State private var taps = 0
    var body: some View {
      Deaf(bare: bare)
      Button("Tap \(taps)") { taps += 1 }
    }
  }

  @Test func aViewOverSomethingUnannouncedIsFound() throws {
    let bare = Bare()
    var options = HostOptions()
    options.shadow = true
    let host = ViewHost(options: options) { Panel(bare: bare) }
    try host.tap("Tap 0")
    #expect(host.shadowDifferences.isEmpty)
    host.perform { bare.value = 2 }
    #expect(host.shadowDifferences.map(\.what) == [.output(old: "“1”", new: "“2”")])
    try host.tap("Tap 1")
    #expect(host.shadowDifferences.count == 1)
  }
}
