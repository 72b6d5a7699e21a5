// ICU's plural rules without ICU's types: Foundation brings its own copy of those, and the two may
// not meet in one Swift module.
#pragma once

typedef struct curtain_plural_rules curtain_plural_rules;

/// The rules of a locale, kept for the rest of the run; NULL where ICU knows none.
const curtain_plural_rules *curtain_plural_rules_open(const char *locale);

/// Writes the keyword for a number, such as "few", with a zero at its end; 0 where that fails.
int curtain_plural_rules_select(
    const curtain_plural_rules *rules, double number, char *keyword, int capacity);
