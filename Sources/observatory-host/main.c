// Loads code compiled from a learner's file and runs its entry point, within limits.
//
// Arguments: the shared object, then `library=` for each library that it may use, then limits such
// as `cpu=5` (seconds), `as=1073741824` (bytes), `fsize=`, `nproc=`, `nofile=`. `nproc=+64` allows
// 64 more than the user's own processes have now. `uid=` names the user to become where the program
// was started by root; with `reap` whatever the program started ends with it. Descriptor 3 holds the request: a nonce of 32 hexadecimal digits, a line
// feed, JSON. It is read and closed before any of the learner's code is loaded; frames go to
// descriptor 4. Exit status 70: no entry point, 71: something could not be loaded.
#include <ctype.h>
#include <dirent.h>
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <grp.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

enum { request_descriptor = 3, report_descriptor = 4, nonce_length = 32 };

// Counts the threads of one process; field 20 of its stat file, behind the name in parentheses.
static rlim_t threads_of(const char *process) {
  char path[64], text[1024];
  snprintf(path, sizeof path, "/proc/%.20s/stat", process);
  FILE *file = fopen(path, "re");
  if (!file) return 0;
  size_t length = fread(text, 1, sizeof text - 1, file);
  fclose(file);
  text[length] = 0;
  const char *field = strrchr(text, ')');
  for (int i = 0; field && i < 18; i++) field = strchr(field + 1, ' ');
  return field ? strtoul(field, NULL, 10) : 0;
}

// Counts what the limit on processes counts: the threads of this user.
static rlim_t threads_of_user(void) {
  DIR *processes = opendir("/proc");
  if (!processes) return 0;
  rlim_t sum = 0;
  for (struct dirent *entry; (entry = readdir(processes));) {
    struct stat status;
    if (!isdigit((unsigned char)entry->d_name[0])) continue;
    if (fstatat(dirfd(processes), entry->d_name, &status, 0) != 0) continue;
    if (status.st_uid == getuid()) sum += threads_of(entry->d_name);
  }
  closedir(processes);
  return sum;
}

// Becomes an ordinary user; the limit on processes does not count root's, and root's files are safe.
static int become(const char *user) {
  if (geteuid() != 0) return 0;
  uid_t id = (uid_t)strtoul(user, NULL, 10);
  if (setgroups(0, NULL) != 0 || setgid(id) != 0 || setuid(id) != 0) return -1;
  // The backtracer has to read this process, and the change of user has undone these two.
  prctl(PR_SET_DUMPABLE, 1);
  prctl(PR_SET_PDEATHSIG, 9);
  return 0;
}

static int has(int count, char **arguments, const char *word) {
  for (int i = 2; i < count; i++) {
    if (strcmp(arguments[i], word) == 0) return 1;
  }
  return 0;
}

// Kills the children that this process has now.
static void kill_children(void) {
  char path[64], text[4096];
  snprintf(path, sizeof path, "/proc/self/task/%d/children", (int)getpid());
  int file = open(path, O_RDONLY | O_CLOEXEC);
  if (file < 0) return;
  ssize_t length = read(file, text, sizeof text - 1);
  close(file);
  if (length < 0) return;
  text[length] = 0;
  for (char *word = strtok(text, " \n"); word; word = strtok(NULL, " \n")) kill(atoi(word), SIGKILL);
}

// Goes on in a child; this process waits for it and ends what it left behind, those too that went
// into the background. A box does so by itself.
static void supervise(void) {
  prctl(PR_SET_CHILD_SUBREAPER, 1);
  pid_t worker = fork();
  if (worker == 0) {
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    return;
  }
  if (worker < 0) _exit(71);
  int status = 0;
  while (waitpid(worker, &status, 0) < 0 && errno == EINTR) {}
  // Children of those that end here become children of this process; a second is plenty.
  for (int i = 0; i < 1000; i++) {
    kill_children();
    pid_t ended;
    while ((ended = waitpid(-1, NULL, WNOHANG)) > 0) {}
    if (ended < 0 && errno == ECHILD) break;
    usleep(1000);
  }
  _exit(WIFSIGNALED(status) ? 128 + WTERMSIG(status) : WEXITSTATUS(status));
}

