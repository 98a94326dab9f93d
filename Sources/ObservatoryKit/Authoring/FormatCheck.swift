import Course
import ExerciseRunner

/// Solutions are read as models: they are formatted as swift-format has it.
struct FormatCheck {
  let files: [String]

  var job: CourseCheck.Job {
    CourseCheck.Job(file: files.first ?? "", line: 1) { [files] bench in
      var process = ChildProcess(
        path: bench.toolchain.formatter, arguments: ["lint", "--parallel"] + files)
      process.environment = ["PATH": "/usr/bin:/bin", "HOME": "/tmp", "LANG": "C.UTF-8"]
      process.seconds = 60
      let result = try process.run()
      return Diagnostic.parse(String(decoding: result.error, as: UTF8.self)).map { finding in
        CourseIssue(
          file: finding.file, line: finding.line, code: "format", message: finding.message)
      }
    }
  }
}
