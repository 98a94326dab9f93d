#include "CEditline.h"

#include <errno.h>
#include <fcntl.h>
#include <histedit.h>
#include <langinfo.h>
#include <locale.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <termios.h>
#include <unistd.h>

enum { history_limit = 1000 };

static const char *const paste_on = "\033[?2004h";
static const char *const paste_off = "\033[?2004l";
static const wchar_t pasted_line_break = L'\u23CE';

struct ceditline {
  EditLine *editor;
  History *kept;     // What the arrow keys show at prompts with a history.
  History *nothing;  // What they show at the others.
  FILE *input;
  FILE *output;
  FILE *errors;
  int input_descriptor;
  int output_descriptor;
  char *prompt;
  bool paste;
  bool printed;
  ceditline_completer completer;
  void *context;
};

// Without a UTF-8 locale libedit drops every byte outside ASCII.
static void choose_utf8(void) {
  static const char *const names[] = {"C.UTF-8", "UTF-8", "en_US.UTF-8"};
  setlocale(LC_CTYPE, "");
  for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
    if (strcmp(nl_langinfo(CODESET), "UTF-8") == 0) return;
    setlocale(LC_CTYPE, names[i]);
  }
}

static ceditline *self_of(EditLine *editor) {
  ceditline *self = NULL;
  el_get(editor, EL_CLIENTDATA, &self);
  return self;
}

static char *give_prompt(EditLine *editor) {
  static char none[] = "";
  ceditline *self = self_of(editor);
  return self && self->prompt ? self->prompt : none;
}

static unsigned char complete(EditLine *editor, int key) {
  (void)key;
  ceditline *self = self_of(editor);
  if (!self || !self->completer) return CC_ERROR;
  const LineInfo *line = el_line(editor);
  self->printed = false;
  bool found = self->completer(
      self->context, line->buffer, line->lastchar - line->buffer, line->cursor - line->buffer);
  if (!found) return CC_REFRESH_BEEP;
  return self->printed ? CC_REDISPLAY : CC_REFRESH;
}

// Collects pasted characters and hands them to the line in pieces.
typedef struct {
  EditLine *editor;
  wchar_t text[256];
  size_t count;
  size_t line_breaks;
} paste_buffer;

static void paste_flush(paste_buffer *buffer) {
  if (buffer->count == 0) return;
  buffer->text[buffer->count] = L'\0';
  el_winsertstr(buffer->editor, buffer->text);
  buffer->count = 0;
}

static void paste_append(paste_buffer *buffer, wchar_t character) {
  if (buffer->count + 1 == sizeof buffer->text / sizeof *buffer->text) paste_flush(buffer);
  buffer->text[buffer->count++] = character;
}

// Line breaks become visible and do not submit; those at the end are dropped.
static void paste_take(paste_buffer *buffer, wchar_t character, wchar_t previous) {
  if (character == L'\n' && previous == L'\r') return;
  if (character == L'\n' || character == L'\r') {
    buffer->line_breaks++;
    return;
  }
  if (character == L'\t') character = L' ';
  if (character < L' ' || (character >= 0x7F && character < 0xA0)) return;
  for (; buffer->line_breaks > 0; buffer->line_breaks--) paste_append(buffer, pasted_line_break);
  paste_append(buffer, character);
}

static unsigned char paste(EditLine *editor, int key) {
  static const wchar_t end[] = L"\033[201~";
  (void)key;
  paste_buffer buffer = {.editor = editor};
  size_t matched = 0;
  wchar_t character = L'\0', previous = L'\0';
  while (end[matched] != L'\0' && el_wgetc(editor, &character) == 1) {
    if (character == end[matched]) {
      matched++;
      continue;
    }
    // What began like the end was text after all; its escape is dropped like any control.
    for (size_t i = 0; i < matched; i++) paste_take(&buffer, end[i], L'\0');
    matched = character == end[0] ? 1 : 0;
    if (matched == 0) paste_take(&buffer, character, previous);
    previous = character;
  }
  paste_flush(&buffer);
  return CC_REFRESH;
}

static void bind_key(EditLine *editor, const char *key, const char *function) {
  el_set(editor, EL_BIND, key, function, NULL);
}

