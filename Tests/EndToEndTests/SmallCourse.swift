import Foundation

/// A course of one lesson and one quiz, written for a test.
enum SmallCourse {
  /// Writes the course and returns its folder.
  static func write(in home: String) throws -> String {
    let folder = "\(home)/small-course"
    try write(
      """
      ---
      id: gates
      title: Gates
      summary: What a sign reads.
      minutes: 1
      requires: []
      sources: []
      ---

      ## The first page

      A sign reads its gate.

      ## The second page

      Nothing else.

      """, to: "\(folder)/Lessons/01-gates/lesson.md")
    try write(
      """
      ---
      id: gates-quiz
      lesson: gates
      title: Questions about gates
      ---

      ## Which property wrapper owns a model?

      ```yaml question
      id: owner
      type: short
      difficulty: 1
      section: gates#the-first-page
      answers: ["@State", "State"]
      hint: It is short.
      explanation: It keeps the model for as long as the view lives.
      ```

      ## What is marked with `@Observable`?

      ```yaml question
      id: marked
      type: short
      difficulty: 1
      section: gates#the-first-page
      answers: ["class", "a class"]
      explanation: Only a class can be shared.
      ```

      """, to: "\(folder)/Quizzes/01-gates.md")
    return folder
  }

  private static func write(_ text: String, to path: String) throws {
    let url = URL(filePath: path)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: url, atomically: true, encoding: .utf8)
  }
}
