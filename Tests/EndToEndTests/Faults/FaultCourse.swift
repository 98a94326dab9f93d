import Foundation

/// A course with one exercise that asks for a function returning 1.
enum FaultCourse {
  /// Writes the course and returns its folder.
  static func write(in home: String) throws -> String {
    let folder = "\(home)/fault-course"
    let exercise = "\(folder)/Lessons/01-faults/exercises/value"
    let files = [
      "\(folder)/Lessons/01-faults/lesson.md":
        "---\nid: faults\ntitle: Faults\n---\n\n## A page\n\nText.\n\n<!-- exercise: value -->\n",
      "\(exercise)/exercise.md":
        "---\nid: value\ntitle: Value\nminutes: 1\n---\n\nReturn 1.\n\n## Hint\n\nOne.\n",
      "\(exercise)/Starter.swift": "func value() -> Int { 0 }\n",
      "\(exercise)/Solution.swift": "func value() -> Int { 1 }\n",
      "\(exercise)/Checks.swift": """
      import ExerciseChecks
      import SwiftUI
      let exercise = Exercise { Check("returns 1") { try expect(value(), equals: 1) } }

      """,
    ]
    for (path, text) in files {
      let parent = URL(filePath: path).deletingLastPathComponent()
      try FileManager.default.createDirectory(at: parent, withIntermediateDirectories: true)
      try text.write(toFile: path, atomically: false, encoding: .utf8)
    }
    try FileManager.default.createDirectory(
      atPath: "\(folder)/Quizzes", withIntermediateDirectories: true)
    return folder
  }
}
