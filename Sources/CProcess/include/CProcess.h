#pragma once
#include <sys/types.h>

/// What a new process gets. Descriptors of -1 are left closed; everything else is closed on exec.
typedef struct {
  const char *path;
  char *const *arguments;
  char *const *environment;
  const char *directory;
  int input;
  int output;
  int error;
  int request;
  int report;
  /// Whether it gets a session of its own: no terminal, no signals of the keyboard.
  int own_session;
} process_request;

/// Starts a process. Returns 0 and the process id, or an errno value.
int process_spawn(const process_request *request, pid_t *process);

/// Makes a pipe whose ends are closed on exec. Returns 0 or an errno value.
int process_pipe(int ends[2]);

/// Makes a file in memory that can be read and written. Returns a descriptor or -1.
int process_memory_file(const char *name);

/// Returns a descriptor that becomes readable when the process ends, or -1.
int process_watch(pid_t process);

/// Waits for the end of a process without blocking if `block` is 0.
/// Returns the process id, 0 if it still runs, or -1; `seconds` receives its CPU time.
pid_t process_wait(pid_t process, int block, int *status, double *seconds, long *peak_kilobytes);

/// Notes SIGINT, SIGTERM and SIGHUP instead of ending the program, until as many calls of
/// `process_leave_signals`. The outermost call forgets what was noted before.
void process_note_signals(void);

/// Returns how many calls of `process_note_signals` are still to be left.
int process_leave_signals(void);

/// Returns the number of the first signal that was noted, or 0.
int process_noted_signal(void);

int process_exited(int status);
int process_exit_status(int status);
int process_signal(int status);
