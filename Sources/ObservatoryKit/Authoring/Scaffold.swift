/// The first text of new files: small, complete and right, to be replaced part by part.
enum Scaffold {
  static func lesson(_ id: String) -> String {
    """
    ---
    id: \(id)
    title: \(title(of: id))
    summary: One sentence that says what the reader can do after this lesson.
    minutes: 10
    requires: []
    sources: []
    ---

    # \(title(of: id))

    ## What it is about

    Say what goes wrong without this, and what the reader can do afterwards.

    ## A lamp and its label

    ```swift live id=\(id)-lamp
    import SwiftUI

    @Observable final class Lamp {
      var isOn = false
    }

    struct LampLabel: View {
      let lamp: Lamp
      var body: some View { Text(lamp.isOn ? "on" : "off") }
    }

    struct Room: View {
      @State private var lamp = Lamp()
      var body: some View {
        LampLabel(lamp: lamp)
        Button("Switch") { lamp.isOn.toggle() }
      }
    }
    // root: Room()
    // do: tap Switch
    ```

    ```trace
    first render
      Room        initial
      LampLabel   initial
    tap Switch
      LampLabel   Lamp#1.isOn
      quiet: Room
    ```

    `LampLabel` reads the property in its body, so it runs again; `Room` does not read it.

    """
  }

  static func quiz(_ id: String, lesson: String, section: String) -> String {
    """
    ---
    id: \(id)
    lesson: \(lesson)
    title: \(title(of: id))
    ---

    ## Which body runs again when `isOn` changes, if only the label reads it?

    ```yaml question
    id: \(id)-reader
    type: single
    difficulty: 1
    section: \(lesson)#\(section)
    hint: Look for the body that has the property in it.
    explanation: A body follows the properties that it read in its last run.
    ```

    - [x] the label's

      It read the property while it ran.

    - [ ] the room's

      It holds the lamp and reads nothing of it.

    - [ ] both

      Only the read counts, not the reference.

    """
  }

  static func exercise(_ id: String, lesson: String) -> [(name: String, text: String)] {
    [
      ("exercise.md", instructions(id)),
      ("Checks.swift", checks),
      ("Starter.swift", program(label: "Text(\"off\")", "The label never changes.")),
      ("Solution.swift", program(label: right, "The label reads the lamp in its body.")),
      (
        "Accepts/ReadFirst.swift",
        program(
          label: "let isOn = lamp.isOn\n    return Text(isOn ? \"on\" : \"off\")",
          "The body reads first and shows then.")
      ),
      (
        "Mistakes/ReadByTheRoom.swift",
        "// expect: the switch runs the label alone\n"
          + program(
            label: right, room: "_ = lamp.isOn\n    return VStack", "The room reads it too.")
      ),
    ]
  }

  private static let right = "Text(lamp.isOn ? \"on\" : \"off\")"

  private static func instructions(_ id: String) -> String {
    """
    ---
    id: \(id)
    title: \(title(of: id))
    minutes: 5
    ---

    # \(title(of: id))

    The label says `off`, whatever the lamp does. Change `LampLabel` so that it

    1. says `on` or `off` as the lamp is
    2. runs alone when the lamp is switched

    ## Hint

    What does the label's body have to read?

    ## Hint

    Read `lamp.isOn` in the body of `LampLabel`.

    """
  }

  private static let checks = """
    import ExerciseChecks
    import SwiftUI

    let exercise = Exercise {
      Check("the label says what the lamp is") {
        let screen = host(Room(lamp: Lamp()))
        try screen.find(button: "Switch").tap()
        try expect(screen.text.contains("on"), "After the switch the label says on.")
      }

      Check("the switch runs the label alone") {
        let lamp = Lamp()
        let screen = host(Room(lamp: lamp))
        let step = screen.perform { lamp.isOn = true }
        try expect(step.updates, equals: ["LampLabel": 1], "Only the label reads the lamp.")
      }
    }

    """

  private static func program(
    label: String, room: String = "VStack", _ comment: String
  ) -> String {
    """
    import SwiftUI

    // \(comment)

    @Observable
    final class Lamp {
      var isOn = false
    }

    struct LampLabel: View {
      let lamp: Lamp

      var body: some View {
        \(label)
      }
    }

    struct Room: View {
      let lamp: Lamp

      var body: some View {
        \(room) {
          LampLabel(lamp: lamp)
          Button("Switch") { lamp.isOn.toggle() }
        }
      }
    }

    #Preview {
      Room(lamp: Lamp())
    }

    """
  }

  /// The id as words, with a capital.
  private static func title(of id: String) -> String {
    let words = id.replacing("-", with: " ")
    return words.prefix(1).uppercased() + words.dropFirst()
  }
}
