import Testing

@testable import Terminal

@Suite struct CompletionEditTests {
  @Test func oneCandidateCompletesTheWordAndASpace() {
    let edit = CompletionEdit(line: "open les", cursor: 8, completions: ["lesson"])
    #expect(edit?.removed == 3)
    #expect(edit?.inserted == "lesson ")
    #expect(edit?.listed == [])
  }

  @Test func insideALineNoSpaceIsAdded() {
    let edit = CompletionEdit(line: "les 3", cursor: 3, completions: ["lesson"])
    #expect(edit?.inserted == "lesson")
  }

  @Test func aFolderStaysOpen() {
    let edit = CompletionEdit(line: "So", cursor: 2, completions: ["Sources/"])
    #expect(edit?.inserted == "Sources/")
  }

  @Test func severalCandidatesCompleteWhatTheyShareAndAreListed() {
    let edit = CompletionEdit(line: "l", cursor: 1, completions: ["lesson", "lessons"])
    #expect(edit?.removed == 1)
    #expect(edit?.inserted == "lesson")
    #expect(edit?.listed == ["lesson", "lessons"])
  }

  @Test func candidatesThatShareLessThanTheWordLeaveIt() {
    let edit = CompletionEdit(line: "view", cursor: 4, completions: ["a-view", "b-view"])
    #expect(edit?.inserted == "view")
  }

  @Test func removedCountsScalars() {
    let edit = CompletionEdit(line: "e\u{301}", cursor: 1, completions: ["été"])
    #expect(edit?.removed == 2)
  }

  @Test func nothingFits() {
    #expect(CompletionEdit(line: "x", cursor: 1, completions: []) == nil)
  }
}
