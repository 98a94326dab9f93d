import Course
import SeededRandom

extension Quiz {
  /// Returns an exam with the questions that a seed draws from its pool, the easier ones first; any
  /// other quiz as it is.
  ///
  /// The quizzes that the pool comes from take turns, so that every lesson is asked about.
  func drawn(seed: UInt64) -> Quiz {
    guard let draw else { return self }
    var generator = SeededGenerator(seed: seed)
    var piles = pilesByQuiz.map { $0.shuffled(using: &generator) }
    var picked: [Question] = []
    while picked.count < draw, piles.contains(where: { !$0.isEmpty }) {
      for index in piles.indices.shuffled(using: &generator) where picked.count < draw {
        if let question = piles[index].popLast() { picked.append(question) }
      }
    }
    let places = Dictionary(
      questions.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
    var exam = self
    exam.questions = picked.sorted {
      ($0.difficulty, places[$0.id] ?? 0) < ($1.difficulty, places[$1.id] ?? 0)
    }
    return exam
  }

  /// The questions of the pool, those of one quiz together, in the order of the course.
  private var pilesByQuiz: [[Question]] {
    var piles: [[Question]] = []
    for question in questions {
      if piles.last?.first?.quiz == question.quiz {
        piles[piles.count - 1].append(question)
      } else {
        piles.append([question])
      }
    }
    return piles
  }
}
