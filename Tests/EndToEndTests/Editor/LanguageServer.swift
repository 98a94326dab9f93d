import Foundation
import JSON

/// A language server that is spoken to as an editor does: one request, then its answer.
final class LanguageServer {
  struct NoAnswer: Error {
    var method: String
  }

  private let process = Process()
  private let input = Pipe()
  private let output = Pipe()
  private var received: [UInt8] = []
  private var lastID = 0

  /// Starts a server for the files of a folder.
  init(_ path: String, folder: String, environment: [String: String]) throws {
    process.executableURL = URL(filePath: path)
    process.currentDirectoryURL = URL(filePath: folder)
    process.environment = environment
    process.standardInput = input
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    _ = try request(
      "initialize",
      [
        .init("processId", .null), .init("rootUri", .string("file://\(folder)")),
        .init("capabilities", .object([])),
      ])
    notify("initialized", [])
  }

  deinit { process.terminate() }

  /// Shows a Swift file to the server.
  func open(_ path: String, text: String) {
    let document: [JSONValue.Member] = [
      .init("uri", .string("file://\(path)")), .init("languageId", .string("swift")),
      .init("version", .int(1)), .init("text", .string(text)),
    ]
    notify("textDocument/didOpen", [.init("textDocument", .object(document))])
  }

  /// Asks about a file, at a place if one is given: line and character, from zero.
  func ask(
    _ method: String, _ path: String, line: Int? = nil, character: Int = 0
  ) throws -> JSONValue {
    var parameters: [JSONValue.Member] = [
      .init("textDocument", .object([.init("uri", .string("file://\(path)"))]))
    ]
    if let line {
      parameters.append(
        .init(
          "position",
          .object([.init("line", .int(line)), .init("character", .int(character))])))
    }
    return try request("textDocument/\(method)", parameters)
  }

  private func request(_ method: String, _ parameters: [JSONValue.Member]) throws -> JSONValue {
    lastID += 1
    send([
      .init("id", .int(lastID)), .init("method", .string(method)),
      .init("params", .object(parameters)),
    ])
    let deadline = Date(timeIntervalSinceNow: 300)
    while let message = receive(until: deadline) {
      if message["method"] != nil {
        // The server's own requests get an empty answer.
        if let id = message["id"] { send([.init("id", id), .init("result", .null)]) }
      } else if message["id"]?.int == lastID {
        return message["result"] ?? .null
      }
    }
    throw NoAnswer(method: method)
  }

  private func notify(_ method: String, _ parameters: [JSONValue.Member]) {
    send([.init("method", .string(method)), .init("params", .object(parameters))])
  }

  private func send(_ members: [JSONValue.Member]) {
    let body = JSONValue.object([.init("jsonrpc", .string("2.0"))] + members).text
    let text = "Content-Length: \(body.utf8.count)\r\n\r\n\(body)"
    input.fileHandleForWriting.write(Data(text.utf8))
  }

  /// The next message, nil if none comes in time.
  private func receive(until deadline: Date) -> JSONValue? {
    while true {
      if let message = takeMessage() { return message }
      let left = deadline.timeIntervalSinceNow
      var watched = pollfd(
        fd: output.fileHandleForReading.fileDescriptor, events: Int16(POLLIN), revents: 0)
      guard left > 0, poll(&watched, 1, Int32(left * 1000)) > 0 else { return nil }
      let data = output.fileHandleForReading.availableData
      if data.isEmpty { return nil }
      received += data
    }
  }

  private func takeMessage() -> JSONValue? {
    guard let end = received.firstRange(of: Array("\r\n\r\n".utf8)) else { return nil }
    let header = String(decoding: received[..<end.lowerBound], as: UTF8.self)
    let length = header.split(separator: "\r\n").lazy
      .compactMap { $0.lowercased().split(separator: "content-length: ").first }
      .compactMap { Int($0) }.first
    guard let length, received.count >= end.upperBound + length else { return nil }
    let body = Array(received[end.upperBound..<(end.upperBound + length)])
    received.removeFirst(end.upperBound + length)
    return try? JSONValue(parsing: body)
  }
}
