/// The vocabulary of Observation as learners speak it, everyday words included.
package enum DomainLexicon {
  package static let shared = Lexicon(
    [things, reading, changing, owning, talking].joined(separator: "\n"))
}
