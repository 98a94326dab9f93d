import Testing

@testable import Interchange

@Suite("Lessons as a DocC catalogue")
struct DocCTests {
  private let lesson = """
    ---
    id: reading
    title: Reading
    ---

    # Reading

    A body reads.

    <!-- predict: which -->

    ```swift live id=a
    struct A {}
    // root: A()
    // do: tap B
    ```

    ```trace
    first render
    ```

    <!-- exercise: rows -->

    ~~~
    <!-- kept -->
    ~~~

    """

  @Test func `a lesson becomes an article with plain fences and links`() {
    let catalogue = DocCCatalogue(
      title: "Course", summary: "All of it.",
      chapters: [
        .init(
          lesson: .init(id: "reading", title: "Reading", summary: "What is read.", source: lesson),
          exercises: [.init(id: "rows", title: "Rows", summary: "", source: "# Rows\n\nDo it.\n")])
      ], pages: [.init(id: "glossary", title: "Glossary", summary: "", source: "Words.\n")])
    #expect(
      catalogue.files.map(\.name) == [
        "Course.md", "reading.md", "exercise-rows.md", "glossary.md",
      ])
    #expect(
      catalogue.files[0].text == """
        # Course

        @Metadata {
          @TechnologyRoot
        }

        All of it.

        ## Topics

        ### Reading

        - <doc:reading>
        - <doc:exercise-rows>

        ### More

        - <doc:glossary>

        """)
    #expect(
      catalogue.files[1].text == """
        # Reading

        What is read.

        A body reads.


        ```swift
        struct A {}
        ```

        Then:

        1. `tap B`

        ```
        first render
        ```

        Exercise: <doc:exercise-rows>

        ~~~
        <!-- kept -->
        ~~~

        """)
    #expect(catalogue.files[2].text == "# Rows\n\nDo it.\n")
    #expect(catalogue.files[3].text == "# Glossary\n\nWords.\n")
  }
}
