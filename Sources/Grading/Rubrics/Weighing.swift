/// The grade that the words of an answer point to by themselves, learnt from answers that people
/// have labelled.
///
/// It never accepts anything. Where it is far from what the ideas found say, one of both is wrong,
/// and the answer is a part, or wrong if it was one.
package struct Weighing: Sendable, Equatable {
  /// The terms with their weights, and as the least sum the grade of an answer without any.
  package var terms: Leaning

  /// From how many words on an answer is weighed.
  private static let enough = 5
  /// How far from the middle the words must point to count.
  private static let far = 62

  package init(terms: Leaning) { self.terms = terms }

  /// Returns the grade in hundredths: 0 is incorrect, 100 a part, 200 correct.
  func grade(of answer: String) -> Int? {
    let count = Leaning.words(of: answer).count
    guard count >= Self.enough else { return nil }
    let sum = terms.terms(in: answer).reduce(0) { $0 + $1.weight }
    return terms.least + Int(Double(sum) / Double(count).squareRoot())
  }

  /// Returns the verdict between the one found and the one that the words point to.
  ///
  /// A part becomes none only where a mistake stands beside it.
  func moderated(_ verdict: Verdict, of answer: String, isMistaken: Bool) -> Verdict {
    guard let grade = grade(of: answer) else { return verdict }
    return switch verdict {
    case .correct: grade <= 100 - Self.far ? .partially : .correct
    case .partially: isMistaken && grade <= 100 - Self.far ? .incorrect : .partially
    case .incorrect, .unsure: grade >= 100 + Self.far ? .partially : verdict
    }
  }
}
