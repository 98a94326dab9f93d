import Testing

@testable import Grading

@Suite("Open answers of the course")
struct OpenAnswersTests {
  private struct Tally {
    /// How often each verdict was given for each label; an unsure one counts as incorrect.
    var table = [[Double]](repeating: [0, 0, 0], count: 3)
    var total = 0
    var agreed = 0
    var wrong = 0
    var wrongAccepted: [String] = []
    var right = 0
    var rightRefused: [String] = []
    var unsure = 0

    /// Cohen's kappa with quadratic weights: 1 for full agreement, 0 for chance.
    var kappa: Double {
      let rows = table.map { $0.reduce(0, +) }
      let columns = table.indices.map { column in table.reduce(0) { $0 + $1[column] } }
      var observed = 0.0
      var expected = 0.0
      for row in table.indices {
        for column in table.indices {
          let weight = Double((row - column) * (row - column))
          observed += weight * table[row][column]
          expected += weight * rows[row] * columns[column] / Double(max(1, total))
        }
      }
      return expected == 0 ? 1 : 1 - observed / expected
    }
  }

  private func tally(set: String) throws -> Tally {
    var tally = Tally()
    for answer in CourseRubrics.answers where answer.set == set {
      let rubric = try CourseRubrics.rubric(answer.question)
      let verdict = OpenGrader(rubric: rubric).grade(answer.answer).verdict
      let grades = ["incorrect", "partially", "correct"]
      let wanted = grades.firstIndex(of: answer.label) ?? 0
      tally.table[wanted][grades.firstIndex(of: verdict.rawValue) ?? 0] += 1
      tally.total += 1
      if verdict.rawValue == answer.label { tally.agreed += 1 }
      if verdict == .unsure { tally.unsure += 1 }
      if answer.label == "incorrect" {
        tally.wrong += 1
        if verdict == .correct { tally.wrongAccepted.append(answer.answer) }
      }
      if answer.label == "correct" {
        tally.right += 1
        if verdict == .incorrect { tally.rightRefused.append(answer.answer) }
      }
    }
    return tally
  }

  @Test("every open question has its rubric and at least thirty labelled answers, most forty")
  func questionsAreThere() {
    #expect(
      Set(CourseRubrics.all.map(\.id)) == [
        "class-not-struct", "bindable-vs-state", "which-rerender", "what-replaced",
        "read-in-body", "row-or-list", "observation-ignored", "state-owns-model", "env-missing",
        "published-vs-observable", "computed-tracked", "observations-seq", "plain-let",
        "binding-from-environment", "macro-generates", "environment-injection",
        "read-in-action", "nested-plain-class", "ignored-lazy",
        "closure-handed-down", "owner-and-child",
      ])
    for rubric in CourseRubrics.all {
      #expect(CourseRubrics.answers.count { $0.question == rubric.id } >= 30)
    }
    let many = CourseRubrics.all.filter { rubric in
      CourseRubrics.answers.count { $0.question == rubric.id } >= 40
    }
    #expect(many.count >= 18)
  }

  @Test("answers the rubrics were written beside agree with a person in nine of ten cases")
  func developmentAnswers() throws {
    let tally = try tally(set: "dev")
    #expect(tally.agreed * 100 >= tally.total * 90)
    #expect(tally.kappa >= 0.9)
    #expect(tally.wrongAccepted.count * 100 <= tally.wrong * 2)
    #expect(tally.rightRefused.count * 100 <= tally.right * 3)
  }

  @Test("answers written before the rubrics, or kept aside, agree in nine of ten cases")
  func heldOutAnswers() throws {
    let tally = try tally(set: "heldout")
    #expect(tally.agreed * 100 >= tally.total * 90)
    #expect(tally.kappa >= 0.9)
    #expect(tally.wrongAccepted.count * 100 <= tally.wrong * 2)
    #expect(tally.rightRefused.count * 100 <= tally.right * 3)
    #expect(tally.unsure * 100 <= tally.total * 10)
  }

  @Test("answers of the latest round agree in seven of eight cases")
  func latestRound() throws {
    let tally = try tally(set: "round-20")
    #expect(tally.total >= 80)
    #expect(tally.agreed * 100 >= tally.total * 88)
    #expect(tally.kappa >= 0.9)
    #expect(tally.wrongAccepted.count * 100 <= tally.wrong * 2)
    #expect(tally.rightRefused.count * 100 <= tally.right * 3)
  }

  @Test("nothing that is no answer is accepted")
  func emptyAnswers() throws {
    let tags: Set = ["stuffing", "echo", "idk", "empty", "injection", "offtopic", "bluff"]
    for answer in CourseRubrics.answers where tags.contains(answer.tag) {
      let grader = OpenGrader(rubric: try CourseRubrics.rubric(answer.question))
      #expect(grader.grade(answer.answer).verdict != .correct, "\(answer.answer)")
    }
  }

  @Test("none of 10,000 attempts at gaming is accepted", arguments: CourseRubrics.all.indices)
  func gaming(number: Int) {
    let rubrics = CourseRubrics.all
    let grader = OpenGrader(rubric: rubrics[number], beside: rubrics)
    var attempts = GamingAttempts(rubric: rubrics[number], beside: rubrics, seed: UInt64(number))
    for _ in 0..<(10_000 / rubrics.count + 1) {
      let attempt = attempts.next()
      let verdict = grader.grade(attempt.text).verdict
      if verdict == .correct { Issue.record("\(rubrics[number].id): \(attempt)") }
    }
  }

  @Test("a grade quotes the learner's words and asks for what is missing")
  func quotes() throws {
    let grader = OpenGrader(rubric: try CourseRubrics.rubric("class-not-struct"))
    let grade = grader.grade("A struct would be COPIED for each view.")
    #expect(grade.verdict == .partially)
    #expect(grade.score == 0.5)
    #expect(grade.found.map(\.id) == ["copies"])
    #expect(grade.found.first?.span.contains("COPIED") == true)
    #expect(grade.missing == ["shared"])
    #expect(grade.guardRule == nil)
  }

  @Test("known words without an idea are wrong in a sentence, not sure in an explanation")
  func explanations() throws {
    let grader = OpenGrader(rubric: try CourseRubrics.rubric("class-not-struct"))
    let sentence = "In my program there is a model with a property and a view with a label"
    #expect(grader.grade(sentence).verdict == .incorrect)
    let more = ", and when the user taps the button the property is set and the label shows it."
    #expect(grader.grade(sentence + more).verdict == .unsure)
  }

  @Test("who says that it isn't as if they weren't says no no")
  func asIf() throws {
    let reader = try CourseRubrics.rubric("computed-tracked").reader
    #expect(reader.read("It isn't as if they weren't tracked.").impliedVerdict == nil)
    #expect(reader.read("It isn't, as it has no storage.").impliedVerdict == "no")
  }

  @Test("the same words in another order get another verdict")
  func order() throws {
    let grader = OpenGrader(rubric: try CourseRubrics.rubric("class-not-struct"))
    #expect(grader.grade("A class is shared, a struct is copied.").verdict == .correct)
    #expect(grader.grade("A struct is shared, a class is copied.").verdict == .incorrect)
  }
}
