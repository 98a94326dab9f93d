/// Why a rubric can't be used, with the line in its file.
package struct RubricError: Error, Hashable, Sendable {
  package enum Reason: Hashable, Sendable {
    case missing(String)
    case unknown(String)
    case expected(String, in: String)
    case pattern(PatternError)
  }

  package var reason: Reason
  package var line: Int

  /// What is wrong, without the place.
  package var sentence: String {
    switch reason {
    case .missing(let field): "the rubric has no “\(field)”"
    case .unknown(let field): "“\(field)” is no field of a rubric"
    case .expected(let kind, let field): "“\(field)” has to be \(kind)"
    case .pattern(let error): error.description
    }
  }
}
