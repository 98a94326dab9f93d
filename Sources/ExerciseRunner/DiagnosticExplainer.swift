/// Says in one plain sentence what a known message of the compiler means here.
package enum DiagnosticExplainer {
  /// Returns a sentence for a message; nil where the message speaks for itself.
  package static func explain(_ diagnostic: Diagnostic) -> String? {
    guard diagnostic.severity == .error else { return nil }
    let rule = (rules + wrapperRules).first { $0.words.allSatisfy(diagnostic.message.contains) }
    return MissingAPI.sentence(for: diagnostic.message) ?? rule?.sentence
  }

  struct Rule {
    var words: [String]
    var sentence: String

    init(_ words: String..., say sentence: String) {
      self.words = words
      self.sentence = sentence
    }
  }

  private static let rules = [
    Rule(
      "'@Observable' cannot be applied to struct",
      say: "@Observable needs a class: views have to share one instance, and a struct is copied."),
    Rule(
      "'@Observable' cannot be applied to enumeration",
      say: "@Observable needs a class; an enum is a value and is copied."),
    Rule(
      "'@Observable' cannot be applied to actor",
      say: "@Observable needs a class; an actor can't be read from a body."),
    Rule(
      "unknown attribute 'Observable'",
      say: "The file doesn't know @Observable: add `import SwiftUI` or `import Observation`."),
    Rule(
      "property wrapper cannot be applied to a computed property",
      say: "@Observable turns stored properties into computed ones, so a wrapper such as @Published"
        + " has no place in it: take the wrapper out, or mark the property @ObservationIgnored."),
    Rule(
      "'lazy' cannot be used on a computed property",
      say: "@Observable can't track a lazy property: mark it @ObservationIgnored."),
    Rule(
      "local type cannot have attached extension macro",
      say: "@Observable works on classes declared in a file or a type, not inside a function."),
    Rule(
      "has no initializers",
      say: "Every stored property needs a value: give it a default, or write an init."),
    Rule(
      "can only apply to a single variable",
      say: "@Observable wants one variable a line: split `var a, b` into two."),
    Rule(
      "expressions are not allowed at the top level",
      say: "Statements belong into a function or a body; a file holds declarations only."),
    Rule(
      "invalid redeclaration of 'exercise'",
      say: "The checks have an `exercise` of their own: give yours another name."),
    Rule(
      "no such module",
      say: "Only SwiftUI, Observation, Combine, Foundation and the standard library are there."),
    Rule(
      "cannot find '$",
      say: "`$name` needs a property that makes bindings: @State for a model that the view owns,"
        + " @Bindable for one that it is given."),
    Rule(
      "this expression does not conform to 'View'",
      say: "A body is made of views: write `let _ = print(…)` for code that makes none."),
    Rule(
      "cannot convert value of type", "Binding<",
      say: "A control wants a binding here: write `$` in front, on a @State or @Bindable property."),
    Rule(
      "value of type 'some View' has no member",
      say: "The runtime has no such modifier; appearance can be left out, data flow can't:"
        + " see the table of differences."),
  ]
}
