import JSON
import SwiftParser
import SwiftSyntax

/// What the library can tell about Swift source; each answer is JSON.
///
/// The numbers are those that callers pass, see `SourceSyntaxLibrary` in ExerciseRunner.
enum SyntaxService: Int32 {
  /// Types, properties, attributes and names.
  case facts = 0
  /// What each stretch of text is, for colours.
  case classes = 1
  /// Small edits that make the program another one.
  case mutants = 2

  func answer(about text: String) -> JSONValue {
    let tree = Parser.parse(source: text)
    return switch self {
    case .facts: FactsReader.facts(of: tree)
    case .classes: ClassifiedText.ranges(of: tree)
    case .mutants: .array(MutantFinder.mutants(of: tree).map(\.json))
    }
  }
}

/// Gets the bytes of an answer; they are gone when it returns.
public typealias SyntaxReceiver =
  @convention(c) (UnsafePointer<UInt8>?, Int, UnsafeMutableRawPointer) -> Void

/// Answers a question about Swift source; the only symbol that the program looks up.
///
/// - Parameters:
///   - service: which question.
///   - text: the source, UTF-8.
///   - count: how many bytes.
///   - context: is passed to `receive`.
///   - receive: gets the answer, once; not called for an unknown question.
@_cdecl("observatory_syntax")
public func observatorySyntax(
  _ service: Int32, _ text: UnsafePointer<UInt8>, _ count: Int, _ context: UnsafeMutableRawPointer,
  _ receive: SyntaxReceiver
) {
  guard let service = SyntaxService(rawValue: service) else { return }
  let source = String(decoding: UnsafeBufferPointer(start: text, count: count), as: UTF8.self)
  let answer = Array(service.answer(about: source).text.utf8)
  answer.withUnsafeBufferPointer { receive($0.baseAddress, $0.count, context) }
}
