#define _GNU_SOURCE
#include "CEditline.h"
#include "KeyReader.h"

#include <errno.h>
#include <fcntl.h>
#include <histedit.h>
#include <langinfo.h>
#include <locale.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <termios.h>
#include <unistd.h>

// How long the keyboard has to be still before the watcher hears of it, in milliseconds.
enum { history_limit = 1000, idle_delay = 250 };

static const char *const paste_on = "\033[?2004h";
static const char *const paste_off = "\033[?2004l";
static const char *const erase_below = "\r\033[J";

struct ceditline {
  EditLine *editor;
  History *kept;     // What the arrow keys show at prompts with a history.
  History *nothing;  // What they show at the others.
  FILE *input;
  FILE *output;
  FILE *errors;
  int input_descriptor;
  int output_descriptor;
  int columns;
  char *prompt;
  bool obeys_controls;
  bool printed;
  bool interrupted;
  bool pages;
  bool wants_idle;
  key_reader keys;
  ceditline_completer completer;
  ceditline_watcher watcher;
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

static bool is_empty(EditLine *editor) {
  const LineInfo *line = el_line(editor);
  return line->buffer == line->lastchar;
}

// On an empty line Space turns the page; a pasted one never does.
static unsigned char space_key(EditLine *editor, int key) {
  (void)key;
  ceditline *self = self_of(editor);
  if (self && self->pages && !self->keys.is_pasting && is_empty(editor)) {
    el_push(editor, "\n");
    return CC_NORM;
  }
  return el_insertstr(editor, " ") < 0 ? CC_ERROR : CC_REFRESH;
}

static unsigned char page_key(EditLine *editor, const char *keys) {
  ceditline *self = self_of(editor);
  if (!self || !self->pages || !is_empty(editor)) return CC_ERROR;
  el_push(editor, keys);
  return CC_NORM;
}

static unsigned char page_down(EditLine *editor, int key) {
  (void)key;
  return page_key(editor, "\n");
}

static unsigned char page_up(EditLine *editor, int key) {
  (void)key;
  return page_key(editor, "back\n");
}

static void bind_key(EditLine *editor, const char *key, const char *function) {
  el_set(editor, EL_BIND, key, function, NULL);
}

static int window_columns(ceditline *self) {
  struct winsize window;
  bool known = ioctl(self->output_descriptor, TIOCGWINSZ, &window) == 0 && window.ws_col > 0;
  return known ? window.ws_col : 80;
}

// Columns from the start of the prompt to the cursor, as if the line were not broken.
static int cursor_column(ceditline *self) {
  const LineInfoW *line = el_wline(self->editor);
  int columns = 0;
  bool marked = false;
  mbstate_t state = {0};
  wchar_t character;
  const char *text = self->prompt;
  for (size_t length; (length = mbrtowc(&character, text, MB_CUR_MAX, &state)) - 1 < 16;) {
    text += length;
    if (character == L'\1') marked = !marked;
    if (!marked && wcwidth(character) > 0) columns += wcwidth(character);
  }
  for (const wchar_t *c = line->buffer; c < line->cursor; c++) {
    if (wcwidth(*c) > 0) columns += wcwidth(*c);
  }
  return columns;
}

// Most terminals break the line anew at their new width, some leave it. The smaller number of rows
// is taken, so that nothing above the prompt is ever erased.
static void draw_after_resize(ceditline *self) {
  int column = cursor_column(self);
  int old_rows = column / self->columns;
  self->columns = window_columns(self);
  int rows = column / self->columns;
  if (old_rows < rows) rows = old_rows;
  el_resize(self->editor);
  if (self->obeys_controls) {
    if (rows > 0) fprintf(self->output, "\033[%dA", rows);
    fputs(erase_below, self->output);
    fflush(self->output);
  }
  el_set(self->editor, EL_REFRESH);
}

// Whatever stood on the screen, the line begins anew where the cursor is.
static void draw_after_stop(ceditline *self) {
  self->columns = window_columns(self);
  el_resize(self->editor);
  el_set(self->editor, EL_REFRESH);
}

void ceditline_make_room(ceditline *self) {
  if (!self->obeys_controls) {
    fputs("\n", self->output);
  } else {
    int rows = cursor_column(self) / self->columns;
    if (rows > 0) fprintf(self->output, "\033[%dA", rows);
    fputs(erase_below, self->output);
  }
  fflush(self->output);
}

// Returns whether the watcher wrote something, which is then followed by the line.
static bool tell(ceditline *self, ceditline_occasion occasion) {
  if (!self->watcher || !self->watcher(self->context, occasion)) return false;
  draw_after_stop(self);
  return true;
}

// Called by libedit for each character, so whatever a signal asked for is done between two keys.
static int read_key(EditLine *editor, wchar_t *character) {
  ceditline *self = self_of(editor);
  terminal_guard_keep_mode();
  while (true) {
    if (terminal_guard_take_interrupt()) {
      self->interrupted = true;
      errno = EINTR;
      return -1;
    }
    bool resized = terminal_guard_take_resize();
    if (terminal_guard_take_resume()) {
      draw_after_stop(self);
    } else if (resized && !tell(self, ceditline_resized)) {
      draw_after_resize(self);
    }
    switch (key_reader_next(&self->keys, character)) {
      case key_reader_character:
        return 1;
      case key_reader_end:
        return 0;
      case key_reader_signal:
        break;
      case key_reader_idle:
        tell(self, ceditline_idle);
        break;
    }
  }
}

// Ours first, then the user's, then the one that must work.
static void configure(ceditline *self) {
  EditLine *editor = self->editor;
  el_set(editor, EL_CLIENTDATA, self);
  el_set(editor, EL_PROMPT_ESC, give_prompt, '\1');
  // libedit's own handlers allocate, lose the line when two signals meet, and signal the whole
  // process group; the guard and `read_key` do their work.
  el_set(editor, EL_SIGNAL, 0);
  el_set(editor, EL_GETCFN, read_key);
  el_set(editor, EL_EDITOR, "emacs");
  el_set(editor, EL_ADDFN, "observatory-complete", "Complete the word", complete);
  el_set(editor, EL_ADDFN, "observatory-space", "Turn the page or insert a space", space_key);
  el_set(editor, EL_ADDFN, "observatory-page-down", "Turn the page", page_down);
  el_set(editor, EL_ADDFN, "observatory-page-up", "Turn the page back", page_up);
  bind_key(editor, "^R", "em-inc-search-prev");
  bind_key(editor, "\033[1;5D", "ed-prev-word");
  bind_key(editor, "\033[1;5C", "em-next-word");
  bind_key(editor, "\033b", "ed-prev-word");
  bind_key(editor, "\033f", "em-next-word");
  // Before the user's settings: after a change to vi's keys a sequence would swallow Escape.
  bind_key(editor, "\033[6~", "observatory-page-down");
  bind_key(editor, "\033[5~", "observatory-page-up");
  el_source(editor, NULL);
  bind_key(editor, "^I", "observatory-complete");
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

ceditline *ceditline_open(const char *program, int input, int output, bool obeys_controls) {
  choose_utf8();
  ceditline *self = calloc(1, sizeof *self);
  if (!self) return NULL;
  self->input_descriptor = input;
  self->output_descriptor = output;
  self->obeys_controls = obeys_controls;
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

void ceditline_set_watcher(ceditline *self, ceditline_watcher watcher, bool wants_idle) {
  self->watcher = watcher;
  self->wants_idle = wants_idle;
}

void ceditline_set_paging(ceditline *self, bool pages) {
  if (self->pages == pages) return;
  self->pages = pages;
  bind_key(self->editor, " ", pages ? "observatory-space" : "ed-insert");
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

  if (!terminal_guard_begin(
          terminal_guard_lines, self->input_descriptor, self->output_descriptor,
          self->obeys_controls ? paste_on : "", self->obeys_controls ? paste_off : "")) {
    return ceditline_end;
  }
  self->interrupted = false;
  self->columns = window_columns(self);
  key_reader_start(
      &self->keys, self->input_descriptor, terminal_guard_wake_descriptor(),
      self->wants_idle ? idle_delay : key_reader_never);
  int length = 0;
  const char *line = el_gets(self->editor, &length);
  terminal_guard_end();

  if (line && length > 0) {
    *bytes = line;
    *count = line[length - 1] == '\n' ? length - 1 : length;
    return ceditline_line;
  }
  write_line_end(self, self->interrupted ? "^C" : "");
  return self->interrupted ? ceditline_interrupted : ceditline_end;
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
