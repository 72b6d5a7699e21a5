#include "collation.h"

#include <unicode/ucol.h>
#include <unicode/unorm2.h>

curtain_collator *curtain_collator_open(const char *locale) {
  UErrorCode status = U_ZERO_ERROR;
  UCollator *collator = ucol_open(locale, &status);
  return U_SUCCESS(status) ? (curtain_collator *)collator : NULL;
}

void curtain_collator_close(curtain_collator *collator) { ucol_close((UCollator *)collator); }

int curtain_sort_key(
    const curtain_collator *collator, const uint16_t *text, int length, uint8_t *key,
    int capacity) {
  return ucol_getSortKey(
      (const UCollator *)collator, (const UChar *)text, length, key, capacity);
}

int curtain_decompose(const uint16_t *text, int length, uint16_t *taken, int capacity) {
  UErrorCode status = U_ZERO_ERROR;
  const UNormalizer2 *normalizer = unorm2_getNFDInstance(&status);
  if (U_FAILURE(status)) return 0;
  int count = unorm2_normalize(
      normalizer, (const UChar *)text, length, (UChar *)taken, capacity, &status);
  return U_SUCCESS(status) ? count : 0;
}
