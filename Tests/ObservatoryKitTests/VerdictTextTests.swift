import ExerciseRunner
import Testing

@testable import ObservatoryKit

struct VerdictTextTests {
  @Test func theFirstFailureIsExplainedAndTheOthersAreNamed() {
    #expect(
      VerdictText(verdict).text == """
        forecast
          passed   the first render shows the city
          FAILED   a new city runs CityView alone
                   DegreesView ran too.
                   expected  CityView
                   actual    CityView
                             DegreesView
                   forecast.swift:7: Text(forecast.city)
                   what ran, and why:
                     DegreesView: Forecast#1.city
                   read again: lesson#section
          FAILED   new degrees run DegreesView alone
          FAILED   each button runs one view
          The first failure is explained; the others often have the same cause.
        Not yet: 1 of 4 checks pass (250 ms).

        """)
  }

  @Test func everyFailureIsExplainedOnRequest() {
    let text = VerdictText(verdict, explainsAll: true).text
    #expect(text.contains("Only the degrees."))
    #expect(text.contains("One view a button."))
    #expect(!text.contains("is explained"))
  }

  @Test func aSingleFailureStandsWithoutAWordAboutOthers() {
    var single = verdict
    single.checks.removeLast(2)
    #expect(VerdictText(single).text == VerdictText(single, explainsAll: true).text)
  }

  @Test func whatTheChecksDoNotFindIsSaidWithoutTheCompilersWords() {
    var verdict = Verdict(exercise: "garden", status: .error)
    verdict.diagnostics = [
      Diagnostic(
        file: "Checks.swift", line: 3, column: 1, severity: .error, message: "cannot find 'Pump'")
    ]
    verdict.misfits = ["There is no `Pump`."]
    verdict.message = "There is no `Pump`."
    #expect(
      VerdictText(verdict).text == "garden\nCould not be judged: There is no `Pump`.\n")
    verdict.misfits.append("There is no `Tank`.")
    #expect(
      VerdictText(verdict).text == """
        garden
          → There is no `Pump`.
          → There is no `Tank`.
        Could not be judged: 2 things that the checks need are missing or different in your file.

        """)
  }

  private var verdict: Verdict {
    var verdict = Verdict(exercise: "forecast", status: .fail)
    var city = Verdict.Check(
      name: "a new city runs CityView alone", status: .fail, message: "DegreesView ran too.")
    city.expected = "CityView"
    city.actual = "CityView\nDegreesView"
    city.file = "forecast.swift"
    city.line = 7
    city.sourceLine = "Text(forecast.city)"
    city.trace = ["DegreesView: Forecast#1.city"]
    city.lesson = "lesson#section"
    verdict.checks = [
      Verdict.Check(name: "the first render shows the city", status: .pass), city,
      Verdict.Check(
        name: "new degrees run DegreesView alone", status: .fail, message: "Only the degrees."),
      Verdict.Check(
        name: "each button runs one view", status: .fail, message: "One view a button."),
    ]
    verdict.seconds = 0.25
    return verdict
  }
}
