import Testing

@testable import Progress

@Suite("Progress by lesson")
struct OverviewTests {
  @Test("counts pages, passed exercises, right answers and due reviews that still exist")
  func overview() throws {
    let place = try TemporaryStore()
    let store = try place.open()
    try store.open(page: "one", of: "reading")
    try store.open(page: "renamed-since", of: "reading")
    try store.open(page: "two", of: "reading")
    try store.finish(lesson: "reading")
    try store.record(verdict: "pass", of: "print", source: "1")
    try store.record(verdict: "fail", of: "quiet", source: "1")
    let session = try store.beginSession(of: "02", seed: 7, queue: [])
    try store.record(.sample("q1"), leaving: session, rating: .good)
    try store.record(.sample("q2"), leaving: session, rating: .easy)
    try store.record(.sample("q2", "incorrect"), leaving: session)
    place.time += 700
    let outlines = [
      LessonOutline(
        id: "reading", pages: ["one", "two", "three"], exercises: ["print", "quiet"],
        questions: ["q1", "q2", "q3"]),
      LessonOutline(id: "empty", pages: [], exercises: [], questions: []),
    ]
    #expect(
      try store.overview(of: outlines) == [
        LessonProgress(
          id: "reading", pages: .init(2, of: 3), exercises: .init(1, of: 2),
          questions: .init(1, of: 3), dueReviews: 1, isFinished: true),
        LessonProgress(
          id: "empty", pages: .init(0, of: 0), exercises: .init(0, of: 0),
          questions: .init(0, of: 0), dueReviews: 0, isFinished: false),
      ])
  }
}
