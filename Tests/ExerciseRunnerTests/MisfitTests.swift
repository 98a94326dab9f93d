import Testing
import Waiting

@testable import ExerciseRunner

@Suite("What the checks don't find is said about the learner's file", .waiting)
struct MisfitTests {
  private static let checks = """
    import ExerciseChecks
    let exercise = Exercise {
      Check("a garden") {
        let garden = Garden()
        let screen = host(GardenView(garden: garden, isOpen: true))
        screen.perform { garden.litres = 70 }
      }
    }
    """

  private func sentence(
    _ message: String, line: Int = 5, column: Int = 1, in learner: String = "class Garden {}"
  ) -> String? {
    Misfits(checks: Array(Self.checks.utf8), learner: learner).sentences(for: [
      Diagnostic(
        file: "Checks.swift", line: line, column: column, severity: .error, message: message)
    ]).first
  }

  @Test func aNameThatIsMissingIsNamed() {
    #expect(
      sentence("cannot find 'Garden' in scope", in: "struct GardenView { let garden = 1 }")
        == "Your file has no type `Garden`, which the checks use: add it as the task says.")
    #expect(
      sentence("cannot find type 'Garden' in scope", in: "final class GARDEN {}")
        == "Your file has no type `Garden`, which the checks use: add it as the task says."
        + " There is `GARDEN`, but capitals count.")
    #expect(
      sentence("value of type 'Garden' has no member 'litres'")
        == "Your `Garden` has no `litres`, which the checks use: add it as the task says.")
    #expect(
      sentence("value of type 'String' has no member 'litres'")
        == "The checks use `litres` of something that is String in your file: compare its type"
        + " with the task.")
  }

  @Test func aCallThatDoesNotFitIsNamedWithItsLabels() {
    #expect(
      sentence(
        "incorrect argument label in call (have 'garden:isOpen:', expected 'yard:isOpen:')",
        column: 33)
        == "The checks make `GardenView(garden:isOpen:)`, and yours takes `yard:isOpen:`: give it"
        + " the labels of the task.")
    #expect(
      sentence("missing argument for parameter 'size' in call", column: 34)
        == "The checks make `GardenView(garden:isOpen:)`, and yours wants `size` as well: give"
        + " that a value where it is declared.")
    #expect(
      sentence(
        "'GardenView' initializer is inaccessible due to 'private' protection level", column: 23)
        == "The checks make `GardenView(garden:isOpen:)`, and `GardenView` can only be made in your"
        + " file, because something in it is private: take that word away.")
  }

  @Test func whatIsHiddenConstantOrOfAnotherKindIsNamed() {
    #expect(
      sentence("'litres' is inaccessible due to 'fileprivate' protection level")
        == "`litres` is fileprivate in your file, and the checks use it: take that word away.")
    #expect(
      sentence("cannot assign to property: 'litres' is a 'let' constant")
        == "The checks change `litres`, which can't be changed in your file: make it a stored `var`."
    )
    #expect(
      sentence("global function 'host(_:state:)' requires that 'GardenView' conform to 'View'")
        == "The checks need `GardenView` to be a view: declare it as `GardenView: View`.")
    #expect(
      sentence("cannot assign value of type 'Int' to type 'String'", line: 6, column: 38)
        == "The checks say `screen.perform { garden.litres = 70 }`, which doesn't fit your file:"
        + " cannot assign value of type 'Int' to type 'String'.")
  }

  @Test func aTypeThatTheChecksHaveThemselvesIsTheOnlyThingSaid() {
    let errors = ["value of type 'Desk' has no member 'a'", "invalid redeclaration of 'Desk'"].map {
      Diagnostic(file: "Checks.swift", line: 1, column: 1, severity: .error, message: $0)
    }
    #expect(
      Misfits(checks: [], learner: "struct Desk {}").sentences(for: errors)
        == ["The checks have a `Desk` of their own: give yours another name."])
  }

  @Test func aVerdictSaysWhatTheFileLacks() throws {
    let verdict = try Workbench().verify("class Yard {}\n", checks: Self.checks)
    #expect(verdict.status == .error)
    #expect(
      verdict.misfits == [
        "Your file has no type `Garden`, which the checks use: add it as the task says.",
        "Your file has no type `GardenView`, which the checks use: add it as the task says.",
      ])
    #expect(verdict.message == verdict.misfits.joined(separator: " "))
  }

  @Test func anErrorInTheFileComesFirst() throws {
    let verdict = try Workbench().verify("class Yard { let a: Int = \"\" }\n", checks: Self.checks)
    #expect(verdict.misfits == [])
    #expect(verdict.message.hasPrefix("Learner.swift does not compile (line 1)"))
  }
}
