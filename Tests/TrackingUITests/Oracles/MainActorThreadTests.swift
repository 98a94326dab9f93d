import Foundation
import Testing
import TrackingUI

@Observable private final class Gauge { var level = 0 }

private struct GaugeView: View {
  let gauge: Gauge
  @State private var taps = 0
  var body: some View {
    Text("\(gauge.level) \(taps)")
    Button("Tap") { taps += 1 }
  }
}

/// Lets the main actor come back on another thread, as it may after an await on Linux: a thread of the
/// test's own takes the main queue while the test waits.
@MainActor @Suite("The main actor on another thread", .serialized)
struct MainActorThreadTests {
  private func onAnotherThread(_ work: @escaping @MainActor () -> Void) async {
    let first = pthread_self()
    await withCheckedContinuation { continuation in
      Thread {
        DispatchQueue.main.sync {
          #expect(pthread_equal(first, pthread_self()) == 0)
          MainActor.assumeIsolated { work() }
        }
        continuation.resume()
      }
      .start()
    }
  }

  @Test func itsOwnWritesAreNotTakenForAnotherThreads() async {
    let gauge = Gauge()
    let stage = Stage { GaugeView(gauge: gauge) }
    await onAnotherThread {
      stage.act { gauge.level = 1 }
      stage.expectRan(["GaugeView"])
      #expect(stage.last.warnings == [])
      #expect((try? stage.tap("Tap")) == ["GaugeView"])
      #expect(stage.causes(of: "GaugeView") == [TraceCause(kind: .state, name: "taps")])
    }
    stage.expectText("1 1\n[ Tap ]")
  }

  @Test func whatABodyReadsThereIsADependency() async {
    let gauge = Gauge()
    let stage = Stage { GaugeView(gauge: gauge) }
    await onAnotherThread { stage.act { gauge.level = 1 } }
    #expect(stage.last.updates.map(\.reads) == [["Gauge#1.level"]])
    stage.act(running: ["GaugeView"]) { gauge.level = 2 }
    await onAnotherThread { stage.act { gauge.level = 3 } }
    stage.expectText("3 0\n[ Tap ]")
  }

  @Test func readingTheScreenThereEnrolsNobody() async {
    let gauge = Gauge()
    let stage = Stage { GaugeView(gauge: gauge) }
    await onAnotherThread { stage.expectText("0 0\n[ Tap ]") }
    stage.act(running: ["GaugeView"]) { gauge.level = 1 }
  }
}
