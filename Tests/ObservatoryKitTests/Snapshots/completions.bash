# Completions of observatory for bash.
_observatory() {
  local word=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD-1]}
  local command= index
  for ((index = 1; index < COMP_CWORD; index++)); do
    case ${COMP_WORDS[index]} in
    lessons|lesson|quiz|review|progress|exercises|exercise|verify|watch|hint|solution|diff|reset|restore|trace|play|answers|grade|author|doctor|completions|help)
      command=${COMP_WORDS[index]}
      break ;;
    esac
  done
  COMPREPLY=()
  case "$command $previous" in
  *" --course") COMPREPLY=($(compgen -d -- "$word")); return ;;
  *" --workspace") COMPREPLY=($(compgen -d -- "$word")); return ;;
  *" --color") COMPREPLY=($(compgen -W "auto always never" -- "$word")); return ;;
  *" --width") :; return ;;
  "quiz --format") COMPREPLY=($(compgen -W "text json junit tap" -- "$word")); return ;;
  "quiz --seed") :; return ;;
  "review --limit") :; return ;;
  "review --format") COMPREPLY=($(compgen -W "text json" -- "$word")); return ;;
  "review --seed") :; return ;;
  "progress --format") COMPREPLY=($(compgen -W "text json xapi" -- "$word")); return ;;
  "progress --actor") :; return ;;
  "verify --file") COMPREPLY=($(compgen -f -- "$word")); return ;;
  "verify --timeout") :; return ;;
  "verify --format") COMPREPLY=($(compgen -W "text json junit tap gradescope" -- "$word")); return ;;
  "trace --root") :; return ;;
  "trace --do") :; return ;;
  "trace --format") COMPREPLY=($(compgen -W "text json dot svg mermaid" -- "$word")); return ;;
  "trace --state") COMPREPLY=($(compgen -W "lazy eager" -- "$word")); return ;;
  "trace --timeout") :; return ;;
  "trace --swift-version") COMPREPLY=($(compgen -W "5 6" -- "$word")); return ;;
  "play --root") :; return ;;
  "play --state") COMPREPLY=($(compgen -W "lazy eager" -- "$word")); return ;;
  "grade --exercise") COMPREPLY=($(compgen -W "$(observatory completions exercises 2>/dev/null)" -- "$word")); return ;;
  "grade --shard") :; return ;;
  "grade --timeout") :; return ;;
  "grade --format") COMPREPLY=($(compgen -W "jsonl junit tap gradescope" -- "$word")); return ;;
  "grade --output") COMPREPLY=($(compgen -f -- "$word")); return ;;
  "author --output") COMPREPLY=($(compgen -f -- "$word")); return ;;
  "author --lesson") COMPREPLY=($(compgen -W "$(observatory completions exercises 2>/dev/null)" -- "$word")); return ;;
  "author --format") COMPREPLY=($(compgen -W "text json" -- "$word")); return ;;
  esac
  case $word in
  -*)
    local options="--course --workspace --color --plain --no-input --width --help --version"
    case $command in
    quiz) options+=" --format --seed --wrong" ;;
    review) options+=" --limit --format --seed" ;;
    progress) options+=" --format --actor" ;;
    exercises) options+=" --open" ;;
    exercise) options+=" --edit" ;;
    verify) options+=" --file --all --details --timeout --format" ;;
    solution) options+=" --give-up" ;;
    diff) options+=" --solution" ;;
    reset) options+=" --all" ;;
    trace) options+=" --root --do --format --state --timeout --swift-version --screen --shadow" ;;
    play) options+=" --root --state" ;;
    grade) options+=" --exercise --shard --timeout --format --output" ;;
    author) options+=" --no-run --mutate --output --lesson --format" ;;
    help) options+=" --man" ;;
    esac
    COMPREPLY=($(compgen -W "$options" -- "$word"))
    return ;;
  esac
  case $command in
  "") COMPREPLY=($(compgen -W "lessons lesson quiz review progress exercises exercise verify watch hint solution diff reset restore trace play answers grade author doctor completions help" -- "$word")) ;;
  lessons) : ;;
  lesson) COMPREPLY=($(compgen -W "$(observatory completions lessons 2>/dev/null)" -- "$word")) ;;
  quiz) COMPREPLY=($(compgen -W "$(observatory completions quizzes 2>/dev/null)" -- "$word")) ;;
  review) : ;;
  progress) COMPREPLY=($(compgen -W "export import" -- "$word")) ;;
  exercises) : ;;
  exercise) COMPREPLY=($(compgen -W "$(observatory completions exercises 2>/dev/null)" -- "$word")) ;;
  verify) COMPREPLY=($(compgen -W "$(observatory completions exercises 2>/dev/null)" -- "$word")) ;;
  watch) COMPREPLY=($(compgen -W "$(observatory completions exercises 2>/dev/null)" -- "$word")) ;;
  hint) COMPREPLY=($(compgen -W "$(observatory completions exercises 2>/dev/null)" -- "$word")) ;;
  solution) COMPREPLY=($(compgen -W "$(observatory completions exercises 2>/dev/null)" -- "$word")) ;;
  diff) COMPREPLY=($(compgen -W "$(observatory completions exercises 2>/dev/null)" -- "$word")) ;;
  reset) COMPREPLY=($(compgen -W "$(observatory completions exercises 2>/dev/null)" -- "$word")) ;;
  restore) COMPREPLY=($(compgen -W "$(observatory completions exercises 2>/dev/null)" -- "$word")) ;;
  trace) COMPREPLY=($(compgen -f -- "$word")) ;;
  play) COMPREPLY=($(compgen -f -- "$word")) ;;
  grade) COMPREPLY=($(compgen -d -- "$word")) ;;
  author) COMPREPLY=($(compgen -W "check new export import stats" -- "$word")) ;;
  completions) COMPREPLY=($(compgen -W "bash zsh fish" -- "$word")) ;;
  help) COMPREPLY=($(compgen -W "lessons lesson quiz review progress exercises exercise verify watch hint solution diff reset restore trace play answers grade author doctor completions help" -- "$word")) ;;
  esac
}
complete -F _observatory observatory
