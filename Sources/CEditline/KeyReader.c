#include "KeyReader.h"

#include <errno.h>
#include <poll.h>
#include <string.h>
#include <unistd.h>

// How long an escape may wait for the rest of a mark, in milliseconds.
enum { escape_delay = 30, forever = -1 };

static const wchar_t paste_begin[] = L"\033[200~";
static const wchar_t paste_end[] = L"\033[201~";
static const wchar_t shown_line_break = L'\u23CE';

// What one byte's worth of waiting can bring.
typedef enum { got_byte, got_signal, got_end, got_nothing } byte_result;

static byte_result next_byte(key_reader *reader, int timeout, unsigned char *byte) {
  while (true) {
    struct pollfd states[2] = {
        {.fd = reader->input, .events = POLLIN}, {.fd = reader->wake, .events = POLLIN}};
    // A key once begun is finished first: only the wait for its first byte minds signals.
    bool begins = timeout == forever;
    int count = poll(states, begins ? 2 : 1, begins ? reader->patience : timeout);
    if (count == 0) return got_nothing;
    if (count < 0 && errno != EINTR) return got_end;
    if (count > 0 && states[1].revents) return got_signal;
    if (count < 0 || !states[0].revents) continue;
    ssize_t length = read(reader->input, byte, 1);
    if (length == 1) return got_byte;
    if (length == 0 || errno != EINTR) return got_end;
  }
}

static size_t length_of(unsigned char first) {
  if (first < 0x80) return 1;
  if (first >= 0xC2 && first < 0xE0) return 2;
  if (first >= 0xE0 && first < 0xF0) return 3;
  if (first >= 0xF0 && first < 0xF5) return 4;
  return 0;
}

static bool is_scalar(wchar_t value, size_t length) {
  static const wchar_t least[] = {0, 0, 0x80, 0x800, 0x10000};
  return value >= least[length] && value <= 0x10FFFF && !(value >= 0xD800 && value < 0xE000);
}

// Reads one scalar; bytes that are no UTF-8 are dropped.
static byte_result next_scalar(key_reader *reader, int timeout, wchar_t *scalar) {
  while (true) {
    unsigned char byte;
    byte_result result = next_byte(reader, timeout, &byte);
    if (result != got_byte) return result;
    size_t length = length_of(byte);
    if (length == 0) continue;
    wchar_t value = length == 1 ? byte : byte & (0x7F >> length);
    size_t have = 1;
    for (; have < length; have++) {
      result = next_byte(reader, escape_delay, &byte);
      if (result == got_end) return got_end;
      if (result != got_byte || (byte & 0xC0) != 0x80) break;
      value = (value << 6) | (byte & 0x3F);
    }
    if (have == length && is_scalar(value, length)) {
      *scalar = value;
      return got_byte;
    }
  }
}

static wchar_t take_waiting(key_reader *reader) {
  wchar_t first = reader->waiting[0];
  reader->waiting_count--;
  memmove(reader->waiting, reader->waiting + 1, reader->waiting_count * sizeof first);
  return first;
}

// After an escape: reads on while it looks like the mark. What was read stays waiting otherwise.
static bool is_mark(key_reader *reader, const wchar_t *mark) {
  for (size_t i = 1; mark[i] != L'\0'; i++) {
    wchar_t scalar;
    if (i > reader->waiting_count) {
      if (next_scalar(reader, escape_delay, &scalar) != got_byte) return false;
      reader->waiting[reader->waiting_count++] = scalar;
    }
    if (reader->waiting[i - 1] != mark[i]) return false;
  }
  reader->waiting_count = 0;
  return true;
}

// Returns the character that stands for a pasted one, or 0.
static wchar_t pasted(key_reader *reader, wchar_t scalar) {
  wchar_t previous = reader->previous;
  reader->previous = scalar;
  if (scalar == L'\n' && previous == L'\r') return 0;
  if (scalar == L'\n' || scalar == L'\r') {
    reader->line_breaks++;
    return 0;
  }
  if (scalar == L'\t') return L' ';
  return scalar < L' ' || (scalar >= 0x7F && scalar < 0xA0) ? 0 : scalar;
}

// Holds a character back behind the line breaks that came before it.
static wchar_t after_line_breaks(key_reader *reader, wchar_t character) {
  if (reader->line_breaks == 0) return character;
  reader->line_breaks--;
  memmove(
      reader->waiting + 1, reader->waiting, reader->waiting_count * sizeof reader->waiting[0]);
  reader->waiting[0] = character;
  reader->waiting_count++;
  return shown_line_break;
}

void key_reader_start(key_reader *reader, int input, int wake, int patience) {
  *reader = (key_reader){.input = input, .wake = wake, .patience = patience};
}

key_reader_result key_reader_next(key_reader *reader, wchar_t *character) {
  while (true) {
    wchar_t scalar;
    if (reader->waiting_count > 0) {
      scalar = take_waiting(reader);
    } else {
      byte_result result = next_scalar(reader, forever, &scalar);
      if (result == got_signal) return key_reader_signal;
      if (result == got_nothing) return key_reader_idle;
      if (result != got_byte) return key_reader_end;
    }
    bool begins = scalar == paste_begin[0];
    if (begins && is_mark(reader, reader->is_pasting ? paste_end : paste_begin)) {
      reader->is_pasting = !reader->is_pasting;
      reader->line_breaks = 0;
      reader->previous = L'\0';
      continue;
    }
    if (!reader->is_pasting) {
      *character = scalar;
      return key_reader_character;
    }
    wchar_t shown = pasted(reader, scalar);
    if (shown == 0) continue;
    *character = after_line_breaks(reader, shown);
    return key_reader_character;
  }
}
