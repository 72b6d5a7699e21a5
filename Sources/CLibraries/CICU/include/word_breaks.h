// ICU's word boundaries without ICU's types.
#pragma once

#include <stdint.h>

/// Writes where words end and begin, in UTF-16 units from the text's start, and answers how many
/// places there are (at most `capacity` are written); 0 where that fails. Texts without spaces are
/// cut by ICU's dictionaries.
int curtain_word_breaks(
    const char *locale, const uint16_t *text, int length, int32_t *places, int capacity);
