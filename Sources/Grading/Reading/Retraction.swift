/// Switches off what a learner reports without claiming it: "I used to think that …, but".
enum Retraction {
  /// Words with which the learner's own claim resumes.
  private static let resuming: Set<String> = [
    "but", "however", "actually", "yet", "instead", "whereas", "really", "fact", "though",
    "although", "wrong", "now",
  ]

  /// Whom a remark that one doesn't know something is about, if about the learner.
  private static let speakers: Set<String> = ["i", "we", "sorry", "honestly", "just", "really"]

  /// Marks what is reported, and the clause in which somebody says that they don't know.
  static func mark(in reading: inout Reading, frames: Int?, ignorance: Int?) {
    for remark in ignorance.map({ reading.hits(of: $0) }) ?? [] {
      let start = remark.range.lowerBound
      let isOwn =
        start == 0 || reading.text.tokens[start].breakBefore > .none
        || speakers.contains(reading.word(start - 1))
      guard isOwn else { continue }
      var index = start
      while index < reading.count, reading.clauses[index] == reading.clauses[start] {
        reading.isRetracted[index] = true
        index += 1
      }
    }
    guard let frames else { return }
    for frame in reading.hits(of: frames) {
      var index = frame.range.lowerBound
      while index < reading.count,
        reading.sentences[index] == reading.sentences[frame.range.lowerBound],
        index < frame.range.upperBound || !resuming.contains(reading.word(index))
      {
        reading.isRetracted[index] = true
        index += 1
      }
    }
  }
}
