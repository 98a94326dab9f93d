// Loads code compiled from a learner's file and runs its entry point, within limits.
//
// Arguments: the shared object, then limits such as `cpu=5` (seconds), `as=1073741824` (bytes),
// `fsize=`, `nproc=`, `nofile=`. Descriptor 3 holds the request: a nonce of 32 hexadecimal digits, a
// line feed, JSON. It is read and closed before any of the learner's code is loaded; frames go to
// descriptor 4. Exit status 70: no entry point, 71: the object could not be loaded.
#include <dlfcn.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <unistd.h>

enum { request_descriptor = 3, report_descriptor = 4, nonce_length = 32 };

static void limit(const char *argument) {
  static const struct { const char *name; int resource; } known[] = {
      {"cpu=", RLIMIT_CPU},     {"as=", RLIMIT_AS},         {"fsize=", RLIMIT_FSIZE},
      {"nproc=", RLIMIT_NPROC}, {"nofile=", RLIMIT_NOFILE}, {"core=", RLIMIT_CORE},
  };
  for (size_t i = 0; i < sizeof known / sizeof *known; i++) {
    size_t length = strlen(known[i].name);
    if (strncmp(argument, known[i].name, length) != 0) continue;
    rlim_t value = strtoull(argument + length, NULL, 10);
    // The hard CPU limit is one second later: SIGXCPU first, then SIGKILL.
    struct rlimit both = {value, known[i].resource == RLIMIT_CPU ? value + 1 : value};
    setrlimit(known[i].resource, &both);
  }
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
  size_t length = 0;
  char *text = read_request(&length);
  if (!text || length < nonce_length + 1 || text[nonce_length] != '\n') return 70;
  char nonce[nonce_length + 1];
  memcpy(nonce, text, nonce_length);
  nonce[nonce_length] = 0;
  memset(text, 0, nonce_length);
  for (int i = 2; i < count; i++) limit(arguments[i]);

  void *object = dlopen(arguments[1], RTLD_NOW | RTLD_LOCAL);
  if (!object) {
    fprintf(stderr, "%s\n", dlerror());
    return 71;
  }
  typedef int (*entry_point)(const char *, const char *, long, int);
  entry_point entry = (entry_point)dlsym(object, "observatory_entry");
  if (!entry) return 70;
  const char *request = text + nonce_length + 1;
  int status = entry(nonce, request, (long)(length - nonce_length - 1), report_descriptor);
  fflush(NULL);
  // No atexit handler of the learner's may change the status or write another frame.
  _exit(status);
}
