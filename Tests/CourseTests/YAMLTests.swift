import Testing
import YAMLReading

@Suite struct YAMLTests {
  @Test func `values keep their place in the file`() throws {
    let node = try YAMLNode.parse("id: lamp\nparts:\n  - bulb\n  - shade\n", firstLine: 12)
    #expect(node["id"] == YAMLNode(.scalar("lamp", isPlain: true), line: 12, column: 5))
    #expect(node["parts"]?.items?.map(\.line) == [14, 15])
    #expect(node["parts"]?.items?.map(\.column) == [5, 5])
    #expect(node.entries?.map(\.key) == ["id", "parts"])
  }

  @Test(arguments: ["y", "no", "on", "1.0", "007", "null", "~", "2026-11-30", "0x1F", "true"])
  func `a scalar stays the text that was written`(text: String) throws {
    #expect(try YAMLNode.parse("answer: \(text)")["answer"]?.text == text)
    #expect(try YAMLNode.parse("answers: [\(text)]")["answers"]?.texts == [text])
  }

  @Test func `only plain scalars are numbers and truth values`() throws {
    let node = try YAMLNode.parse("a: 3\nb: '3'\nc: true\nd: \"true\"\ne: yes\nf: 3.0")
    #expect(node["a"]?.int == 3)
    #expect(node["b"]?.int == nil)
    #expect(node["c"]?.bool == true)
    #expect(node["d"]?.bool == nil)
    #expect(node["e"]?.bool == nil)
    #expect(node["f"]?.int == nil)
  }

  @Test func `a single text counts as a list of one`() throws {
    let node = try YAMLNode.parse("one: a\nmany: [a, b]\nmixed: [a, [b]]")
    #expect(node["one"]?.texts == ["a"])
    #expect(node["many"]?.texts == ["a", "b"])
    #expect(node["mixed"]?.texts == nil)
    #expect(node["none"] == nil)
  }

  @Test func `folded and literal blocks keep their lines as YAML says`() throws {
    let node = try YAMLNode.parse("a: >-\n  one\n  two\nb: |\n  one\n  two\n")
    #expect(node["a"]?.text == "one two")
    #expect(node["b"]?.text == "one\ntwo\n")
  }

  @Test func `an alias is a copy of what it names`() throws {
    let node = try YAMLNode.parse("a: &x [1, 2]\nb: *x")
    #expect(node["b"]?.texts == ["1", "2"])
  }

  @Test(arguments: [
    ("a: 1\nb: 2\na: 3", YAMLError(.duplicateKey("a"), line: 7)),
    ("? [a]\n: 1", YAMLError(.keyIsNoText, line: 5)),
    ("", YAMLError(.empty, line: 5)),
    ("# nothing\n", YAMLError(.empty, line: 5)),
    ("a: 1\n---\nb: 2", YAMLError(.severalDocuments, line: 6)),
    ("a: !ruby/object 1", YAMLError(.tag("!ruby/object"), line: 5)),
    ("a: &x [*x]", YAMLError(.tooDeep, line: 5)),
    (
      String(repeating: "[", count: 80) + String(repeating: "]", count: 80),
      YAMLError(.tooDeep, line: 5)
    ),
  ])
  func `what is not read is refused with its line`(text: String, error: YAMLError) {
    #expect(throws: error) { try YAMLNode.parse(text, firstLine: 5) }
  }

  @Test func `more than a megabyte is refused`() {
    #expect(throws: YAMLError(.tooLarge, line: 1)) {
      try YAMLNode.parse(String(repeating: "a", count: 1 << 21))
    }
  }

  @Test func `aliases of aliases do not grow without end`() {
    var text = "a0: &a0 [x, x, x, x, x, x, x, x, x, x]\n"
    for level in 1...8 {
      let aliases = Array(repeating: "*a\(level - 1)", count: 10).joined(separator: ", ")
      text += "a\(level): &a\(level) [\(aliases)]\n"
    }
    let error = #expect(throws: YAMLError.self) { try YAMLNode.parse(text) }
    #expect(error?.reason == .tooDeep)
  }

  @Test(arguments: [
    ("title: A: B", 3, "a value with a colon needs quotes, or the line is indented too far"),
    ("id: x\ntitle: \"never\nend", 4, "the quote that opens here is not closed"),
    (
      "id: x\nrequires: [a, b\nz: 1", 4,
      "a bracket that opens here is not closed, or a comma is missing"
    ),
    (
      "id: x\ntitle: @home", 4,
      "a value that begins with @, ` or % needs quotes, and lines are indented with spaces, not tabs"
    ),
    ("id: x\ntitle", 5, "this line has no colon after its key"),
    (
      "id: x\ntitle: \"a \\q\"", 4,
      "a backslash in double quotes begins an escape; use single quotes"
    ),
    ("id: x\ntitle: *y", 4, "no value has this name; a value that begins with * needs quotes"),
    ("id: x\ntitle: \u{1}", 4, "it contains a control character; remove it"),
  ])
  func `a mistake is explained at its line`(text: String, line: Int, explanation: String) {
    let error = #expect(throws: YAMLError.self) { try YAMLNode.parse(text, firstLine: 3) }
    #expect(error?.sentence == "this is not valid YAML: \(explanation)")
    #expect(error?.line == line)
  }
}
