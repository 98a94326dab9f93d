extension CommandSpec {
  /// Options that every command takes, before or after its name.
  package static let globalOptions: [OptionSpec] = [
    OptionSpec("--course", "DIR", "a course other than the built-in one"),
    OptionSpec("--workspace", "DIR", "where the exercise files are"),
    OptionSpec("--color", "WHEN", choices: ["auto", "always", "never"], "when to use colour"),
    OptionSpec("--plain", "words and numbers only: no boxes, no glyphs, no redrawing"),
    OptionSpec("--no-input", "never ask; fail instead"),
    OptionSpec("--width", "N", "how many columns to write"),
  ]

  private static let resultFormat = OptionSpec(
    "--format", "FORMAT", choices: ["text", "json", "junit", "tap", "gradescope"],
    "how the result is written")

  private static let computingTime = OptionSpec(
    "--timeout", "SECONDS", "how long a program may compute (default 5)")

  /// All commands in the order of the help.
  package static let all: [CommandSpec] = learning + exercises + engineering + authoring + other

  private static let learning = [
    CommandSpec(
      "lessons", "[WORDS]", count: 0...9,
      "list the lessons; with words, everything that has them (todo and done filter)",
      examples: ["observatory lessons", "observatory lessons todo", "observatory lessons binding"]),
    CommandSpec(
      "lesson", "[ID]", count: 0...1, "read a lesson",
      examples: ["observatory lesson 2", "observatory lesson reading-makes-a-dependency"]),
    CommandSpec(
      "quiz", "[ID]", count: 0...1, "take a knowledge check",
      options: [
        OptionSpec(
          "--format", "FORMAT", choices: ["text", "json", "junit", "tap"],
          "how the result is written"),
        OptionSpec("--seed", "N", "the order of the choices"),
        OptionSpec("--wrong", "only the questions that were not right the last time"),
      ],
      examples: [
        "observatory quiz 1", "observatory quiz 1 --wrong",
        "observatory quiz 1 --format json < answers.txt",
      ]),
    CommandSpec(
      "review", "[undo]", count: 0...1, "repeat the questions that are due",
      options: [
        OptionSpec("--limit", "N", "ask no more than N, the longest overdue"),
        OptionSpec("--format", "FORMAT", choices: ["text", "json"], "how the result is written"),
        OptionSpec("--seed", "N", "the order of questions and choices"),
      ],
      examples: [
        "observatory review", "observatory review --limit 10", "observatory review undo",
      ]),
    CommandSpec(
      "progress", "[export|import] [FILE]", count: 0...2, "show how far you are",
      options: [
        OptionSpec(
          "--format", "FORMAT", choices: ["text", "json", "xapi"],
          "how it is written; xapi for exports"),
        OptionSpec("--actor", "NAME", "who the xAPI statements are about, such as a mail address"),
      ],
      examples: [
        "observatory progress", "observatory progress export > progress.json",
        "observatory progress import progress.json",
        "observatory progress export --format xapi --actor me@example.org > log.jsonl",
      ]),
  ]

  private static let exercises = [
    CommandSpec(
      "exercises", "[WORDS]", count: 0...9, "list the exercises",
      options: [OptionSpec("--open", "only those that are not passed yet")],
      examples: ["observatory exercises", "observatory exercises binding"]),
    CommandSpec(
      "exercise", "[ID]", count: 0...1, "show an exercise and where its file is",
      options: [OptionSpec("--edit", "open the file in your editor")],
      examples: ["observatory exercise print-on-rerender --edit"]),
    CommandSpec(
      "verify", "[ID]", count: 0...1, "compile, run and judge an exercise file",
      options: [
        OptionSpec("--file", "FILE", "judge this file instead of the one in the workspace"),
        OptionSpec("--all", "judge every exercise file of the workspace"),
        OptionSpec("--details", "explain every failure, not the first alone"), computingTime,
        resultFormat,
      ],
      examples: [
        "observatory verify print-on-rerender",
        "observatory verify print-on-rerender --file Mine.swift --format json",
      ]),
    CommandSpec(
      "watch", "[ID]", count: 0...1, "judge an exercise file whenever it is saved",
      examples: ["observatory watch print-on-rerender"]),
    CommandSpec(
      "hint", "[ID]", count: 0...1, "show the next hint", examples: ["observatory hint"]),
    CommandSpec(
      "solution", "ID", count: 1...1, "show the solution after a pass",
      options: [OptionSpec("--give-up", "show it before a pass; recorded as such")],
      examples: ["observatory solution print-on-rerender"]),
    CommandSpec(
      "diff", "ID", count: 1...1, "compare your file with the starter",
      options: [OptionSpec("--solution", "compare with the solution")],
      examples: ["observatory diff print-on-rerender"]),
    CommandSpec(
      "reset", "[ID]", count: 0...1, "bring the starter back; your file is kept as a copy",
      options: [OptionSpec("--all", "reset every exercise")],
      examples: ["observatory reset print-on-rerender"]),
    CommandSpec(
      "restore", "ID", count: 1...1, "bring back the file that a reset put aside",
      examples: ["observatory restore print-on-rerender"]),
  ]

  private static let engineering = [
    CommandSpec(
      "trace", "FILE...", count: 1...99, "run a data-flow file and print which bodies ran and why",
      options: [
        OptionSpec("--root", "EXPR", "the view to show, a Swift expression"),
        OptionSpec("--do", "ACTION", repeats: true, "an event: tap, toggle, type, run: …"),
        OptionSpec(
          "--format", "FORMAT", choices: ["text", "json", "dot", "svg", "mermaid"],
          "how the trace is written"),
        OptionSpec(
          "--state", "MODE", choices: ["lazy", "eager"],
          "initial values of @State as in Xcode 27 or up to Xcode 26"),
        OptionSpec("--timeout", "SECONDS", "how long the program may run"),
        OptionSpec("--swift-version", "N", choices: ["5", "6"], "the language mode"),
        OptionSpec("--screen", "also print the final screen"),
        OptionSpec("--shadow", "check every skipped body by running it apart"),
      ],
      examples: [
        "observatory trace Book.swift --root 'BookView(book: globalBook)'",
        "observatory trace Book.swift --do 'tap Add' --do 'run: store.count += 1' --format json",
      ]),
    CommandSpec(
      "play", "FILE|ID", count: 1...1, "work a program's screen and see which bodies run",
      options: [
        OptionSpec("--root", "EXPR", "the view to show, a Swift expression"),
        OptionSpec(
          "--state", "MODE", choices: ["lazy", "eager"],
          "initial values of @State as in Xcode 27 or up to Xcode 26"),
      ],
      examples: [
        "observatory play Book.swift", "observatory play print-on-rerender",
        "observatory play two-signs",
      ]),
  ]

  private static let authoring = [
    CommandSpec(
      "answers", "grade open answers: JSONL in, JSONL out",
      examples: ["observatory answers < answers.jsonl"]),
    CommandSpec(
      "grade", "DIR", count: 1...1, "judge every submission in a folder",
      options: [
        OptionSpec("--exercise", "ID", "the exercise they are for"),
        OptionSpec("--shard", "K/N", "only every N-th submission, starting with the K-th"),
        computingTime,
        OptionSpec(
          "--format", "FORMAT", choices: ["jsonl", "junit", "tap", "gradescope"],
          "how the results are written"),
        OptionSpec(
          "--output", "FILE", "write there; JSON lines that it holds already are not run again"),
      ],
      examples: [
        "observatory grade submissions --exercise print-on-rerender",
        "observatory grade submissions --exercise print-on-rerender --shard 2/8 --output 2.jsonl",
      ]),
    CommandSpec(
      "author", "check|new|export|import|stats [ID…]", count: 1...99, "tools for course authors",
      options: [
        OptionSpec("--no-run", "check the text only, run nothing"),
        OptionSpec("--mutate", "try the checks on small edits of the solutions"),
        OptionSpec("--output", "FILE", "write there instead of on standard output"),
        OptionSpec("--lesson", "ID", "the lesson of a new exercise or quiz"),
        OptionSpec("--format", "FORMAT", choices: ["text", "json"], "how findings are written"),
      ],
      examples: [
        "observatory author check", "observatory author check --no-run",
        "observatory author check print-on-rerender",
        "observatory author check --mutate print-on-rerender",
        "observatory author new exercise first-lamp --lesson 2",
        "observatory author export gift 2 --output reading.gift",
        "observatory author export anki > cards.txt",
        "observatory author export docc --output Course.docc",
        "observatory author import gift bank.gift --lesson 2 --output Quizzes/15-bank.md",
        "observatory author stats ann.json bea.json",
      ]),
  ]

  private static let other = [
    CommandSpec(
      "doctor", "check the toolchain, the terminal and everything else that is needed",
      examples: ["observatory doctor"]),
    CommandSpec(
      "completions", "bash|zsh|fish", count: 1...1, "print completions for a shell",
      examples: [
        "observatory completions bash > ~/.local/share/bash-completion/completions/observatory"
      ]),
    CommandSpec(
      "help", "[COMMAND]", count: 0...1, "explain a command",
      options: [OptionSpec("--man", "print the manual page instead")],
      examples: ["observatory help verify", "observatory help --man | man -l -"]),
  ]

  /// The command of a name.
  package static func named(_ name: String) -> CommandSpec? { all.first { $0.name == name } }
}
