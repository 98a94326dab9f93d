// The line editor of histedit.h as Swift can call it: no variadic functions, no FILE pointers.
#pragma once

#include "TerminalGuard.h"

/// One editor on one terminal. It is used by one thread.
typedef struct ceditline ceditline;

typedef enum {
  /// A line was typed.
  ceditline_line = 0,
  /// SIGINT came; what was typed is dropped.
  ceditline_interrupted = 1,
  /// Control-D on an empty line, or the terminal is gone.
  ceditline_end = 2
} ceditline_outcome;

/// Called when Tab is pressed, with the line and the cursor as a byte offset. It may call
/// `ceditline_replace_before_cursor` and `ceditline_print_below`. Returns whether anything was found.
typedef bool (*ceditline_completer)(void *context, const char *line, long count, long cursor);

/// What a watcher is called for.
typedef enum {
  /// The window has another size.
  ceditline_resized = 0,
  /// Nothing was typed for a moment.
  ceditline_idle = 1
} ceditline_occasion;

/// Called while a line is typed. It may call `ceditline_make_room` and then write to the terminal.
/// Returns whether it wrote: the line is drawn again below.
typedef bool (*ceditline_watcher)(void *context, ceditline_occasion occasion);

/// Opens an editor, or returns NULL without memory or terminal. Reads the user's .editrc under the
/// program's name. The descriptors stay the caller's; a terminal that obeys controls is asked to
/// mark pasted text.
ceditline *ceditline_open(const char *program, int input, int output, bool obeys_controls);

/// Ends the editor and frees it. The terminal was put back at the end of each read already.
void ceditline_close(ceditline *editor);

/// Sets what Tab calls; the context must live as long as the editor.
void ceditline_set_completer(ceditline *editor, ceditline_completer completer, void *context);

/// Sets who hears of a new window size and, if `wants_idle`, of every moment without a key; NULL for
/// nobody. The context is the completer's.
void ceditline_set_watcher(ceditline *editor, ceditline_watcher watcher, bool wants_idle);

/// Sets whether, on an empty line, Space and Page Down are Enter, and Page Up is `back` and Enter.
void ceditline_set_paging(ceditline *editor, bool pages);

/// Inside a watcher: takes the prompt and the line off the screen; the cursor stands where they were.
void ceditline_make_room(ceditline *editor);

/// Reads a line. The prompt marks sequences without width with \1 on both sides. `bytes` belongs to
/// the editor and is valid until the next call; it has no line break at its end.
ceditline_outcome ceditline_read(
    ceditline *editor, const char *prompt, bool with_history, const char **bytes, long *count);

/// Adds a line to the history that the arrow keys walk through.
void ceditline_remember(ceditline *editor, const char *line);

/// Inside a completer: puts `text` in place of the `removed` scalars before the cursor.
void ceditline_replace_before_cursor(ceditline *editor, int removed, const char *text);

/// Inside a completer: writes text below the line; the line is drawn again under it.
void ceditline_print_below(ceditline *editor, const char *text);

/// Throws away what was typed but not read yet.
void ceditline_discard_typed(ceditline *editor);
