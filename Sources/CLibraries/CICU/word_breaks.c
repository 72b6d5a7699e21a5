#include "word_breaks.h"

#include <unicode/ubrk.h>

int curtain_word_breaks(
    const char *locale, const uint16_t *text, int length, int32_t *places, int capacity) {
  UErrorCode status = U_ZERO_ERROR;
  UBreakIterator *words = ubrk_open(UBRK_WORD, locale, (const UChar *)text, length, &status);
  if (U_FAILURE(status)) return 0;
  int count = 0;
  for (int32_t place = ubrk_first(words); place != UBRK_DONE; place = ubrk_next(words)) {
    if (count < capacity) places[count] = place;
    count++;
  }
  ubrk_close(words);
  return count;
}
