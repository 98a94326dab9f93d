import Dispatch
import ExerciseRunner
import Foundation
import Synchronization

/// A folder of submissions, against the front ends alone doing the same compilations on all cores.
struct GradeScenario {
  let bench: Bench
  private let count = 24

  /// Measures both in turn, for a machine that has other work would spoil one of them.
  func row(rounds: Int) throws -> Row {
    // Module files and the like are made before anything is measured.
    _ = try grade(from: 1000, count: 2)
    var frontends: [Double] = []
    var gradings: [Double] = []
    for round in 1...max(1, min(rounds, 10)) {
      // Now the one comes first, now the other: a machine that gets slower favours neither.
      if round % 2 == 0 { gradings.append(try grade(from: round * 10_000 + 5000, count: count)) }
      frontends.append(try compileAll(from: round * 10_000))
      if round % 2 == 1 { gradings.append(try grade(from: round * 10_000 + 5000, count: count)) }
    }
    return Row(
      name: "grade \(count) submissions, against their front ends alone",
      value: throughput(gradings.median), reference: throughput(frontends.median),
      ratio: zip(frontends, gradings).map { $0 / $1 }.median, bar: .atLeast(0.8))
  }

  private func throughput(_ seconds: Double) -> String {
    "\((Double(count) / seconds * 100).rounded() / 100) a second"
  }

  private func grade(from number: Int, count: Int) throws -> Double {
    let work = "\(bench.folder)/work-\(number)"
    try Files.makeFolder(work)
    for index in 0..<count {
      _ = try bench.writeSolution("work-\(number)/\(index).swift", number: number + index)
    }
    return try bench.time(bench.program, ["grade", work, "--exercise", Bench.exercise])
  }

  /// The compilations of a grading without anything else: the learner's file and the checks.
  private func compileAll(from number: Int) throws -> Double {
    let compilation = bench.compilation(cache: "\(bench.folder)/home/cache/objects")
    let checks = try Files.read(bench.checks)
    var commands: [[String]] = []
    for index in 0..<count {
      let folder = "\(bench.folder)/compile-\(index)"
      try Files.makeFolder(folder)
      let file = try bench.writeSolution("compile-\(index)/learner.swift", number: number + index)
      try Files.write(checks, to: "\(folder)/Checks.swift")
      try Files.write(Array(EntryCode.exercise.utf8), to: "\(folder)/Entry.swift")
      commands.append(
        compilation.frontendArguments(
          [file, "\(folder)/Checks.swift", "\(folder)/Entry.swift"], output: "\(folder)/x.o"))
    }
    let failed = Mutex(false)
    let start = DispatchTime.now().uptimeNanoseconds
    // As many at a time as `grade` has at work, for neither to get more of a busy machine.
    let queue = OperationQueue()
    queue.maxConcurrentOperationCount = ProcessorCount.online + 1
    for command in commands {
      queue.addOperation { [bench] in
        let isDone = (try? bench.time(bench.toolchain.frontend, command)) != nil
        if !isDone { failed.withLock { $0 = true } }
      }
    }
    queue.waitUntilAllOperationsAreFinished()
    let seconds = Double(DispatchTime.now().uptimeNanoseconds - start) / 1e9
    if failed.withLock(\.self) {
      throw Bench.Failure(command: bench.toolchain.frontend, words: "a compilation failed")
    }
    return seconds
  }
}
