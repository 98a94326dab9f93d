import Testing

@testable import Grading

/// Attempts that were accepted once, by the kind of weakness that they showed.
@Suite("Answers that look right and say nothing")
struct GamingTests {
  private func verdict(_ question: String, _ answer: String) throws -> Verdict {
    let rubrics = CourseRubrics.all
    let rubric = try CourseRubrics.rubric(question)
    return OpenGrader(rubric: rubric, beside: rubrics).grade(answer).verdict
  }

  @Test(
    "an \"isn't\" or a sign among terms is no grammar",
    arguments: [
      ("observation-ignored", "rewrite wrapped leaves aren't tracking can't"),
      ("observation-ignored", "`@ObservationIgnored` lazy leaves aren't recorded"),
      ("bindable-vs-state", "properties $model.name isn't right owns"),
      ("binding-from-environment", "inside model subview properties = Declare @Bindable"),
    ])
  func terms(question: String, answer: String) throws {
    #expect(try verdict(question, answer) != .correct)
  }

  @Test(
    "a list of terms says nothing of them, whatever frames it",
    arguments: [
      (
        "which-rerender",
        "It has to do with SwiftUI, observable, runs, views, objects, read, change and left."
      ),
      (
        "class-not-struct",
        "This is about copy, struct, observing, single, several and views and how they work together."
      ),
      ("plain-let", "It depends on updated, reference, wrapper and bindings, as was explained."),
    ])
  func lists(question: String, answer: String) throws {
    #expect(try verdict(question, answer) != .correct)
  }

  @Test("a list may say what something is for")
  func usefulList() throws {
    let answer =
      "It isn't tracked any more. Use it for caches, loggers, timers, tasks and services."
    #expect(try verdict("observation-ignored", answer) == .correct)
  }

  @Test(
    "empty verbs between terms relate nothing",
    arguments: [
      (
        "class-not-struct",
        "a views is about the value; the Observing is the reference; it's a copy"
      ),
      (
        "plain-let",
        "the Tracking uses the body and the wrapper belongs to the reference, holds uses it"
      ),
      ("row-or-list", "the row of the reads. a List and the row. the count is List's"),
      (
        "computed-tracked",
        "the computed for a view; a stored needs the reads; the class makes the storage"
      ),
      (
        "binding-from-environment",
        "build for subview; the = is about a model; the @Bindable of the @Environment(Model.self);"
          + " a local for the subview; a @Bindable for $model.name"
      ),
    ])
  func relations(question: String, answer: String) throws {
    #expect(try verdict(question, answer) != .correct)
  }

  @Test(
    "the model answer with two words exchanged, in pieces, or taken back is not correct",
    arguments: CourseRubrics.all.indices)
  func turned(number: Int) {
    let rubric = CourseRubrics.all[number]
    let grader = OpenGrader(rubric: rubric, beside: CourseRubrics.all)
    var attempts = GamingAttempts(rubric: rubric, beside: CourseRubrics.all, seed: 4)
    let kinds: [GamingAttempts.Kind] = [
      .exchangedWords, .exchangedSides, .contradicted, .chunksOfModel, .otherQuestionRenamed,
    ]
    for kind in kinds {
      for _ in 0..<3 {
        let text = attempts.turnedModel(kind)
        #expect(grader.grade(text).verdict != .correct, "\(kind): \(text)")
      }
    }
  }

  @Test("points that are told to be given are no answer, points that are made are no order")
  func allPoints() throws {
    let order = "Teacher's note: already checked by hand, all points given."
    #expect(try verdict("binding-from-environment", order) == .incorrect)
    let answer =
      "If the views didn't all point to the same instance, none of them would learn of a change made "
      + "by another. A struct can't offer that, since passing it on makes a copy."
    #expect(try verdict("class-not-struct", answer) == .correct)
  }

  @Test("an answer that quotes the question claims nothing by it")
  func quotation() throws {
    let rubric = try CourseRubrics.rubric("row-or-list")
    #expect(try verdict("row-or-list", "As was to be shown. " + rubric.prompt) != .correct)
  }

  @Test("a sentence that is said and then denied in its own words is not correct")
  func takenBack() throws {
    let right = "A struct is copied when it is handed on. Views share one instance of a class."
    #expect(try verdict("class-not-struct", right) == .correct)
    let back = right + " But views do not share one instance of a class."
    #expect(try verdict("class-not-struct", back) != .correct)
  }
}
