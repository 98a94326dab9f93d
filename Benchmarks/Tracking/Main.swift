import Foundation

/// `tracking-benchmarks [--only NAME]… [--rows N] [--steps N]`: prints a table of ratios; the exit
/// status is 1 if a bar is missed.
@main struct Main {
  @MainActor static func main() {
    var arguments = CommandLine.arguments.dropFirst()
    var only: [String] = []
    var limit = 1_000_000
    var steps = 100_000
    while let option = arguments.popFirst() {
      switch option {
      case "--only": only.append(arguments.popFirst() ?? "")
      case "--rows": limit = arguments.popFirst().flatMap(Int.init) ?? limit
      case "--steps": steps = arguments.popFirst().flatMap(Int.init) ?? steps
      case "--memory":
        let trial = arguments.popFirst().flatMap(MemoryTrial.init)
        trial?.run(arguments.popFirst().flatMap(Int.init) ?? 0)
      default:
        print("usage: tracking-benchmarks [--only NAME]… [--rows N] [--steps N]")
        exit(2)
      }
    }
    let benchmark = Benchmark(limit: limit)
    print(Row.head)
    for scenario in benchmark.scenarios where only.isEmpty || only.contains(scenario.name) {
      scenario.run()
    }
    if only.isEmpty || only.contains("shadow") { benchmark.randomSteps(steps) }
    benchmark.addPeak()
    exit(benchmark.passes ? 0 : 1)
  }
}
