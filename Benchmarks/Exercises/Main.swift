import ExerciseRunner
import Foundation

/// `exercise-benchmarks [--only NAME]… [--rounds N] [--runs N]`: prints a table of ratios; the exit
/// status is 1 if a bar is missed, 2 if nothing could be measured.
@main struct Main {
  static func main() {
    var arguments = CommandLine.arguments.dropFirst()
    var only: [String] = []
    var rounds = 15
    var runs = 200
    while let option = arguments.popFirst() {
      switch option {
      case "--only": only.append(arguments.popFirst() ?? "")
      case "--rounds": rounds = arguments.popFirst().flatMap(Int.init) ?? rounds
      case "--runs": runs = arguments.popFirst().flatMap(Int.init) ?? runs
      default:
        print("usage: exercise-benchmarks [--only verify|grade|remains]… [--rounds N] [--runs N]")
        exit(2)
      }
    }
    do {
      exit(try measure(only: only, rounds: rounds, runs: runs) ? 0 : 1)
    } catch {
      print("exercise-benchmarks: \(error)")
      exit(2)
    }
  }

  /// Returns whether all bars hold.
  private static func measure(only: [String], rounds: Int, runs: Int) throws -> Bool {
    func isAsked(_ name: String) -> Bool { only.isEmpty || only.contains(name) }
    let bench = try Bench()
    defer { bench.remove() }
    var rows: [Row] = []
    print(Row.head)
    func add(_ more: [Row]) {
      for row in more { print(row.line) }
      rows += more
    }
    if isAsked("verify") { add(try VerifyScenario(bench: bench).rows(rounds: rounds)) }
    if isAsked("grade") { add([try GradeScenario(bench: bench).row(rounds: rounds)]) }
    if isAsked("remains") { add(try RemainsScenario(bench: bench).rows(runs: runs)) }
    return rows.allSatisfy(\.passes)
  }
}
