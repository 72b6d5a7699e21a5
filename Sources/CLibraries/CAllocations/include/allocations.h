#pragma once
#include <stdint.h>

/// How often this process asked for memory since it began; 0 for ever where nobody counts (not glibc).
uint64_t allocation_count(void);

/// Bytes this process has asked for and not given back; 0 where nobody can tell (not glibc).
uint64_t held_bytes(void);
