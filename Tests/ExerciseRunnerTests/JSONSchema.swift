import Foundation
import JSON

/// Checks JSON against the part of JSON Schema that the project's schemas use.
struct JSONSchema {
  private let root: JSONValue

  init(path: String) throws {
    root = try JSONValue(parsing: String(contentsOfFile: path, encoding: .utf8))
  }

  /// Returns what is wrong with a value, each with its place.
  func problems(in value: JSONValue) -> [String] { problems(in: value, root, at: "$") }

  private func problems(in value: JSONValue, _ schema: JSONValue, at place: String) -> [String] {
    if let name = schema["$ref"]?.string?.split(separator: "/").last,
      let target = root["$defs"]?[String(name)]
    {
      return problems(in: value, target, at: place)
    }
    var found: [String] = []
    if let constant = schema["const"], constant != value {
      found.append("\(place): not the constant")
    }
    if let cases = schema["enum"]?.array, !cases.contains(value) {
      found.append("\(place): not one of the cases")
    }
    if let any = schema["anyOf"]?.array,
      any.allSatisfy({ !problems(in: value, $0, at: place).isEmpty })
    {
      found.append("\(place): fits none of the alternatives")
    }
    let types = schema["type"]?.array?.compactMap(\.string) ?? schema["type"]?.string.map { [$0] }
    if let types, !types.contains(Self.type(of: value)) {
      found.append("\(place): not of type \(types.joined(separator: " or "))")
    }
    if let pattern = schema["pattern"]?.string, value.string?.contains(pattern) == false {
      found.append("\(place): lacks \(pattern)")
    }
    if let least = schema["minimum"]?.int, (value.int ?? least) < least {
      found.append("\(place): less than \(least)")
    }
    return found + memberProblems(of: value, schema, at: place)
      + itemProblems(of: value, schema, at: place)
  }

  private func memberProblems(
    of value: JSONValue, _ schema: JSONValue, at place: String
  ) -> [String] {
    guard case .object(let members) = value else { return [] }
    var found = (schema["required"]?.strings ?? []).filter { value[$0] == nil }
      .map { "\(place): \($0) is missing" }
    for member in members {
      if let inner = schema["properties"]?[member.name] {
        found += problems(in: member.value, inner, at: "\(place).\(member.name)")
      } else if schema["additionalProperties"]?.bool == false {
        found.append("\(place): \(member.name) is not described")
      }
    }
    return found
  }

  private func itemProblems(of value: JSONValue, _ schema: JSONValue, at place: String) -> [String]
  {
    guard let items = value.array, let inner = schema["items"] else { return [] }
    return items.enumerated().flatMap { problems(in: $1, inner, at: "\(place)[\($0)]") }
  }

  private static func type(of value: JSONValue) -> String {
    switch value {
    case .null: "null"
    case .bool: "boolean"
    case .string: "string"
    case .array: "array"
    case .object: "object"
    case .number(let text): text.contains(".") ? "number" : "integer"
    }
  }
}
