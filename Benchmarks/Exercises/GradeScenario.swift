import Dispatch
import ExerciseRunner
import Synchronization

/// A folder of submissions, against the front ends alone doing the same compilations on all cores.
struct GradeScenario {
  let bench: Bench
  private let count = 24

  func row() throws -> Row {
    // Module files and the like are made before anything is measured.
    _ = try grade(from: 1000, count: 2)
    let frontends = try compileAll(from: 2000)
    let grading = try grade(from: 3000, count: count)
    return Row(
      name: "grade \(count) submissions, against their front ends alone",
      value: throughput(grading), reference: throughput(frontends), ratio: frontends / grading,
      bar: .atLeast(0.8))
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
    DispatchQueue.concurrentPerform(iterations: count) { [commands] index in
      let isDone = (try? bench.time(bench.toolchain.frontend, commands[index])) != nil
      if !isDone { failed.withLock { $0 = true } }
    }
    let seconds = Double(DispatchTime.now().uptimeNanoseconds - start) / 1e9
    if failed.withLock(\.self) {
      throw Bench.Failure(command: bench.toolchain.frontend, words: "a compilation failed")
    }
    return seconds
  }
}
