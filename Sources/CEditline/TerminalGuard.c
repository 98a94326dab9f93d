#include "TerminalGuard.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <termios.h>
#include <unistd.h>

enum { sequence_limit = 64 };

// Signals that end the program, and the four that do not.
static const int fatal_signals[] = {
    SIGTERM, SIGHUP, SIGQUIT, SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV,
};
static const int mild_signals[] = {SIGINT, SIGTSTP, SIGCONT, SIGWINCH};
enum {
  fatal_count = sizeof fatal_signals / sizeof *fatal_signals,
  mild_count = sizeof mild_signals / sizeof *mild_signals,
};

// Signal handlers can reach nothing but globals.
static struct {
  volatile sig_atomic_t active;
  volatile sig_atomic_t interrupted;
  volatile sig_atomic_t resized;
  volatile sig_atomic_t resumed;
  int input;
  int output;
  int wake[2];
  struct termios before;
  struct termios during;
  char entering[sequence_limit];
  char leaving[sequence_limit];
  struct sigaction fatal_actions[fatal_count];
  struct sigaction mild_actions[mild_count];
} guard = {.wake = {-1, -1}};

static void write_text(const char *text) {
  size_t length = strlen(text);
  while (length > 0) {
    ssize_t count = write(guard.output, text, length);
    if (count < 0 && errno == EINTR) continue;
    if (count <= 0) return;
    text += count;
    length -= (size_t)count;
  }
}

// A program in the background must leave the terminal to the one in front.
static bool is_in_foreground(void) { return tcgetpgrp(guard.input) == getpgrp(); }

static void enter(void) {
  if (!is_in_foreground()) return;
  tcsetattr(guard.input, TCSANOW, &guard.during);
  write_text(guard.entering);
}

static void leave(void) {
  if (!is_in_foreground()) return;
  write_text(guard.leaving);
  tcsetattr(guard.input, TCSANOW, &guard.before);
}

static void wake_reader(void) {
  char byte = 0;
  ssize_t count = write(guard.wake[1], &byte, 1);
  (void)count;  // A full pipe wakes as well.
}

// Lets the signal do now what it would have done without the guard.
static void raise_again(int number, const struct sigaction *action) {
  sigset_t set;
  sigemptyset(&set);
  sigaddset(&set, number);
  sigaction(number, action, NULL);
  raise(number);
  sigprocmask(SIG_UNBLOCK, &set, NULL);
}

static void end_by(int number) {
  struct sigaction standard = {.sa_handler = SIG_DFL};
  const struct sigaction *action = &standard;
  for (int i = 0; i < fatal_count; i++) {
    // Who sends SIGQUIT wants an end, not what the Swift runtime does at a crash.
    if (fatal_signals[i] == number && number != SIGQUIT) action = &guard.fatal_actions[i];
  }
  leave();
  guard.active = 0;
  raise_again(number, action);
}

static void handle_fatal(int number) {
  int saved = errno;
  if (guard.active) end_by(number);
  errno = saved;
}

static void stop(void) {
  struct sigaction standard = {.sa_handler = SIG_DFL};
  struct sigaction ours;
  leave();
  sigaction(SIGTSTP, NULL, &ours);
  raise_again(SIGTSTP, &standard);
  sigaction(SIGTSTP, &ours, NULL);
}

static void handle_mild(int number) {
  int saved = errno;
  switch (guard.active ? number : 0) {
    case SIGINT:
      if (guard.interrupted) {
        end_by(SIGINT);
      } else {
        guard.interrupted = 1;
      }
      break;
    case SIGTSTP:
      stop();
      break;
    case SIGCONT:
      enter();
      guard.resumed = 1;
      break;
    case SIGWINCH:
      guard.resized = 1;
      break;
    default:
      break;
  }
  wake_reader();
  errno = saved;
}

static void install(int number, void (*handler)(int), struct sigaction *old) {
  struct sigaction action = {.sa_handler = handler};
  sigemptyset(&action.sa_mask);
  sigaction(number, NULL, old);
  // What was ignored on purpose, as nohup does, stays ignored.
  if (old->sa_handler != SIG_IGN || (old->sa_flags & SA_SIGINFO)) sigaction(number, &action, NULL);
}

static void install_handlers(void) {
  for (int i = 0; i < fatal_count; i++) {
    install(fatal_signals[i], handle_fatal, &guard.fatal_actions[i]);
  }
  for (int i = 0; i < mild_count; i++) {
    install(mild_signals[i], handle_mild, &guard.mild_actions[i]);
  }
}

static void restore_handlers(void) {
  for (int i = 0; i < fatal_count; i++) sigaction(fatal_signals[i], &guard.fatal_actions[i], NULL);
  for (int i = 0; i < mild_count; i++) sigaction(mild_signals[i], &guard.mild_actions[i], NULL);
}

static bool open_wake_pipe(void) {
  if (guard.wake[0] >= 0) return true;
  if (pipe(guard.wake) != 0) return false;
  for (int i = 0; i < 2; i++) {
    fcntl(guard.wake[i], F_SETFD, FD_CLOEXEC);
    fcntl(guard.wake[i], F_SETFL, O_NONBLOCK);
  }
  atexit(terminal_guard_end);
  return true;
}

static void empty_wake_pipe(void) {
  char bytes[64];
  while (read(guard.wake[0], bytes, sizeof bytes) > 0) continue;
}

bool terminal_guard_begin(
    terminal_guard_mode mode, int input, int output, const char *entering, const char *leaving) {
  if (guard.active || strlen(entering) >= sequence_limit || strlen(leaving) >= sequence_limit) {
    return false;
  }
  if (tcgetattr(input, &guard.before) != 0 || !open_wake_pipe()) return false;
  guard.input = input;
  guard.output = output;
  guard.during = guard.before;
  if (mode == terminal_guard_keys) {
    guard.during.c_lflag &= ~(tcflag_t)(ICANON | ECHO);
    guard.during.c_cc[VMIN] = 1;
    guard.during.c_cc[VTIME] = 0;
  }
  strcpy(guard.entering, entering);
  strcpy(guard.leaving, leaving);
  guard.interrupted = guard.resized = guard.resumed = 0;
  empty_wake_pipe();
  guard.active = 1;
  install_handlers();
  enter();
  return true;
}

void terminal_guard_keep_mode(void) {
  struct termios mode;
  if (guard.active && is_in_foreground() && tcgetattr(guard.input, &mode) == 0) {
    guard.during = mode;
  }
}

void terminal_guard_end(void) {
  if (!guard.active) return;
  leave();
  guard.active = 0;
  restore_handlers();
}

static bool take(volatile sig_atomic_t *flag) {
  if (!*flag) return false;
  *flag = 0;
  return true;
}

bool terminal_guard_take_interrupt(void) {
  empty_wake_pipe();
  return take(&guard.interrupted);
}

bool terminal_guard_take_resize(void) { return take(&guard.resized); }

bool terminal_guard_take_resume(void) { return take(&guard.resumed); }

int terminal_guard_wake_descriptor(void) { return guard.wake[0]; }
