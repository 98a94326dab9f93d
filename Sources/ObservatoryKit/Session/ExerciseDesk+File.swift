import ExerciseRunner

// What is done with the learner's file itself.
extension ExerciseDesk {
  /// Opens the learner's file in their editor and waits for its end.
  func edit(_ files: ExerciseFiles) throws(Failure) {
    let path = try desk.prepare(files).path
    guard let editor = Editor(environment: desk.world.environment) else {
      throw .editorMissing(path: path)
    }
    do { try editor.open(path) } catch { throw .start(error) }
  }

  /// Puts the starter back; the learner's file is kept aside.
  func reset(_ files: ExerciseFiles) throws(Failure) {
    let copy = try desk.workspace.reset(files)
    desk.interface.say("The starter is back: \(desk.workspace.path(of: files))")
    if copy != nil {
      desk.interface.say("Your file was kept; \(command("restore \(files.id)")) brings it back.")
    }
  }

  /// Brings back the file that a reset kept aside.
  func restore(_ files: ExerciseFiles) throws(Failure) {
    guard try desk.workspace.restore(files) else { throw .nothingKept(exercise: files.id) }
    desk.interface.say("Your file is back: \(desk.workspace.path(of: files))")
  }

  /// How a command is named where the learner types it: at the prompt or in the shell.
  func command(_ text: String) -> String { isAtPrompt ? "`\(text)`" : "`observatory \(text)`" }
}