// Ours first, then the user's, then the two that must work.
static void configure(ceditline *self) {
  EditLine *editor = self->editor;
  el_set(editor, EL_CLIENTDATA, self);
  el_set(editor, EL_PROMPT_ESC, give_prompt, '\1');
  el_set(editor, EL_SIGNAL, 1);
  el_set(editor, EL_EDITOR, "emacs");
  el_set(editor, EL_ADDFN, "observatory-complete", "Complete the word", complete);
  el_set(editor, EL_ADDFN, "observatory-paste", "Insert pasted text", paste);
  bind_key(editor, "^R", "em-inc-search-prev");
  bind_key(editor, "\033[1;5D", "ed-prev-word");
  bind_key(editor, "\033[1;5C", "em-next-word");
  bind_key(editor, "\033b", "ed-prev-word");
  bind_key(editor, "\033f", "em-next-word");
  el_source(editor, NULL);
  bind_key(editor, "^I", "observatory-complete");
}

// In vi mode Escape ends insertion at once, so a pasted text cannot be told from typed keys.
static bool takes_paste(ceditline *self) {
  const char *map = NULL;
  if (!self->paste || el_get(self->editor, EL_EDITOR, &map) != 0) return false;
  if (!map || strcmp(map, "emacs") != 0) return false;
  bind_key(self->editor, "\033[200~", "observatory-paste");
  return true;
}

static FILE *open_copy(int descriptor, const char *mode) {
  int copy = fcntl(descriptor, F_DUPFD_CLOEXEC, 3);
  return copy < 0 ? NULL : fdopen(copy, mode);
}

static History *open_history(void) {
  HistEvent event;
  History *result = history_init();
  if (!result) return NULL;
  history(result, &event, H_SETSIZE, history_limit);
  history(result, &event, H_SETUNIQUE, 1);
  return result;
}

ceditline *ceditline_open(const char *program, int input, int output, bool paste) {
  choose_utf8();
  ceditline *self = calloc(1, sizeof *self);
  if (!self) return NULL;
  self->input_descriptor = input;
  self->output_descriptor = output;
  self->paste = paste;
  self->input = open_copy(input, "r");
  self->output = open_copy(output, "w");
  // libedit complains about unknown terminals and bad binds; neither helps at a prompt.
  self->errors = fopen("/dev/null", "we");
  self->kept = open_history();
  self->nothing = open_history();
  if (self->input && self->output && self->errors && self->kept && self->nothing) {
    self->editor = el_init(program, self->input, self->output, self->errors);
  }
  if (!self->editor) {
    ceditline_close(self);
    return NULL;
  }
  configure(self);
  return self;
}

void ceditline_close(ceditline *self) {
  if (self->editor) el_end(self->editor);
  if (self->kept) history_end(self->kept);
  if (self->nothing) history_end(self->nothing);
  if (self->input) fclose(self->input);
  if (self->output) fclose(self->output);
  if (self->errors) fclose(self->errors);
  free(self->prompt);
  free(self);
}

void ceditline_set_completer(ceditline *self, ceditline_completer completer, void *context) {
  self->completer = completer;
  self->context = context;
}

static void write_line_end(ceditline *self, const char *text) {
  fputs(text, self->output);
  fputs("\n", self->output);
  fflush(self->output);
}

ceditline_outcome ceditline_read(
    ceditline *self, const char *prompt, bool with_history, const char **bytes, long *count) {
  char *copy = strdup(prompt);
  if (!copy) return ceditline_end;
  free(self->prompt);
  self->prompt = copy;
  el_set(self->editor, EL_HIST, history, with_history ? self->kept : self->nothing);

  bool paste = takes_paste(self);
  bool guarded = terminal_guard_begin(
      terminal_guard_lines, self->input_descriptor, self->output_descriptor,
      paste ? paste_on : "", paste ? paste_off : "");
  int length = 0;
  const char *line = el_gets(self->editor, &length);
  int reason = errno;
  bool interrupted = guarded && terminal_guard_take_interrupt();
  terminal_guard_end();

  if (line && length > 0) {
    *bytes = line;
    *count = line[length - 1] == '\n' ? length - 1 : length;
    return ceditline_line;
  }
  interrupted = interrupted || (length < 0 && reason == EINTR);
  write_line_end(self, interrupted ? "^C" : "");
  return interrupted ? ceditline_interrupted : ceditline_end;
}

void ceditline_remember(ceditline *self, const char *line) {
  HistEvent event;
  history(self->kept, &event, H_ENTER, line);
}

void ceditline_replace_before_cursor(ceditline *self, int removed, const char *text) {
  if (removed > 0) el_deletestr(self->editor, removed);
  if (*text != '\0') el_insertstr(self->editor, text);
}

void ceditline_print_below(ceditline *self, const char *text) {
  fputs("\n", self->output);
  fputs(text, self->output);
  fflush(self->output);
  self->printed = true;
}

void ceditline_discard_typed(ceditline *self) { tcflush(self->input_descriptor, TCIFLUSH); }
