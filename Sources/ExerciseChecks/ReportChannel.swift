import Glibc

/// Sends what was observed to the program that started this one.
///
/// A frame is the payload's length (four bytes, little endian), the nonce, a sequence number (four
/// bytes) and the payload, a JSON object. The nonce reached this process before any code of the
/// learner's was loaded and is kept nowhere else.
final class ReportChannel {
  private let descriptor: Int32
  private let nonce: [UInt8]
  private var sequence: UInt32 = 0

  init(descriptor: Int32, nonce: String) {
    self.descriptor = descriptor
    self.nonce = Array(nonce.utf8)
  }

  func send(_ kind: String, _ members: [(String, JSONText)]) {
    let payload = Array(JSONText.object([("kind", .string(kind))] + members).text.utf8)
    var frame = bytes(UInt32(payload.count))
    frame += nonce
    frame += bytes(sequence)
    frame += payload
    sequence += 1
    write(frame)
  }

  /// Sends the last frame, which counts those before it.
  func finish() { send("finished", [("count", .int(Int(sequence)))]) }

  private func bytes(_ value: UInt32) -> [UInt8] {
    withUnsafeBytes(of: value.littleEndian) { Array($0) }
  }

  private func write(_ bytes: [UInt8]) {
    bytes.withUnsafeBytes { buffer in
      var offset = 0
      while offset < buffer.count {
        let count = Glibc.write(
          descriptor, buffer.baseAddress.map { $0 + offset }, buffer.count - offset)
        if count < 0, errno == EINTR { continue }
        if count <= 0 { return }
        offset += count
      }
    }
  }
}
