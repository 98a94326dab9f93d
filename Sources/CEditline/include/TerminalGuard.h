// Puts the terminal back, whatever ends or stops the program.
#pragma once

#include <stdbool.h>

typedef enum {
  /// Somebody else (libedit) changes the mode of the terminal.
  terminal_guard_lines = 0,
  /// Keys arrive one by one, without echo; signals still work.
  terminal_guard_keys = 1
} terminal_guard_mode;

/// Remembers the terminal's mode and writes `entering`. Until `terminal_guard_end`, every way to
/// end or stop the program (signals, crashes, exit) restores the mode and writes `leaving` first;
/// after a stop, `entering` is written again. Both texts are copied.
///
/// There is one guard in a process, since there is one set of signal handlers. Returns false, and
/// does nothing, if it is in use or the input is no terminal.
bool terminal_guard_begin(
    terminal_guard_mode mode, int input, int output, const char *entering, const char *leaving);

/// In mode `lines`: remembers the terminal's present mode as the one to go on with after a stop.
void terminal_guard_keep_mode(void);

/// Restores the terminal and the signal handlers.
void terminal_guard_end(void);

/// Returns whether SIGINT came since the last call. A second one before this call ends the program.
bool terminal_guard_take_interrupt(void);

/// Returns whether the window changed its size since the last call.
bool terminal_guard_take_resize(void);

/// Returns whether the program was stopped and continued since the last call.
bool terminal_guard_take_resume(void);

/// A descriptor that becomes readable when one of the three above has something to tell.
int terminal_guard_wake_descriptor(void);
