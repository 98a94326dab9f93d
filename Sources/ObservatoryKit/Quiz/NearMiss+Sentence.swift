import Grading

extension ShortAnswer.NearMiss {
  /// What is nearly right, in a sentence that doesn't give the answer away.
  var sentence: String {
    switch self {
    case .capitals: "code is written with exact capitals."
    case .sigil: "a sign such as $ or @ is missing, or one too many."
    case .slip: "one letter is off, and code has to be exact."
    case .otherWord(let say): say
    }
  }
}
