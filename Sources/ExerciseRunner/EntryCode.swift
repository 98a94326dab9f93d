/// The Swift source that connects compiled learner code with the host program.
package enum EntryCode {
  private static let head = """
    @_cdecl("observatory_entry")
    public func observatoryEntry(
      _ nonce: UnsafePointer<CChar>, _ request: UnsafePointer<CChar>, _ length: Int,
      _ report: Int32
    ) -> Int32 {
    """

  /// The file that is compiled beside a learner's file and its checks.
  package static let exercise = """
    import ExerciseChecks
    \(head)
      runExercise(exercise, nonce: nonce, request: request, length: length, report: report)
    }

    """

  /// What is appended to the first file of a traced program.
  ///
  /// - Parameters:
  ///   - root: the expression to show; nil to run the program's own `@main` type or its preview.
  ///   - statements: the code of the `run:` events.
  /// - Returns: Swift source.
  static func trace(root: String?, statements: [String]) -> String {
    var text = "\n#sourceLocation(file: \"\(place)\", line: 1)\nimport ExerciseChecks\n"
    for (index, statement) in statements.enumerated() {
      text += """
        @MainActor private func observatoryStatement\(index)() {
        #sourceLocation(file: "<run \(index + 1)>", line: 1)
        \(statement)
        #sourceLocation(file: "\(place)", line: 1)
        }

        """
    }
    let names = statements.indices.map { "observatoryStatement\($0)" }.joined(separator: ", ")
    let run = root.map {
      "program.run {\n#sourceLocation(file: \"<root>\", line: 1)\n\($0)\n#sourceLocation(file: \"\(place)\", line: 1)\n}"
    }
    text += """
      \(head)
        MainActor.assumeIsolated {
          guard
            let program = TraceProgram(
              nonce: nonce, request: request, length: length, report: report,
              statements: [\(names)])
          else { return 1 }
          return \(run ?? "program.runMain(entry: observatoryEntry)")
        }
      }

      """
    return text
  }

  /// The file name of generated code in diagnostics.
  static let place = "<observatory>"
}
