// Starts a program on a terminal of its own; for tests.
#pragma once

#include <stdbool.h>
#include <sys/types.h>

/// What a test may want to know of the terminal's mode.
typedef struct {
  bool canonical;
  bool echo;
  bool signals;
} pseudo_terminal_modes;

/// Starts a program as the leader of a session of its own, with the new terminal as its input,
/// output and error: no signal it sends to its group can reach the caller. The directory may be
/// NULL. Returns the process, or -1; `*controller` is the terminal's other end.
pid_t pseudo_terminal_spawn(
    const char *path, char *const *arguments, char *const *environment, const char *directory,
    int columns, int rows, int *controller);

/// Reads the terminal's mode from its controller; it can be read after the program's end, too.
bool pseudo_terminal_get_modes(int controller, pseudo_terminal_modes *modes);

/// Changes the window's size, which sends SIGWINCH to the program in front.
bool pseudo_terminal_resize(int controller, int columns, int rows);

/// Returns the process group in front, to which keys like Control-C send their signal; -1 if none.
pid_t pseudo_terminal_foreground(int controller);

/// Returns where `text` begins in the bytes from `start` on; -1 if it isn't there.
long pseudo_terminal_find(
    const unsigned char *bytes, long count, long start, const unsigned char *text, long length);
