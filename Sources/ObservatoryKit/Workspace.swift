import ExerciseRunner

/// The folder with the learner's own files, one for every exercise.
struct Workspace {
  let folder: String

  init(_ invocation: Invocation, _ world: World) {
    let named = invocation.value("--workspace").map(world.absolute)
    folder = named ?? StateFolders(environment: world.environment).data + "/exercises"
  }

  /// A file of the workspace, and whether it was made now.
  struct Prepared {
    var path: String
    var isNew: Bool
  }

  func path(of exercise: ExerciseFiles) -> String { "\(folder)/\(exercise.id).swift" }

  /// Makes the exercise's file if it isn't there, and the settings for editors.
  ///
  /// - Parameters:
  ///   - exercise: the exercise.
  ///   - source: the file to copy instead of the starter, if it is there.
  ///   - world: where the path is told.
  /// - Returns: the file.
  /// - Throws: `Failure` where the workspace can't be written.
  func prepare(
    _ exercise: ExerciseFiles, from source: String? = nil, world: World
  ) throws(Failure) -> Prepared {
    let path = path(of: exercise)
    if Files.exists(path) { return Prepared(path: path, isNew: false) }
    do {
      try Files.makeFolder(folder)
      let beginning = source.flatMap { Files.exists($0) ? $0 : nil } ?? exercise.starter
      try Files.write(try Files.read(beginning), to: path)
      try writeFlags(world)
    } catch .unwritable(let path, let reason) {
      throw .workspaceUnwritable(path: path, reason: reason)
    } catch {
      throw .file(error)
    }
    world.tell("Your file: \(path)\n")
    return Prepared(path: path, isNew: true)
  }

  /// `compile_flags.txt` tells sourcekit-lsp how the files are compiled.
  private func writeFlags(_ world: World) throws(FileError) {
    guard let runtime = try? RuntimeLocation.find(beside: world.executable) else { return }
    let flags = [
      "-I", runtime.modules, "-module-alias", "SwiftUI=TrackingUI", "-module-alias",
      "Combine=TrackingCombine", "-load-plugin-library", runtime.macros, "-parse-as-library",
    ]
    let text = flags.joined(separator: "\n") + "\n"
    try Files.write(Array(text.utf8), to: "\(folder)/compile_flags.txt")
  }

  /// Puts the learner's file aside and brings the starter back.
  ///
  /// Returns the path of the copy.
  func reset(_ exercise: ExerciseFiles) throws(Failure) -> String? {
    let path = path(of: exercise)
    let copy = "\(folder)/.copies/\(exercise.id).swift"
    do {
      let had = Files.exists(path)
      if had {
        try Files.makeFolder("\(folder)/.copies")
        try Files.write(try Files.read(path), to: copy)
      }
      try Files.makeFolder(folder)
      try Files.write(try Files.read(exercise.starter), to: path)
      return had ? copy : nil
    } catch .unwritable(let path, let reason) {
      throw .workspaceUnwritable(path: path, reason: reason)
    } catch {
      throw .file(error)
    }
  }

  /// Brings back what a reset put aside; the file there now becomes the copy.
  ///
  /// False without a copy.
  func restore(_ exercise: ExerciseFiles) throws(Failure) -> Bool {
    let path = path(of: exercise)
    let copy = "\(folder)/.copies/\(exercise.id).swift"
    guard Files.exists(copy) else { return false }
    do {
      let saved = try Files.read(copy)
      if Files.exists(path) { try Files.write(try Files.read(path), to: copy) }
      try Files.write(saved, to: path)
      return true
    } catch .unwritable(let path, let reason) {
      throw .workspaceUnwritable(path: path, reason: reason)
    } catch {
      throw .file(error)
    }
  }
}