static void limit(const char *argument) {
  static const struct { const char *name; int resource; } known[] = {
      {"cpu=", RLIMIT_CPU},     {"as=", RLIMIT_AS},         {"fsize=", RLIMIT_FSIZE},
      {"nproc=", RLIMIT_NPROC}, {"nofile=", RLIMIT_NOFILE}, {"core=", RLIMIT_CORE},
  };
  for (size_t i = 0; i < sizeof known / sizeof *known; i++) {
    size_t length = strlen(known[i].name);
    if (strncmp(argument, known[i].name, length) != 0) continue;
    rlim_t value = strtoull(argument + length, NULL, 10);
    if (argument[length] == '+') value += threads_of_user();
    // The hard CPU limit is one second later: SIGXCPU first, then SIGKILL.
    struct rlimit both = {value, known[i].resource == RLIMIT_CPU ? value + 1 : value};
    setrlimit(known[i].resource, &both);
  }
}

// Loads the libraries for everything that is loaded later: the linker need not read them then.
static int load_libraries(int count, char **arguments) {
  static const char mark[] = "library=";
  for (int i = 2; i < count; i++) {
    if (strncmp(arguments[i], mark, sizeof mark - 1) != 0) continue;
    if (!dlopen(arguments[i] + sizeof mark - 1, RTLD_LAZY | RTLD_GLOBAL)) return -1;
  }
  return 0;
}

static char *read_request(size_t *length) {
  size_t size = 0, capacity = 65536;
  char *text = malloc(capacity);
  while (text) {
    if (size + 1 == capacity) {
      capacity *= 2;
      char *larger = realloc(text, capacity);
      if (!larger) break;
      text = larger;
    }
    ssize_t count = read(request_descriptor, text + size, capacity - size - 1);
    if (count < 0 && errno == EINTR) continue;
    if (count <= 0) break;
    size += (size_t)count;
  }
  close(request_descriptor);
  if (text) text[size] = 0;
  *length = size;
  return text;
}

int main(int count, char **arguments) {
  // A trap would lose what is still in the buffer.
  setvbuf(stdout, NULL, _IOLBF, 0);
  prctl(PR_SET_PDEATHSIG, 9);
  if (count < 2) {
    fputs("observatory-host is started by observatory.\n", stderr);
    return 70;
  }
  if (has(count, arguments, "reap")) supervise();
  size_t length = 0;
  char *text = read_request(&length);
  if (!text || length < nonce_length + 1 || text[nonce_length] != '\n') return 70;
  char nonce[nonce_length + 1];
  memcpy(nonce, text, nonce_length);
  nonce[nonce_length] = 0;
  memset(text, 0, nonce_length);
  void *object = NULL;
  if (load_libraries(count, arguments) == 0) object = dlopen(arguments[1], RTLD_NOW | RTLD_LOCAL);
  if (!object) {
    fprintf(stderr, "%s\n", dlerror());
    return 71;
  }
  for (int i = 2; i < count; i++) {
    if (strncmp(arguments[i], "uid=", 4) != 0) continue;
    if (become(arguments[i] + 4) != 0) {
      fprintf(stderr, "The program can't be run as another user: %s\n", strerror(errno));
      return 71;
    }
  }
  for (int i = 2; i < count; i++) limit(arguments[i]);
  typedef int (*entry_point)(const char *, const char *, long, int);
  entry_point entry = (entry_point)dlsym(object, "observatory_entry");
  if (!entry) return 70;
  const char *request = text + nonce_length + 1;
  int status = entry(nonce, request, (long)(length - nonce_length - 1), report_descriptor);
  fflush(NULL);
  // No atexit handler of the learner's may change the status or write another frame.
  _exit(status);
}
