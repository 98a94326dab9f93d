import Course
import ExerciseRunner
import MarkdownSyntax

/// The program that is played: a file of the learner's, or a listing of a lesson.
struct PlaySource {
  /// Its name in diagnostics.
  var name: String
  /// The file, if there is one: it is read again when it is saved.
  var path: String?
  /// The expression for the view to show; nil to use the program's app or preview.
  var root: String?
  /// When initial values of state are made, if the program says so itself.
  var state: String?
  private var text = ""

  init(file path: String, root: String?) {
    self.path = path
    self.root = root
    name = path.split(separator: "/").last.map(String.init) ?? path
  }

  init(_ listing: LiveListing) {
    name = "\(listing.id ?? "Listing").swift"
    root = listing.root
    state = listing.state
    text = listing.source
  }

  func read() throws(Failure) -> Compilation.Source {
    guard let path else { return .init(name: name, text: Array(text.utf8)) }
    do {
      return .init(name: name, text: Array(try LearnerSource(reading: path).text.utf8))
    } catch {
      throw .source(error)
    }
  }
}

extension PlaySource {
  /// The file of an exercise, else the listing of a lesson with this id.
  static func find(_ name: String, _ desk: Desk) throws(Failure) -> PlaySource {
    let unknown: Failure
    do throws(Failure) {
      let files = try desk.index.folder.exercise(name)
      let path = try desk.prepare(files).path
      return PlaySource(file: path, root: nil)
    } catch {
      guard case .unknownExercise = error else { throw error }
      unknown = error
    }
    for entry in desk.index.lessons {
      guard let lesson = try? desk.index.open(entry) else { continue }
      let listings = lesson.pages.flatMap(\.liveListings).map(\.listing)
      if let listing = listings.first(where: { $0.id == name }) { return PlaySource(listing) }
    }
    throw unknown
  }
}
