/// A course of two lessons with a quiz each, written for tests.
enum TwoLessons {
  static func write(in world: TestWorld) throws {
    for (number, id) in [(1, "gates"), (2, "delays")] {
      try world.write(lesson(id), to: "course/Lessons/0\(number)-\(id)/lesson.md")
    }
    try world.write(gates(), to: "course/Quizzes/01-gates.md")
    try world.write(delays, to: "course/Quizzes/02-delays.md")
  }

  private static func lesson(_ id: String) -> String {
    """
    ---
    id: \(id)
    title: About \(id)
    summary: What a sign says.
    minutes: 1
    ---

    ## The first page

    A sign reads its model.

    """
  }

  /// The first quiz, with text before its questions and another prompt if asked for.
  static func gates(intro: String = "", owner: String = "Which wrapper owns a model?") -> String {
    """
    ---
    id: gates-quiz
    lesson: gates
    title: Questions about gates
    ---
    \(intro)
    ## \(owner)

    ```yaml question
    id: owner
    type: short
    section: gates#the-first-page
    answers: ["@State", "State"]
    hint: It is short.
    explanation: It keeps the model for as long as the view lives.
    ```

    ## What can be observed?

    ```yaml question
    id: observable
    type: single
    section: gates#the-first-page
    explanation: Only a class can be shared.
    ```

    - [x] a class

      One instance, many readers.

    - [ ] a struct

      Every reader has a copy.

    - [ ] an enum

      Every reader has a copy.

    """
  }

  private static let delays = """
    ---
    id: delays-quiz
    lesson: delays
    title: Questions about delays
    ---

    ## What does a body have to do with a property to depend on it?

    ```yaml question
    id: enrols
    type: short
    section: delays#the-first-page
    answers: ["read", "read it"]
    explanation: The read enrols the view.
    ```

    ## Which come first?

    ```yaml question
    id: sequence
    type: order
    section: delays#the-first-page
    explanation: A read, a write, a run.
    ```

    1. read
    2. write
    3. run

    """
}
