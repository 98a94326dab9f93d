import Foundation
import Testing
import Waiting

@testable import ExerciseRunner

/// The comments that learners see when they point at a name of the runtime.
@Suite(.waiting) struct DocumentationTests {
  @Test func everyPublicNameSaysWhatItDoesAndSinceWhenItExists() throws {
    let symbols = try PublicSymbol.ofRuntime()
    #expect(symbols.count > 800)

    #expect(symbols.filter { $0.comment.isEmpty }.map(\.path) == [])
    let outsiders = Set(symbols.filter(\.isOutsideOfSwiftUI).map(\.path))
    let undated = symbols.filter { symbol in
      symbol.needsAvailability && !symbol.namesAvailability
        && !symbol.owners.contains(where: outsiders.contains)
    }
    #expect(undated.map(\.path) == [])
  }
}

/// A public name of the runtime, as the compiler describes it for documentation.
private struct PublicSymbol {
  /// The names from the outermost type to the symbol's own.
  let components: [String]
  /// The compiler's word for what it is, such as `enum.case`.
  let kind: String
  let comment: String
  /// Whether the comment is that of a requirement of the standard library.
  let isCommentOfStandardLibrary: Bool

  var path: String { components.joined(separator: ".") }

  /// The paths of the types that the symbol is in.
  var owners: [String] {
    components.indices.dropFirst().map { components[..<$0].joined(separator: ".") }
  }

  var isOutsideOfSwiftUI: Bool { comment.contains("Not part of SwiftUI.") }

  var namesAvailability: Bool {
    isOutsideOfSwiftUI || comment.contains(/Available in (SwiftUI|Combine) since iOS \d+/)
  }

  /// Cases, constants, operators, types that stand for others and what a result builder calls are as
  /// old as their type, unless their comment says otherwise.
  var needsAvailability: Bool {
    let asOldAsTheirType: Set = [
      "enum.case", "type.property", "associatedtype", "typealias", "func.op",
    ]
    return !isCommentOfStandardLibrary && !asOldAsTheirType.contains(kind)
      && !(kind == "type.method" && components.last?.hasPrefix("build") == true)
  }

  /// Reads the symbol graph of the runtime that was built with the tests.
  static func ofRuntime() throws -> [PublicSymbol] {
    let bench = try Workbench()
    let folder = try Files.makeTemporaryFolder(in: NSTemporaryDirectory())
    defer { Files.removeFolder(folder) }
    var extraction = ChildProcess(
      path: "\(bench.toolchain.root)/bin/swift-symbolgraph-extract",
      arguments: [
        "-module-name", "TrackingUI", "-I", bench.runtime.modules, "-target", Toolchain.target,
        "-minimum-access-level", "public", "-skip-synthesized-members", "-output-dir", folder,
      ])
    extraction.seconds = 60
    #expect(try extraction.run().end == .exited(0))
    let graph = Data(try Files.read("\(folder)/TrackingUI.symbols.json"))
    return try JSONDecoder().decode(Graph.self, from: graph).symbols
      .filter(\.isWritten).map(PublicSymbol.init)
  }

  private init(_ symbol: Graph.Symbol) {
    components = symbol.pathComponents
    kind = String(symbol.kind.identifier.dropFirst("swift.".count))
    comment = (symbol.docComment?.lines ?? []).map(\.text).joined(separator: " ")
    isCommentOfStandardLibrary = symbol.docComment?.module == "Swift"
  }

  /// What of the compiler's format is read.
  private struct Graph: Decodable {
    var symbols: [Symbol]

    struct Symbol: Decodable {
      var identifier: Identifier
      var pathComponents: [String]
      var kind: Kind
      var docComment: Comment?
      var location: Location?

      /// Whether it stands in the source at this name: not made by the compiler, and not the member
      /// of a protocol that a type has by conforming.
      var isWritten: Bool { location != nil && !identifier.precise.contains("::SYNTHESIZED::") }
    }

    struct Identifier: Decodable { var precise: String }
    struct Kind: Decodable { var identifier: String }
    struct Location: Decodable { var uri: String }

    struct Comment: Decodable {
      var module: String?
      var lines: [Line]
    }

    struct Line: Decodable { var text: String }
  }
}
