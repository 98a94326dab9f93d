/// How learners fared with a question: for its author.
package struct QuestionStatistics: Equatable, Sendable {
  /// A wrong answer and how often it was given.
  package struct WrongAnswer: Equatable, Sendable {
    package var text: String
    package var count: Int

    package init(_ text: String, count: Int) {
      self.text = text
      self.count = count
    }
  }

  package var question: String
  /// All answers that were judged; skips are counted apart.
  package var answers = 0
  package var skips = 0
  /// How many sessions the question was answered in.
  package var sessions = 0
  /// In how many of them the first answer was right.
  package var rightAtFirst = 0
  /// The correlation, −1…1, of the first score with the mean of the session's other questions.
  ///
  /// Questions with low ones mislead or measure something else. Nil where nothing varies, or below
  /// three sessions.
  package var discrimination: Double?
  /// The most frequent first.
  package var wrongAnswers: [WrongAnswer] = []
}

extension QuestionStatistics {
  /// An answer as the statistics see it.
  struct Sample: Equatable {
    var session: String
    var question: String
    var text: String
    var verdict: String
    var score: Double
  }

  /// Returns the statistics of every question, by id, from answers in the order they were given.
  static func all(of samples: [Sample]) -> [QuestionStatistics] {
    let firstScores = firstScores(samples)
    return Dictionary(grouping: samples, by: \.question)
      .map { question, samples in
        var statistics = QuestionStatistics(question: question)
        let judged = samples.filter { $0.verdict != "skipped" }
        statistics.answers = judged.count
        statistics.skips = samples.count - judged.count
        statistics.wrongAnswers = wrongAnswers(judged)
        var seen: Set<String> = []
        for sample in judged where seen.insert(sample.session).inserted {
          statistics.sessions += 1
          if sample.verdict == "correct" { statistics.rightAtFirst += 1 }
        }
        statistics.discrimination = discrimination(of: question, firstScores)
        return statistics
      }
      .sorted { $0.question < $1.question }
  }

  /// The score of the first answer, by session and question; a skip scores 0.
  private static func firstScores(_ samples: [Sample]) -> [String: [String: Double]] {
    var scores: [String: [String: Double]] = [:]
    for sample in samples where scores[sample.session]?[sample.question] == nil {
      scores[sample.session, default: [:]][sample.question] = sample.score
    }
    return scores
  }

  private static func wrongAnswers(_ samples: [Sample]) -> [WrongAnswer] {
    let wrong = samples.filter { $0.verdict == "incorrect" || $0.verdict == "partially" }
    return Dictionary(wrong.map { ($0.text, 1) }, uniquingKeysWith: +)
      .map { WrongAnswer($0.key, count: $0.value) }
      .sorted { ($1.count, $0.text) < ($0.count, $1.text) }
  }

  private static func discrimination(
    of question: String, _ scores: [String: [String: Double]]
  ) -> Double? {
    var pairs: [(own: Double, rest: Double)] = []
    for session in scores.keys.sorted() {
      guard let all = scores[session], let own = all[question], all.count > 1 else { continue }
      // Added in a fixed order, so that the sum is the same every time.
      let rest = all.keys.sorted().filter { $0 != question }.compactMap { all[$0] }
      pairs.append((own, rest.reduce(0, +) / Double(rest.count)))
    }
    return pairs.count < 3 ? nil : correlation(pairs)
  }

  private static func correlation(_ pairs: [(own: Double, rest: Double)]) -> Double? {
    let count = Double(pairs.count)
    let own = pairs.reduce(0) { $0 + $1.own } / count
    let rest = pairs.reduce(0) { $0 + $1.rest } / count
    var (both, ownSquares, restSquares) = (0.0, 0.0, 0.0)
    for pair in pairs {
      both += (pair.own - own) * (pair.rest - rest)
      ownSquares += (pair.own - own) * (pair.own - own)
      restSquares += (pair.rest - rest) * (pair.rest - rest)
    }
    let least = 1e-12
    guard ownSquares > least, restSquares > least else { return nil }
    return both / (ownSquares * restSquares).squareRoot()
  }
}

extension ProgressStore {
  /// How learners fared with every question that was asked in a quiz.
  package func questionStatistics() throws(StoreError) -> [QuestionStatistics] {
    // Reviews belong to no session: the learner has seen the answer before.
    let samples = try database.rows(
      """
      SELECT session, question, text, verdict, score FROM answer
      WHERE NOT undone AND session <> '' ORDER BY at, rowid
      """
    ) { row in
      QuestionStatistics.Sample(
        session: row.text(0), question: row.text(1), text: row.text(2), verdict: row.text(3),
        score: row.double(4))
    }
    return QuestionStatistics.all(of: samples)
  }
}
