import Testing
import YAMLReading

@testable import Grading

@Suite("Patterns")
struct PatternTests {
  private func matches(_ pattern: String, _ answer: String, sides: [RubricSource.Side] = [])
    throws -> Bool
  {
    var source = RubricSource(id: "test", prompt: "?", model: "")
    var idea = RubricSource.Idea(id: "idea")
    idea.patterns = [pattern]
    source.required = [idea]
    source.sides = sides
    let rubric = try Rubric(source)
    let matcher = PatternMatcher(reading: rubric.reader.read(answer))
    return rubric.required[0].patterns.contains { matcher.match($0) != nil }
  }

  @Test("words match in their inflections, misspelt too, but never as another word")
  func words() throws {
    #expect(try matches("@copy", "structs get copied"))
    #expect(try matches("@copy", "structs get cpoied"))
    #expect(try matches("@class", "a clsas"))
    #expect(try !matches("(class)", "a clash"))
    #expect(try !matches("(read)", "a red view"))
  }

  @Test(
    "who says what happens if a thing isn't used speaks of the other one",
    arguments: [
      "Without a class you get a copy.", "If you don't use a class there is a copy.",
      "When there's no class, all get a copy.", "If you leave out the class it's a copy.",
    ])
  func lacking(answer: String) throws {
    let sides = [
      RubricSource.Side(name: "class", says: "class | classes"),
      RubricSource.Side(name: "struct", says: "struct | structs"),
    ]
    #expect(try matches("#struct @copy", answer, sides: sides))
    #expect(try !matches("#class @copy", answer, sides: sides))
  }

  @Test(
    "negations count by parity",
    arguments: [
      ("views that read it run again", true), ("views that read it don't run again", false),
      ("no view that didn't read it runs again", true),
      ("views that didn't read it are left alone", true),
      ("to prevent that let each view that reads it run again", false),
      ("to avoid that, views that read it run again", true),
      ("to avoid that you make views that read it run again", true),
      ("not only views that read it run again", true), ("views never read it to run again", false),
    ])
  func parity(answer: String, isMatch: Bool) throws {
    #expect(try matches("@view > @read > @rerender", answer) == isMatch)
  }

  @Test("order, nearness and absence are kept")
  func shape() throws {
    #expect(try matches("@struct > @copy", "a struct is a copy"))
    #expect(try !matches("@copy > @struct", "a struct is a copy"))
    #expect(try !matches("near 1: @struct > @copy", "a struct, as far as I know, is a copy"))
    #expect(try !matches("@struct @copy !@class", "a struct is a copy of a class"))
    #expect(try matches("not: @struct @copy", "a struct is not a copy"))
    #expect(try matches("^no", "No. It isn't."))
    #expect(try matches("^yes", "They are, because of that."))
  }

  @Test("what is reported and not claimed doesn't count")
  func retraction() throws {
    #expect(try !matches("@struct @copy", "I used to think that a struct is a copy."))
    #expect(try matches("@struct @copy", "I used to think otherwise, but a struct is a copy."))
  }

  @Test("each clause of a contrast speaks of the side it names")
  func sides() throws {
    let sides = [
      RubricSource.Side(name: "class", says: "class"),
      RubricSource.Side(name: "struct", says: "struct"),
    ]
    let said = "A class is shared, a struct is copied."
    #expect(try matches("#struct @copy", said, sides: sides))
    #expect(try !matches("#class @copy", said, sides: sides))
    #expect(try matches("#class @copy", "Copied: the class. Shared: the struct.", sides: sides))
    #expect(try matches("#struct @copy", "shared vs copied", sides: sides))
    #expect(try matches("#class @copy", "copied vs shared", sides: sides))
  }

  @Test("mistakes in patterns are found with their line")
  func errors() throws {
    let node = try YAMLNode.parse(
      "required:\n  - id: a\n    patterns: |\n      @view\n      @nothing\n", firstLine: 10)
    #expect {
      try Rubric(id: "x", prompt: "?", model: "", node: node)
    } throws: { error in
      (error as? RubricError)
        == RubricError(
          reason: .pattern(.unknownClass("nothing", pattern: "@nothing")), line: 14)
    }
  }
}
