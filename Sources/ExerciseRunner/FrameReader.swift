import JSON

/// What a learner's program reported, frame by frame.
package struct Frames: Equatable, Sendable {
  package var payloads: [JSONValue] = []
  /// Whether the last frame came, counted right, with nothing after it.
  package var isComplete = false
  /// What is wrong with the stream, if anything is.
  package var defect: Defect?

  package enum Defect: String, Sendable {
    case foreign = "something other than the checks wrote to the report"
    case sequence = "a frame is missing or came twice"
    case truncated = "the report ends in the middle"
    case trailing = "something was written after the last frame"
  }
}

/// Reads frames: length, nonce, sequence number, payload.
struct FrameReader {
  let nonce: String

  func read(_ bytes: [UInt8]) -> Frames {
    var frames = Frames()
    var offset = 0
    let mark = Array(nonce.utf8)
    while offset < bytes.count {
      if frames.isComplete {
        frames.defect = .trailing
        frames.isComplete = false
        return frames
      }
      let header = 4 + mark.count + 4
      guard offset + header <= bytes.count else { return defective(frames, .truncated) }
      let length = number(bytes, at: offset)
      guard Array(bytes[(offset + 4)..<(offset + 4 + mark.count)]) == mark else {
        return defective(frames, .foreign)
      }
      guard number(bytes, at: offset + 4 + mark.count) == frames.payloads.count else {
        return defective(frames, .sequence)
      }
      guard offset + header + length <= bytes.count else { return defective(frames, .truncated) }
      let payload = Array(bytes[(offset + header)..<(offset + header + length)])
      guard let value = try? JSONValue(parsing: payload) else {
        return defective(frames, .foreign)
      }
      if value["kind"]?.string == "finished" {
        frames.isComplete = value["count"]?.int == frames.payloads.count
        if !frames.isComplete { return defective(frames, .sequence) }
      } else {
        frames.payloads.append(value)
      }
      offset += header + length
    }
    return frames
  }

  private func defective(_ frames: Frames, _ defect: Frames.Defect) -> Frames {
    var frames = frames
    frames.defect = defect
    frames.isComplete = false
    return frames
  }

  private func number(_ bytes: [UInt8], at offset: Int) -> Int {
    (0..<4).reduce(0) { $0 | Int(bytes[offset + $1]) << (8 * $1) }
  }
}
