import Testing

@testable import Course

@Suite("The order of exercises")
struct ExerciseOrderTests {
  @Test("follows the lesson's text, then the names")
  func lessonFirst() {
    let text = """
      # A lesson
      <!-- exercise: third -->
      ```swift
      let id = "<!-- exercise: none -->"
      ```
      <!-- exercise: first -->
      <!-- exercise: third -->
      """
    let order = ExerciseOrder(lesson: Array(text.utf8))
    #expect(order.sorted(["a", "first", "second", "third"]) == ["third", "first", "a", "second"])
  }

  @Test("is the names' without a text")
  func names() {
    #expect(ExerciseOrder(lesson: nil).sorted(["b", "a"]) == ["a", "b"])
  }
}
