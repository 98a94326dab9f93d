import SeededRandom
import TrackingUI

/// A program made at random: models, views over them, and steps that change the models.
///
/// After every pass of every step, shadow mode compares each view that was left alone. At the end
/// the screen is compared with that of a new host over the same models.
@MainActor package struct RandomProgram {
  /// What a run found.
  package struct Result {
    package var steps = 0
    /// How many views were run for comparison.
    package var comparisons = 0
    package var differences: [ShadowDifference] = []
    /// The screen and the one it should be, where they differ.
    package var screens: (shown: String, expected: String)?

    package var isClean: Bool { differences.isEmpty && screens == nil }
  }

  private let seed: UInt64

  package init(seed: UInt64) { self.seed = seed }

  /// Runs the program for a number of steps.
  package func run(steps: Int, records: Bool = false) -> Result {
    var generator = SeededGenerator(seed: seed)
    let keepsState = generator.chance(50)
    let world = World(leaves: 8)
    var next = 0
    let shapes = (0..<3).map { _ in
      Shape.random(depth: 4, keepsState: keepsState, next: &next, using: &generator)
    }
    var options = HostOptions()
    options.shadow = true
    options.records = records
    let host = ViewHost(options: options) { ProgramView(shapes: shapes, world: world) }
    var result = Result()
    while result.steps < steps, host.shadowDifferences.isEmpty {
      let writes = 1 + generator.below(4)
      host.perform { for _ in 0..<writes { world.mutate(using: &generator) } }
      result.steps += 1
    }
    result.comparisons = host.shadowComparisons
    result.differences = host.shadowDifferences
    let theme = world.theme?.wrappedValue ?? 0
    if !keepsState {
      let fresh = ViewHost { ProgramView(shapes: shapes, world: world) }
      fresh.perform { world.theme?.wrappedValue = theme }
      if fresh.screenText != host.screenText {
        result.screens = (host.screenText, fresh.screenText)
      }
    }
    host.unmount()
    return result
  }
}
