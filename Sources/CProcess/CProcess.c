#define _GNU_SOURCE
#include "CProcess.h"

#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <spawn.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

static int place(posix_spawn_file_actions_t *actions, int from, int to) {
  if (from < 0) return 0;
  return posix_spawn_file_actions_adddup2(actions, from, to);
}

int process_spawn(const process_request *request, pid_t *process) {
  posix_spawn_file_actions_t actions;
  posix_spawnattr_t attributes;
  int error = posix_spawn_file_actions_init(&actions);
  if (error) return error;
  posix_spawnattr_init(&attributes);

  if (request->directory) posix_spawn_file_actions_addchdir_np(&actions, request->directory);
  if (request->input >= 0) {
    place(&actions, request->input, 0);
  } else if (request->own_session) {
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0);
  }
  place(&actions, request->output, 1);
  place(&actions, request->error, 2);
  place(&actions, request->request, 3);
  place(&actions, request->report, 4);
  int first = request->report >= 0 ? 5 : request->request >= 0 ? 4 : 3;
  posix_spawn_file_actions_addclosefrom_np(&actions, first);

  short flags = POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK;
  sigset_t all, none;
  sigfillset(&all);
  sigemptyset(&none);
  posix_spawnattr_setsigdefault(&attributes, &all);
  posix_spawnattr_setsigmask(&attributes, &none);
  if (request->own_session) {
    flags |= POSIX_SPAWN_SETSID;
  }
  posix_spawnattr_setflags(&attributes, flags);

  error = posix_spawn(process, request->path, &actions, &attributes, request->arguments,
                      request->environment);
  posix_spawnattr_destroy(&attributes);
  posix_spawn_file_actions_destroy(&actions);
  return error;
}

int process_pipe(int ends[2]) { return pipe2(ends, O_CLOEXEC) == 0 ? 0 : errno; }

int process_memory_file(const char *name) { return memfd_create(name, MFD_CLOEXEC); }

int process_watch(pid_t process) { return (int)syscall(SYS_pidfd_open, process, 0); }

pid_t process_wait(pid_t process, int block, int *status, double *seconds, long *peak_kilobytes) {
  struct rusage usage;
  pid_t result;
  do {
    result = wait4(process, status, block ? 0 : WNOHANG, &usage);
  } while (result < 0 && errno == EINTR);
  if (result > 0) {
    *seconds = (double)(usage.ru_utime.tv_sec + usage.ru_stime.tv_sec) +
               (double)(usage.ru_utime.tv_usec + usage.ru_stime.tv_usec) / 1e6;
    *peak_kilobytes = usage.ru_maxrss;
  }
  return result;
}

static const int noted_signals[] = {SIGINT, SIGTERM, SIGHUP};
enum { noted_count = sizeof noted_signals / sizeof *noted_signals };

static pthread_mutex_t noting = PTHREAD_MUTEX_INITIALIZER;
static int noting_depth;
static struct sigaction earlier_actions[noted_count];
static volatile sig_atomic_t noted_signal;

static void note(int number) {
  if (!noted_signal) noted_signal = number;
}

void process_note_signals(void) {
  pthread_mutex_lock(&noting);
  if (noting_depth++ == 0) {
    noted_signal = 0;
    struct sigaction action = {.sa_handler = note};
    sigemptyset(&action.sa_mask);
    for (int i = 0; i < noted_count; i++) {
      sigaction(noted_signals[i], NULL, &earlier_actions[i]);
      // What the program was told to ignore stays ignored, as under nohup.
      if (earlier_actions[i].sa_handler != SIG_IGN) sigaction(noted_signals[i], &action, NULL);
    }
  }
  pthread_mutex_unlock(&noting);
}

int process_leave_signals(void) {
  pthread_mutex_lock(&noting);
  int depth = --noting_depth;
  if (depth == 0) {
    for (int i = 0; i < noted_count; i++) sigaction(noted_signals[i], &earlier_actions[i], NULL);
  }
  pthread_mutex_unlock(&noting);
  return depth;
}

int process_noted_signal(void) { return noted_signal; }

int process_exited(int status) { return WIFEXITED(status); }
int process_exit_status(int status) { return WEXITSTATUS(status); }
int process_signal(int status) { return WIFSIGNALED(status) ? WTERMSIG(status) : 0; }
