import Foundation
import RandomPrograms

extension Benchmark {
  /// Random programs in shadow mode: every view that was left alone is run and compared.
  func randomSteps(_ total: Int) {
    var done = 0
    var comparisons = 0
    var differences = 0
    var seed: UInt64 = 0
    while done < total {
      seed += 1
      let result = RandomProgram(seed: seed).run(steps: min(500, total - done))
      done += max(result.steps, 1)
      comparisons += result.comparisons
      guard !result.isClean else { continue }
      differences += max(1, result.differences.count)
      for difference in result.differences { print("seed \(seed): \(difference.sentence)") }
      if let screens = result.screens {
        print("seed \(seed): shown\n\(screens.shown)\ninstead of\n\(screens.expected)")
      }
    }
    addCount(
      "shadow: \(done.grouped) random steps, \(comparisons.grouped) comparisons, differences",
      differences, mustBe: 0)
  }
}
