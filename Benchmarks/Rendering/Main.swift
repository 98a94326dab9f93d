import Foundation
import RandomDocuments

/// `rendering-benchmarks [--course DIR] [--documents N] [--seed N]`: what loading lessons costs
/// against cmark-gfm alone, and made-up documents rendered at widths from 1 to 200; the exit status
/// is 1 if a bar is missed.
@main struct Main {
  static func main() {
    var arguments = CommandLine.arguments.dropFirst()
    var course = FileManager.default.currentDirectoryPath
    var documents = 20_000
    var seed: UInt64 = 1
    while let option = arguments.popFirst() {
      let value = arguments.popFirst()
      switch option {
      case "--course": course = value ?? course
      case "--documents": documents = value.flatMap { Int($0) } ?? documents
      case "--seed": seed = value.flatMap { UInt64($0) } ?? seed
      default:
        print("usage: rendering-benchmarks [--course DIR] [--documents N] [--seed N]")
        exit(2)
      }
    }
    let isFast = measureLoading(of: course)
    let isSound = check(documents, seed: seed)
    exit(isFast && isSound ? 0 : 1)
  }

  /// Loads and parses in turns; the medians of twenty rounds after five that warm up are compared.
  private static func measureLoading(of folder: String) -> Bool {
    let loading = CourseLoading(folder: folder)
    guard loading.lessons > 0 else {
      print("No lessons were found in \(folder).")
      return false
    }
    let floor = CMarkFloor()
    var ours: [Double] = []
    var theirs: [Double] = []
    for round in 0..<25 {
      let (loaded, parsed) = (loading.load(), loading.parse(floor))
      if round >= 5 {
        ours.append(loaded)
        theirs.append(parsed)
      }
    }
    let (load, parse) = (ours.sorted()[ours.count / 2], theirs.sorted()[theirs.count / 2])
    let ratio = load / parse
    print(
      "loading \(loading.lessons) lessons, \(loading.bytes / 1024) KB: \(hundredths(load)) ms,"
        + " cmark-gfm alone \(hundredths(parse)) ms, \(hundredths(ratio))×"
        + " (bar 1.5×): \(ratio <= 1.5 ? "pass" : "FAIL")")
    return ratio <= 1.5
  }

  private static func check(_ documents: Int, seed: UInt64) -> Bool {
    let start = DispatchTime.now().uptimeNanoseconds
    do {
      try RenderingCheck.run(count: documents, seed: seed)
    } catch {
      print("\(documents) documents from seed \(seed): FAIL\n\(error)")
      return false
    }
    let seconds = Double(DispatchTime.now().uptimeNanoseconds - start) / 1e9
    print(
      "\(documents) documents from seed \(seed) at widths 1 to 200: no line too wide, no text lost,"
        + " \(hundredths(seconds)) s: pass")
    return true
  }

  private static func hundredths(_ value: Double) -> String {
    let cents = Int((value * 100).rounded())
    return "\(cents / 100).\(cents % 100 < 10 ? "0" : "")\(cents % 100)"
  }
}
