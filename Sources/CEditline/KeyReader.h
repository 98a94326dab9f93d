// Reads characters from a terminal: UTF-8 decoded, pasted text made harmless, signals let through.
#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <wchar.h>

enum { key_reader_limit = 8, key_reader_never = -1 };

typedef enum {
  key_reader_character,
  /// The wake descriptor is readable.
  key_reader_signal,
  /// The terminal is gone.
  key_reader_end,
  /// Nothing came for a while.
  key_reader_idle
} key_reader_result;

typedef struct {
  int input;
  int wake;
  // How long to wait for a character before that is reported, in milliseconds.
  int patience;
  bool is_pasting;
  // Characters that were read to see whether a mark of pasted text begins, and were none.
  wchar_t waiting[key_reader_limit];
  size_t waiting_count;
  // Pasted line breaks, shown only when more text follows them.
  size_t line_breaks;
  wchar_t previous;
} key_reader;

/// Starts afresh, at the beginning of a line.
void key_reader_start(key_reader *reader, int input, int wake, int patience);

/// Waits for a character. In pasted text line breaks come as U+23CE, tabs as spaces, other controls
/// not at all, so that pasting neither submits nor completes nor edits.
key_reader_result key_reader_next(key_reader *reader, wchar_t *character);
