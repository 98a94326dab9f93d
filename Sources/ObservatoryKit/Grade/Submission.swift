import ExerciseRunner

/// One learner's work in a folder of submissions: a Swift file, or a folder that holds one.
struct Submission: Sendable {
  /// Why there is no file to judge.
  enum Unfit: Error, Equatable {
    case noSwiftFile
    case several([String])
    /// A link could show one learner's work, or the grader's files, as another's.
    case link(String)
  }

  /// The name in the folder.
  let name: String
  /// The path of the file to judge.
  let file: Result<String, Unfit>

  /// Returns the submissions for an exercise, sorted by name; other files are no submissions.
  static func all(in folder: String, exercise: String) -> [Submission] {
    Files.names(in: folder).filter { !$0.hasPrefix(".") }.compactMap { name in
      let path = "\(folder)/\(name)"
      let isFolder = Files.isFolder(path)
      guard isFolder || name.hasSuffix(".swift") else { return nil }
      guard isPlain(name, in: folder) else {
        return Submission(name: name, file: .failure(.link(name)))
      }
      if !isFolder { return Submission(name: name, file: .success(path)) }
      return Submission(name: name, file: file(in: path, exercise: exercise))
    }
  }

  /// The file named like the exercise, else the only Swift file.
  private static func file(in folder: String, exercise: String) -> Result<String, Unfit> {
    let names = Files.names(in: folder).filter { $0.hasSuffix(".swift") && !$0.hasPrefix(".") }
    let named = names.first { $0 == "\(exercise).swift" }
    guard let name = named ?? names.first else { return .failure(.noSwiftFile) }
    if named == nil, names.count > 1 { return .failure(.several(names)) }
    return isPlain(name, in: folder) ? .success("\(folder)/\(name)") : .failure(.link(name))
  }

  private static func isPlain(_ name: String, in folder: String) -> Bool {
    Files.realPath(folder).map { "\($0)/\(name)" } == Files.realPath("\(folder)/\(name)")
  }
}

extension Submission {
  /// A hash of everything that the verdict depends on: what was submitted, and the checks.
  func content(for exercise: ExerciseFiles) -> String {
    var hash = ContentHash()
    hash.add(exercise.id)
    hash.add((try? Files.read(exercise.checks)) ?? [])
    switch file {
    case .success(let path): hash.add((try? Files.read(path, limit: LearnerSource.limit)) ?? [])
    case .failure(let unfit): hash.add(unfit.sentence(exercise: exercise.id))
    }
    return hash.text
  }
}

extension Submission.Unfit {
  func sentence(exercise: String) -> String {
    switch self {
    case .noSwiftFile: "The folder holds no Swift file."
    case .several(let names):
      "The folder holds several Swift files (\(names.joined(separator: ", "))) and none is named"
        + " \(exercise).swift."
    case .link(let name): "\(name) is a link; a submission has to be a file of its own."
    }
  }
}
