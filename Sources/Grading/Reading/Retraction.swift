/// Switches off what a learner reports without claiming it: "I used to think that …, but".
enum Retraction {
  /// Words with which the learner's own claim resumes.
  private static let resuming: Set<String> = [
    "but", "however", "actually", "yet", "instead", "whereas", "really", "fact", "though",
    "although", "wrong", "now",
  ]

  static func mark(in reading: inout Reading, frames: Int?) {
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
