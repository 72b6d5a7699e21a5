#pragma once

#include <stdint.h>

/// Opaque: ICU's own names carry its version.
typedef struct curtain_collator curtain_collator;

/// Null where ICU has no order for the locale.
curtain_collator *curtain_collator_open(const char *locale);
void curtain_collator_close(curtain_collator *collator);

/// Bytes that compare as the text does; answers how many there are, also where they don't fit.
int curtain_sort_key(
    const curtain_collator *collator, const uint16_t *text, int length, uint8_t *key, int capacity);

/// Takes letters and their marks apart (NFD); answers how many units there are, 0 where they don't fit.
int curtain_decompose(const uint16_t *text, int length, uint16_t *taken, int capacity);
