import Foundation
import JSON
import YAMLReading

@testable import Grading

/// The rubrics of the course's open questions, read from the quiz files.
enum CourseRubrics {
  static let all: [Rubric] = load()

  static func rubric(_ id: String) throws -> Rubric {
    guard let rubric = all.first(where: { $0.id == id }) else { throw Missing(id: id) }
    return rubric
  }

  struct Missing: Error {
    var id: String
  }

  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  private static func load() -> [Rubric] {
    let folder = root.appending(path: "Quizzes")
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return files.sorted().flatMap { file -> [Rubric] in
      let text = (try? String(contentsOf: folder.appending(path: file), encoding: .utf8)) ?? ""
      return sections(of: text).compactMap(rubric)
    }
  }

  private static func sections(of text: String) -> [String] {
    text.components(separatedBy: "\n## ").dropFirst().map(\.self)
  }

  private static func rubric(of section: String) -> Rubric? {
    guard let fields = fence("yaml question", in: section),
      let rubric = fence("rubric", in: section),
      let question = try? YAMLNode.parse(fields), let node = try? YAMLNode.parse(rubric),
      let id = question["id"]?.text, let model = question["model"]?.text
    else { return nil }
    let prompt = section.prefix { $0 != "\n" }
    return try? Rubric(id: id, prompt: String(prompt), model: model, node: node)
  }

  private static func fence(_ info: String, in section: String) -> String? {
    let parts = section.components(separatedBy: "```\(info)\n")
    guard parts.count > 1 else { return nil }
    return parts[1].components(separatedBy: "\n```").first.map { $0 + "\n" }
  }

  /// An answer with the verdict that a person gave it.
  struct LabelledAnswer: Sendable {
    var question: String
    var answer: String
    var label: String
    var tag: String
    /// `heldout` answers were written before any rubric, the others beside it.
    var set: String
  }

  static let answers: [LabelledAnswer] = loadAnswers()

  private static func loadAnswers() -> [LabelledAnswer] {
    let folder = root.appending(path: "Tests/GradingTests/Answers")
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return files.sorted().flatMap { file -> [LabelledAnswer] in
      let text = (try? String(contentsOf: folder.appending(path: file), encoding: .utf8)) ?? ""
      return text.split(separator: "\n").compactMap { line in
        guard let json = try? JSONValue(parsing: String(line)),
          let question = json["question_id"]?.string,
          let answer = json["answer"]?.string, let label = json["label"]?.string
        else { return nil }
        return LabelledAnswer(
          question: question, answer: answer, label: label,
          tag: json["tag"]?.string ?? "", set: json["set"]?.string ?? "")
      }
    }
  }
}
