#include "allocations.h"

#include <stdatomic.h>
#include <stdlib.h>

static _Atomic uint64_t count;

uint64_t allocation_count(void) {
  return atomic_load_explicit(&count, memory_order_relaxed);
}

#ifdef __GLIBC__
#include <malloc.h>

uint64_t held_bytes(void) {
  struct mallinfo2 all = mallinfo2();
  return all.uordblks + all.hblkhd;
}

// An executable's own definitions come before those of the C library, for Swift's runtime too.
extern void *__libc_malloc(size_t);
extern void *__libc_calloc(size_t, size_t);
extern void *__libc_realloc(void *, size_t);
extern void *__libc_memalign(size_t, size_t);

static void one_more(void) { atomic_fetch_add_explicit(&count, 1, memory_order_relaxed); }

void *malloc(size_t size) {
  one_more();
  return __libc_malloc(size);
}

void *calloc(size_t number, size_t size) {
  one_more();
  return __libc_calloc(number, size);
}

void *realloc(void *old, size_t size) {
  one_more();
  return __libc_realloc(old, size);
}

void *aligned_alloc(size_t alignment, size_t size) {
  one_more();
  return __libc_memalign(alignment, size);
}

int posix_memalign(void **place, size_t alignment, size_t size) {
  one_more();
  *place = __libc_memalign(alignment, size);
  return *place ? 0 : 12;
}
#else
uint64_t held_bytes(void) { return 0; }
#endif
