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
    try write(long, to: "\(folder)/Lessons/02-long/lesson.md")
    try write(open, to: "\(folder)/Quizzes/02-open.md")
    return folder
  }

  /// A lesson whose first page is longer than most screens.
  private static var long: String {
    """
    ---
    id: long-one
    title: A long lesson
    summary: Many paragraphs.
    minutes: 3
    ---

    ## A long page

    \((1...20).map { "Paragraph \($0) of the page." }.joined(separator: "\n\n"))

    ## The end

    Here is a needle in a haystack that is long enough to be broken.

    """
  }

  /// A quiz of open questions whose rubrics want a single word.
  private static var open: String {
    """
    ---
    id: open-quiz
    lesson: long-one
    title: In your own words
    ---

    ## What makes a dependency?

    ```yaml question
    id: what-makes
    type: open
    difficulty: 1
    section: long-one#the-end
    model: The body reads a property.
    explanation: Reading is what counts.
    ```

    ```rubric
    required:
      - id: reads
        say: The body reads it.
        ask: What does the body do?
        patterns: |
          reads
    ```

    ## What is marked?

    ```yaml question
    id: what-is-marked
    type: open
    difficulty: 1
    section: long-one#the-end
    model: A class.
    explanation: Only a class can be shared.
    ```

    ```rubric
    required:
      - id: class
        say: It is a class.
        ask: What kind of type is it?
        patterns: |
          class
    ```

    """
  }

  private static func write(_ text: String, to path: String) throws {
    let url = URL(filePath: path)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: url, atomically: true, encoding: .utf8)
  }
}
