import ExerciseRunner

/// From a save to the verdict, against the compiler on the same file in the same round.
///
/// Every round takes one measurement of each, so that whatever else the machine does meets them all.
struct VerifyScenario {
  let bench: Bench

  func rows(rounds: Int) throws -> [Row] {
    var first: [Double] = []
    var again: [Double] = []
    var plain: [Double] = []
    var frontend: [Double] = []
    // The first round warms up: what is made once is made then.
    for round in 0...rounds {
      let file = try bench.writeSolution("learner.swift", number: round)
      let times = [
        try verify(file), try verify(file), try compileAndRun(file), try compile(file),
      ]
      guard round > 0 else { continue }
      first.append(times[0])
      again.append(times[1])
      plain.append(times[2])
      frontend.append(times[3])
    }
    func row(_ name: String, _ times: [Double], _ other: [Double], _ bar: Double) -> Row {
      Row(
        name: name, value: times.median.milliseconds, reference: other.median.milliseconds,
        ratio: times.median / other.median, bar: .atMost(bar))
    }
    return [
      row("verify, against `swiftc learner.swift -o x && ./x`", first, plain, 1),
      row("verify, against `swift-frontend -c learner.swift`", first, frontend, 1.6),
      row("verify of the same bytes again, against the front end", again, frontend, 1),
    ]
  }

  /// The whole program, checks included.
  private func verify(_ file: String) throws -> Double {
    try bench.time(bench.program, ["verify", Bench.exercise, "--file", file])
  }

  /// What stands for SwiftUI here; the rest is what the compiler does by itself.
  private var imports: [String] {
    [
      "-module-alias", "SwiftUI=TrackingUI", "-I", bench.runtime.modules,
      "-load-plugin-library", bench.runtime.macros,
      "-module-cache-path", "\(bench.folder)/modules", "-Onone",
    ]
  }

  private func compileAndRun(_ file: String) throws -> Double {
    let libraries = bench.runtime.libraries
    let program = "\(bench.folder)/x"
    return try bench.time(
      "\(bench.toolchain.root)/bin/swiftc",
      [file, "-o", program, "-L", libraries, "-lTrackingUI", "-Xlinker", "-rpath", "-Xlinker"]
        + [libraries] + imports.flatMap { ["-Xfrontend", $0] }) + bench.time(program, [])
  }

  private func compile(_ file: String) throws -> Double {
    let host = bench.toolchain.hostLibraries
    return try bench.time(
      bench.toolchain.frontend,
      ["-frontend", "-c", file, "-o", "\(bench.folder)/x.o", "-module-name", "learner"]
        + [
          "-in-process-plugin-server-path", "\(host)/libSwiftInProcPluginServer.so",
          "-plugin-path", "\(host)/plugins",
        ] + imports)
  }
}
