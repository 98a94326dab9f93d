#define _GNU_SOURCE
#include "CPseudoTerminal.h"

#include <fcntl.h>
#include <pthread.h>
#if defined(__APPLE__)
#include <util.h>
#else
#include <pty.h>
#include <utmp.h>
#endif
#include <signal.h>
#include <string.h>
#include <sys/ioctl.h>
#include <termios.h>
#include <unistd.h>

// Descriptors of one test must not be inherited by the program of another.
static pthread_mutex_t spawning = PTHREAD_MUTEX_INITIALIZER;

static void become(
    const char *path, char *const *arguments, char *const *environment, const char *directory,
    int terminal) {
  sigset_t none;
  if (login_tty(terminal) != 0) _exit(126);
  if (directory && chdir(directory) != 0) _exit(126);
  // The test runner's own blocked and ignored signals are not the program's.
  sigemptyset(&none);
  sigprocmask(SIG_SETMASK, &none, NULL);
  for (int number = 1; number < NSIG; number++) signal(number, SIG_DFL);
  execve(path, arguments, environment);
  _exit(127);
}

pid_t pseudo_terminal_spawn(
    const char *path, char *const *arguments, char *const *environment, const char *directory,
    int columns, int rows, int *controller) {
  struct winsize window = {.ws_row = (unsigned short)rows, .ws_col = (unsigned short)columns};
  int terminal = -1;
  pthread_mutex_lock(&spawning);
  pid_t child = -1;
  if (openpty(controller, &terminal, NULL, NULL, &window) == 0) {
    fcntl(*controller, F_SETFD, FD_CLOEXEC);
    child = fork();
    if (child == 0) become(path, arguments, environment, directory, terminal);
    close(terminal);
    if (child < 0) close(*controller);
  }
  pthread_mutex_unlock(&spawning);
  return child;
}

bool pseudo_terminal_get_modes(int controller, pseudo_terminal_modes *modes) {
  struct termios state;
  if (tcgetattr(controller, &state) != 0) return false;
  modes->canonical = state.c_lflag & ICANON;
  modes->echo = state.c_lflag & ECHO;
  modes->signals = state.c_lflag & ISIG;
  return true;
}

bool pseudo_terminal_resize(int controller, int columns, int rows) {
  struct winsize window = {.ws_row = (unsigned short)rows, .ws_col = (unsigned short)columns};
  return ioctl(controller, TIOCSWINSZ, &window) == 0;
}

pid_t pseudo_terminal_foreground(int controller) { return tcgetpgrp(controller); }

long pseudo_terminal_find(
    const unsigned char *bytes, long count, long start, const unsigned char *text, long length) {
  if (bytes == NULL || start > count) return -1;
  const unsigned char *found = memmem(bytes + start, count - start, text, length);
  return found == NULL ? -1 : found - bytes;
}
