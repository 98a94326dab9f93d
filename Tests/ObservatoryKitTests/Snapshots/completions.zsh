#compdef observatory
# Completions of observatory for zsh.
_observatory_ids() {
  local -a ids
  ids=(${(f)"$(observatory completions $1 2>/dev/null)"})
  compadd -a ids
}
_observatory() {
  local context state line
  local -a commands
  commands=(
    'lessons:list the lessons; with words, everything that has them (todo and done filter)'
    'lesson:read a lesson'
    'quiz:take a knowledge check'
    'review:repeat the questions that are due'
    'progress:show how far you are'
    'exercises:list the exercises'
    'exercise:show an exercise and where its file is'
    'verify:compile, run and judge an exercise file'
    'watch:judge an exercise file whenever it is saved'
    'hint:show the next hint'
    'solution:show the solution after a pass'
    'diff:compare your file with the starter'
    'reset:bring the starter back; your file is kept as a copy'
    'restore:bring back the file that a reset put aside'
    'trace:run a data-flow file and print which bodies ran and why'
    'play:work a program'\''s screen and see which bodies run'
    'answers:grade open answers: JSONL in, JSONL out'
    'grade:judge every submission in a folder'
    'author:tools for course authors'
    'doctor:check the toolchain, the terminal and everything else that is needed'
    'completions:print completions for a shell'
    'help:explain a command'
  )
  _arguments -C \
    '--course[a course other than the built-in one]:DIR:_files -/' \
    '--workspace[where the exercise files are]:DIR:_files -/' \
    '--color[when to use colour]:WHEN:(auto always never)' \
    '--plain[words and numbers only: no boxes, no glyphs, no redrawing]' \
    '--no-input[never ask; fail instead]' \
    '--width[how many columns to write]:N: ' \
    '(-h --help)'{-h,--help}'[explain a command]' \
    '--version[print the version]' \
    '1:command:->command' '*::argument:->argument'
  case $state in
  command) _describe command commands ;;
  argument)
    case $words[1] in
    lessons) _arguments '--course[a course other than the built-in one]:DIR:_files -/' '--workspace[where the exercise files are]:DIR:_files -/' '--color[when to use colour]:WHEN:(auto always never)' '--plain[words and numbers only: no boxes, no glyphs, no redrawing]' '--no-input[never ask; fail instead]' '--width[how many columns to write]:N: ' '*:argument: ' ;;
    lesson) _arguments '--course[a course other than the built-in one]:DIR:_files -/' '--workspace[where the exercise files are]:DIR:_files -/' '--color[when to use colour]:WHEN:(auto always never)' '--plain[words and numbers only: no boxes, no glyphs, no redrawing]' '--no-input[never ask; fail instead]' '--width[how many columns to write]:N: ' '*:argument:{_observatory_ids lessons}' ;;
    quiz) _arguments '--format[how the result is written]:FORMAT:(text json junit tap)' '--seed[the order of the choices]:N: ' '--wrong[only the questions that were not right the last time]' '--course[a course other than the built-in one]:DIR:_files -/' '--workspace[where the exercise files are]:DIR:_files -/' '--color[when to use colour]:WHEN:(auto always never)' '--plain[words and numbers only: no boxes, no glyphs, no redrawing]' '--no-input[never ask; fail instead]' '--width[how many columns to write]:N: ' '*:argument:{_observatory_ids quizzes}' ;;
    review) _arguments '--limit[ask no more than N, the longest overdue]:N: ' '--format[how the result is written]:FORMAT:(text json)' '--seed[the order of questions and choices]:N: ' '--course[a course other than the built-in one]:DIR:_files -/' '--workspace[where the exercise files are]:DIR:_files -/' '--color[when to use colour]:WHEN:(auto always never)' '--plain[words and numbers only: no boxes, no glyphs, no redrawing]' '--no-input[never ask; fail instead]' '--width[how many columns to write]:N: ' '*:argument: ' ;;
    progress) _arguments '--format[how it is written; xapi for exports]:FORMAT:(text json xapi)' '--actor[who the xAPI statements are about, such as a mail address]:NAME: ' '--course[a course other than the built-in one]:DIR:_files -/' '--workspace[where the exercise files are]:DIR:_files -/' '--color[when to use colour]:WHEN:(auto always never)' '--plain[words and numbers only: no boxes, no glyphs, no redrawing]' '--no-input[never ask; fail instead]' '--width[how many columns to write]:N: ' '*:argument:(export import)' ;;
    exercises) _arguments '--open[only those that are not passed yet]' '--course[a course other than the built-in one]:DIR:_files -/' '--workspace[where the exercise files are]:DIR:_files -/' '--color[when to use colour]:WHEN:(auto always never)' '--plain[words and numbers only: no boxes, no glyphs, no redrawing]' '--no-input[never ask; fail instead]' '--width[how many columns to write]:N: ' '*:argument: ' ;;
    exercise) _arguments '--edit[open the file in your editor]' '--course[a course other than the built-in one]:DIR:_files -/' '--workspace[where the exercise files are]:DIR:_files -/' '--color[when to use colour]:WHEN:(auto always never)' '--plain[words and numbers only: no boxes, no glyphs, no redrawing]' '--no-input[never ask; fail instead]' '--width[how many columns to write]:N: ' '*:argument:{_observatory_ids exercises}' ;;
    verify) _arguments '--file[judge this file instead of the one in the workspace]:FILE:_files' '--all[judge every exercise file of the workspace]' '--details[explain every failure, not the first alone]' '--timeout[how long a program may compute (default 5)]:SECONDS: ' '--format[how the result is written]:FORMAT:(text json junit tap gradescope)' '--course[a course other than the built-in one]:DIR:_files -/' '--workspace[where the exercise files are]:DIR:_files -/' '--color[when to use colour]:WHEN:(auto always never)' '--plain[words and numbers only: no boxes, no glyphs, no redrawing]' '--no-input[never ask; fail instead]' '--width[how many columns to write]:N: ' '*:argument:{_observatory_ids exercises}' ;;
    watch) _arguments '--course[a course other than the built-in one]:DIR:_files -/' '--workspace[where the exercise files are]:DIR:_files -/' '--color[when to use colour]:WHEN:(auto always never)' '--plain[words and numbers only: no boxes, no glyphs, no redrawing]' '--no-input[never ask; fail instead]' '--width[how many columns to write]:N: ' '*:argument:{_observatory_ids exercises}' ;;
    hint) _arguments '--course[a course other than the built-in one]:DIR:_files -/' '--workspace[where the exercise files are]:DIR:_files -/' '--color[when to use colour]:WHEN:(auto always never)' '--plain[words and numbers only: no boxes, no glyphs, no redrawing]' '--no-input[never ask; fail instead]' '--width[how many columns to write]:N: ' '*:argument:{_observatory_ids exercises}' ;;
    solution) _arguments '--give-up[show it before a pass; recorded as such]' '--course[a course other than the built-in one]:DIR:_files -/' '--workspace[where the exercise files are]:DIR:_files -/' '--color[when to use colour]:WHEN:(auto always never)' '--plain[words and numbers only: no boxes, no glyphs, no redrawing]' '--no-input[never ask; fail instead]' '--width[how many columns to write]:N: ' '*:argument:{_observatory_ids exercises}' ;;
    diff) _arguments '--solution[compare with the solution]' '--course[a course other than the built-in one]:DIR:_files -/' '--workspace[where the exercise files are]:DIR:_files -/' '--color[when to use colour]:WHEN:(auto always never)' '--plain[words and numbers only: no boxes, no glyphs, no redrawing]' '--no-input[never ask; fail instead]' '--width[how many columns to write]:N: ' '*:argument:{_observatory_ids exercises}' ;;
    reset) _arguments '--all[reset every exercise]' '--course[a course other than the built-in one]:DIR:_files -/' '--workspace[where the exercise files are]:DIR:_files -/' '--color[when to use colour]:WHEN:(auto always never)' '--plain[words and numbers only: no boxes, no glyphs, no redrawing]' '--no-input[never ask; fail instead]' '--width[how many columns to write]:N: ' '*:argument:{_observatory_ids exercises}' ;;
    restore) _arguments '--course[a course other than the built-in one]:DIR:_files -/' '--workspace[where the exercise files are]:DIR:_files -/' '--color[when to use colour]:WHEN:(auto always never)' '--plain[words and numbers only: no boxes, no glyphs, no redrawing]' '--no-input[never ask; fail instead]' '--width[how many columns to write]:N: ' '*:argument:{_observatory_ids exercises}' ;;
    trace) _arguments '--root[the view to show, a Swift expression]:EXPR: ' '*--do[an event: tap, toggle, type, run: …]:ACTION: ' '--format[how the trace is written]:FORMAT:(text json dot svg mermaid)' '--state[initial values of @State as in Xcode 27 or up to Xcode 26]:MODE:(lazy eager)' '--timeout[how long the program may run]:SECONDS: ' '--swift-version[the language mode]:N:(5 6)' '--screen[also print the final screen]' '--shadow[check every skipped body by running it apart]' '--course[a course other than the built-in one]:DIR:_files -/' '--workspace[where the exercise files are]:DIR:_files -/' '--color[when to use colour]:WHEN:(auto always never)' '--plain[words and numbers only: no boxes, no glyphs, no redrawing]' '--no-input[never ask; fail instead]' '--width[how many columns to write]:N: ' '*:file:_files' ;;
    play) _arguments '--root[the view to show, a Swift expression]:EXPR: ' '--state[initial values of @State as in Xcode 27 or up to Xcode 26]:MODE:(lazy eager)' '--course[a course other than the built-in one]:DIR:_files -/' '--workspace[where the exercise files are]:DIR:_files -/' '--color[when to use colour]:WHEN:(auto always never)' '--plain[words and numbers only: no boxes, no glyphs, no redrawing]' '--no-input[never ask; fail instead]' '--width[how many columns to write]:N: ' '*:file:_files' ;;
    answers) _arguments '--course[a course other than the built-in one]:DIR:_files -/' '--workspace[where the exercise files are]:DIR:_files -/' '--color[when to use colour]:WHEN:(auto always never)' '--plain[words and numbers only: no boxes, no glyphs, no redrawing]' '--no-input[never ask; fail instead]' '--width[how many columns to write]:N: ' ;;
    grade) _arguments '--exercise[the exercise they are for]:ID:{_observatory_ids exercises}' '--shard[only every N-th submission, starting with the K-th]:K/N: ' '--timeout[how long a program may compute (default 5)]:SECONDS: ' '--format[how the results are written]:FORMAT:(jsonl junit tap gradescope)' '--output[write there; JSON lines that it holds already are not run again]:FILE:_files' '--course[a course other than the built-in one]:DIR:_files -/' '--workspace[where the exercise files are]:DIR:_files -/' '--color[when to use colour]:WHEN:(auto always never)' '--plain[words and numbers only: no boxes, no glyphs, no redrawing]' '--no-input[never ask; fail instead]' '--width[how many columns to write]:N: ' '*:argument:_files -/' ;;
    author) _arguments '--no-run[check the text only, run nothing]' '--mutate[try the checks on small edits of the solutions]' '--output[write there instead of on standard output]:FILE:_files' '--lesson[the lesson of a new exercise or quiz]:ID:{_observatory_ids exercises}' '--format[how findings are written]:FORMAT:(text json)' '--course[a course other than the built-in one]:DIR:_files -/' '--workspace[where the exercise files are]:DIR:_files -/' '--color[when to use colour]:WHEN:(auto always never)' '--plain[words and numbers only: no boxes, no glyphs, no redrawing]' '--no-input[never ask; fail instead]' '--width[how many columns to write]:N: ' '*:argument:(check new export import stats)' ;;
    doctor) _arguments '--course[a course other than the built-in one]:DIR:_files -/' '--workspace[where the exercise files are]:DIR:_files -/' '--color[when to use colour]:WHEN:(auto always never)' '--plain[words and numbers only: no boxes, no glyphs, no redrawing]' '--no-input[never ask; fail instead]' '--width[how many columns to write]:N: ' ;;
    completions) _arguments '--course[a course other than the built-in one]:DIR:_files -/' '--workspace[where the exercise files are]:DIR:_files -/' '--color[when to use colour]:WHEN:(auto always never)' '--plain[words and numbers only: no boxes, no glyphs, no redrawing]' '--no-input[never ask; fail instead]' '--width[how many columns to write]:N: ' '*:argument:(bash zsh fish)' ;;
    help) _arguments '--man[print the manual page instead]' '--course[a course other than the built-in one]:DIR:_files -/' '--workspace[where the exercise files are]:DIR:_files -/' '--color[when to use colour]:WHEN:(auto always never)' '--plain[words and numbers only: no boxes, no glyphs, no redrawing]' '--no-input[never ask; fail instead]' '--width[how many columns to write]:N: ' '*:argument:(lessons lesson quiz review progress exercises exercise verify watch hint solution diff reset restore trace play answers grade author doctor completions help)' ;;
    esac ;;
  esac
}
_observatory "$@"
