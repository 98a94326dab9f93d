import ExerciseRunner
import JSON
import Terminal

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// The lines of a graded folder: one JSON object a submission, appended as they finish.
struct GradeLog {
  /// Returns the line of a verdict.
  static func line(_ verdict: Verdict, of submission: String, content: String) -> String {
    var members: [JSONValue.Member] = [
      .init("version", .int(1)), .init("submission", .string(submission)),
      .init("content", .string(content)),
    ]
    if case .object(let rest) = verdict.json { members += rest.filter { $0.name != "version" } }
    return JSONValue.object(members).text + "\n"
  }

  /// A line of an earlier run that still holds.
  struct Kept {
    var submission: String
    var isPass: Bool
    var line: String
  }

  /// Returns the lines of a file whose submission still has the same content.
  ///
  /// Others are left out: those of changed submissions, and the last one if the run that wrote it
  /// was cut short.
  static func kept(in text: String, contents: [String: String]) -> [Kept] {
    var seen: Set<String> = []
    return text.split(separator: "\n").compactMap { line in
      guard let json = try? JSONValue(parsing: String(line)),
        let submission = json["submission"]?.string, let status = json["status"]?.string,
        let content = json["content"]?.string, contents[submission] == content,
        seen.insert(submission).inserted
      else { return nil }
      return Kept(submission: submission, isPass: status == "pass", line: line + "\n")
    }
  }
}

/// A file that lines are added to, each written whole; open until `close`.
final class AppendedFile: OutputSink {
  private let descriptor: Int32
  private let sink: DescriptorSink

  /// Opens a file with some content to begin with, or makes it.
  init(_ path: String, beginning: String) throws(FileError) {
    try Files.write(Array(beginning.utf8), to: path)
    descriptor = open(path, O_WRONLY | O_APPEND | O_CLOEXEC)
    guard descriptor >= 0 else { throw .unwritable(path: path, reason: Files.reason()) }
    sink = DescriptorSink(descriptor: descriptor)
  }

  func write(_ text: String) { sink.write(text) }

  /// Whether everything could be written so far.
  var isComplete: Bool { !sink.isClosed }

  func close() { _ = systemClose(descriptor) }
}

private func systemClose(_ descriptor: Int32) -> Int32 { close(descriptor) }
