import Testing

@testable import Grading

@Suite("What negations, names and remarks reach")
struct NegationTests {
  private func verdict(_ question: String, _ answer: String) throws -> Verdict {
    let rubric = try CourseRubrics.rubric(question)
    return OpenGrader(rubric: rubric, beside: CourseRubrics.all).grade(answer).verdict
  }

  @Test("a negation ends where the subject does something else nevertheless")
  func otherPredicate() throws {
    let turned =
      "@Published spares the views that don't use it, @Observable can't tell properties apart and"
      + " updates all views again."
    #expect(try verdict("published-vs-observable", turned) == .incorrect)
  }

  @Test("a negation of a whole sentence cancels the negation in it")
  func wholeSentence() throws {
    let reader = try CourseRubrics.rubric("computed-tracked").reader
    #expect(reader.read("It isn't that they aren't tracked.").cues.map(\.scope) == [2..<8, 6..<8])
    #expect(reader.read("It isn't so that they go unseen.").impliedVerdict == nil)
  }

  @Test("“nobody but” is one thing and “anything but” another")
  func except() throws {
    let reader = try CourseRubrics.rubric("observation-ignored").reader
    let nobody = reader.read("not for what nobody but this view made")
    #expect(Set(nobody.clauses) == [0])
    let anything = reader.read("not for anything but caches")
    #expect(anything.cues.map(\.scope) == [0..<3])
  }

  @Test("who says that they don't remember claims nothing by it")
  func ignorance() throws {
    let remark = "can't remember this from the lesson"
    #expect(try verdict("observation-ignored", remark) == .incorrect)
    let guess = "Not sure, but a property with it isn't tracked. For caches no view shows."
    #expect(try verdict("observation-ignored", guess) == .correct)
  }

  @Test("letters may name views, and a type's name tells what it is")
  func names() throws {
    let letters =
      "View A shows only the title. Set the count: with @Published A runs again, since it observes"
      + " the object. With @Observable A is skipped, only views that read the count run."
    #expect(try verdict("published-vs-observable", letters) == .correct)
    let row = Tokeniser.tokens(of: "in NoteRow's body").tokens[1]
    #expect(row.parts == ["noterow's", "row"])
  }

  @Test("everyday words are no slips of the keyboard")
  func everydayWords() throws {
    for rubric in CourseRubrics.all {
      let reading = rubric.reader.read("key concepts, multiple fonts, impossible, a lone expert")
      #expect(reading.repairs.isEmpty)
    }
  }
}
