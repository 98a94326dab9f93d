import JSON
import Testing
import Waiting

@testable import ExerciseRunner

/// What the library says about Swift source.
@Suite(.waiting) struct SourceSyntaxTests {
  private func library() throws -> SourceSyntaxLibrary {
    try SourceSyntaxLibrary(at: Workbench().runtime.sourceSyntax)
  }

  private let source = """
    import SwiftUI

    @Observable
    final class Trip {
      var title = "Alps"
      @ObservationIgnored private var cache: [String: Int] = [:]
      static let limit = 3
      let id: Int
      var label: String { title }
      var watched = 0 { didSet { print(watched) } }
    }

    extension Trip: Identifiable {}

    struct Screen: SwiftUI.View {
      @State private var trip = Trip(id: 1)
      @Environment(Trip.self) private var other
      struct Row: View { var body: some View { Text("x") } }
      var body: some View {
        @Bindable var trip = trip
        TextField("Title", text: $trip.title)
      }
    }
    """

  @Test func tellsTypesWithWhatExtensionsAdd() throws {
    let types = try #require(try library().facts(of: source)["types"]?.array)
    #expect(types.map { $0["name"]?.string } == ["Trip", "Screen", "Screen.Row"])
    #expect(types.map { $0["kind"]?.string } == ["class", "struct", "struct"])
    #expect(types[0]["attributes"]?.strings == ["Observable"])
    #expect(types[0]["inherited"]?.strings == ["Identifiable"])
    #expect(types[0]["line"]?.int == 4)
    #expect(types[1]["inherited"]?.strings == ["View"])
  }

  @Test func tellsPropertiesWithWrappersAndTypes() throws {
    let trip = try #require(try library().facts(of: source)["types"]?.array?.first)
    let properties = try #require(trip["properties"]?.array)
    #expect(
      properties.map { $0["name"]?.string }
        == ["title", "cache", "limit", "id", "label", "watched"])
    #expect(properties[1]["attributes"]?.strings == ["ObservationIgnored"])
    #expect(properties[1]["type"]?.string == "[String: Int]")
    #expect(properties.map { $0["isComputed"]?.bool } == [false, false, false, false, true, false])
    #expect(properties.map { $0["isLet"]?.bool } == [false, false, true, true, false, false])
    #expect(properties.map { $0["isStatic"]?.bool } == [false, false, true, false, false, false])
  }

  @Test func aVariableInABodyIsNoPropertyButItsAttributeCounts() throws {
    let facts = try library().facts(of: source)
    let screen = try #require(facts["types"]?.array?[1])
    #expect(
      screen["properties"]?.array?.map { $0["name"]?.string } == ["trip", "other", "body"])
    let uses = try #require(facts["attributes"]?.array)
    #expect(
      uses.map { $0["name"]?.string }
        == ["Observable", "ObservationIgnored", "State", "Environment", "Bindable"])
    #expect(facts["identifiers"]?.strings?.contains("$trip") == true)
    #expect(facts["identifiers"]?.strings?.contains("Published") == false)
  }

  @Test func commentsAndStringsAreNoUses() throws {
    let facts = try library().facts(
      of: "// @Published\nlet text = \"@Published withObservation\"\n")
    #expect(facts["attributes"]?.array?.isEmpty == true)
    #expect(facts["identifiers"]?.strings == ["text"])
  }

  @Test func tellsWhatEachStretchOfCodeIs() throws {
    let code = "@State private var count = 12 // é\nlet name: String = \"ä\"\n"
    let bytes = Array(code.utf8)
    let ranges = try library().classification(of: code).map { range in
      "\(range.kind.rawValue) "
        + String(decoding: bytes[range.offset..<(range.offset + range.length)], as: UTF8.self)
    }
    #expect(
      ranges == [
        "attribute @State", "keyword private", "keyword var", "identifier count",
        "number 12", "comment // é", "keyword let", "identifier name", "type String",
        "string \"ä\"",
      ])
  }

  @Test func codeThatIsNoSwiftIsClassifiedAllTheSame() throws {
    let code = String(repeating: "} ) struct \u{0}", count: 50)
    #expect(try !library().classification(of: code).isEmpty)
  }

  @Test func findsTheEditsThatLearnersMistakesLookLike() throws {
    let code = """
      import SwiftUI
      @Observable class Trip {
        var title = "Alps"
        var place = "Chur"
        var days = 2
      }
      struct Screen: View {
        let trip: Trip
        var body: some View {
          let _ = print("body")
          Text(trip.title)
          Button("More") { if trip.days < 9 { trip.days += 1 } }
        }
      }
      """
    let mutants = try library().mutants(of: code)
    func texts(_ kind: String) -> [String] {
      mutants.filter { $0.kind == kind }.map { edit in
        let all = edit.applied(to: code).split(separator: "\n", omittingEmptySubsequences: false)
        return all[edit.line - 1].trimmingPrefix { $0 == " " }.description
      }
    }
    #expect(texts("drop-Observable") == ["class Trip {"])
    #expect(texts("drop-print") == [""])
    #expect(texts("swap-property") == ["Text(trip.place)"])
    #expect(texts("read-more") == ["let _ = trip.place"])
    #expect(
      texts("ignore-property") == [
        "@ObservationIgnored var title = \"Alps\"", "@ObservationIgnored var place = \"Chur\"",
        "@ObservationIgnored var days = 2",
      ])
    #expect(
      texts("negate") == ["Button(\"More\") { if !(trip.days < 9) { trip.days += 1 } }"])
    #expect(texts("change-operator").count == 2)
    #expect(
      texts("write-copy") == [
        "Button(\"More\") { if trip.days < 9 { do { var copy = trip; copy.days += 1 } } }"
      ])
  }

  @Test func aMissingLibraryIsNamed() {
    #expect(throws: SourceSyntaxLibrary.Missing.self) {
      try SourceSyntaxLibrary(at: "/nowhere/libSourceSyntax.so")
    }
  }

  @Test func checksCanAskAboutTheSource() throws {
    let checks = """
      import ExerciseChecks
      import SwiftUI
      let exercise = Exercise {
        Check("observable") {
          try expect(source.type("Trip").hasAttribute("Observable"), "Trip is not observable.")
        }
        Check("not published") { try expect(!source.uses("@Published"), "Published is left.") }
      }
      """
    let right = try Workbench().verify(
      "import SwiftUI\n@Observable class Trip { var a = 1 }\n", checks: checks)
    #expect(right.status == .pass)
    let wrong = try Workbench().verify(
      "import SwiftUI\nclass Trip: ObservableObject { @Published var a = 1 }\n", checks: checks)
    #expect(wrong.checks.map(\.status) == [.fail, .fail])
  }
}
