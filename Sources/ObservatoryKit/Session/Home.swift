import Course
import ExerciseRunner
import Progress
import Terminal

/// The session without a command: where the learner is, and on from there.
struct Home {
  let desk: Desk

  func run() throws(Failure) -> ExitStatus {
    guard !desk.index.lessons.isEmpty else {
      if let issue = desk.index.issues.first { throw .course(issue) }
      throw .courseMissing(tried: [desk.index.folder.path])
    }
    let overview = try Overview(desk)
    guard desk.isInteractive else {
      overview.show()
      return .success
    }
    overview.welcome()
    overview.show()
    var next = overview.current
    while let lesson = next {
      var reader = try LessonReader(lesson, desk: desk)
      switch try reader.run() {
      case .quit:
        desk.interface.say("Until next time: `observatory` goes on here.")
        return .success
      case .lesson(let name):
        do throws(Failure) {
          next = try desk.index.lesson(named: name)
        } catch {
          desk.interface.say(error.sentence)
        }
      case .finished: next = try after(lesson)
      }
    }
    desk.interface.say("You are through the course. `observatory review` keeps it fresh.")
    return .success
  }

  /// After a lesson: its exercises are named, its quiz is taken, then comes the next lesson.
  private func after(_ lesson: Course.Entry) throws(Failure) -> Course.Entry? {
    let store = desk.store
    let passed = try desk.storing { () throws(StoreError) in try store.passedExercises() }
    let open = desk.index.exercises(of: lesson).filter { !passed.contains($0.id) }
    desk.interface.say()
    desk.interface.say("End of “\(lesson.title)”.", style: .bold)
    for exercise in open {
      desk.interface.say("Exercise still open: \(exercise.id) — \(exercise.title)")
    }
    let done = try desk.storing { () throws(StoreError) in try store.finishedQuizzes() }
    if let quiz = desk.index.quizzes.first(where: { $0.lesson == lesson.id }),
      !done.contains(quiz.id)
    {
      _ = try QuizCommand(desk: desk).take(try desk.index.openQuiz(quiz).0)
    }
    let position = desk.index.lessons.firstIndex { $0.id == lesson.id } ?? 0
    return desk.index.lessons.dropFirst(position + 1).first
  }
}

/// How far the learner is with every lesson.
struct Overview {
  struct Row {
    var lesson: Course.Entry
    var pagesRead: Int
    var pages: Int
    var isFinished: Bool
    var passed: Int
    var exercises: Int
    var hasQuizDone: Bool
    /// How many questions are due for review.
    var due: Int
    /// The questions that were edited after they were answered.
    var changed: [String]
  }

  let rows: [Row]
  let deck: ReviewDeck
  private let desk: Desk
  private let place: String?

  init(_ desk: Desk) throws(Failure) {
    self.desk = desk
    let store = desk.store
    let (read, finished, passed, quizzes, place) = try desk.storing { () throws(StoreError) in
      (
        try store.pagesRead(), try store.finishedLessons(), try store.passedExercises(),
        try store.finishedQuizzes(), try store.place(named: "lesson")
      )
    }
    self.place = place
    deck = try ReviewDeck(desk)
    let now = desk.world.now()
    var rows: [Row] = []
    for lesson in desk.index.lessons {
      let exercises = desk.index.folder.exercises.filter {
        $0.folder.hasPrefix(lesson.folder + "/")
      }
      let quiz = desk.index.quizzes.first { $0.lesson == lesson.id }
      rows.append(
        Row(
          lesson: lesson, pagesRead: read[lesson.id] ?? 0, pages: desk.pageCount(of: lesson),
          isFinished: finished.contains(lesson.id),
          passed: exercises.count { passed.contains($0.id) }, exercises: exercises.count,
          hasQuizDone: quiz.map { quizzes.contains($0.id) } ?? false,
          due: deck.entries.count { $0.lesson == lesson.id && $0.due <= now },
          changed: deck.entries.filter { $0.lesson == lesson.id && $0.isChanged }
            .map(\.question.id).sorted()))
    }
    self.rows = rows
  }

  /// The lesson to go on with: the one left open, else the first unfinished.
  var current: Course.Entry? {
    let left = rows.first { $0.lesson.id == place && !$0.isFinished }
    return (left ?? rows.first { !$0.isFinished } ?? rows.first)?.lesson
  }

  func welcome() {
    if place != nil { return }
    desk.interface.show(
      markdown: """
        Welcome. You read short lessons here, predict what runs, and edit real Swift files.

        Enter turns the page, `help` tells the commands, `quit` leaves; everything is kept.
        """)
  }

  func show() {
    for row in rows {
      let number = row.lesson.number < 10 ? " \(row.lesson.number)" : "\(row.lesson.number)"
      let mark = row.lesson.id == current?.id ? ">" : " "
      desk.interface.say("\(mark) \(number)  \(bar(row))  \(row.lesson.title)  \(status(row))")
    }
  }

  private func bar(_ row: Row) -> String {
    let done = row.isFinished ? row.pages : min(row.pagesRead, row.pages)
    let parts = max(1, row.pages + row.exercises * 2 + 2)
    let filled = (done + row.passed * 2 + (row.hasQuizDone ? 2 : 0)) * 10 / parts
    if desk.interface.facts.accessible || desk.interface.facts.plain {
      return "\(filled * 10)%"
    }
    return "[" + String(repeating: "#", count: filled) + String(repeating: ".", count: 10 - filled)
      + "]"
  }

  private func status(_ row: Row) -> String {
    var parts: [String] = []
    if row.isFinished {
      parts.append("read")
    } else if row.pagesRead > 0 {
      parts.append("page \(min(row.pagesRead, row.pages)) of \(row.pages)")
    }
    if row.exercises > 0 { parts.append("\(row.passed)/\(row.exercises) exercises") }
    if row.hasQuizDone { parts.append("quiz done") }
    if row.due > 0 { parts.append("\(row.due) due") }
    if !row.changed.isEmpty { parts.append("\(row.changed.count) changed since answered") }
    return parts.isEmpty ? "" : "(" + parts.joined(separator: ", ") + ")"
  }
}

extension Desk {
  /// The number of `##` sections of a lesson, counted without reading it in full.
  func pageCount(of lesson: Course.Entry) -> Int {
    guard let bytes = try? Files.read("\(index.folder.path)/\(lesson.file)") else {
      return 0
    }
    var isInFence = false
    var count = 0
    for line in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: true) {
      if line.starts(with: "```".utf8) || line.starts(with: "~~~".utf8) { isInFence.toggle() }
      if !isInFence, line.starts(with: "## ".utf8) { count += 1 }
    }
    return count
  }
}
